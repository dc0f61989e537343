// One's own page: kept for when there is no network, and messages to this phone for whoever asks for them.
"use strict";
(() => {
  if (!("serviceWorker" in navigator)) return;
  const { keep, scope } = document.currentScript.dataset;
  const ready = navigator.serviceWorker.register("/worker.js", { scope });

  const prepare = async () => {
    await ready;
    if (!keep) return;
    const files = [...document.querySelectorAll('link[rel="stylesheet"], link[rel="icon"], script[src]')]
      .map((part) => part.href || part.src);
    const cache = await caches.open("tengen boards");
    await cache.addAll([...files, ...keep.split(" ")]);
  };
  // Without it the page still works with a network.
  prepare().catch(() => {});
  document.addEventListener("visibilitychange", () => { if (document.hidden) prepare().catch(() => {}); });

  // ---------- messages to this phone ----------
  if (!("PushManager" in window)) return;
  document.documentElement.classList.add("can-push");

  const bytes = (text) => {
    const plain = atob(text.replace(/-/g, "+").replace(/_/g, "/"));
    return Uint8Array.from(plain, (one) => one.charCodeAt(0));
  };

  const subscribed = async (key) => {
    if (await Notification.requestPermission() !== "granted") throw new Error("refused");
    const { pushManager } = await ready;
    const known = await pushManager.getSubscription();
    return known ?? pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  };

  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.matches("form[data-push]") || form.elements.endpoint.value) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    subscribed(form.dataset.push).then((subscription) => {
      const { endpoint, keys } = subscription.toJSON();
      form.elements.endpoint.value = endpoint;
      form.elements.key.value = keys.p256dh;
      form.elements.secret.value = keys.auth;
      form.requestSubmit();
    }, () => { form.querySelector("[data-refused]").hidden = false; });
  }, true);
})();
