// What goes wrong on the day, at an arbiter's phone: the answer to a tap is lost, the server is killed and started
// again, two pages of one phone wait together, the phone's clock is wrong, its storage is full or forbidden.

import assert from "node:assert/strict";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { PHONE, newPage, signIn, startBrowser, startTengen } from "./harness.mjs";

const EVENT = "/t/lindenhof", BOARDS = `${EVENT}/boards`;

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser?.close(); });

const withDemo = (name, work) => test(name, async () => {
  const tengen = await startTengen();
  try { await work(tengen); } finally { await tengen.stop(); }
});

/** An arbiter's phone at the boards; `prepare` is run in each page before its scripts. */
async function phone(tengen, { prepare, who = "arbiter", ...options } = {}) {
  const page = await newPage(browser, tengen.url, { size: PHONE, ...options });
  page.context().setDefaultTimeout(60_000);
  await signIn(page, who);
  if (prepare) await page.addInitScript(prepare);
  await page.goto(BOARDS);
  return page;
}

const at = (page, n) => page.locator("#open-boards > li").nth(n);
const waiting = (page) => page.locator("#open-boards > li.waiting").count();
const sent = (page) => page.waitForFunction(() => !document.querySelector("#open-boards > li.waiting"));
const done = (page) => page.locator("#open-boards > li.done").count();

/** How often the journal says that a result was entered since this page was asked first. */
async function entered(tengen) {
  const page = await newPage(browser, tengen.url);
  await signIn(page, "organiser");
  await page.goto(`${EVENT}/journal`);
  const lines = await page.locator("main li, main tr").evaluateAll((all) => all.map((line) => line.innerText));
  await page.context().close();
  return lines.filter((line) => /result/i.test(line) && /arbiter/.test(line)).length;
}

withDemo("a result whose answer was lost counts once", async (tengen) => {
  const page = await phone(tengen);
  const before_ = await entered(tengen);
  let lost = 0;
  await page.route((url) => url.pathname.startsWith(`${BOARDS}/`), async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    lost += 1;
    await route.fetch({ maxRedirects: 0 });
    return route.abort();
  });
  await at(page, 0).locator(".btn-black").click();
  await page.locator("#unsent-results").waitFor();
  assert.equal(await waiting(page), 1, "nobody knows whether it came, so it waits");
  await page.unrouteAll();
  await sent(page);
  assert.equal(await done(page), 1);
  assert.ok(lost > 0);
  assert.equal(await entered(tengen) - before_, 1, "the server has it once");
  await page.context().close();
});

test("a server that is killed and started again misses no result", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "tengen-faults-"));
  let tengen = await startTengen(undefined, ["demo"], { TMPDIR: folder });
  try {
    const page = await phone(tengen);
    await at(page, 0).locator(".btn-black").click();
    await at(page, 0).and(page.locator(".done:not(.waiting)")).waitFor();
    await tengen.kill();
    await at(page, 1).locator(".btn-white").click();
    await page.locator("#unsent-results").waitFor();
    assert.equal(await waiting(page), 1);
    const data = path.join(folder, (await readdir(folder)).find((name) => name.startsWith("tengen-demo-")));
    tengen = await startTengen(undefined, ["serve", "--data", data], {}, new URL(tengen.url).port);
    await page.waitForFunction(() => !document.querySelector("#open-boards > li.waiting"), null, { timeout: 30_000 });
    assert.equal(await done(page), 2);
    await page.reload();
    const left = await page.locator("#open-boards > li").evaluateAll((all) => all.map((row) => row.dataset.table));
    assert.ok(left.length > 0, "still signed in, and the other boards are open");
    await page.context().close();
  } finally {
    await tengen.stop();
    await rm(folder, { recursive: true });
  }
});

withDemo("a page that was asked for before a tap does not undo its result", async (tengen) => {
  const [page, other] = [await phone(tengen), await phone(tengen, { who: "organiser" })];
  const gates = [];
  const came = new Promise((resolve) => {
    page.route((url) => url.pathname === BOARDS, async (route) => {
      if (route.request().resourceType() !== "fetch") { await route.continue(); return; }
      const response = await route.fetch().catch(() => null);
      resolve();
      // Each waits until it is let through; the second never is.
      await new Promise((open) => { gates.push(open); });
      if (response) await route.fulfill({ response }).catch(() => {});
    });
  });
  await at(other, 3).locator(".btn-black").click();
  await came;
  await at(page, 0).locator(".btn-black").click();
  await at(page, 0).and(page.locator(".done:not(.waiting)")).waitFor();
  gates[0]();
  await at(page, 3).and(page.locator(".done")).waitFor();
  assert.equal(await done(page), 2, "another's result came, and one's own stands");
  for (const one of [page, other]) await one.context().close();
});

