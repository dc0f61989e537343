// Every part of the pages, on every size, in both lights and languages; and what the script adds.
// STYLEGUIDE_BIN is the example `styleguide`, default target/debug/examples/styleguide.

import assert from "node:assert/strict";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DESK, axeClean, inspect, newPage, screenshot, startBrowser, startTengen } from "./harness.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const binary = process.env.STYLEGUIDE_BIN ?? path.join(here, "../../target/debug/examples/styleguide");

let tengen, browser;
before(async () => {
  tengen = await startTengen(binary);
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

for (const [route, name] of [
  ["/styleguide", "parts"],
  ["/styleguide/boards", "boards"],
  ["/styleguide/goban", "goban"],
  ["/styleguide/empty", "empty"],
]) {
  test(`${name} are clear on every size, in both lights and languages`, async () => {
    await inspect(browser, tengen.url, route, name);
  });
}

test("errors are pages of the house", async () => {
  const page = await newPage(browser, tengen.url);
  const answer = await page.goto("/no-such-page");
  assert.equal(answer.status(), 404);
  await axeClean(page);
  await screenshot(page, "error-390-light");
  page.expectComplaint(/404/);
  await page.goto("/styleguide/fails");
  assert.ok(!(await page.textContent("body")).includes("nobody sees"));
  page.expectComplaint(/500/);
  page.quiet();
});

test("a wrong form says so at every field, keeps what was typed and takes the focus there", async () => {
  for (const scripts of [true, false]) {
    const page = await newPage(browser, tengen.url, { scripts });
    await page.goto("/styleguide");
    await page.fill("#rank", "31k");
    await page.fill("#komi", "six");
    await page.fill("#password", "secret");
    await page.check("input[name=round][value='2']");
    await page.click("text=Save");
    await page.waitForSelector("#rank-wrong");
    assert.equal(await page.inputValue("#rank"), "31k");
    assert.equal(await page.inputValue("#club"), "Lek");
    assert.equal(await page.inputValue("#password"), "");
    assert.ok(await page.isChecked("input[name=round][value='2']"));
    assert.equal(await page.getAttribute("#rank", "aria-describedby"), "rank-wrong");
    if (scripts) {
      assert.equal(await page.evaluate(() => document.activeElement.id), "rank");
      await axeClean(page);
      await screenshot(page, "wrong-390-light");
      page.expectComplaint(/422/);
      page.quiet();
    }
    await page.fill("#rank", "4k");
    await page.fill("#komi", "6,5");
    await page.click("text=Save");
    await page.waitForURL("**/styleguide/empty");
    assert.equal((await page.textContent(".notices")).trim(), "Jigo");
    await page.reload();
    assert.equal(await page.locator(".notices").count(), 0, "it is said once");
    await page.context().close();
  }
});

test("the language is switched at the foot, stays, and leads back", async () => {
  const page = await newPage(browser, tengen.url, { scripts: false });
  await page.goto("/styleguide/boards?q=1");
  await page.click(".tongues > summary");
  await page.click("text=Deutsch");
  await page.waitForURL("**/styleguide/boards?q=1");
  assert.equal(await page.getAttribute("html", "lang"), "de");
  assert.ok((await page.textContent("#boards")).includes("Weiß gewinnt"));
  await page.goto("/styleguide");
  assert.equal(await page.getAttribute("html", "lang"), "de");
});

test("a list is searched as one types, without marks and in any script", async () => {
  const page = await newPage(browser, tengen.url, { size: DESK });
  await page.goto("/styleguide/boards");
  const shown = () => page.locator("#boards tr:visible").count();
  assert.equal(await shown(), 3);
  await page.fill("input[type=search]", "grunspan ana");
  assert.equal(await shown(), 1);
  await page.fill("input[type=search]", "子");
  assert.equal(await shown(), 1);
  await page.fill("input[type=search]", "zzz");
  assert.equal(await shown(), 0);
  assert.match(await page.textContent(".find-none"), /No player or table matches/);
  await axeClean(page);
  page.quiet();
});

test("a change is shown on open pages, and the search stays as it is", async () => {
  const page = await newPage(browser, tengen.url);
  await page.goto("/styleguide/boards");
  const first = Number(await page.textContent("#state output"));
  await page.fill("input[type=search]", "12");
  await fetch(`${tengen.url}/styleguide/change`, { method: "POST", headers: { "sec-fetch-site": "none" } });
  await page.waitForFunction((n) => Number(document.querySelector("#state output").textContent) > n, first);
  assert.equal(await page.locator("#boards tr:visible").count(), 1);
  page.quiet();
});

test("a form is sent once however often one taps", async () => {
  const page = await newPage(browser, tengen.url);
  await page.goto("/styleguide");
  let sent = 0;
  await page.route("**/styleguide", async (route) => {
    if (route.request().method() === "POST") sent += 1;
    await new Promise((resolve) => setTimeout(resolve, 400));
    await route.continue();
  });
  const said = await page.evaluate(() => {
    const button = [...document.querySelectorAll("button")].find((b) => b.textContent === "Save");
    button.click();
    button.click();
    button.click();
    return button.textContent;
  });
  assert.equal(said, "Saving…");
  await page.waitForURL("**/styleguide/empty");
  assert.equal(sent, 1);
});

test("it ends within three seconds though pages listen", async () => {
  const other = await startTengen(binary);
  const page = await newPage(browser, other.url);
  await page.goto("/styleguide/boards");
  await page.waitForTimeout(300);
  const { code, ms } = await other.stop();
  assert.equal(code, 0);
  assert.ok(ms < 3000, `it took ${ms} ms`);
});
