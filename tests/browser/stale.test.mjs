// Pages that could not bring themselves up to date: they say since when they are old, try again by themselves,
// without another event, and show in the end what is so.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { HALL, PHONE, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen } from "./harness.mjs";

const EVENT = "/t/lindenhof";
const ROUND = `${EVENT}/rounds/3`;
// The server is where it is Saturday already; the browsers elsewhere.
const SERVER = { zone: "Pacific/Auckland", browser: "America/New_York" };

let tengen, browser, arbiter;
before(async () => {
  tengen = await startTengen(undefined, ["demo"], { TZ: SERVER.zone });
  browser = await startBrowser();
  arbiter = await open("arbiter");
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

async function open(name, options = {}) {
  const page = await newPage(browser, tengen.url, { size: PHONE, zone: SERVER.browser, ...options });
  if (name) await signIn(page, name);
  return page;
}

const strip = (page) => page.locator("[data-late]");
const says = (page, words) => strip(page).filter({ hasText: words }).waitFor();
const isCurrent = (page) => page.waitForFunction(() => document.querySelector("[data-late]").textContent === "");
const shows = (page) => page.evaluate(() => Number(document.body.dataset.revision));
const hasRevision = (page, n) => page.waitForFunction((n_) => Number(document.body.dataset.revision) >= n_, n);

/** Somebody publishes news: the clocks of the round run, or not yet. Returns the revision that this makes. */
async function news() {
  await arbiter.goto(`${EVENT}/boards?round=3`);
  const ask = arbiter.locator(".round-clock summary");
  if (await ask.count() > 0) await ask.click();
  await Promise.all([arbiter.waitForEvent("load"), arbiter.locator(".round-clock button").first().click()]);
  return shows(arbiter);
}

/** What the server's clock shows now, and what it showed a minute ago. */
function onTheServersClock() {
  const format = new Intl.DateTimeFormat("en-GB", { timeZone: SERVER.zone, hour: "2-digit", minute: "2-digit" });
  return [0, 60_000].map((ago) => format.format(Date.now() - ago));
}

/** Fetches of the page itself fail in that way from now on; returns how many did. */
async function breakFetches(page, how) {
  const failed = { count: 0 };
  await page.route((url) => url.pathname.startsWith(EVENT) && !url.pathname.endsWith("/events"), (route) => {
    if (route.request().resourceType() !== "fetch") return route.continue();
    failed.count += 1;
    return how(route);
  });
  return failed;
}

const WAYS = {
  "a broken line": [(route) => route.abort(), /ERR_FAILED/],
  "an answer that is not OK": [(route) => route.fulfill({ status: 503, body: "busy" }), /503/],
  "another page": [(route) => route.fulfill({ contentType: "text/html", body: "<p>Sign in</p>" }), null],
};
for (const [name, [how, complaint]] of Object.entries(WAYS)) {
  test(`after ${name} a page tries again without another event`, async () => {
    const page = await open();
    await page.goto(ROUND);
    const failed = await breakFetches(page, how);
    const revision = await news();
    await says(page, "Not up to date since");
    const said = await strip(page).textContent();
    assert.ok(onTheServersClock().some((time) => said.includes(time)), `${said}: not the server's clock`);
    assert.ok(await shows(page) < revision, "it does not claim to be new");
    await axeClean(page);
    await fits(page);
    await screenshot(page, `late-${name.replaceAll(" ", "-")}`, { fullPage: false });
    await page.unrouteAll();
    await hasRevision(page, revision);
    await isCurrent(page);
    assert.ok(failed.count > 0);
    for (let n = 0; complaint && n < failed.count; n += 1) page.expectComplaint(complaint);
    page.quiet();
    await page.context().close();
  });
}

test("what is half typed stays, and gives way once it is typed", async () => {
  const page = await open("organiser");
  await page.goto(`${EVENT}/boards?round=3`);
  const revision = async () => Number(await page.locator("#boards-clock").evaluate((list) => list.dataset.test ?? 0));
  assert.equal(await revision(), 0);
  const button = page.locator("#boards-clock :is(summary, button)").first();
  await page.locator("#boards-clock").evaluate((list) => { list.dataset.test = "1"; });
  await button.focus();
  const newer = await news();
  await says(page, "it will be shown once you have finished here");
  assert.equal(await page.locator('#boards-clock[data-test="1"]').count(), 1, "it holds still under the finger");
  await button.evaluate((focused) => focused.blur());
  await hasRevision(page, newer);
  await isCurrent(page);
  assert.equal(await page.locator('#boards-clock[data-test="1"]').count(), 0, "it was swapped without another event");
  page.quiet();
  await page.context().close();
});

test("a page whose line was refused listens again", async () => {
  const page = await open();
  let refused = 0;
  await page.route("**/events", (route) => { refused += 1; return route.fulfill({ status: 503, body: "busy" }); });
  await page.goto(ROUND);
  await says(page, "Not up to date since");
  await page.unroute("**/events");
  await isCurrent(page);
  const revision = await news();
  await hasRevision(page, revision);
  for (let n = 0; n < refused; n += 1) page.expectComplaint(/503/);
  page.quiet();
  await page.context().close();
});

test("the hall says since when it is old, and its clock is the server's", async () => {
  const page = await open(null, { size: HALL });
  await page.clock.install();
  const timeOfDay = page.locator("[data-clock] b");
  await page.goto(`${EVENT}/hall`);
  if (await timeOfDay.count() === 0) {
    // The clocks of the round run; without them it shows the time of day.
    await news();
    await page.reload();
  }
  const shown = await timeOfDay.textContent();
  assert.ok(onTheServersClock().includes(shown), `${shown} is not the server's time`);
  const failed = await breakFetches(page, (route) => route.abort());
  await page.clock.runFor(12_500);
  await says(page, "Not up to date since");
  await screenshot(page, "late-hall", { fullPage: false });
  await page.unrouteAll();
  await page.clock.runFor(2_500);
  await isCurrent(page);
  for (let n = 0; n < failed.count; n += 1) page.expectComplaint(/ERR_FAILED/);
  page.quiet();
  await page.context().close();
});

test("what another recorder enters is shown once one's own words are typed", async () => {
  const [one, other] = [await open("arbiter"), await open("organiser")];
  const record = `${EVENT}/boards/3/1/record`;
  for (const page of [one, other]) await page.goto(record);
  const seen = async (page) => Number(await page.locator("#game").getAttribute("data-seen"));
  const before_ = await seen(one);
  await one.locator("#game details:has(input[name=note]) > summary").first().click();
  const note = one.locator("#game input[name=note]").first();
  await note.fill("Black was late");
  await other.locator(".taps a").first().tap();
  await other.locator(".taps a").first().tap();
  await other.waitForFunction((n) => Number(document.getElementById("game").dataset.seen) > n, before_);
  await says(one, "it will be shown once you have finished here");
  assert.equal(await note.inputValue(), "Black was late");
  assert.equal(await seen(one), before_);
  await note.fill("");
  await note.evaluate((field) => field.blur());
  await one.waitForFunction((n) => Number(document.getElementById("game").dataset.seen) > n, before_);
  await isCurrent(one);
  for (const page of [one, other]) { page.quiet(); await page.context().close(); }
});
