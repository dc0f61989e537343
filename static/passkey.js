// Passkeys: asks the server what is to be signed, a device for the answer, and sends it as the form would be sent.
// Where the browser cannot, the page says so and the other ways stay.
"use strict";
(() => {
  const part = document.getElementById("passkey");
  if (!part || !window.PublicKeyCredential) return;
  const form = part.querySelector("form"), button = form.querySelector("button");
  const [said] = part.querySelectorAll("[role=status]"), [cannot] = part.querySelectorAll("[data-cannot]");
  if (location.origin !== part.dataset.origin) {
    cannot.textContent = part.dataset.elsewhere;
    return;
  }
  cannot.hidden = true;
  form.hidden = false;

  const read = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
  const written = (buffer) => btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const keys = (list = []) => list.map((key) => ({ ...key, id: read(key.id) }));

  // What to ask a device; nothing if the server said why not, or leads elsewhere.
  const asked = async () => {
    const answer = await fetch(part.dataset.ask, { method: "POST", body: new URLSearchParams(new FormData(form)) });
    if (answer.status === 403 || answer.redirected) {
      location.assign(part.dataset.again);
      return undefined;
    }
    if (!answer.ok) throw new Error(`${answer.status}`);
    const question = await answer.json();
    if (question.said) {
      said.textContent = question.said;
      return undefined;
    }
    const { user, challenge, excludeCredentials, allowCredentials } = question;
    return {
      ...question, challenge: read(challenge), ...(user && { user: { ...user, id: read(user.id) } }),
      excludeCredentials: keys(excludeCredentials), allowCredentials: keys(allowCredentials),
    };
  };

  const answered = async () => {
    const publicKey = await asked();
    if (!publicKey) return;
    const key = publicKey.user ? await navigator.credentials.create({ publicKey }) : await navigator.credentials.get({ publicKey });
    const { clientDataJSON, attestationObject, authenticatorData, signature, userHandle } = key.response;
    const parts = { id: key.rawId, client_data: clientDataJSON, attestation: attestationObject, data: authenticatorData, signature, user_handle: userHandle };
    for (const [name, value] of Object.entries(parts)) {
      const field = form.elements.namedItem(name);
      if (field) field.value = written(value);
    }
    form.submit();
  };

  const start = async () => {
    if (button.disabled) return;
    button.disabled = true;
    said.textContent = "";
    try {
      await answered();
    } catch (error) {
      const why = { NotAllowedError: "stopped", InvalidStateError: "known" }[error.name] ?? "failed";
      said.textContent = part.dataset[why] ?? part.dataset.failed;
    }
    button.disabled = false;
  };
  button.addEventListener("click", start);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    start();
  });
})();
