// Every page of the referee with a name of eighty letters in one word, on a phone: nothing is wider than the screen, and
// no word is broken into fewer than four letters.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { PHONE, SMALL, newPage, signIn, startBrowser, startTengen } from "./harness.mjs";
import { LOOKS } from "./looks.mjs";

const NAME = "Wolfeschlegelsteinhausenbergerdorff".repeat(3).slice(0, 80);
const event = "/t/lindenhof";

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

test("a name of eighty letters on every page of the referee", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  await page.goto(`${event}/boards`);
  const incident = await page.locator("#open-boards a.straight").last().getAttribute("href");
  const board = incident.replace(/\/incident.*/, "");
  const [round, table] = board.split("/").slice(-2);
  await page.goto(`${event}/rounds/${round}?q=${table}`);
  const player = /players\/(\d+)/.exec(await page.locator('main a[href*="/players/"]').first().getAttribute("href"))[1];
  await page.goto(`${event}/entries/${player}`);
  await page.locator('main input[name="surname"]').fill(NAME);
  await Promise.all([page.waitForEvent("load"), page.locator('main form:has(input[name="surname"]) .btn-main').first().click()]);
  const given = `${incident}?what=two-in-a-row:white&noticed=at-once`;
  await page.goto(given);
  await page.locator('#options button, .save-bar button[name="option"]').first().click();
  await page.waitForURL(/\/incidents\/\d+$/);
  const record = new URL(page.url()).pathname;
  const ways = ["", "?what=ko-retake", "?what=stone-displaced:nobody", "?what=count-disputed", "?what=captures-left:black&noticed=at-once",
    "?what=ko-retake:black&noticed=at-once"].map((way) => `${incident}${way}`);
  const pages = [...ways, given, record, `${record}/sheet`, `${event}/incidents`, `${event}/rulings`, `${event}/procedure`, `${event}/rules`, board,
    `${board}/record`];
  const wrong = [];
  let named = 0;
  for (const size of [SMALL, PHONE]) {
    await page.setViewportSize(size);
    for (const address of pages) {
      await page.goto(address);
      named += Number((await page.locator("main").innerText()).replaceAll(/\s/g, "").includes(NAME));
      for (const check of ["overflow", "broken"]) {
        wrong.push(...(await page.evaluate(LOOKS[check])).map((what) => `${size.width} ${address}: ${check}: ${what}`));
      }
    }
  }
  assert.deepEqual(wrong, []);
  assert.ok(named >= 14, `the name stands on ${named} pages`);
  page.quiet();
  await page.context().close();
});
