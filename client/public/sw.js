// Keeps the shell of the pages, so that the hall opens at once and says itself when it is offline.
// What is at the tables is never kept: it comes from the server or not at all.
const CACHE = "questhall-1";
const MOST = 150;
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add(SHELL)).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

async function forget() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  for (const request of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(request);
}

async function keep(request, answer) {
  if (answer.ok) await (await caches.open(CACHE)).put(request, answer.clone());
  return answer;
}

/** Files with a hash in their name never change. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

async function newestFirst(request, other = request) {
  try {
    return await keep(other, await fetch(request));
  } catch (error) {
    const kept = await caches.match(other);
    if (kept) return kept;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(request));
  else if (request.mode === "navigate") event.respondWith(newestFirst(request, SHELL));
  else if (/^\/api\/games(\/[a-z0-9]+\/(texts|rules|printed).*)?$/.test(pathname)) event.respondWith(newestFirst(request));
  else if (/\.(svg|png|webmanifest)$/.test(pathname)) event.respondWith(newestFirst(request));
});

/** A notice of a turn leads to its table: the tag is the table's id. */
self.addEventListener("notificationclick", (event) => {
  const path = `/t/${event.notification.tag}`;
  event.notification.close();
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then((pages) => {
      const here = pages.find((page) => new URL(page.url).pathname === path);
      return here ? here.focus() : self.clients.openWindow(path);
    }),
  );
});
