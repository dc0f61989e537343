// How many taps things take that people do with one hand: a result, and where one sits.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { bringIn } from "./impolite.mjs";
import { PHONE, newPage, signIn, startBrowser, startTengen } from "./harness.mjs";

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

/** A page that counts what is tapped on it. */
async function phone() {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  let taps = 0;
  const tap = async (what) => {
    taps += 1;
    await what.tap();
    await page.waitForLoadState();
  };
  return { page, tap, taps: () => taps };
}

const missing = async (page) => Number(await page.locator("#boards-count b").first().innerText());

test("a result from the front page", async () => {
  const { page, tap, taps } = await phone();
  await signIn(page, "arbiter");
  await page.goto("/");
  const event = page.locator("main :is(.events, .now-event) a.name").first();
  await tap(event);
  await page.waitForURL(/\/boards$/);
  const before_ = await missing(page), from = taps();
  await tap(page.locator("#open-boards .btn-stone").first());
  await page.waitForFunction((n) => Number(document.querySelector("#boards-count b")?.innerText) === n - 1, before_);
  console.log(`a result: ${taps() - from} tap from the boards, ${taps()} of 3 from the front page`);
  assert.equal(taps() - from, 1);
  assert.ok(taps() <= 3, `${taps()} taps`);
  page.quiet();
  await page.context().close();
});

test("an incident without a record, from the boards to the ruling given", async () => {
  const { page, tap, taps } = await phone();
  await signIn(page, "arbiter");
  await page.goto("/t/lindenhof/boards");
  await tap(page.locator("#open-boards a.straight").last());
  await tap(page.locator('.whose[value="two-in-a-row:white"]'));
  // No rule counts the moves here, and no result stands: when it was noticed is not asked.
  await page.locator("h1.ruling").waitFor();
  // Where the text leaves it to the arbiter, the choice is the act.
  await tap(page.locator('#options button, .save-bar button[name="option"]').first());
  await page.waitForURL(/\/incidents\/\d+$/);
  console.log(`an incident without a record: ${taps()} of 3 taps from the boards to the ruling given`);
  assert.ok(taps() <= 3, `${taps()} taps`);
  page.quiet();
  await page.context().close();
});

test("time that ran out, with a record, from the boards to the ruling given", async () => {
  const { page, tap, taps } = await phone();
  await signIn(page, "arbiter");
  await page.goto("/t/lindenhof/boards");
  const row = page.locator("#open-boards > li").last();
  const record = (await row.locator("a.straight").getAttribute("href")).replace(/incident$/, "record");
  await page.goto(record);
  const before_ = await page.locator("#game").getAttribute("data-seen");
  await page.locator("#quick").check();
  await page.locator('.taps a[data-at="Q16"]').tap();
  await page.waitForFunction((n) => document.getElementById("game")?.dataset.seen !== n, before_);
  await page.goto("/t/lindenhof/boards");
  const from = taps();
  await tap(page.locator(`#open-boards a.straight[href="${record.replace(/record$/, "incident")}"]`));
  await tap(page.locator('.whose[value="time-loss:black"]'));
  await page.locator("h1.ruling").waitFor();
  await tap(page.locator('.save-bar button[name="option"]'));
  await page.waitForURL(/\/incidents\/\d+$/);
  console.log(`time that ran out, with a record: ${taps() - from} of 3 taps from the boards to the ruling given`);
  assert.ok(taps() - from <= 3, `${taps() - from} taps`);
  page.quiet();
  await page.context().close();
});

test("my table from the front page", async () => {
  const { page, tap, taps } = await phone();
  await page.goto("/");
  const event = page.locator("main :is(.events, .now-event) a.name").first();
  if (await event.count()) await tap(event);
  const name = "Moira Haldane";
  const wanted = name.split(" ").at(-1).slice(0, 4);
  await page.locator("main input[name=q]").pressSequentially(wanted);
  await Promise.all([page.waitForEvent("load"), page.locator("main input[name=q]").press("Enter")]);
  const seen = page.locator("#boards tr:visible", { hasText: name });
  await seen.first().waitFor();
  const row = await seen.first().boundingBox();
  console.log(`my table: ${taps()} taps and ${wanted.length} letters, at ${Math.round(row.y)} px of ${PHONE.height}`);
  assert.ok(taps() <= 1 && wanted.length <= 4);
  assert.ok(row.y < PHONE.height, "it is in view");
  page.quiet();
  await page.context().close();
});

