// Players entered from a rating list by keyboard alone: also misspelt, the one who is meant is among the few that
// are shown; afterwards the field is empty and has the focus again.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { DESK, newPage, signIn, startBrowser, startTengen, withoutLists } from "./harness.mjs";

const LIST = new URL("../golden/ratings/egf.html", import.meta.url);
const MANY = 24;

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

/** People from all over the list whose name is nobody else's. */
async function people() {
  const text = await readFile(LIST, "latin1");
  const names = text.split("\n").filter((line) => /^ \d{8} {2}/.test(line)).map((line) => line.slice(11, 49).trim());
  const own = names.filter((name) => names.indexOf(name) === names.lastIndexOf(name));
  return Array.from({ length: MANY }, (_, i) => own[(i * 97 + 13) % own.length]);
}

/** What somebody types in a hurry: the surname and two letters more, in every third two letters changed round. */
function typed(name, i) {
  const [surname, first = ""] = name.split(" ");
  const word = surname.replaceAll("_", " ").toLowerCase();
  const hurried = i % 3 === 2 && word.length > 5 ? word.slice(0, 2) + word[3] + word[2] + word.slice(4) : word;
  return `${hurried} ${first.slice(0, 2).toLowerCase()}`;
}

/** The words of a name, whichever stands first. */
const words = (name) => name.split(" ").sort().join(" ");

test(`${MANY} people by keyboard alone`, { timeout: 120_000 }, async (t) => {
  const page = await newPage(browser, tengen.url, { size: DESK });
  await signIn(page, "owner");
  await withoutLists(page);
  await page.setInputFiles("input[type=file]", LIST.pathname);
  await Promise.all([page.waitForEvent("load"), page.locator("main form .btn-main").first().click()]);
  await page.goto("/t/lindenhof/entries/enter");
  const began = Date.now();
  let keys = 0;
  const press = async (key) => { keys += 1; await page.keyboard.press(key); };
  for (const [i, name] of (await people()).entries()) {
    // A page may be loaded before it is drawn, and it is focused when it is drawn.
    await page.waitForFunction(() => document.activeElement.id === "enter-q");
    assert.equal(await page.locator("#enter-q").inputValue(), "", `before ${name}`);
    const shown = name.replaceAll("_", " "), text = typed(name, i);
    await page.keyboard.type(text);
    keys += text.length;
    // The hits of what stands in the field, not those of an earlier spelling.
    await page.waitForFunction((typed) => document.querySelector("#enter-found [name=q]").value === typed, text.trim());
    const at = await page.evaluate((wanted) => {
      const hits = [...document.querySelectorAll("#enter-found .hit:not(:disabled)")];
      return { found: hits.findIndex((hit) => hit.querySelector(".name").textContent === wanted), all: hits.length };
    }, shown);
    assert.ok(at.found >= 0 && at.found < 5, `${text} finds ${name} as number ${at.found + 1}`);
    if (at.all > 1) for (let down = 0; down <= at.found; down++) await press("ArrowDown");
    await Promise.all([page.waitForEvent("load"), press("Enter")]);
    const entered = await page.locator(".entered .name").first().innerText();
    assert.equal(words(entered), words(shown), text);
  }
  t.diagnostic(`${MANY} entered by ${keys} keys, in ${((Date.now() - began) / 1000).toFixed(1)} s besides the typing`);
  page.quiet();
});

/** Types a surname whose last letter's hits are held back; `release` lets them come. */
async function typedWithHeldHits(page) {
  await signIn(page, "owner");
  await page.goto("/t/lindenhof/entries/enter");
  const surname = (await people())[0].split(" ")[0].replaceAll("_", " ").toLowerCase();
  await page.keyboard.type(surname.slice(0, -1));
  await page.locator("#enter-found .hit").first().waitFor();
  let release;
  const held = new Promise((resolve) => { release = resolve; });
  const asked = page.waitForRequest("**/enter?q=**");
  await page.route("**/enter?q=**", async (route) => { await held; await route.continue(); });
  await page.keyboard.type(surname.slice(-1));
  await asked;
  await page.locator("#enter-found").evaluate((found) => { found.dataset.before = "yes"; });
  return release;
}

test("an arrow key waits for the hits of what was typed", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, tengen.url, { size: DESK });
  const release = await typedWithHeldHits(page);
  await page.keyboard.press("ArrowDown");
  assert.ok(await page.evaluate(() => document.activeElement.id === "enter-q"), "the field keeps the focus until they are there");
  release();
  await page.locator("#enter-found:not([data-before])").waitFor();
  await page.waitForFunction(() => document.activeElement === document.querySelector("#enter-found .hit:not(:disabled)"));
  page.quiet();
});

test("hits that come late change nothing in a list that has the focus", { timeout: 60_000 }, async () => {
  const page = await newPage(browser, tengen.url, { size: DESK });
  const release = await typedWithHeldHits(page);
  await page.locator("#enter-found .hit:not(:disabled)").first().focus();
  const shown = () => page.locator("#enter-found").evaluate((found) => [found.dataset.before, found.innerText, document.activeElement.value]);
  const before = await shown();
  const answered = page.waitForResponse("**/enter?q=**");
  release();
  await (await answered).finished();
  // Two turns of the browser: what the page would do with the answer is done.
  await page.evaluate(() => new Promise((done) => { setTimeout(() => setTimeout(done)); }));
  assert.deepEqual(await shown(), before);
  // Back in the field, the way down leads into the new ones.
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowDown");
  await page.locator("#enter-found:not([data-before])").waitFor();
  page.quiet();
});
