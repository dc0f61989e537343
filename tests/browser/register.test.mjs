// People register from home: a place, the waiting list, changed, cancelled, moved up, confirmed; with and without scripts.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { fileURLToPath } from "node:url";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable, withoutLists } from "./harness.mjs";

const LIST = new URL("../golden/ratings/egf.html", import.meta.url);

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

async function looks(page, name) {
  for (const check of [fits, tappable, axeClean]) await check(page);
  await screenshot(page, `register-${name}`);
}

const press = (page, locator) => Promise.all([page.waitForEvent("load"), page.locator(locator).first().click()]);

/** Fills the form and sends it, once more if the page says that it was too fast for a person. */
async function register(phone, name, email = "") {
  await phone.goto("/t/lindenhof/register?new=1");
  await phone.fill("#surname", name);
  await phone.selectOption("#rank", "5k");
  await phone.fill("#email", email);
  await phone.check("input[name=consent]");
  for (let sent = 0; sent < 100 && !/register\/.+/.test(phone.url()); sent++) await press(phone, ".form .btn-main");
  assert.match(phone.url(), /\/register\/.+new=1$/);
  return phone.url().replace("?new=1", "");
}

test("a place, the waiting list, changed, cancelled, moved up, confirmed", async () => {
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await signIn(organiser, "organiser");
  await organiser.goto("/t/lindenhof/entries");
  const entered = await organiser.locator("tbody tr").count();
  await organiser.goto("/t/lindenhof/registration");
  await looks(organiser, "rules");
  await organiser.check("input[name=open]");
  await organiser.fill("#places", String(entered + 1));
  await organiser.fill("#fee", "35 EUR");
  await organiser.fill("#pay", "At the door");
  await press(organiser, ".form .btn-main");

  const owner = await newPage(browser, tengen.url, { size: DESK });
  await signIn(owner, "owner");
  await withoutLists(owner);
  const first = await newPage(browser, tengen.url, { size: PHONE });
  await first.goto("/t/lindenhof/register");
  // Without a rating list there is nothing to be looked for on one.
  assert.equal(await first.locator("#find-q").count(), 0);
  assert.equal(await first.locator("#surname").count(), 1);
  await owner.setInputFiles("#file", fileURLToPath(LIST));
  await press(owner, "main .btn-main");
  await first.goto("/t/lindenhof/register");
  await looks(first, "who");
  await first.fill("#find-q", "Nobody Known");
  await press(first, ".find .btn");
  await looks(first, "nobody");
  await first.goto("/t/lindenhof/register?new=1");
  await looks(first, "form");
  const firstPage = await register(first, "Grünspan", "f@go.example");
  await looks(first, "asked");

  const second = await newPage(browser, tengen.url, { size: SMALL, lang: "de", scripts: false });
  const secondPage = await register(second, "Hollerbach");
  assert.equal(await second.locator(".at12 .tno").textContent(), "1");
  await screenshot(second, "register-waiting");

  await first.goto(firstPage);
  await first.click("#change summary");
  await first.fill("#club", "Elb");
  await press(first, "#change .btn");
  await first.click("#cancel summary");
  await looks(first, "change");
  await press(first, "#cancel .btn");
  await looks(first, "cancelled");

  await second.goto(secondPage);
  assert.equal(await second.locator(".at12 .tno").count(), 0, "moved up");
  await organiser.setViewportSize(PHONE);
  await organiser.goto("/t/lindenhof/from-players");
  await looks(organiser, "inbox");
  await organiser.goto("/t/lindenhof/registrations");
  await looks(organiser, "unconfirmed");
  await press(organiser, "button[value=confirm]");
  await second.goto(secondPage);
  assert.match(await second.locator("h1").textContent(), /Sie sind angemeldet/);
  await first.goto("/t/lindenhof/players?q=Hollerbach");
  assert.match(await first.locator("main").textContent(), /Hollerbach/);
  await first.goto("/t/lindenhof/privacy");
  await looks(first, "privacy");
  // The first page was told several times that it was too fast for a person.
  organiser.quiet();
});
