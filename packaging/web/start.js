// Whether this browser can do it, then the program; and the worker that keeps all of it for when there is no network.
(() => {
    const old = {
        en: "This browser is too old for Night Table.",
        de: "Dieser Browser ist zu alt für Night Table.",
        es: "Este navegador es demasiado antiguo para Night Table.",
        fr: "Ce navigateur est trop ancien pour Night Table.",
        it: "Questo browser è troppo vecchio per Night Table.",
        ja: "このブラウザーは古いため、Night Table を動かせません。",
        th: "เบราว์เซอร์นี้เก่าเกินไปสำหรับ Night Table",
        zh: "這個瀏覽器版本過舊，無法執行 Night Table。",
    };
    if (typeof WebAssembly !== "object" || typeof DecompressionStream !== "function" || !WebAssembly.instantiateStreaming) {
        const said = document.getElementById("said");
        said.textContent = old[(navigator.language || "en").slice(0, 2)] || old.en;
        said.hidden = false;
        return;
    }
    document.addEventListener("contextmenu", event => event.preventDefault());
    document.addEventListener("gesturestart", event => event.preventDefault()); // Safari's zoom
    for (const name of ["page.js", "night-table.js"]) {
        const program = document.createElement("script");
        program.src = name;
        program.async = false; // one after the other
        document.body.appendChild(program);
    }
    if ("serviceWorker" in navigator) {
        navigator.serviceWorker.register("worker.js").catch(why => console.error("night-table: not offline: " + why));
    }
})();
