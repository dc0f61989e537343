// A league over weeks on phones: all rounds are drawn at once, two players agree on a date without a script too, everybody
// reads it, and what nobody played is settled and opened again.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable } from "./harness.mjs";

const PLAYERS = [["Aalders", "Anna", "3k"], ["Berg", "Bo", "2k"], ["Costa", "Carla", "5k"], ["Dahl", "Dag", "1d"], ["Eder", "Eva", "4k"], ["Fabre", "Félix", "3k"]];

let tengen, browser;
before(async () => { [browser, tengen] = [await startBrowser(), await startTengen()]; });
after(async () => { await browser?.close(); await tengen?.stop(); });

const press = (page, target) => Promise.all([page.waitForEvent("load"), page.locator(target).first().click()]);
const looks = async (page, name) => {
  await screenshot(page, name);
  for (const check of [fits, tappable, axeClean]) await check(page);
};
const day = (days) => new Date(Date.now() + days * 864e5).toISOString().slice(0, 10);

/** A league of six that everybody sees; its address. */
async function league(owner) {
  await owner.goto("/new");
  await owner.locator("[name=name]").fill("Rhine League");
  await press(owner, "main form .btn-main");
  const base = new URL(owner.url()).pathname.split("/").slice(0, 3).join("/");
  for (const [surname, first, rank] of PLAYERS) {
    await owner.goto(`${base}/entries/new`);
    for (const [name, value] of [["surname", surname], ["first_name", first], ["rank", rank]]) await owner.locator(`[name=${name}]`).fill(value);
    await press(owner, "main form .btn-main");
  }
  await owner.goto(`${base}/today`);
  const announce = owner.locator('form[action$="/event/announce"] button');
  if (await announce.count()) await Promise.all([owner.waitForEvent("load"), announce.first().click()]);
  return base;
}

/** A phone that has opened the personal link of that entry. */
async function phone(owner, base, entry, options = {}) {
  await owner.goto(`${base}/links`);
  await press(owner, `#linked li:has(input[value="${entry}"]) button[value=one]`);
  const link = new URL(await owner.locator(".link-card a").getAttribute("href")).pathname;
  const page = await newPage(browser, tengen.url, { size: PHONE, ...options });
  await page.goto(link);
  return page;
}

/** Which of long names and shared places of two digits lie over one another, or leave their cell. */
function overlaps() {
  for (const place of document.querySelectorAll(".cross tbody .pl")) place.textContent = "=10";
  for (const name of document.querySelectorAll(".cross tbody th bdi")) name.textContent = "Maximiliana Konstantinopolitanskaja & Friedrich Wilhelm Hohenstauffen";
  return [...document.querySelectorAll(".cross tbody th")].flatMap((cell) => {
    const [place, name] = [".pl", "bdi"].map((part) => {
      const range = document.createRange();
      range.selectNodeContents(cell.querySelector(part));
      return range.getBoundingClientRect();
    });
    const box = cell.getBoundingClientRect();
    return place.right > name.left || name.right > box.right || name.bottom > box.bottom || name.top < box.top ? [cell.innerText] : [];
  });
}

test("a league is drawn at once, played when its players agree, and ended by its organiser", async () => {
  const owner = await newPage(browser, tengen.url, { size: DESK });
  await signIn(owner, "owner");
  const base = await league(owner);
  await owner.goto(`${base}/draft/all?double=yes&first=${day(-10)}&days=7`);
  assert.equal(await owner.locator("main section h2").count(), 10);
  await looks(owner, "league-all-1280");
  await press(owner, "button[value=draw]");
  assert.equal(new URL(owner.url()).pathname, `${base}/rounds/1`);

  const anna = await phone(owner, base, 1);
  await anna.goto(`${base}/me`);
  assert.equal(await anna.locator("#dates-1 li").count(), 10);
  await looks(anna, "league-me-390");
  // The round whose window has begun, and its opponent.
  assert.equal(await anna.locator("#later-1 li").count(), 8);
  const game = anna.locator("#dates-1 li", { hasText: "Round 2" });
  const opponent = (await game.locator("a.name").getAttribute("href")).match(/\d+$/)[0];
  await Promise.all([anna.waitForEvent("load"), game.locator('a[href*="/date?"]').click()]);
  await anna.locator("[name=day]").fill(day(1));
  await anna.locator("[name=time]").fill("20:00");
  await anna.locator("[name=place]").fill("Café Stein");
  await looks(anna, "league-date-390");
  await press(anna, "button[value=propose]");
  await looks(anna, "league-proposed-390");

  const other = await phone(owner, base, opponent, { scripts: false });
  await other.goto(`${base}/me`);
  const answer = other.locator(`#dates-${opponent} li`, { hasText: "Café Stein" });
  await Promise.all([other.waitForEvent("load"), answer.locator("button[value=accept]").click()]);
  await anna.goto(`${base}/rounds/2`);
  assert.match(await anna.locator("#to-play").innerText(), /Agreed for .*20:00, Café Stein/);
  await looks(anna, "league-round-390");

  await owner.goto(`${base}/rounds/1/unplayed`);
  assert.equal(await owner.locator(".to-play li").count(), 3);
  await looks(owner, "league-unplayed-1280");
  await press(owner, "button[value=settle]");
  assert.equal(await owner.locator("button[value=reopen]").count(), 1);
  await press(owner, "button[value=reopen]");
  assert.equal(await owner.locator("button[value=settle]").count(), 1);

  // A game played ahead is reported: both read it at that game.
  const ahead = anna.locator("#later-1 li", { hasText: "Round 7" });
  await anna.goto(`${base}/me`);
  await anna.locator("#later-1 summary").click();
  await Promise.all([anna.waitForEvent("load"), ahead.locator('a[href*="/result?round=7"]').click()]);
  await looks(anna, "league-report-390");
  await press(anna, ".verdict-own button");
  await anna.goto(`${base}/me`);
  assert.match(await anna.locator("#dates-1 li", { hasText: "Round 7" }).innerText(), /You reported: .* Waiting for your opponent/);
  await looks(anna, "league-reported-390");

  // Names of several lines keep to their own place in the cross table.
  await anna.goto(`${base}/cross`);
  for (const size of [PHONE, SMALL]) {
    await anna.setViewportSize(size);
    assert.deepEqual(await anna.evaluate(overlaps), [], `at ${size.width}`);
  }
  for (const page of [owner, anna, other]) await page.context().close();
});
