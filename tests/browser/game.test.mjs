// A game recorded at the board: 250 moves by taps on a phone with the server's time for each, a friend who
// watches, two recorders at once, a lost connection, the count agreed and confirmed; and once without scripts.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable } from "./harness.mjs";

const LETTERS = "ABCDEFGHJKLMNOPQRST";
const EVENT = "/t/lindenhof";

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

async function signIn(page, name) {
  await page.goto("/sign-in");
  await page.locator("#name").fill(name);
  await page.locator("#password").fill("tengen-demo");
  await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
}

async function recorder(name, options = {}) {
  const page = await newPage(browser, tengen.url, { size: PHONE, ...options });
  await signIn(page, name);
  return page;
}

/** Every second pair of rows for each side, one column left open: nothing is ever captured. */
function quietGame(moves) {
  const of = (mine) => LETTERS.split("").flatMap((_, row) => (Math.floor(row / 2) % 2 === mine
    ? LETTERS.split("").filter((letter) => letter !== "K").map((letter) => `${letter}${row + 1}`) : []));
  const [black, white] = [of(0), of(1)];
  return Array.from({ length: moves }, (_, n) => (n % 2 === 0 ? black : white)[n >> 1]);
}

const point = (page, at) => page.locator(`.taps a[data-at="${at}"]`);
const seen = (page, n) => page.waitForFunction((n_) => document.getElementById("game")?.dataset.seen === String(n_), n);

async function look(page, name) {
  await fits(page);
  await tappable(page);
  await axeClean(page);
  await screenshot(page, name);
}

test("250 moves by taps, watched, counted, confirmed", async () => {
  const page = await recorder("arbiter");
  await page.goto(`${EVENT}/boards/3/1/record`);
  await look(page, "game-empty-390");
  await page.locator("#quick").check();
  const watcher = await newPage(browser, tengen.url, { size: DESK });
  await watcher.goto(`${EVENT}/games/3/1`);
  const times = [];
  page.on("response", async (response) => {
    const timing = response.request().method() === "POST" && response.headers()["server-timing"];
    if (timing) times.push(Number(/dur=([\d.]+)/.exec(timing)[1]));
  });
  const moves = quietGame(250);
  for (const [n, at] of moves.entries()) {
    await point(page, at).tap();
    await seen(page, n + 1);
    if (n === 97) await look(page, "game-playing-390");
  }
  assert.equal(times.length, 250);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.min(times.length - 1, Math.floor(times.length * share))];
  console.log(`250 taps, server time: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${times.at(-1)} ms`);
  assert.ok(at(0.99) <= 50, `p99 of a tap is ${at(0.99)} ms`);
  await watcher.waitForFunction(() => document.querySelector("#board .note")?.textContent.includes("250"));
  await look(watcher, "game-watch-1280");
  await watcher.locator("a[rel=prev]").click();
  await watcher.waitForURL(/step=249/);

  await page.locator('button[value="pass"]').click();
  await seen(page, 251);
  await page.locator('button[value="pass"]').click();
  await seen(page, 252);
  await look(page, "game-stopped-390");
  await page.locator('button[value="agree:both"]').click();
  await page.locator('#game[data-phase="ended"]').waitFor();
  await look(page, "game-ended-390");
  await page.locator('button[value="confirm:both"]').click();
  await page.locator('#game[data-phase="confirmed"]').waitFor();
  await look(page, "game-confirmed-390");
  await page.goto(`${EVENT}/boards?round=3&show=all`);
  const file = await (await page.request.get(`${EVENT}/games/3/1/record.sgf`)).text();
  assert.equal(file.match(/;[BW]\[/g).length, 252);
  page.quiet();
  watcher.quiet();
});
