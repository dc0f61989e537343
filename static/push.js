// Messages to this phone for whoever asks for them: players on their own page, arbiters for calls.
"use strict";
(() => {
  if (!("serviceWorker" in navigator && "PushManager" in window)) return;
  const ready = navigator.serviceWorker.register("/worker.js", { scope: document.currentScript.dataset.scope });
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
