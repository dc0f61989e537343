// The arbiter's boards on a phone that nothing goes well for: rows stay under the thumb, results wait while there is
// no network and go out once each in order, the page opens without a network, a session that ended keeps the queue.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable, until } from "./harness.mjs";

const BOARDS = "/t/lindenhof/boards";

let tengen, browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser?.close(); });

/** An arbiter's phone at the boards of a demonstration of its own. */
async function phone(who = "arbiter", options = {}) {
  const page = await newPage(browser, tengen.url, { size: PHONE, ...options });
  await signIn(page, who);
  await page.goto(BOARDS);
  return page;
}

const withDemo = (name, work) => test(name, async () => {
  tengen = await startTengen();
  try { await work(); } finally { await tengen.stop(); }
});

const rows = (page) => page.locator("#open-boards > li");
const at = (page, n) => rows(page).nth(n);
// On the page: a tap on what the strip covers scrolls first.
const top = (row) => row.evaluate((e) => Math.round(e.getBoundingClientRect().top + scrollY));
const waiting = (page) => page.locator("#open-boards > li.waiting").count();
const forgive = (page, pattern) => { for (;;) { try { page.expectComplaint(pattern); } catch { return; } } };

withDemo("a result leaves every row and the search where they are", async () => {
  const page = await phone();
  const before_ = await rows(page).count();
  const next = at(page, 1);
  const place = await top(next);
  await at(page, 0).locator(".btn-black").click();
  await at(page, 0).and(page.locator(".done:not(.waiting)")).waitFor();
  assert.equal(await rows(page).count(), before_);
  assert.equal(new URL(page.url()).pathname, BOARDS);
  console.log(`the row below moved by ${await top(next) - place} px`);
  assert.equal(await top(next), place);
  await screenshot(page, "boards-done-390", { fullPage: false });
  for (const check of [fits, tappable, axeClean]) await check(page);
  await at(page, 0).locator("[name=taken_back]").click();
  await at(page, 0).and(page.locator(":not(.done)")).waitFor();
  page.quiet();
  await page.context().close();
});

withDemo("after a result the focus is on Undo, the status says it, and the search finds the board", async () => {
  const page = await phone();
  const [table, words] = [await at(page, 0).getAttribute("data-table"), await at(page, 0).getAttribute("data-words")];
  const row = page.locator(`#open-boards > li[data-table="${table}"]`);
  await at(page, 0).locator(".btn-black").focus();
  await page.route((url) => url.pathname.startsWith(`${BOARDS}/`), async (route) => {
    await until(page, () => document.activeElement.matches("li.waiting"));
    await route.continue();
  }, { times: 1 });
  await page.keyboard.press("Enter");
  await row.and(page.locator(".done:not(.waiting)")).waitFor();
  await until(page, () => document.activeElement.name === "taken_back");
  assert.equal(await page.locator("#entered-result").innerText(), `Table ${table}: Black won`);
  await page.reload();
  assert.equal(await row.and(page.locator(".done")).count(), 1, "a row that is done stays");
  await page.goto(BOARDS);
  assert.equal(await row.count(), 1, "also when one comes back to the list");
  await page.getByText("Hide finished").click();
  await page.waitForURL((url) => url.searchParams.get("keep") === "");
  assert.equal(await row.count(), 0);
  const name = words.split(" ")[1];
  await page.locator("#find-q").fill(name);
  await row.and(page.locator(".found")).waitFor();
  assert.match(await row.innerText(), /Black won/);
  await page.locator("#find-q").fill(name.slice(0, 2) + name[3] + name[2] + name.slice(4));
  await until(page, () => document.querySelector(".find-none").textContent.includes("Similar names"));
  assert.ok(await row.isVisible());
  await page.locator("#find-q").fill("");
  assert.equal(await row.count(), 0);
  page.quiet();
  await page.context().close();
});

withDemo("what else is done at a board covers no other board, and once it is done nothing moves", async () => {
  for (const size of [PHONE, DESK]) {
    const page = await phone("arbiter", { size });
    const row = page.locator(`#${await page.locator("#open-boards > li:has([name='ending'][value='W+F'])").first().getAttribute("id")}`);
    await row.locator("summary").click();
    const covered = await rows(page).locator(".tno, .verdict button").evaluateAll((all) => all.filter((part) => {
      part.scrollIntoView({ block: "center" });
      const { left, top, width, height } = part.getBoundingClientRect();
      return !part.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }).length);
    assert.equal(covered, 0, `numbers and buttons at ${size.width}`);
    const tops = () => rows(page).evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().top + scrollY)));
    const before_ = await tops();
    await row.locator('[name="ending"][value="W+F"]').click();
    await row.and(page.locator(".done:not(.waiting)")).waitFor();
    assert.deepEqual(await tops(), before_);
    page.quiet();
    await page.context().close();
  }
});

