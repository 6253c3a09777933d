// Keeps all files of one build, so that it runs without a network. Another build has another name and comes with the next start,
// never in the middle of a match.
const name = "night-table-@BUILD@";
const first = @FIRST@;
const later = @LATER@;

self.addEventListener("install", event => event.waitUntil(caches.open(name).then(cache => cache.addAll(first))));

self.addEventListener("activate", event => event.waitUntil((async () => {
    for (const old of await caches.keys()) {
        if (old.startsWith("night-table-") && old !== name) {
            await caches.delete(old);
        }
    }
    await self.clients.claim();
})()));

// What the first screen does not want is kept when the page asks for it, piece by piece: a connection that breaks off leaves
// what is there.
self.addEventListener("fetch", event => {
    if (event.request.method !== "GET") {
        return;
    }
    event.respondWith((async () => {
        const cache = await caches.open(name);
        const held = await cache.match(event.request, {ignoreSearch: true, ignoreVary: true});
        if (held) {
            return held;
        }
        const got = await fetch(event.request);
        const path = new URL(event.request.url).pathname, here = new URL(self.registration.scope).pathname;
        if (got.status === 200 && later.includes(path.slice(here.length))) {
            await cache.put(event.request, got.clone()).catch(() => {}); // no room: it comes again the next time
        }
        return got;
    })());
});
