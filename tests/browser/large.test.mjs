// Long pages at the size of a congress: how many nodes they have, how many bytes they take over the wire, when they
// first paint on a processor four times slower, how many rows a desk shows, and what a result costs a page that is
// open. Each figure is printed beside what it may be; times are not judged, since they are the machine's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, tappable } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";

const NODES = 5000, FIRST_PAINT = 1000, A_RESULT_BYTES = 20_480, A_RESULT_MS = 50;

const PAGES = ["/standings", "/standings?from=401", "/standings?me=5", "/wall", "/cross", "/players"];

const here = withCongress({ open: 60 });

/** A phone with a slow processor; `wire()` says how many bytes came since it was asked last. */
async function slowPhone() {
  const page = await newPage(here.browser, here.tengen.url, { size: PHONE });
  const debug = await page.context().newCDPSession(page);
  await debug.send("Network.enable");
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  debug.on("Network.loadingFinished", ({ encodedDataLength }) => { bytes += encodedDataLength; });
  return { page, debug, wire: () => { const came = bytes; bytes = 0; return came; } };
}

for (const route of PAGES) {
  test(`${route} is light`, async () => {
    const { page, debug, wire } = await slowPhone();
    const address = `${here.tengen.base}${route}`;
    await debug.send("Network.setCacheDisabled", { cacheDisabled: true });
    await page.goto(address);
    wire();
    await page.goto("about:blank");
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    const { nodes, paint } = await page.evaluate(() => ({
      nodes: document.querySelectorAll("*").length,
      paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    }));
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`${route}: ${nodes} nodes of ${NODES}, ${wire()} bytes, first paint ${Math.round(paint)} ms of ${FIRST_PAINT}, ${height} px`);
    assert.ok(nodes < NODES, `${nodes} nodes`);
    page.quiet();
    await page.context().close();
  });
}

test("a desk shows twenty rows and more", async () => {
  const page = await newPage(here.browser, here.tengen.url, { size: DESK });
  await page.goto(`${here.tengen.base}/standings`);
  const rows = await page.locator("#standings tr").evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
  console.log(`rows in view at 1280 by 900: ${rows} of 20`);
  assert.ok(rows >= 20, `${rows}`);
  await page.context().close();
});

test("a row takes little of a phone", async () => {
  const page = await newPage(here.browser, here.tengen.url, { size: PHONE });
  for (const [route, rows, most, above] of [["/standings", "#standings tr", 70, 330], ["/rounds/10", "#boards tr", 76, 480]]) {
    await page.goto(`${here.tengen.base}${route}`);
    const all = await page.locator(rows).evaluateAll((all) => all.map((row) => row.getBoundingClientRect()).map(({ top, height }) => ({ top, height })));
    const highest = Math.max(...all.map(({ height }) => height));
    console.log(`${route}: ${Math.round(highest)} px of ${most}, the first at ${Math.round(all[0].top)} of ${above}`);
    assert.ok(highest <= most && all[0].top < above, route);
  }
  await page.goto(`${here.tengen.base}/players`);
  assert.ok(await page.evaluate(() => document.documentElement.scrollHeight) < 9000, "players stand in parts by letter");
  page.quiet();
  await page.context().close();
});