test("somebody did not come: two taps, both on the screen", async () => {
  const { page, tap, taps } = await phone();
  await signIn(page, "arbiter");
  await page.goto("/t/lindenhof/boards");
  const row = page.locator("#open-boards > li:not(.done)").first(), before_ = await missing(page), id = await row.getAttribute("id");
  await tap(row.locator("summary"));
  const all = await row.locator(".others > *").evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect()).map(({ bottom }) => bottom));
  await tap(row.locator('[name="ending"][value="W+F"]'));
  await page.locator(`#${id}.done`).waitFor();
  assert.equal(await missing(page), before_ - 1);
  assert.ok(all.every((bottom) => bottom <= PHONE.height), `${all}`);
  console.log(`a default: ${taps()} taps`);
  assert.equal(taps(), 2);
  // Every result of a table's own form is in view from the first.
  await page.goto(`/t/lindenhof/boards/3/10`);
  for (const one of await page.locator('main button[name="who"]').all()) {
    const box = await one.boundingBox();
    assert.ok(box.y + box.height <= PHONE.height, `${await one.innerText()} ends at ${box.y + box.height}`);
  }
  page.quiet();
  await page.context().close();
});

test("a result that is corrected at its own form: two taps more, and the table stays in the list", async () => {
  const { page, tap, taps } = await phone();
  await signIn(page, "arbiter");
  await page.goto("/t/lindenhof/boards");
  const row = page.locator("#open-boards > li:not(.done)").first(), id = await row.getAttribute("id");
  await tap(row.locator(".btn-black"));
  const done = page.locator(`#${id}.done`);
  await done.waitFor();
  await page.goto(new URL(await done.locator(".others a").first().getAttribute("href"), page.url()).href);
  await tap(page.locator('main button[name="who"][value="W"]'));
  await page.waitForURL(/\/boards\?/);
  assert.match(await page.locator(`#${id} .did`).innerText(), /White won/);
  console.log(`a correction at the table's own form: ${taps()} taps and the way there`);
  assert.equal(taps(), 2);
  page.quiet();
  await page.context().close();
});

test("ten results with a jigo, a default and a correction: fourteen taps", async () => {
  const base = await bringIn(browser, tengen.url, { rounds: 1, others: 2, open: 25, komi: 7 });
  const { page, tap, taps } = await phone();
  await signIn(page, "owner");
  await page.goto(`${base}/boards`);
  const before_ = await missing(page);
  const open = page.locator("#open-boards > li:not(.done)");
  /** Enters one of the other results of a table, or with `what` alone one of its two buttons; which table it was. */
  const enter = async (what, other = false) => {
    const id = await open.first().getAttribute("id"), row = page.locator(`#${id}`);
    if (other) await tap(row.locator("summary"));
    await tap(row.locator(what).first());
    await page.locator(`#${id}.done:not(.waiting)`).waitFor();
    return row;
  };
  for (let i = 0; i < 7; i += 1) await enter(i % 2 ? ".btn-black" : ".btn-white");
  await enter('[name="ending"][value="0"]', true);
  await enter('[name="ending"][value="W+F"]', true);
  const wrong = await enter(".btn-black");
  await tap(wrong.locator('[name="taken_back"]'));
  await page.locator(`#${await wrong.getAttribute("id")}:not(.done, .waiting)`).waitFor();
  await tap(wrong.locator(".btn-white"));
  await page.locator(`#${await wrong.getAttribute("id")}.done:not(.waiting)`).waitFor();
  assert.match(await wrong.locator(".did").innerText(), /White won/);
  assert.equal(await missing(page), before_ - 10);
  console.log(`ten results: ${taps()} of 14 taps`);
  assert.ok(taps() <= 14, `${taps()} taps`);
  page.quiet();
  await page.context().close();
});