withDemo("what others enter moves nothing", async () => {
  const [one, other] = [await phone(), await phone("organiser")];
  const place = await top(at(one, 2));
  await at(other, 0).locator(".btn-white").click();
  await at(one, 0).and(one.locator(".done")).waitFor();
  await one.locator("#boards-changed").waitFor();
  assert.equal(await top(at(one, 2)), place);
  console.log(`row 3 moved by ${await top(at(one, 2)) - place} px, and: ${await one.locator("#boards-changed").innerText()}`);
  one.quiet();
  for (const page of [one, other]) await page.context().close();
});

withDemo("nothing moves, on small phones and in long words", async () => {
  for (const [width, lang] of [[390, "en"], [390, "de"], [320, "en"], [320, "de"]]) {
    const way = { size: { width, height: 844 }, lang };
    const [one, other] = [await phone("arbiter", way), await phone("organiser")];
    const first = await one.locator(".open-board .btn-black").first().evaluate((e) => Math.round(e.getBoundingClientRect().top));
    const tops = () => rows(one).evaluateAll((all) => all.map((e) => Math.round(e.getBoundingClientRect().top + scrollY)));
    const before_ = await tops();
    const tables = await rows(one).evaluateAll((all) => all.map((e) => e.id));
    const row = (id) => one.locator(`#${id}`);
    await row(tables[0]).locator(".btn-black").click();
    await row(tables[0]).and(one.locator(".done:not(.waiting)")).waitFor();
    const own = await tops();
    await other.locator(`#${tables[1]} .btn-white`).click();
    await row(tables[1]).and(one.locator(".done")).waitFor();
    const theirs = await tops();
    await one.context().setOffline(true);
    await row(tables[2]).locator(".btn-white").click();
    await row(tables[2]).and(one.locator(".waiting")).waitFor();
    const offline = await tops();
    await one.locator(`#${tables[2]} .waits button:visible`).click();
    await one.context().setOffline(false);
    const moved = [own, theirs, offline].map((now) => Math.max(...now.map((at_, i) => Math.abs(at_ - before_[i]))));
    console.log(`${width} px ${lang}: the first button at ${first} px of 420; moved by ${moved.join(", ")} px by one's own result, another's, one without a network`);
    assert.ok(first < 420, `${first} px`);
    assert.deepEqual(moved, [0, 0, 0]);
    for (const id of tables.slice(0, 2)) {
      await other.goto(BOARDS + "?show=all");
      await other.locator(`#${id} [name=taken_back]`).click();
      await other.locator(`#${id}`).and(other.locator(":not(.done)")).waitFor();
    }
    for (const page of [one, other]) await page.context().close();
  }
});

withDemo("without a network results wait at their boards and go out once each", async () => {
  const page = await phone();
  await until(page, () => navigator.serviceWorker?.ready.then(() => caches.match(location.pathname)).then(Boolean));
  const sent = [];
  page.on("requestfinished", (request) => { if (request.method() === "POST") sent.push(new URL(request.url()).pathname); });
  await page.context().setOffline(true);
  const began = Date.now();
  await page.waitForFunction(() => document.querySelector("[data-late]").textContent !== "");
  console.log(`disconnection is said after ${Date.now() - began} ms of 3000`);
  const place = await top(at(page, 3));
  for (const n of [0, 1, 2]) await at(page, n).locator(".btn-black").click();
  assert.equal(await waiting(page), 3);
  assert.equal(await top(at(page, 3)), place, "what stands below does not move");
  await page.locator("#unsent-results", { hasText: "others may have entered more" }).waitFor();
  const [all, tab] = [await rows(page).count(), page.locator("#boards-waiting")];
  assert.equal(await page.locator("#boards-count b").innerText(), String(all - 3), "counted as far as this phone knows");
  assert.equal(await tab.innerText(), "Waiting 3");
  await tab.click();
  assert.equal(await page.locator("#open-boards > li:visible").count(), 3);
  await tab.click();
  for (const check of [fits, tappable, axeClean]) await check(page);
  await at(page, 1).locator(".waits button:not([data-look])").click();
  assert.equal(await waiting(page), 2, "one is taken back");
  await screenshot(page, "boards-offline-390", { fullPage: false });
  await page.reload();
  assert.equal(await waiting(page), 2, "opened without a network, the boards are there, and what waits");
  sent.length = 0;
  await page.context().setOffline(false);
  await page.waitForFunction(() => !document.querySelector("#open-boards > li.waiting"));
  assert.equal(await page.locator("#open-boards > li.done").count(), 2);
  await page.locator("#sent-results", { hasText: "2 results sent" }).waitFor();
  assert.deepEqual([sent.length, sent], [2, [...new Set(sent)]], "each once, in order");
  assert.ok(await tab.isHidden());
  assert.match(await page.locator("#also").innerText(), new RegExp(`Boards\\s+${all - 2} missing`), "also at the foot");
  console.log(`sent when the network was back: ${sent.join(" ")}`);
  forgive(page, /./);
  await page.context().close();
});

