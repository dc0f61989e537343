// A tournament day through the pages, as organiser, arbiters and player: from the first account to the
// file for the federation. Once on phones, once at desks with scripts switched off.

import assert from "node:assert/strict";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable } from "./harness.mjs";

const PASSWORD = "a few long words";
const PLAYERS = [
  ["Morishita", "Aiko", "5d"], ["Seo", "Yunji", "4d"], ["Dumoncel", "Basile", "4d"], ["Lindqvist", "Freja", "3d"],
  ["Kallweit", "Henning", "3d"], ["Szarvas", "Dénes", "2d"], ["Haldane", "Moira", "1d"], ["Okonjo", "Chidi", "1d"],
  ["Zubrycki", "Paweł", "2k"], ["Meerdink", "Sjoerd", "2k"], ["Quintela", "Brais", "5k"], ["Langenfeld", "Uwe", "8k"],
];

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser.close(); });

/** Looks at a page as the house does: it fits, it can be tapped, axe finds nothing; a picture is kept. */
async function look(page, name) {
  await fits(page);
  if (page.scripts) {
    await tappable(page);
    await axeClean(page);
  }
  await screenshot(page, name);
}

async function submit(page, button) {
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

/** Taps a result, which with scripts is entered without leaving the page. */
async function tap(page, button) {
  if (!page.scripts) return submit(page, button);
  const sent = page.waitForResponse((answer) => answer.request().method() === "GET" && answer.url().includes("/boards?"));
  await button.click();
  await sent;
  await page.waitForFunction(() => !document.querySelector(".open-board.waiting"));
}

/** Sends the form that the main button of the page belongs to. */
async function act(page) {
  await submit(page, page.locator("main .btn-main").first());
}

async function fill(page, fields) {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).fill(value);
}

async function day(label, size, scripts) {
  const folder = await mkdtemp(path.join(tmpdir(), "tengen-day-"));
  const tengen = await startTengen(undefined, ["serve", "--data", path.join(folder, "data")]);
  const sit = async (dark = false) => {
    const page = await newPage(browser, tengen.url, { size, scripts, dark });
    page.scripts = scripts;
    return page;
  };
  const shot = (name) => `day-${label}-${name}`;
  try {
    const organiser = await sit();
    await setUp(organiser, tengen, shot);
    await createEvent(organiser, shot);
    await enterPlayers(organiser, folder, shot);
    await drawAndEdit(organiser, shot);
    const [one, other] = [await join(organiser, await sit(), "Hilde"), await join(organiser, await sit(true), "Oskar")];
    await enterResults(one, other, shot);
    await lookAsPlayer(await sit(), shot);
    await secondRound(organiser, one, shot);
    await correct(one, shot);
    await sendOff(organiser, shot);
    if (scripts) await seeItLive(await sit(), one);
    for (const page of [organiser, one, other]) page.quiet();
  } finally {
    const { code, ms } = await tengen.stop();
    assert.equal(code, 0, tengen.log());
    assert.ok(ms < 3000, `it took ${ms} ms to stop`);
    await rm(folder, { recursive: true });
  }
}

async function setUp(page, tengen, shot) {
  const link = /^setup: (\S+)$/m.exec(tengen.said())[1];
  await page.goto(link);
  await fill(page, { name: "Imogen", password: "short", password_again: "short" });
  await act(page);
  page.expectComplaint(/422/);
  assert.equal(await page.locator("#name").inputValue(), "Imogen", "what was typed stays");
  await look(page, shot("setup"));
  await fill(page, { password: PASSWORD, password_again: PASSWORD });
  await act(page);
  await page.goto("/");
  await look(page, shot("empty"));
}