test("a compact list shows more, and stays compact", async () => {
  for (const [size, most] of [[DESK, 22], [PHONE, 9]]) {
    const page = await newPage(here.browser, here.tengen.url, { size });
    await page.goto(`${here.tengen.base}/standings`);
    const rows = () => page.locator("#standings tr").evaluateAll((all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length);
    const before_ = await rows();
    await page.locator("#compact").check();
    const now = await rows();
    await page.goto(`${here.tengen.base}/standings?from=101`);
    assert.ok(await page.locator("#compact").isChecked(), "as it was chosen last");
    console.log(`rows in view at ${size.width}: ${before_}, compact ${now}`);
    assert.ok(now > before_ && now >= most, `${now} rows`);
    for (const check of [fits, tappable, axeClean]) await check(page);
    await screenshot(page, `large-standings-compact-${size.width}`, { fullPage: false });
    page.quiet();
    await page.context().close();
  }
});

test("who is looked for is found among all and stays in view", async () => {
  for (const size of [SMALL, PHONE, DESK]) {
    const page = await newPage(here.browser, here.tengen.url, { size, lang: "de" });
    await page.goto(`${here.tengen.base}/standings`);
    await page.locator("#find-q").fill("Wolfeschlegelstein");
    await Promise.all([page.waitForEvent("load"), page.locator("main .find .btn").first().click()]);
    const pinned = page.locator("#pinned th, #pinned td").first();
    await page.mouse.wheel(0, 3000);
    await page.waitForFunction(() => scrollY > 200);
    const { top, bottom } = await pinned.evaluate((e) => e.getBoundingClientRect());
    assert.ok(top >= 0 && bottom <= size.height, `${top} to ${bottom} at ${size.width}`);
    await screenshot(page, `large-standings-found-${size.width}`, { fullPage: false });
    page.quiet();
    await page.context().close();
  }
});

test("nothing overflows with names that break pages", async () => {
  for (const [size, dark] of [[SMALL, false], [PHONE, true], [DESK, false]]) {
    const page = await newPage(here.browser, here.tengen.url, { size, dark, lang: "de" });
    for (const route of ["/standings", "/standings?from=701", "/wall?from=301", "/cross", "/players?part=5"]) {
      await page.goto(`${here.tengen.base}${route}`);
      for (const check of [fits, tappable]) await check(page);
      await screenshot(page, `large${route.replaceAll(/[^a-z0-9]+/gi, "-")}-${size.width}-${dark ? "dark" : "light"}`, { fullPage: false });
    }
    await page.goto(`${here.tengen.base}/standings`);
    await axeClean(page);
    page.quiet();
    await page.context().close();
  }
});

test("a result costs an open page one packed page, and then it shows what a reload would", async () => {
  const staff = await newPage(here.browser, here.tengen.url, { size: DESK });
  staff.context().setDefaultTimeout(60_000);
  await signIn(staff, "owner");
  const slow = await slowPhone();
  for (const route of ["/standings", "/standings?from=101", "/standings?from=301", "/players", "/cross"]) {
    await slow.page.goto(`${here.tengen.base}${route}`);
    await slow.page.waitForFunction(() => document.body.dataset.revision);
    slow.wire();
    await slow.page.evaluate(() => {
      globalThis.tasks = [];
      new PerformanceObserver((list) => list.getEntries().forEach((e) => globalThis.tasks.push(e.duration))).observe({ type: "longtask" });
      performance.clearResourceTimings();
    });
    const revision = Number(await slow.page.evaluate(() => document.body.dataset.revision));
    await enter(staff);
    await slow.page.waitForFunction((r) => Number(document.body.dataset.revision) > r, revision, { timeout: 30_000 });
    const { tasks, asked } = await slow.page.evaluate(() => ({
      tasks: globalThis.tasks,
      asked: performance.getEntriesByType("resource").filter((e) => e.initiatorType === "fetch").map((e) => e.transferSize),
    }));
    const bytes = asked.reduce((a, b) => a + b, 0);
    const longest = Math.max(0, ...tasks);
    console.log(`a result on ${route}: ${bytes} bytes of ${A_RESULT_BYTES}, longest task ${Math.round(longest)} ms of ${A_RESULT_MS} at four times slower`);
    const live = await slow.page.locator("main").innerText();
    await slow.page.reload();
    assert.equal(live, await slow.page.locator("main").innerText(), "what was replaced is what would be fetched");
    assert.ok(bytes < A_RESULT_BYTES, `${bytes} bytes`);
  }
  slow.page.quiet();
  await slow.page.context().close();
  await staff.context().close();
});

/** Enters a result at the first open board. */
async function enter(staff) {
  await staff.goto(`${here.tengen.base}/boards`);
  await staff.locator(".open-board .btn-black").first().click();
  await staff.locator(".open-board.done:not(.waiting)").first().waitFor();
}