withDemo("two pages of one phone wait together", async (tengen) => {
  const one = await phone(tengen);
  const other = await one.context().newPage();
  await other.goto(BOARDS);
  await one.context().setOffline(true);
  await at(one, 0).locator(".btn-black").click();
  await at(other, 1).locator(".btn-white").click();
  for (const page of [one, other]) {
    await page.waitForFunction(() => document.querySelectorAll("#open-boards > li.waiting").length === 2);
  }
  await at(other, 2).locator(".btn-black").click();
  await one.waitForFunction(() => document.querySelectorAll("#open-boards > li.waiting").length === 3);
  await at(one, 2).locator(".waits button:not([data-look])").click();
  await other.waitForFunction(() => document.querySelectorAll("#open-boards > li.waiting").length === 2);
  await other.close();
  await one.context().setOffline(false);
  await sent(one);
  assert.equal(await done(one), 2, "what the page that was closed took in goes out too, what was taken back does not");
  await one.context().close();
});

withDemo("the phone's clock is wrong", async (tengen) => {
  const organiser = await newPage(browser, tengen.url, { zone: "UTC" });
  await signIn(organiser, "organiser");
  await organiser.goto(`${EVENT}/timetable`);
  const starts = new Date(Date.now() + 60 * 60_000);
  const local = (part) => new Date(starts.getTime() - starts.getTimezoneOffset() * 60_000).toISOString().slice(...part);
  await organiser.locator('[name="day_3"]').fill(local([0, 10]));
  await organiser.locator('[name="time_3"]').fill(local([11, 16]));
  await Promise.all([organiser.waitForEvent("load"), organiser.locator("main .btn-main").click()]);
  const player = await newPage(browser, tengen.url);
  await player.clock.install({ time: new Date(Date.now() + 45 * 60_000) });
  await player.goto(`${EVENT}/rounds/3`);
  await player.waitForFunction(() => /\bin (59|60) minutes/.test(document.querySelector(".soon")?.textContent ?? ""));
  await player.context().close();
  const page = await phone(tengen);
  await page.clock.install({ time: new Date("2001-01-01T03:00:00Z") });
  await page.goto(BOARDS);
  await page.context().setOffline(true);
  await at(page, 0).locator(".btn-black").click();
  assert.equal(await waiting(page), 1);
  await page.context().setOffline(false);
  await page.clock.runFor(10_000);
  await sent(page);
  assert.equal(await done(page), 1, "the server's clock is what counts");
  for (const one of [organiser, page]) await one.context().close();
});

const STORAGE = {
  full: () => {
    Storage.prototype.setItem = () => { throw new DOMException("full", "QuotaExceededError"); };
  },
  forbidden: () => {
    for (const name of ["localStorage", "sessionStorage", "caches"]) {
      Object.defineProperty(globalThis, name, { get() { throw new DOMException("forbidden", "SecurityError"); } });
    }
  },
};
for (const [how, prepare] of Object.entries(STORAGE)) {
  withDemo(`the phone's storage is ${how}`, async (tengen) => {
    const page = await phone(tengen, { prepare });
    await at(page, 0).locator(".btn-black").click();
    await at(page, 0).and(page.locator(".done:not(.waiting)")).waitFor();
    await page.context().setOffline(true);
    await at(page, 1).locator(".btn-white").click();
    await page.locator("#unsent-results", { hasText: "This device cannot store results" }).waitFor();
    assert.equal(await waiting(page), 1, "it waits on the page that is open");
    await page.context().setOffline(false);
    await sent(page);
    assert.equal(await done(page), 2);
    page.quiet = () => {};
    await page.context().close();
  });
}

withDemo("a form without a network stays, with what was typed in it", async (tengen) => {
  const page = await phone(tengen);
  await page.goto(`${BOARDS}/3/1`);
  const black = page.locator('[name="who"][value="B"]');
  await page.locator('[name="how"][value="score"]').check();
  await page.locator("#points").fill("2.5");
  await page.locator("#points").press("Enter");
  assert.equal(new URL(page.url()).pathname, `${BOARDS}/3/1`, "Enter in a field chooses no winner");
  await page.context().setOffline(true);
  await black.click();
  await page.locator("[data-unsent-here]", { hasText: "nothing was sent" }).waitFor();
  assert.equal(await page.locator("#points").inputValue(), "2.5");
  await page.context().setOffline(false);
  await page.waitForFunction(() => !document.querySelector("[data-unsent-here]"));
  await Promise.all([page.waitForEvent("load"), black.click()]);
  assert.equal(new URL(page.url()).pathname, BOARDS);
  assert.match(await page.locator("form.undo b").first().innerText(), /Black won by 2\.5/);
  await page.context().close();
});

withDemo("what was looked for gives way to what is typed next, and no clock starts below it", async (tengen) => {
  const page = await phone(tengen);
  const clock = page.locator("#boards-clock");
  assert.ok(await clock.isVisible());
  await page.locator("#find-q").fill("1");
  assert.ok(!(await clock.isVisible()));
  await page.locator("h1").click();
  await page.locator("#find-q").click();
  await page.keyboard.type("2");
  assert.equal(await page.locator("#find-q").inputValue(), "2");
  page.quiet();
  await page.context().close();
});
