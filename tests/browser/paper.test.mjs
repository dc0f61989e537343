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

test("the cross table of 65 on four sheets", async () => {
  const base = await bringIn(browser, tengen.url, { others: 17 });
  const { pages, across } = await print("/paper/cross", "cross-65", "A4", base);
  console.log(`# cross table of 65: ${pages} pages of A4`);
  assert.ok(pages <= 4, `${pages}`);
  assert.ok(across);
});

test("the rules of an event on one page, in each language", async () => {
  for (const lang of ["en", "de"]) {
    await page.context().setExtraHTTPHeaders({ "accept-language": lang });
    const { pages, across } = await print("/rules", `rules-${lang}`);
    console.log(`# rules, ${lang}: ${pages} page of A4`);
    assert.equal(pages, 1, lang);
    assert.equal(across, false);
    assert.deepEqual(await cut(false), []);
  }
  await page.context().setExtraHTTPHeaders({});
  page.quiet();
});
