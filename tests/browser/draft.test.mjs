// A draft of the size of a congress, changed on a phone and at a desk: how tall it is, when it first paints on a
// processor four times slower, how many actions an exchange takes, with scripts and without, by taps and by dragging.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, tappable } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";

const TALLEST = 15_000, FIRST_PAINT = 300, ACTIONS = 3;

const here = withCongress({ rounds: 5 }, async () => {
  const page = await organiser({ size: DESK });
  page.context().setDefaultTimeout(300_000);
  await page.goto(`${here.tengen.base}/draft/6`);
  await Promise.all([page.waitForEvent("load"), page.locator("main form .btn-main").click()]);
  await page.context().close();
});

async function organiser(options) {
  const page = await newPage(here.browser, here.tengen.url, options);
  page.context().setDefaultTimeout(60_000);
  await signIn(page, "owner");
  return page;
}

const draft = () => `${here.tengen.base}/draft/6`;
const seats = (page) => page.locator(".pairs li[id]").evaluateAll((rows) =>
  Object.fromEntries(rows.map((row) => [row.id, [...row.querySelectorAll("[data-pick]")].map((name) => name.dataset.pick)])));

test("297 boards on a phone", async () => {
  const page = await organiser({ size: PHONE });
  await page.goto(draft());
  const boards = await page.locator(".pairs li[id]").count();
  const debug = await page.context().newCDPSession(page);
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  await page.goto(draft());
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  const measured = await page.evaluate(() => ({
    answer: performance.getEntriesByType("navigation")[0].responseStart,
    bytes: performance.getEntriesByType("navigation")[0].transferSize,
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    height: document.documentElement.scrollHeight,
  }));
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  const whole = await page.evaluate(() => {
    document.querySelectorAll("details.group").forEach((group) => { group.open = true; });
    return document.documentElement.scrollHeight;
  });
  const { answer, bytes, paint, height } = measured;
  console.log(`draft of ${boards} boards at 390: ${height} px of ${TALLEST} (${whole} px with every group open), ${bytes} bytes, `
    + `first paint ${Math.round(paint - answer)} ms of ${FIRST_PAINT} after the server's ${Math.round(answer)} ms, at four times slower`);
  assert.ok(boards >= 297, `${boards} boards`);
  assert.ok(height <= TALLEST, `${height} px`);
  assert.doesNotMatch(await page.locator("main").innerText(), /\d{7}/, "no raw weights");
  page.quiet();
  await page.context().close();
});

for (const scripts of [true, false]) {
  test(`two opponents are exchanged, ${scripts ? "with" : "without"} scripts`, async () => {
    const page = await organiser({ size: PHONE, scripts });
    await page.goto(draft());
    let actions = 0;
    const touch = async (where) => {
      actions += 1;
      await where.click();
    };
    const rows = page.locator("details[open] .pairs li[id]");
    const [table, next] = [await rows.nth(0).getAttribute("id"), await rows.nth(1).getAttribute("id")];
    const name = (row, i) => page.locator(`#${row} [data-pick]`).nth(i);
    const was = await seats(page);
    await touch(name(table, 0));
    await page.locator(`#${next} small:not(:empty)`).first().waitFor();
    assert.match(await page.locator(`#${next}`).innerText(), /worse|better|the same|difference|met|club/i, "what it would cost, before");
    await touch(name(next, 0));
    const panel = page.locator("#panel");
    await panel.getByText(" → ").first().waitFor();
    assert.match(await panel.innerText(), /The whole draw/);
    await fits(page);
    const high = Math.round((await panel.boundingBox()).height);
    console.log(`the panel of an exchange: ${high} px of 300 on a phone of 844`);
    assert.ok(high <= 300, `${high} px`);
    await screenshot(page, `draft-exchange-390${scripts ? "" : "-noscript"}`, { fullPage: false });
    assert.deepEqual((await seats(page))[table], was[table], "nothing moves before");
    await Promise.all([page.waitForEvent("load"), touch(panel.locator(".btn-main"))]);
    console.log(`exchanging two opponents, ${scripts ? "with" : "without"} scripts: ${actions} actions of ${ACTIONS}`);
    assert.equal(actions, ACTIONS);
    const now = await seats(page);
    assert.deepEqual(new Set([...now[table], ...now[next]]), new Set([...was[table], ...was[next]]));
    assert.ok(now[table].includes(was[next][0]) && now[next].includes(was[table][0]), "they changed places");
    assert.ok(await page.locator(`#${table}`).isVisible(), "one stays where one was");
    await Promise.all([page.waitForEvent("load"), page.locator('button[value="undo"]').click()]);
    assert.deepEqual(await seats(page), was, "and back");
    page.quiet();
    await page.context().close();
  });
}