async function createEvent(page, shot) {
  await page.goto("/new");
  await fill(page, { name: "Spring Open", begins: "2026-05-14", ends: "2026-05-15", rounds: "3" });
  await page.locator("main [name=system]").selectOption("mcmahon");
  await look(page, shot("new"));
  await page.locator("main .more > summary").first().click();
  await page.locator('main [name="hidden"]').uncheck();
  await act(page);
  assert.match(page.url(), /\/t\/spring-open\//);
}

async function enterPlayers(page, folder, shot) {
  await page.goto("/t/spring-open/entries/new");
  await fill(page, { surname: "Achterberg", first_name: "Noor", rank: "31k" });
  await act(page);
  page.expectComplaint(/422/);
  assert.equal(await page.locator('[name="surname"]').inputValue(), "Achterberg");
  await look(page, shot("wrong-rank"));
  await fill(page, { rank: "2d" });
  await act(page);
  const lines = PLAYERS.map(([surname, first, rank], i) => `${surname};${first};${rank};${["DE", "NL"][i % 2]};${["Elb", "Ams", "Gro"][i % 3]};`);
  const file = path.join(folder, "players.csv");
  await writeFile(file, `\n${lines.join("\n")}\n`);
  await page.goto("/t/spring-open/entries/import");
  await page.locator('input[type="file"]').setInputFiles(file);
  await act(page);
  // What was taken of the list is shown first.
  await look(page, shot("list"));
  // Two columns of names without headings: which is the surname is asked.
  await submit(page, page.locator('main [value="names:surname-first"]'));
  await act(page);
  await page.goto("/t/spring-open/entries");
  assert.equal(await page.locator("#entry-rows tr").count(), PLAYERS.length + 1);
  const checkIn = page.locator('form[action$="/check-in"]:not(:has([name="to"])) button');
  if (await checkIn.count() > 0) await submit(page, checkIn);
  await look(page, shot("entries"));
  await page.goto("/t/spring-open/groups");
  await look(page, shot("groups"));
}

async function drawAndEdit(page, shot) {
  await page.goto("/t/spring-open/draft");
  await look(page, shot("before"));
  await act(page);
  assert.equal(await page.locator(".pairs li[id]").count(), 6);
  const black = () => page.locator("#table-1 [data-pick]").first().getAttribute("data-pick");
  const was = await black();
  const change = async (table, what) => {
    await page.locator(`#table-${table} [data-pick]`).first().click();
    await page.locator("#panel details").last().locator("summary").click();
    await submit(page, page.locator(`#panel button[value="${what}"]`));
  };
  await change(1, "swap");
  assert.notEqual(await black(), was, "colours are swapped");
  await change(2, "unpair");
  assert.equal(await page.locator(".pairs li[id]").count(), 5);
  const hand = page.locator('form:has(select[name="one"])');
  const people = await hand.locator('[name="one"] option').evaluateAll((all) => all.map((option) => option.value));
  await hand.locator('[name="one"]').selectOption(people[0]);
  await hand.locator('[name="other"]').selectOption(people[1]);
  await submit(page, hand.locator("button"));
  assert.equal(await page.locator(".pairs li[id]").count(), 6);
  await look(page, shot("draft"));
  await page.locator("#publish > summary").click();
  await submit(page, page.locator('form[action$="/publish"] button'));
  await look(page, shot("published"));
}

async function join(organiser, page, name) {
  await organiser.goto("/t/spring-open/people");
  await submit(organiser, organiser.locator('button[value="arbiter"]'));
  await page.goto(await organiser.locator(".say a").getAttribute("href"));
  await fill(page, { name, password: PASSWORD, password_again: PASSWORD });
  await act(page);
  assert.match(page.url(), /\/t\/spring-open\/boards/);
  return page;
}

const open = (page, table) => page.locator(`.open-board:has(form[action$="/1/${table}"])`);

async function enterResults(one, other, shot) {
  await other.goto("/t/spring-open/boards");
  await one.goto("/t/spring-open/boards");
  await look(one, shot("boards"));
  await tap(one, open(one, 1).locator('[value="B"]'));
  assert.equal(await one.locator(".open-board:not(.done)").count(), 5);
  await tap(one, one.locator(".open-board.done [name=taken_back]"));
  assert.equal(await one.locator(".open-board:not(.done)").count(), 6, "undone");
  await tap(one, open(one, 1).locator('[value="B"]'));
  await look(one, shot("undo"));
  // The other arbiter's screen is older than that result.
  if (other.scripts) await other.evaluate(() => globalThis.stop());
  await tap(other, open(other, 2).locator('[value="W"]'));
  await other.goto("/t/spring-open/boards/1/1");
  const seen = other.locator('[name="seen"]');
  await seen.evaluate((field) => { field.value = "0"; }).catch(() => {});
  await submit(other, other.locator('[name="who"][value="W"]'));
  if (other.url().includes("/boards/1/1")) {
    other.expectComplaint(/409/);
    assert.match(await other.locator("main").innerText(), /Hilde/);
    await look(other, shot("conflict"));
    await submit(other, other.locator("main a", { hasText: "Leave it as saved" }));
  }
  await one.goto("/t/spring-open/boards/1/3");
  await one.locator('[name="how"][value="score"]').check();
  await one.locator('[name="points"]').fill("3.5");
  await look(one, shot("board"));
  await submit(one, one.locator('[name="who"][value="B"]'));
  for (let left = await one.locator(".open-board:not(.done)").count(); left > 0; left -= 1) {
    await tap(one, one.locator('.open-board:not(.done) [value="W"]').first());
  }
  assert.equal(await one.locator(".open-board:not(.done)").count(), 0);
  await look(one, shot("complete"));
}

async function lookAsPlayer(page, shot) {
  await page.goto("/t/spring-open/rounds/1?q=Achterberg");
  await look(page, shot("round"));
  await page.goto("/t/spring-open/players?q=Achterberg");
  await submit(page, page.locator('main a[href*="/players/"]').first());
  assert.match(await page.locator("main").innerText(), /Achterberg/);
  await look(page, shot("player"));
  for (const route of ["standings", "cross", "wall", "hall", "standings/1/SOSM"]) {
    await page.goto(`/t/spring-open/${route}`);
    await look(page, shot(route.replaceAll("/", "-")));
  }
  page.quiet();
}

async function secondRound(organiser, arbiter, shot) {
  await organiser.goto("/t/spring-open/draft/2");
  await act(organiser);
  await organiser.locator(".pairs li[id] [data-pick]").first().click();
  const why = organiser.locator('#panel a[href*="/why/"]');
  if (!await why.isVisible()) await organiser.locator("#panel details summary").first().click();
  await submit(organiser, why);
  await look(organiser, shot("why"));
  await organiser.goto("/t/spring-open/draft/2");
  await organiser.locator("#publish > summary").click();
  await submit(organiser, organiser.locator('form[action$="/publish"] button'));
  await arbiter.goto("/t/spring-open/boards");
  assert.equal(await arbiter.locator(".open-board:not(.done)").count(), 6);
}

async function correct(page, shot) {
  await page.goto("/t/spring-open/boards/1/3");
  await submit(page, page.locator('[name="who"][value="0"]'));
  page.expectComplaint(/422/);
  await look(page, shot("reason"));
  await page.locator('[name="reason"]').fill("the slips were swapped");
  await submit(page, page.locator('[name="who"][value="0"]'));
  assert.match(await page.locator("main").innerText(), /RESULT_EQUAL/);
  await look(page, shot("outcome"));
  await act(page);
  assert.match(await page.locator("main").innerText(), /corrected/);
}

async function sendOff(page, shot) {
  await page.goto("/t/spring-open/downloads");
  await look(page, shot("downloads"));
  assert.match(await page.locator("#h9").innerText(), /The event has no place/);
  assert.equal((await page.request.get("/t/spring-open/downloads/h9")).status(), 422);
  const file = await page.request.get("/t/spring-open/downloads/h9?draft=yes");
  assert.equal(file.status(), 200);
  assert.match(await file.text(), /^; EV\[Spring Open\]$/m);
  await page.goto("/t/spring-open/journal");
  assert.match(await page.locator("main").innerText(), /the slips were swapped/);
  await look(page, shot("journal"));
  await page.goto("/t/spring-open/settings");
  await look(page, shot("settings"));
  await page.locator(".tongues > summary").click();
  await submit(page, page.locator('button[lang="de"]'));
  await page.goto("/t/spring-open/standings");
  assert.equal(await page.locator("html").getAttribute("lang"), "de");
  await look(page, shot("standings-de"));
}

/** An open page of the round follows what the arbiter enters, without being loaded again. */
async function seeItLive(player, arbiter) {
  await player.goto("/t/spring-open/rounds/2");
  const result = player.locator("#table-1 .res");
  const was = await result.innerText();
  await arbiter.goto("/t/spring-open/boards");
  await tap(arbiter, arbiter.locator('.open-board form[action$="/2/1"] [value="B"]'));
  await player.waitForFunction((old) => document.querySelector("#table-1 .res").innerText !== old, was);
  player.quiet();
}

test("a day on phones", () => day("390", PHONE, true));
test("a day at desks, without scripts", () => day("1280-plain", DESK, false));
