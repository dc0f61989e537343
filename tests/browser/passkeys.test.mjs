// Passkeys by a device of the browser's own making: added, signed in by after the password and alone, where the server
// asks for a second factor, refused, taken away; and what the pages say where it cannot be.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable } from "./harness.mjs";

let tengen, browser, here;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
  // Passkeys belong to a name, and so does this computer.
  here = tengen.url.replace("127.0.0.1", "localhost");
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

/** A device that the page's browser can ask: `verifies` says whether it looks who is there. */
async function device(page, verifies = true) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("WebAuthn.enable");
  const { authenticatorId } = await cdp.send("WebAuthn.addVirtualAuthenticator", { options: {
    protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true,
    isUserVerified: verifies, automaticPresenceSimulation: true,
  } });
  const of = (method, more = {}) => cdp.send(`WebAuthn.${method}`, { authenticatorId, ...more });
  return {
    looks: (isUserVerified) => of("setUserVerified", { isUserVerified }),
    keys: async () => (await of("getCredentials")).credentials,
    give: (credential) => of("addCredential", { credential }),
    forget: () => of("clearCredentials"),
  };
}

const press = (page, locator) => Promise.all([page.waitForEvent("load"), page.locator(locator).first().click()]);

async function password(page, name) {
  await page.goto("/sign-in");
  await page.fill("#name", name);
  await page.fill("#password", "tengen-demo");
  await press(page, "main .btn-main");
}

async function add(page, name) {
  await page.goto("/account/passkeys");
  await page.fill("#name", name);
  await press(page, "#passkey button");
}

async function looks(page, name) {
  for (const check of [fits, tappable, axeClean]) await check(page);
  await screenshot(page, `passkeys-${name}`);
}

const signOut = (page) => press(page, "footer form.who button");

test("added, the second step, alone, refused, and taken away", async () => {
  const page = await newPage(browser, here, { size: PHONE });
  await password(page, "organiser");
  const phone = await device(page);
  await add(page, "My phone");
  assert.equal(await page.locator("code.secret").count(), 10, "recovery codes");
  await looks(page, "added");
  await page.goto("/account/passkeys");
  assert.match(await page.locator(".people").innerText(), /My phone[\s\S]*never used/);
  await page.fill("#name", "The same phone");
  await page.locator("#passkey button").click();
  await page.locator("#passkey [role=status]", { hasText: "here already" }).waitFor();
  await looks(page, "twice");
  await signOut(page);

  await password(page, "organiser");
  assert.match(page.url(), /\/sign-in\/code/);
  await looks(page, "second-step");
  await press(page, "#passkey button");
  assert.equal(new URL(page.url()).pathname.startsWith("/sign-in"), false, "password, then passkey");
  await signOut(page);

  await page.goto("/sign-in?back=%2Faccount%2Fpasskeys");
  await looks(page, "alone");
  await phone.looks(false);
  await page.locator("#passkey button").click();
  await page.locator("#passkey [role=status]", { hasText: "no passkey fits" }).waitFor();
  await phone.looks(true);
  await press(page, "#passkey button");
  assert.equal(new URL(page.url()).pathname, "/account/passkeys", "instead of password and code");
  assert.match(await page.locator(".people").innerText(), /last used/);

  // A copy that stayed behind.
  const [key] = await phone.keys();
  await signOut(page);
  await phone.forget();
  await phone.give({ ...key, signCount: 0 });
  await page.goto("/sign-in");
  await press(page, "#passkey button");
  await page.locator(".say-alert", { hasText: "there may be a copy" }).waitFor();
  await looks(page, "copied");
  page.expectComplaint(/422/);

  await phone.forget();
  await password(page, "organiser");
  await page.locator("#passkey button").click();
  await page.locator("#passkey [role=status]", { hasText: "no passkey fits" }).waitFor();
  await phone.give({ ...key, signCount: key.signCount + 10 });
  await press(page, "#passkey button");
  await page.goto("/account/passkeys");
  await press(page, ".people button");
  assert.equal(await page.locator(".people").count(), 0);
  await signOut(page);
  await password(page, "organiser");
  assert.equal(new URL(page.url()).pathname.startsWith("/sign-in"), false, "the password is enough again");
  await signOut(page);
  await page.goto("/sign-in");
  await press(page, "#passkey button");
  await page.locator(".say-alert", { hasText: "not known here" }).waitFor();
  page.expectComplaint(/422/);
  page.quiet();
});

test("where it cannot be the page says why, and the other ways stay", async () => {
  const plain = await newPage(browser, here, { size: SMALL, scripts: false, lang: "de" });
  await password(plain, "arbiter");
  await plain.goto("/account/passkeys");
  assert.match(await plain.locator("#passkey").innerText(), /brauchen Skripte/);
  assert.equal(await plain.locator("#passkey button").isVisible(), false);
  for (const check of [fits, tappable]) await check(plain);
  await screenshot(plain, "passkeys-no-scripts");
  const number = await newPage(browser, tengen.url, { size: SMALL, lang: "de" });
  await password(number, "arbiter");
  await number.goto("/account/passkeys");
  assert.match(await number.locator("main").innerText(), /ist eine Zahl/);
  assert.equal(await number.locator("#passkey").count(), 0);
  await looks(number, "number");
  for (const page of [plain, number]) page.quiet();
});

test("at every size, light and dark", async () => {
  for (const [size, dark, lang] of [[SMALL, true, "de"], [PHONE, true, "de"], [DESK, true, "de"], [DESK, false, "en"], [SMALL, false, "ja"]]) {
    const page = await newPage(browser, here, { size, dark, lang });
    await page.goto("/sign-in");
    await looks(page, `sign-in-${size.width}-${dark ? "dark" : "light"}-${lang}`);
    await password(page, "arbiter");
    await device(page);
    await add(page, "Telefon");
    await looks(page, `added-${size.width}-${dark ? "dark" : "light"}-${lang}`);
    await page.goto("/account/second-factor");
    await looks(page, `factor-${size.width}-${dark ? "dark" : "light"}-${lang}`);
    await page.goto("/account/passkeys");
    await press(page, ".people button");
    page.quiet();
    await page.context().close();
  }
});
