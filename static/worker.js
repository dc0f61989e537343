// Shows pages as this phone last saw them when they are opened without a network: an arbiter's boards, a player's own
// board and report, pairings and standings; each says how old it is. A page not opened before
// lists those that were. Shows messages that the event sends to this phone.
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
  } catch {
    const own = path.replace(/(\/me\/.*)?$/, "/me");
    const kept = (await cache.match(path)) ?? (await cache.match(own));
    if (kept) return dated(kept);
    return away(path);
  }
};

// A page that this phone has not opened: that there is no network, and which pages of the event are kept here, in the
// frame of one that has the words.
const away = async (path) => {
  const cache = await caches.open(CACHE);
  const event = `${path.split("/", 3).join("/")}/`;
  const paths = (await cache.keys()).map(({ url }) => url.slice(location.origin.length))
    .filter((one) => PAGE.test(one.split("?")[0]) && `${one}/`.startsWith(event));
  const pages = await Promise.all(paths.map(async (one) => {
    const found = await cache.match(one);
    return { one, at: new Date(found.headers.get("date")), policy: found.headers.get("content-security-policy") ?? "", text: await found.text() };
  }));
  const words = /<template id="away">([^]*?)<\/template>/;
  const { text, policy } = pages.find((page) => words.test(page.text));
  const inside = words.exec(text)[1], language = /<html lang="([^"]*)/.exec(text)[1], heading = /<h1[^>]*>([^<]*)/.exec(inside)[1];
  const time = (at) => (Date.now() - at > 12 * 3600000 ? at.toLocaleDateString(language) : at.toLocaleTimeString(language, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
  const link = (page) => `<li><a class="btn btn-wide" href="${page.one}">${/<title>(?:\(\d+\) )?([^<]*?) · /.exec(page.text)[1]} <span class="note">${time(page.at)}</span></a></li>`;
  const main = `<main id="main" tabindex="-1" class="page-reading" data-away>${inside.replace("</ul>", `${pages.map(link).join("")}</ul>`)}</main>`;
  const page = text.replace(/<main [^]*<\/main>/, () => main).replace(/<title>[^<]*? · /, () => `<title>${heading} · `)
    .replace(/<script [^>]*\/(me|boards|queue|push)\.js"[^>]*><\/script>/g, "").replace(/ (data-events|aria-current)="[^"]*"/g, "");
  return new Response(page, { status: 503, headers: { "content-type": "text/html; charset=utf-8", "content-security-policy": policy } });
};

const kept = async (request) => {
  const cache = await caches.open(CACHE);
  return (await cache.match(request)) ?? fetch(request);
};

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname, search } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin) return;
  if (request.mode === "navigate" && PAGE.test(pathname)) event.respondWith(newest(request, pathname.endsWith("/result") ? pathname + search : pathname));
  else if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => away(pathname)));
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