withDemo("a session that ended keeps what waits until somebody signs in", async () => {
  const page = await phone();
  const cookies = await page.context().cookies();
  await page.context().clearCookies({ name: "session" });
  await at(page, 0).locator(".btn-black").click();
  await page.locator("#unsent-results a").waitFor();
  assert.equal(await waiting(page), 1);
  await Promise.all([page.waitForEvent("load"), page.locator("#unsent-results a").click()]);
  await page.locator("#name").fill("arbiter");
  await page.locator("#password").fill("tengen-demo");
  await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
  await page.waitForFunction(() => !document.querySelector("#open-boards > li.waiting"));
  assert.ok(cookies.length > 0);
  forgive(page, /./);
  await page.context().close();
});

withDemo("where somebody else was first, both results are shown", async () => {
  const [one, other] = [await phone(), await phone("organiser")];
  await one.context().setOffline(true);
  await at(one, 0).locator(".btn-black").click();
  await at(other, 0).locator(".btn-white").click();
  await at(other, 0).and(other.locator(".done")).waitFor();
  await one.context().setOffline(false);
  // Who waited less than eight seconds is shown the page at once, everybody else asks for it; a slow machine may do either.
  one.locator("[data-look]:not([hidden])").click().catch(() => {});
  await one.locator("#which").waitFor();
  assert.match(await one.locator("h1").innerText(), /Two arbiters, two results/);
  const facts = await one.locator("main .facts").innerText();
  assert.match(facts, /You\s+Black won\s+just now, not saved\s+organiser\s+White won\s+\d+ seconds? ago, saved/);
  for (const check of [fits, tappable, axeClean]) await check(one);
  await screenshot(one, "boards-conflict-390", { fullPage: false });
  // Whoever leaves the page by the menu has decided nothing: the result is still there, and says so.
  await one.goto(BOARDS);
  await one.locator("#unsent-results button:not([hidden])").waitFor();
  await Promise.all([one.waitForEvent("load"), one.locator("#unsent-results button").click()]);
  await Promise.all([one.waitForEvent("load"), one.locator("#which .btn-black").click()]);
  assert.equal(await one.locator("#unsent-results:not([hidden])").count(), 0);
  assert.match(await one.locator("form.undo b").first().innerText(), /Black won/);
  forgive(one, /./);
  for (const page of [one, other]) await page.context().close();
});

withDemo("an exact table number stands alone", async () => {
  const page = await phone();
  await page.goto(`${BOARDS}?show=all`);
  await page.locator("#find-q").fill("1");
  const seen = await rows(page).evaluateAll((all) => all.filter((row) => !row.hidden).map((row) => row.dataset.table));
  assert.deepEqual(seen, ["1"]);
  page.quiet();
  await page.context().close();
});

withDemo("whoever has no role any more reads why, and what was typed stays", async () => {
  const [one, owner] = [await phone(), await newPage(browser, tengen.url)];
  await signIn(owner, "organiser");
  await one.context().setOffline(true);
  await at(one, 0).locator(".btn-black").click();
  await one.locator("#unsent-results:not([hidden])").waitFor();
  await owner.goto("/t/lindenhof/people");
  const row = owner.locator(".people li", { has: owner.locator("bdi", { hasText: /^arbiter$/ }) });
  await Promise.all([owner.waitForEvent("load"), row.locator("button:not([formaction])").click()]);
  let asked = 0;
  one.on("request", (request) => { asked += request.method() === "POST" ? 1 : 0; });
  await one.context().setOffline(false);
  const waits = at(one, 0).locator(".waits");
  await waits.locator(".note", { hasText: "Only arbiters and organisers can do this." }).waitFor();
  assert.match(await waits.locator("b").innerText(), /Black won/);
  const once = asked;
  await one.waitForTimeout(9000);
  assert.equal(asked, once, "it is not tried for ever");
  for (const page of [one, owner]) { forgive(page, /./); await page.context().close(); }
});
