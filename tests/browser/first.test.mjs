// A newcomer's first five minutes: from the first start to a published round of 24 people from a list that is pasted.
// What is clicked is counted and judged; the time of a person who types five letters a second and looks for two
// seconds before each click is computed and printed. And how far the organiser's pages lie from each other.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { DESK, newPage, signIn, startBrowser, startTengen } from "./harness.mjs";

const MOST_CLICKS = 25, MOST_WORDS = 60;
const A_LETTER = 0.2, A_LOOK = 2;
const PASSWORD = "a few long words";

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser.close(); });

test("from the first start to a published round of 24", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "tengen-first-"));
  const tengen = await startTengen(undefined, ["serve", "--data", path.join(folder, "data")]);
  const page = await newPage(browser, tengen.url, { size: DESK });
  let clicks = 0, letters = 0;
  const click = async (target, leads = true) => {
    clicks += 1;
    const button = page.locator(target).first();
    await (leads ? Promise.all([page.waitForEvent("load"), button.click()]) : button.click());
  };
  const type = async (fields) => {
    for (const [name, value] of Object.entries(fields)) {
      clicks += 1;
      letters += value.length;
      await page.locator(`main [name="${name}"]`).first().fill(value);
    }
  };
  try {
    await page.goto(/^setup: (\S+)$/m.exec(tengen.said())[1]);
    await type({ name: "Imogen", password: PASSWORD, password_again: PASSWORD });
    await click("main .btn-main");
    await click('main a[href="/new"]');
    const words = (await page.locator("main").innerText()).split(/\s+/).filter(Boolean).length;
    await type({ name: "Autumn Cup", begins: "2026-10-03", rounds: "3" });
    await click("main .btn-main");
    await click('main a[href$="/entries/import"]');
    clicks += 1;
    const line = (_, i) => `Abt${String.fromCharCode(97 + i)}\tAda\t${1 + i % 9}k`;
    await page.locator('main [name="pasted"]').fill(Array.from({ length: 24 }, line).join("\n"));
    clicks += 1;
    await page.locator('main [name="registration"][value="final"]').check();
    await click("main .btn-main");
    // Which of two columns of names is the surname.
    await click('main [value="names:surname-first"]');
    await click('main [name="act"][value="enter"]');
    await page.goto("/t/autumn-cup/today");
    clicks += 1;
    await page.goto("/t/autumn-cup/draft/1");
    clicks += 1;
    if (await page.locator('form[action$="/publish"] button').count() === 0) await click("main .btn-main");
    await click("#publish > summary", false);
    await click('form[action$="/publish"] button');
    await page.goto("/t/autumn-cup/boards");
    assert.equal(await page.locator("#open-boards > li").count(), 12);
    const seconds = Math.round(letters * A_LETTER + clicks * A_LOOK);
    console.log(`first round: ${clicks} clicks of ${MOST_CLICKS}, ${letters} letters, ${seconds} s of 180; new event: ${words} words of ${MOST_WORDS}`);
    assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
    assert.ok(words <= MOST_WORDS, `${words} words`);
    page.quiet();
  } finally {
    await page.context().close();
    await tengen.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

test("every page of the organiser is within two taps of any other", async () => {
  const tengen = await startTengen();
  const page = await newPage(browser, tengen.url, { size: DESK });
  try {
    await signIn(page, "organiser");
    const base = "/t/lindenhof";
    const linked = async (where) => {
      await page.goto(where);
      const all = await page.locator("a[href]").evaluateAll((links) => links.map((link) => new URL(link.href)).map(({ origin, pathname }) => [origin, pathname]));
      return new Set(all.filter(([origin]) => origin === tengen.url).map(([, pathname]) => pathname));
    };
    // The entries of the areas are the organiser's pages.
    const areas = [...await linked(`${base}/today`)].filter((where) => where.startsWith(`${base}/`));
    const pages = new Set();
    await page.goto(`${base}/today`);
    const heads = await page.locator("nav.areas a[href]").evaluateAll((links) => links.map((link) => new URL(link.href).pathname));
    for (const head of heads) {
      await page.goto(head);
      for (const entry of await page.locator("nav.entries a[href]").evaluateAll((links) => links.map((link) => new URL(link.href).pathname))) pages.add(entry);
    }
    assert.ok(pages.size >= 16 && areas.length > 0, `${[...pages]}`);
    const links = new Map();
    for (const where of pages) links.set(where, await linked(where));
    const far = [];
    for (const from of pages) {
      const one = links.get(from);
      const two = new Set([...one].flatMap((next) => [...links.get(next) ?? []]));
      for (const to of pages) if (from !== to && !one.has(to) && !two.has(to)) far.push(`${from} to ${to}`);
    }
    console.log(`${pages.size} pages of the organiser, ${far.length} of ${pages.size * (pages.size - 1)} ways longer than two taps`);
    assert.deepEqual(far, []);
  } finally {
    await page.context().close();
    await tengen.stop();
  }
});