test("what decides among equals is a tap away from a phone's standings, and the page no wider", async () => {
  const { page } = await phone();
  await page.goto("/t/lindenhof/standings");
  // Country, wins and rounds have the second line; the sums are on the player's own page.
  assert.equal(await page.locator("#standings tr").first().locator(".x:visible").count(), 0);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  await page.locator("#standings tr .who a").first().tap();
  await page.waitForURL(/players\/\d+$/);
  assert.match(await page.locator("main").innerText(), /Sum of opponents’ scores\s+\d+\s+Sum of opponents’ SOS\s+\d+/);
  page.quiet();
  await page.context().close();
});

test("settings that are not saved are not left without being asked", async () => {
  const { page } = await phone();
  await signIn(page, "organiser");
  const asked = [];
  page.on("dialog", async (dialog) => { asked.push(dialog.type()); await dialog.accept(); });
  await page.goto("/t/lindenhof/settings?change=komi");
  await page.locator("header .event").tap();
  await page.waitForURL(/lindenhof$/);
  assert.deepEqual(asked, [], "nothing was typed");
  await page.goto("/t/lindenhof/settings?change=komi");
  await page.locator("#komi").fill("7.5");
  assert.equal(await page.locator(".follows li").first().innerText(), "Komi: 7.5 instead of 6.5");
  assert.ok(await page.locator("#overtime_stones").isHidden(), "byoyomi has no stones");
  const high = await page.locator(".in-place").evaluate((e) => Math.round(e.getBoundingClientRect().height));
  console.log(`the form of komi and time: ${high} px of 430`);
  assert.ok(high <= 430, `${high} px`);
  await page.locator("header .event").tap();
  await page.waitForURL(/lindenhof$/);
  assert.deepEqual(asked, ["beforeunload"]);
  await page.goto("/t/lindenhof/settings?change=komi");
  await page.locator("#komi").fill("7.5");
  await Promise.all([page.waitForEvent("load"), page.locator(".opened .btn-main").tap()]);
  assert.deepEqual(asked, ["beforeunload"], "what is saved is not asked about");
  page.quiet();
  await page.context().close();
});

test("a round by keyboard alone, and the place is never lost", async () => {
  const page = await newPage(browser, tengen.url, { size: { width: 1280, height: 900 } });
  const press = (key) => page.keyboard.press(key);
  const at = (selector) => page.evaluate((s) => document.activeElement.matches(s), selector);
  /** Goes on with Tab to what fits; how many times it was. */
  const to = async (selector) => {
    for (let tabs = 0; tabs < 400; tabs += 1, await press("Tab")) if (await at(selector)) return tabs;
    throw new Error(`no Tab leads to ${selector} on ${page.url()}`);
  };
  const sends = async (selector) => {
    await to(selector);
    await Promise.all([page.waitForEvent("load"), press("Enter")]);
  };
  await page.goto("/sign-in");
  for (const [field, text] of [["#name", "organiser"], ["#password", "tengen-demo"]]) {
    await to(field);
    await page.keyboard.type(text);
  }
  await sends("main .btn-main");
  await page.goto("/t/lindenhof/draft/4");
  await sends("main form .btn-main");
  await to("#publish > summary");
  await press("Enter");
  await sends('form[action$="/publish"] button');
  await page.goto("/t/lindenhof/boards?round=4");
  const before_ = await missing(page);
  let tabs = 0;
  for (let i = 0; i < 10; i += 1) {
    tabs += await to(`.open-board:not(.done) .btn-${i % 2 ? "black" : "white"}`);
    await press(i % 2 ? "Enter" : "Space");
    await page.waitForFunction((n) => Number(document.querySelector("#boards-count b")?.innerText) === n
      && !document.querySelector(".open-board.waiting"), before_ - i - 1);
    assert.ok(!(await at("body")), `the place is lost after result ${i + 1}`);
  }
  console.log(`ten results by keyboard: ${tabs} times Tab`);
  page.quiet();
  await page.context().close();
});