test("dragged onto another, an exchange is asked for and not made", async () => {
  const page = await organiser({ size: DESK });
  await page.goto(draft());
  const was = await seats(page);
  const rows = page.locator("details[open] .pairs li[id]");
  // A page that scrolls between the two ends the drag before it began.
  await rows.nth(1).evaluate((row) => row.scrollIntoView({ block: "center" }));
  await rows.nth(0).locator("[data-pick]").nth(1).dragTo(rows.nth(2).locator("[data-pick]").nth(1));
  await page.locator("#panel .btn-main").waitFor();
  await screenshot(page, "draft-dragged-1280", { fullPage: false });
  assert.deepEqual(await seats(page), was);
  await axeClean(page);
  page.quiet();
  await page.context().close();
});

test("publishing asks, and every act of a table is in the panel", async () => {
  for (const [size, lang] of [[SMALL, "de"], [PHONE, "en"], [DESK, "de"]]) {
    const page = await organiser({ size, lang });
    await page.goto(draft());
    // The question opens below: nothing above or beside it moves.
    const head = () => page.locator(".draft-head > div, .draft-head > div > *, #publish > summary").evaluateAll((all) => all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y + scrollY, width, height];
    }));
    const before = await head();
    await page.locator("#publish > summary").click();
    assert.match(await page.locator("#publish h2").innerText(), /6.*30\d/);
    assert.deepEqual(await head(), before, `${size.width} px: the head stays`);
    const below = await page.locator("#publish form").evaluate((form) => {
      const ends = [...document.querySelectorAll(".draft-head > div, #publish > summary")].map((one) => one.getBoundingClientRect().bottom);
      return form.getBoundingClientRect().top >= Math.max(...ends);
    });
    assert.ok(below, `${size.width} px: it opens below the head`);
    await screenshot(page, `draft-publish-${size.width}`, { fullPage: false });
    await page.locator("#publish > summary").click();
    await page.locator("details[open] .pairs [data-pick]").first().click();
    await page.locator("#panel details").last().locator("summary").click();
    for (const act of ["unpair", "swap"]) assert.ok(await page.locator(`#panel [value="${act}"]`).isVisible(), act);
    for (const check of [fits, tappable, axeClean]) await check(page);
    await screenshot(page, `draft-panel-${size.width}`, { fullPage: false });
    page.quiet();
    await page.context().close();
  }
});

test("what players will see stands beside a change before it is made", async () => {
  for (const size of [DESK, PHONE]) {
    const page = await organiser({ size });
    await page.goto(`${here.tengen.base}/draft/5/mend?table=1`);
    assert.match(await page.locator("#told").innerText(), /before anything is saved/);
    await page.locator('[name="what"][value="swap"]').check();
    await page.locator("#told .say").waitFor();
    assert.match(await page.locator("#told .say").innerText(), /changed at/);
    const [form, told] = await page.locator(".mending > .form, #told").evaluateAll((all) => all.map((one) => one.getBoundingClientRect()));
    if (size === DESK) assert.ok(told.left >= form.right && told.top < form.bottom, "beside it on a desk");
    else assert.ok(told.top >= form.bottom, "below it on a phone");
    for (const check of [fits, tappable, axeClean]) await check(page);
    page.quiet();
    await page.context().close();
  }
});
