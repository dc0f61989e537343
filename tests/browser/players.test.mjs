// Two players on their own phones: one board, two words, one tap of an arbiter; what they ask for; a link withdrawn.

import { after, before, test } from "node:test";
import assert from "node:assert/strict";
import { LOOKS } from "./looks.mjs";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable, until } from "./harness.mjs";

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
  await screenshot(page, `players-${name}`);
}

const press = (page, locator) => Promise.all([page.waitForEvent("load"), page.locator(locator).first().click()]);

/** A personal link for somebody, made by the organiser. */
async function linkOf(organiser, name) {
  await organiser.goto("/t/lindenhof/links");
  const row = organiser.locator("#linked li", { hasText: name.split(" ").pop() }).first();
  await Promise.all([organiser.waitForEvent("load"), row.locator("button[value=one]").click()]);
  const href = await organiser.locator(".link-card a").getAttribute("href");
  return new URL(href).pathname;
}

test("two phones report, differ, agree; an arbiter confirms; a request is granted", async () => {
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await signIn(organiser, "organiser");
  await organiser.goto("/t/lindenhof/boards");
  const names = await organiser.locator(".open-board:first-child .btn-stone .name").allTextContents();
  const ways = [{ size: SMALL, lang: "de" }, { size: PHONE, dark: true }];
  const phones = [];
  for (const [at, name] of names.entries()) {
    const phone = await newPage(browser, tengen.url, ways[at]);
    await phone.goto(await linkOf(organiser, name));
    assert.match(phone.url(), /\/t\/lindenhof\/me$/);
    await looks(phone, `me-${at}`);
    phones.push(phone);
  }
  const [black, white] = phones;
  // 0 taps from the front page after the first time.
  await black.goto("/");
  assert.match(black.url(), /\/me$/);
  // Two taps for a report.
  await press(black, ".deeds a[href*='/result?']");
  await looks(black, "report");
  await press(black, ".verdict .btn-black");
  // Nothing must be done, and no word of it is broken on the smallest phone.
  await black.goto(`${new URL(black.url()).origin}${await black.locator(".deeds a[href*='/result?']").getAttribute("href")}`);
  await looks(black, "waiting");
  assert.deepEqual(await black.evaluate(LOOKS.broken), []);
  assert.equal(await black.locator("main .btn-main").count(), 1);
  await black.goBack();
  // The other phone hears of it without a touch.
  await white.locator(".next .say").waitFor();
  await press(white, ".deeds a[href*='/result?']");
  await press(white, ".verdict .btn-white");
  await looks(white, "differ");
  await organiser.goto("/t/lindenhof/from-players");
  await looks(organiser, "inbox-differ");
  await press(white, ".deeds a[href*='/result?']");
  await looks(white, "differ-again");
  await press(white, ".was-wrong");
  await press(white, "button[value=skip]");
  await press(white, "button[value=arbiter]");
  await organiser.setViewportSize(PHONE);
  await organiser.goto("/t/lindenhof/from-players");
  await looks(organiser, "inbox");
  // One tap.
  await press(organiser, ".request button[name=ending]");
  // The phone goes from the board to what is waited for, with the score, without a touch.
  await black.locator(".next.next-none").waitFor();
  await black.locator(".tally").first().waitFor();
  await organiser.goto("/t/lindenhof/from-players");
  await press(organiser, ".request button[value=grant] >> nth=-1");
  await white.locator(".rows b", { hasText: "granted" }).waitFor();
  await looks(white, "granted");
  // The stolen link: withdrawn, it opens nothing more.
  await organiser.goto("/t/lindenhof/links");
  await looks(organiser, "links");
  const row = organiser.locator("#linked li", { hasText: names[1].split(" ").pop() }).first();
  await Promise.all([organiser.waitForEvent("load"), row.locator("button[formaction]").click()]);
  await white.goto("/t/lindenhof/me");
  assert.equal(await white.locator(".deeds a[href*='/result?']").count(), 0);
  await looks(white, "withdrawn");
  for (const page of [organiser, black, white]) page.quiet();
});

