// What one came for is in view: the main act of a ruling on a phone, the usual incidents on little more than a screen,
// the list of players soon below the top, and all ten rounds of it at a desk.

import assert from "node:assert/strict";
import { test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, signIn } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";

const INCIDENT = "/boards/10/1/incident", LIST_OF_INCIDENTS = 1300, TOP_OF_LIST = 640;

const here = withCongress({ others: 200, open: 20 });

async function at(path, options) {
  const page = await newPage(here.browser, here.tengen.url, options);
  page.context().setDefaultTimeout(60_000);
  await signIn(page, "owner");
  await page.goto(`${here.tengen.base}${path}`);
  return page;
}

const box = (page, what) => page.locator(what).first().evaluate((e) => e.getBoundingClientRect().toJSON());

for (const lang of ["en", "de", "fr"]) {
  test(`the usual incidents on a phone, ${lang}`, async () => {
    const page = await at(INCIDENT, { size: PHONE, lang });
    const high = await page.evaluate(() => document.querySelector("main").getBoundingClientRect().bottom + scrollY);
    console.log(`incidents, ${lang}: ${high} px of ${LIST_OF_INCIDENTS}`);
    assert.ok(high < LIST_OF_INCIDENTS);
    page.quiet();
    await page.context().close();
  });
}

test("a ruling's main act is in sight", async () => {
  for (const size of [PHONE, DESK]) {
    const page = await at(`${INCIDENT}?what=ko-retake%3Ablack&noticed=at-once`, { size });
    const { top, bottom } = await box(page, ".save-bar .btn-main");
    console.log(`ruling at ${size.width}: its main act from ${Math.round(top)} to ${Math.round(bottom)} of ${size.height} px`);
    assert.ok(top >= 0 && bottom <= size.height);
    page.quiet();
    await page.context().close();
  }
});

test("the list of players", async () => {
  for (const lang of ["en", "de"]) {
    const page = await at("/entries", { size: PHONE, lang });
    const { top } = await box(page, ".attendance");
    console.log(`list of players on a phone, ${lang}: from ${Math.round(top)} px of ${TOP_OF_LIST}`);
    assert.ok(top <= TOP_OF_LIST);
    for (const check of [fits, axeClean]) await check(page);
    await page.context().close();
    const desk = await at("/entries", { size: DESK, lang });
    const { shown, whole } = await desk.locator(".scroll").evaluate((e) => ({ shown: e.clientWidth, whole: e.scrollWidth }));
    console.log(`its ten rounds at 1280, ${lang}: ${whole} px of ${shown}`);
    assert.ok(whole <= shown);
    await desk.context().close();
  }
});
