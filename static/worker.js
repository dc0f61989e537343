// Shows an arbiter the boards as this phone last saw them when it is opened without a network.
"use strict";

const CACHE = "tengen boards";
const PAGE = /^\/t\/[^/]+\/boards$/;

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));

const newest = async (request, path) => {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(6000) });
    // Who has signed out leaves nothing behind.
    if (answer.redirected || answer.type === "opaqueredirect") await cache.delete(path);
    else if (answer.ok) await cache.put(path, answer.clone());
    return answer;
  } catch (error) {
    const kept = await cache.match(path);
    if (kept) return kept;
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