test("the door and the handbook, on a phone and at a desk", async () => {
  const organiser = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(organiser, "organiser");
  await organiser.goto("/t/lindenhof/check-in?show=all");
  await looks(organiser, "door");
  for (const way of [{ size: SMALL, lang: "de" }, { size: DESK }]) {
    const page = await newPage(browser, tengen.url, way);
    for (const chapter of ["", "/first-tournament", "/registration", "/arbiter", "/player", "/coming-from", "/sending-results", "/trouble"]) {
      await page.goto(`/help${chapter}`);
      await looks(page, `help${chapter.replace("/", "-")}-${way.size.width}`);
    }
    page.quiet();
  }
});

test("without scripts a player reports and asks as well", async () => {
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await signIn(organiser, "organiser");
  await organiser.goto("/t/lindenhof/boards");
  const names = await organiser.locator(".open-board:nth-child(2) .btn-stone .name").allTextContents();
  const phone = await newPage(browser, tengen.url, { size: PHONE, scripts: false });
  await phone.goto(await linkOf(organiser, names[0]));
  await press(phone, ".deeds a[href*='/result?']");
  await press(phone, ".verdict .btn-black");
  assert.equal(await phone.locator(".next .say").count(), 1);
  await press(phone, "button[value=skip]");
  assert.equal(await phone.locator(".deeds .rows li").count(), 1);
  phone.quiet();
});

test("without a network a report opens, waits on the phone, and goes out once when there is one again", async () => {
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await signIn(organiser, "organiser");
  await organiser.goto("/t/lindenhof/boards");
  const names = await organiser.locator(".open-board:nth-child(3) .btn-stone .name").allTextContents();
  const forgive = (page) => { for (;;) { try { page.expectComplaint(/./); } catch { return; } } };
  const kept = (page, part) => until(page, async (part) => {
    await navigator.serviceWorker?.ready;
    const { href } = document.querySelector(".deeds a[href*='/result?']");
    const found = await caches.match(href);
    return Boolean(navigator.serviceWorker.controller && found && (await found.text()).includes(part));
  }, part);
  const phone = await newPage(browser, tengen.url, { size: PHONE, lang: "de" });
  await phone.goto(await linkOf(organiser, names[0]));
  await kept(phone, "verdict");
  const sent = [];
  phone.on("request", (request) => { if (request.method() === "POST") sent.push(request.postData()); });
  await phone.context().setOffline(true);
  await press(phone, ".deeds a[href*='/result?']");
  await phone.locator(".verdict .btn-black").click();
  await phone.locator("#unsent-results b").waitFor();
  for (const check of [fits, tappable]) await check(phone);
  await screenshot(phone, "players-report-offline", { fullPage: false });
  // Said otherwise: the last word counts; and it is there on one's own page, after the phone was put away.
  await phone.locator(".verdict .btn-white").click();
  await phone.locator("#unsent-results b").filter({ hasNotText: /^$/ }).waitFor();
  await phone.goto("/t/lindenhof/me");
  await phone.locator("#unsent-results b").waitFor();
  await screenshot(phone, "players-me-offline", { fullPage: false });
  sent.length = 0;
  await phone.context().setOffline(false);
  await phone.locator(".next .say").waitFor();
  assert.equal(await phone.locator("#unsent-results").isVisible(), false);
  const words = sent.map((body) => new URLSearchParams(body));
  assert.ok(words.length > 0 && words.every((word) => word.get("who") === words[0].get("who")), "one word");
  assert.equal(new Set(words.map((word) => word.get("form_key"))).size, 1, "one sending, however often it is tried");
  // Taken back before there is a network, nothing is sent.
  await phone.goto("/t/lindenhof/me");
  const said = await phone.locator(".next .say").textContent();
  await kept(phone, 'id="again"');
  await phone.context().setOffline(true);
  await press(phone, ".deeds a[href*='/result?']");
  await phone.locator("#again > summary").click();
  await phone.locator(".verdict .btn-black").click();
  await phone.locator("#unsent-results [data-take-back]").click();
  sent.length = 0;
  await phone.context().setOffline(false);
  await phone.goto("/t/lindenhof/me");
  assert.equal(await phone.locator(".next .say").textContent(), said);
  assert.deepEqual(sent, []);
  forgive(phone);
  organiser.quiet();
});
