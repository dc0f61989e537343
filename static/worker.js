// Shows pages as this phone last saw them when they are opened without a network: an arbiter's boards, a player's own
// board and report, pairings and standings; each says how old it is. Shows messages that the event sends to this phone.
"use strict";

const CACHE = "tengen boards";
const PAGE = /^\/t\/[^/]+(\/(boards|me|me\/\d+\/result|standings|rounds\/\d+))?$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

// The page with the moment when it was true, for the strip that says how old it is.
const dated = async (kept) => {
  const at = Date.parse(kept.headers.get("date") ?? "");
  if (!at || !kept.headers.get("content-type")?.startsWith("text/html")) return kept;
  const page = (await kept.text()).replace("<body ", `<body data-kept="${at}" `);
  return new Response(page, { status: 200, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": kept.headers.get("content-security-policy") ?? "" } });
};

const newest = async (request, path) => {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(6000) });
    // Who has signed out leaves nothing behind.
    if (answer.redirected || answer.type === "opaqueredirect") await cache.delete(path);
    else if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const own = path.replace(/(\/me\/.*)?$/, "/me");
    const kept = (await cache.match(path)) ?? (await cache.match(own));
    if (kept) return dated(kept);
    throw error;
  }
};

const kept = async (request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(newest(request, pathname));
  else if (pathname.startsWith("/static/")) event.respondWith(kept(request));
});

addEventListener("push", (event) => {
  const { title, body, url, tag } = event.data?.json() ?? {};
  if (title) event.waitUntil(registration.showNotification(title, { body, tag, renotify: true, data: url, icon: "/icon-192.png" }));
});

addEventListener("notificationclick", (event) => {
  event.notification.close();
  const url = new URL(event.notification.data ?? "/", location.origin);
  if (url.origin !== location.origin) return;
  event.waitUntil((async () => {
    const open = await clients.matchAll({ type: "window" });
    const here = open.find((one) => new URL(one.url).pathname === url.pathname);
    await (here ? here.focus() : clients.openWindow(url));
  })());
});
