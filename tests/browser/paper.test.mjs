// What is printed: every sheet of the impolite congress as a PDF, its pages counted, on A4 and on Letter; each
// page says the event, the day and its number, and no name is cut.

import assert from "node:assert/strict";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { after, before, test } from "node:test";
import { DESK, newPage, signIn, startBrowser } from "./harness.mjs";
import { bringIn, startCongress } from "./impolite.mjs";

const output = path.join(path.dirname(fileURLToPath(import.meta.url)), "output");

let tengen, browser, page;
before(async () => {
  browser = await startBrowser();
  tengen = await startCongress(browser);
  page = await newPage(browser, tengen.url, { size: DESK });
  page.context().setDefaultTimeout(120_000);
  await signIn(page, "owner");
  await mkdir(output, { recursive: true });
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

/** How many pages a PDF has. */
const pagesOf = (pdf) => pdf.toString("latin1").match(/\/Type\s*\/Page[^s]/g).length;

async function print(route, name, format = "A4", base = tengen.base) {
  await page.goto(`${base}${route}`);
  const pdf = await page.pdf({ format, preferCSSPageSize: true });
  if (format === "A4") await writeFile(path.join(output, `paper-${name}.pdf`), pdf);
  const [, , wide, high] = /\/MediaBox\s*\[\s*([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+)/.exec(pdf.toString("latin1")).slice(1);
  return { pages: pagesOf(pdf), across: Number(wide) > Number(high) };
}

/** What is cut at the edge of its own box, in the layout of paper. */
async function cut(across) {
  const margins = (await page.locator(".sheet-cards").count()) === 0;
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(across ? { width: 1047, height: 718 } : { width: margins ? 703 : 794, height: 1047 });
  const found = await page.evaluate(() => [...document.querySelectorAll("main .name, main .l, main .card, main .called, main .surname, main h2, main .side")]
    .filter((e) => e.checkVisibility() && (e.scrollWidth > e.clientWidth + 1 && e.clientWidth > 0))
    .slice(0, 5).map((e) => `${e.scrollWidth} in ${e.clientWidth}: ${e.textContent.slice(0, 90)}`));
  await page.emulateMedia({ media: null });
  await page.setViewportSize(DESK);
  return found;
}

/** The pages whose columns hold more than their height: a browser makes all of such a sheet smaller. */
async function overfull(size) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize(size);
  const found = await page.locator(".by-name").evaluateAll((all) => all.filter((one) => {
    const list = one.querySelector("ol");
    return one.getBoundingClientRect().height > innerHeight + 1 || list.scrollWidth > list.clientWidth + 1;
  }).length);
  await page.emulateMedia({ media: null });
  await page.setViewportSize(DESK);
  return found;
}

// Sheets of 808 players and ten rounds, and how many pages they may take. 250 boards sit in the last round.
const SHEETS = [
  ["/paper/standings", "standings", 20, true],
  ["/paper/wall", "wall", 14, false],
  ["/paper/wall?sort=start", "wall-start", 14, false],
  ["/paper/names", "names", 10, false],
  ["/paper/boards", "boards", 10, false],
  ["/rounds/10/slips", "slips-four", 75, false],
  ["/rounds/10/slips?six", "slips-six", 50, false],
  ["/paper/badges", "badges", 101, false],
  ["/paper/tables", "tables", 63, false],
];

for (const [route, name, most, across] of SHEETS) {
  test(`${name} on A4 and Letter`, async () => {
    const [a4, letter] = [await print(route, name), await print(route, name, "Letter")];
    console.log(`# ${name}: ${a4.pages} pages of A4, ${letter.pages} of Letter`);
    assert.ok(a4.pages <= most, `${a4.pages} pages of A4, of ${most}`);
    assert.equal(a4.across, across);
    assert.deepEqual(await cut(across), []);
    page.quiet();
  });
}

test("the pairings by name fill a page of A4 and of Letter, and no more", async () => {
  await page.goto(`${tengen.base}/paper/names`);
  const [a4, letter] = [await overfull({ width: 703, height: 1047 }), await overfull({ width: 725, height: 980 })];
  console.log(`# overfull pages by name: ${a4} of A4, ${letter} of Letter`);
  assert.deepEqual([a4, letter], [0, 0]);
});

test("the cross table of 65 by score on one sheet", async () => {
  const base = await bringIn(browser, tengen.url, { others: 17 });
  const { pages, across } = await print("/paper/cross", "cross-65", "A4", base);
  console.log(`# cross table of 65: ${pages} pages of A4`);
  assert.equal(pages, 1);
  assert.ok(across);
});

const LANGUAGES = ["en", "de", "da", "fr", "ja", "ko", "nl", "zh-Hans"];

test("the rules of an event on one page, under each procedure with its rules of play and in every language", async () => {
  const owner = page;
  const listed = async (at, field) => {
    await owner.goto(`${tengen.base}/${at}?change=${field}`);
    return owner.locator(`select[name=${field}] option`).evaluateAll((all) => all.map((one) => one.value));
  };
  const choose = async (at, field, value) => {
    await listed(at, field);
    await owner.selectOption(`select[name=${field}]`, value);
    await owner.locator(`form:has(select[name=${field}]) button.btn-main`).first().click();
    await owner.waitForLoadState();
  };
  const [names, rules] = [await listed("procedure", "procedure"), await listed("settings", "rules")];
  assert.ok(names.length > 17, `${names}`);
  const readers = await Promise.all(LANGUAGES.map((lang) => newPage(browser, tengen.url, { size: DESK, lang })));
  for (const name of names) {
    await choose("procedure", "procedure", name);
    await choose("settings", "rules", rules.find((one) => name.startsWith(one)) ?? "japanese");
    for (const [at, lang] of LANGUAGES.entries()) {
      page = readers[at];
      const { pages, across } = await print("/rules", `rules-${name}-${lang}`);
      assert.equal(pages, 1, `${name}, ${lang}: ${pages} pages of A4`);
      assert.equal(across, false);
      assert.deepEqual(await cut(false), []);
    }
  }
  page = owner;
  for (const reader of readers) {
    reader.quiet();
    await reader.context().close();
  }
  console.log(`# rules under ${names.length} procedures in ${LANGUAGES.length} languages: a page of A4 each`);
  page.quiet();
});

/** The words that are set a letter or two under the other, in the layout of paper. */
async function broken(across, scripts = true) {
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: across ? 1047 : 703, height: 1000 });
  if (scripts) await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  const found = await page.evaluate(() => {
    const words = document.createTreeWalker(document.querySelector("#printed, main"), NodeFilter.SHOW_TEXT);
    const wrong = [];
    while (words.nextNode()) {
      const { data, parentElement } = words.currentNode;
      if (!parentElement.checkVisibility()) continue;
      for (const { 0: word, index } of data.matchAll(/[^\s\-/]{4,}/gu)) {
        const range = document.createRange();
        range.setStart(words.currentNode, index);
        range.setEnd(words.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        if (lines > 2 && lines * 4 > word.length) wrong.push(`${lines} lines: ${word}`);
      }
    }
    return wrong.slice(0, 5);
  });
  if (scripts) await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  await page.emulateMedia({ media: null });
  await page.setViewportSize(DESK);
  return found;
}

test("what 594 people look at is printed from its own page as its sheet is", async () => {
  const base = await bringIn(browser, tengen.url, { others: 546 });
  const pages = [
    ["/standings", "/paper/standings", 16, true],
    ["/standings?round=3&from=101", "/paper/standings?round=3", 16, true],
    ["/wall", "/paper/wall?sort=start", 12, false],
    ["/rounds/10", "/paper/boards?round=10", 12, false],
    ["/rounds/10?sort=name", "/paper/names?round=10", 8, false],
    ["/rounds", "/paper/boards?round=10", 12, false],
  ];
  const { pages: ofPlayers } = await print("/players", "own-players", "A4", base);
  console.log(`# /players: ${ofPlayers} pages of A4`);
  assert.ok(ofPlayers <= 8, `/players: ${ofPlayers}`);
  assert.deepEqual(await broken(false), []);
  for (const [route, sheet, most, across] of pages) {
    const [own, its] = [await print(route, `own-${route.replaceAll(/\W/g, "-")}`, "A4", base), await print(sheet, "its", "A4", base)];
    console.log(`# ${route}: ${own.pages} pages of A4, its sheet ${its.pages}`);
    assert.ok(own.pages <= most, `${route}: ${own.pages} pages of A4, of ${most}`);
    assert.deepEqual(own, its, route);
    await page.goto(`${base}${route}`);
    assert.deepEqual(await broken(across), [], route);
    assert.equal(await page.locator("#printed").count(), 0, "nothing of it stays on the screen");
  }
  page.quiet();
});

test("without scripts the part that is shown is printed, and names stand whole", async () => {
  const scripted = page;
  page = await newPage(browser, tengen.url, { size: DESK, scripts: false });
  for (const [route, most] of [["/standings", 5], ["/wall", 5]]) {
    const { pages } = await print(route, `plain${route.replaceAll("/", "-")}`);
    console.log(`# ${route} without scripts: ${pages} pages of A4`);
    assert.ok(pages <= most, `${route}: ${pages}`);
    assert.deepEqual(await broken(false, false), [], route);
  }
  await page.context().close();
  page = scripted;
});
