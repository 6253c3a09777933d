// What the program (src/platform/page.c) wants of the page it lies in; FS, MEMFS, ENV and HEAPU8 are Emscripten's, in night-table.js.
var Page = (() => {
    const canvas = document.getElementById("canvas"), cover = document.getElementById("cover");
    const home = "/home/web_user"; // Emscripten's; below it lie .local, .config and what the player takes with him
    const page = {elsewhere: false, refused: false};
    let context = null;

    // ---- the picture ----

    page.pixels = () => {
        const at = canvas.getBoundingClientRect(), ratio = window.devicePixelRatio || 1;
        return {w: Math.max(1, Math.round(at.width * ratio)), h: Math.max(1, Math.round(at.height * ratio))};
    };
    // A canvas that is told its size, even the same, is empty: SDL would tell it with each turn of the screen, and the program
    // paints what has changed.
    const sizes = {};
    for (const side of ["width", "height"]) {
        sizes[side] = Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side).set;
        Object.defineProperty(canvas, side, {
            get: Object.getOwnPropertyDescriptor(HTMLCanvasElement.prototype, side).get, set: () => {},
        });
    }
    page.shown = 0; // how often something was, and when first
    page.put = (px, x, y, w, h, allW, allH) => {
        page.firstAt = page.shown++ === 0 ? performance.now() : page.firstAt;
        if (canvas.width !== allW || canvas.height !== allH) {
            sizes.width.call(canvas, allW);
            sizes.height.call(canvas, allH);
        }
        context = context || canvas.getContext("2d", {alpha: false});
        context.putImageData(new ImageData(new Uint8ClampedArray(HEAPU8.buffer, px, w * h * 4), w, h), x, y);
    };
    const all = document.documentElement;
    page.isFull = () => !!(document.fullscreenElement || document.webkitFullscreenElement);
    page.full = on => {
        const act = on ? all.requestFullscreen || all.webkitRequestFullscreen
                       : document.exitFullscreen || document.webkitExitFullscreen;
        const done = act && act.call(on ? all : document);
        if (done && done.catch) {
            done.catch(() => {}); // no finger asked for it, or the browser has none
        }
    };

    // ---- turns; what is left or turned round is covered at once, before the program hears of it ----

    let wake = null, paused = false, came = false; // came: something, while nobody waited for it
    page.wait = ms => {
        if (!document.hidden && !paused) {
            cover.hidden = true;
        }
        return new Promise(resolve => {
            // A pad says nothing by itself.
            const pads = navigator.getGamepads ? Array.from(navigator.getGamepads()).some(pad => pad) : false;
            const timer = setTimeout(() => wake && wake(), came ? 0 : pads ? Math.min(ms, 16) : ms);
            came = false;
            wake = () => {
                wake = null;
                clearTimeout(timer);
                resolve();
            };
        });
    };
    // After those who hear the same event: SDL puts it into its queue, then the program gets its turn.
    const rouse = () => setTimeout(() => {
        came = !wake;
        if (wake) {
            wake();
        }
    }, 0);
    const hide = () => {
        cover.hidden = false;
        rouse();
    };
    for (const name of ["pointerdown", "pointerup", "pointermove", "pointercancel", "touchstart", "touchmove", "touchend",
                        "touchcancel", "wheel", "keydown", "keyup", "focus", "gamepadconnected", "fullscreenchange",
                        "webkitfullscreenchange"]) {
        window.addEventListener(name, rouse, {capture: true, passive: true});
    }
    window.addEventListener("resize", hide, true);
    // Some tell of a turn before the page has its new size, and not again: SDL is told by it.
    new ResizeObserver(() => window.dispatchEvent(new Event("resize"))).observe(canvas);
    // Not every browser says that it is back; whoever touches the page is. SDL tells only of a focus that it had.
    let away = false;
    const back = () => {
        if (away) {
            window.dispatchEvent(new Event("focus"));
        }
    };
    window.addEventListener("blur", () => { away = true; hide(); }, true);
    window.addEventListener("focus", () => { away = false; }, true);
    window.addEventListener("pointerdown", back, true);
    window.addEventListener("keydown", back, true);
    // These may come alone, and SDL does not hear of them.
    const leave = () => window.dispatchEvent(new Event("blur"));
    window.addEventListener("pagehide", () => { paused = true; leave(); }, true);
    window.addEventListener("pageshow", () => { paused = false; rouse(); }, true);
    document.addEventListener("visibilitychange", () => (document.hidden ? hide() : rouse()), true);
    document.addEventListener("freeze", leave, true);

    // ---- the screen stays awake while somebody plays, and a quarter of an hour longer ----

    const AWAKE_MS = 15 * 60 * 1000;
    let lock = null, last = 0;
    const stayAwake = () => {
        last = Date.now();
        if (!lock && navigator.wakeLock && !document.hidden) {
            lock = "asked";
            navigator.wakeLock.request("screen").then(got => {
                lock = got;
                page.awake = true;
                got.addEventListener("release", () => { lock = null; page.awake = false; });
            }, () => { lock = null; });
        }
    };
    setInterval(() => {
        if (lock && lock.release && Date.now() - last > AWAKE_MS) {
            lock.release();
        }
    }, 60 * 1000);
    for (const name of ["pointerdown", "touchend", "keydown"]) {
        window.addEventListener(name, stayAwake, {capture: true, passive: true});
    }
    document.addEventListener("visibilitychange", () => document.hidden || stayAwake());

    // ---- files that outlast the page: all below home, in one store of IndexedDB ----

    let base = null;
    const known = new Map(); // path: what was kept of it last
    const promised = request => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    const openBase = () => {
        const request = indexedDB.open("night-table", 1);
        request.onupgradeneeded = () => request.result.createObjectStore("files");
        return promised(request);
    };
    const walk = (node, path, found) => {
        for (const name of Object.keys(node.contents)) {
            const one = node.contents[name], at = path + "/" + name;
            if (FS.isDir(one.mode)) {
                walk(one, at, found);
            } else if (FS.isFile(one.mode)) {
                found.set(at, one);
            }
        }
        return found;
    };
    const files = () => walk(FS.lookupPath(home).node, home, new Map());
    const mark = node => node.id + ":" + node.timestamp + ":" + node.usedBytes;
    // What the player has taken out (a copy of a match, a log, a picture) lies where nothing is kept: it is given to the
    // browser's downloads, once.
    const isTaken = path => !path.startsWith(home + "/.");
    const download = (path, bytes) => {
        const link = document.createElement("a");
        link.href = URL.createObjectURL(new Blob([bytes]));
        link.download = path.slice(path.lastIndexOf("/") + 1);
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 60 * 1000);
    };
    const news = () => {
        const now = files(), changed = [];
        for (const [path, node] of now) {
            if (known.get(path) !== mark(node)) {
                changed.push([path, node]);
            }
        }
        const gone = Array.from(known.keys()).filter(path => !now.has(path));
        return {changed, gone};
    };
    page.hasNews = () => {
        if (page.elsewhere || page.refused) {
            return false;
        }
        const found = news();
        return found.changed.length + found.gone.length > 0;
    };
    // Where nothing can be kept nothing can be written: the application then says so by itself, in its players' language.
    const allowed = may => {
        const each = (node, path) => {
            FS.chmod(path, may ? 0o700 : 0o500);
            for (const name of Object.keys(node.contents)) {
                if (FS.isDir(node.contents[name].mode)) {
                    each(node.contents[name], path + "/" + name);
                }
            }
        };
        each(FS.lookupPath(home).node, home);
    };
    page.keep = async () => {
        const {changed, gone} = news();
        try {
            const act = base.transaction("files", "readwrite", {durability: "strict"});
            const store = act.objectStore("files");
            for (const [path, node] of changed) {
                const bytes = MEMFS.getFileDataAsTypedArray(node).slice();
                if (isTaken(path)) {
                    download(path, bytes);
                } else {
                    store.put({bytes, changed: node.timestamp}, path);
                }
            }
            gone.forEach(path => store.delete(path));
            await new Promise((resolve, reject) => {
                act.oncomplete = resolve;
                act.onabort = act.onerror = () => reject(act.error);
            });
        } catch (why) {
            console.error("night-table: not kept: " + why);
            allowed(false);
            return 1;
        }
        changed.forEach(([path, node]) => known.set(path, mark(node)));
        gone.forEach(path => known.delete(path));
        return 0;
    };
    const load = async () => {
        base = base || await openBase();
        const store = base.transaction("files").objectStore("files");
        const [paths, all] = await Promise.all([promised(store.getAllKeys()), promised(store.getAll())]);
        for (const path of files().keys()) {
            FS.unlink(path);
        }
        known.clear();
        paths.forEach((path, i) => {
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
            FS.writeFile(path, all[i].bytes);
            FS.utime(path, all[i].changed, all[i].changed);
        });
        for (const [path, node] of files()) {
            known.set(path, mark(node));
        }
    };

    // ---- one tab alone has them ----

    const first = () => new Promise(resolve => {
        if (!navigator.locks) { // a page without https, which is for trying out alone
            resolve(true);
            return;
        }
        navigator.locks.request("night-table", {ifAvailable: true}, held => {
            resolve(!!held);
            return held ? new Promise(() => {}) : undefined;
        });
    });
    const takeOver = () => navigator.locks.request("night-table", async () => {
        await load();
        page.elsewhere = false;
        await new Promise(() => {});
    });

    // ---- data: what the first screen wants is in one file; the rest comes when it is opened, or before ----

    const unpacked = async name => {
        const got = await fetch(name);
        if (!got.ok) {
            throw new Error(name + ": " + got.status);
        }
        return new Response(got.body.pipeThrough(new DecompressionStream("gzip")));
    };
    const unpack = async () => {
        const bytes = new Uint8Array(await (await unpacked("first.pack.gz")).arrayBuffer());
        const ends = bytes.indexOf(10); // one line of JSON, then the files
        const index = JSON.parse(new TextDecoder().decode(bytes.subarray(0, ends)));
        let at = ends + 1;
        for (const [path, size] of index.first) {
            FS.mkdirTree(path.slice(0, path.lastIndexOf("/")) || "/");
            FS.writeFile(path, bytes.subarray(at, at + size), {canOwn: false});
            at += size;
        }
        index.later.forEach(([path, size]) => later(path, size));
    };
    const fill = (node, bytes) => {
        node.contents = bytes;
        node.usedBytes = bytes.length;
        node.later = undefined;
    };
    const waiting = [];
    page.later = []; // where it lies
    const later = (path, size) => {
        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        const node = FS.create(path, 0o444);
        node.usedBytes = size;
        node.later = "data" + path;
        node.stream_ops = Object.assign({}, node.stream_ops, {open: () => node.later && fetchNow(node)});
        waiting.push(node);
        page.later.push(node.later);
    };
    // The program cannot go on without it, and a page cannot wait but so.
    const fetchNow = node => {
        const request = new XMLHttpRequest();
        try {
            request.open("GET", node.later, false);
            request.overrideMimeType("text/plain; charset=x-user-defined");
            request.send();
        } catch (why) {
            throw new FS.ErrnoError(29); // EIO
        }
        if (request.status !== 200) {
            throw new FS.ErrnoError(44); // ENOENT
        }
        page.fetchedNow = (page.fetchedNow || 0) + 1;
        fill(node, Uint8Array.from(request.responseText, letter => letter.charCodeAt(0) & 255));
    };
    // After the first screen, one after the other, where the device does not save data; the faces of other scripts last.
    page.fetchLater = async () => {
        if (navigator.serviceWorker && navigator.serviceWorker.getRegistration && await navigator.serviceWorker.getRegistration()) {
            await navigator.serviceWorker.ready; // which keeps it
        }
        const saves = navigator.connection && navigator.connection.saveData;
        const order = ["/assets/sounds", "/assets/ambience", "/assets/music", "/assets/voices", "/icu", "/fonts"];
        const rank = path => order.findIndex(folder => path.startsWith("data" + folder));
        const all = waiting.map((node, i) => [page.later[i], node]).sort((a, b) => rank(a[0]) - rank(b[0]));
        for (const [path, node] of saves ? [] : all) { // what is here already is asked for too, so that the worker keeps it
            const got = await fetch(path).catch(() => null);
            const bytes = got && got.ok ? new Uint8Array(await got.arrayBuffer().catch(() => new ArrayBuffer(0))) : null;
            if (node.later && bytes && bytes.length === node.usedBytes) {
                fill(node, bytes);
            }
        }
    };

    // ---- beginning and end ----

    page.over = () => {
        document.getElementById("again").hidden = false;
        cover.hidden = false;
        page.isOver = true;
    };
    page.start = async () => {
        // A rename leaves what lay there in this version's table of names, where it would be found again once the new one is
        // removed.
        const rename = FS.rename;
        FS.rename = (from, to) => {
            const old = FS.analyzePath(to), now = FS.analyzePath(from);
            if (old.exists && now.exists && old.object !== now.object && FS.isFile(old.object.mode)) {
                FS.unlink(to);
            }
            rename(from, to);
        };
        ENV.ICU_DATA = "/icu"; // what is not in the program's own
        ENV.LANGUAGE = (navigator.languages || ["en"]).join(":");
        try {
            page.elsewhere = !await first();
            await load();
            if (navigator.storage && navigator.storage.persist) {
                navigator.storage.persist();
            }
        } catch (why) {
            console.error("night-table: nothing can be kept: " + why);
            page.refused = true;
        }
        if (page.elsewhere) {
            takeOver();
        }
        await unpack();
        if (page.refused) {
            allowed(false);
        }
    };
    page.say = sentence => {
        const said = document.getElementById("said");
        said.textContent = sentence;
        said.hidden = false;
    };
    return page;
})();

var Module = {
    canvas: document.getElementById("canvas"),
    arguments: window.nightTableArguments || [], // of a test
    noInitialRun: false,
    preRun: [() => {
        addRunDependency("page");
        Page.start().then(() => removeRunDependency("page"), why => Page.say(String(why)));
    }],
    postRun: [() => {
        Page.started = true;
        setTimeout(Page.fetchLater, 2000);
    }],
    onAbort: why => Page.say(String(why)),
    instantiateWasm: (imports, received) => {
        fetch("night-table.wasm.gz").then(got => {
            const bytes = new Response(got.body.pipeThrough(new DecompressionStream("gzip")),
                                       {headers: {"Content-Type": "application/wasm"}});
            return WebAssembly.instantiateStreaming(bytes, imports);
        }).then(made => received(made.instance, made.module), why => Page.say(String(why)));
        return {};
    },
};
