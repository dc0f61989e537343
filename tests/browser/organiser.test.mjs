// What an organiser does: 24 people from a list, a published round mended in every way, prizes, all files, and next
// year's event made of this one. On a phone and at a desk; what is clicked is counted and printed.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable } from "./harness.mjs";

const PASSWORD = "a few long words";
const EVENT = "/t/autumn-cup";
const NAMES = "Abt Bua Cid Dao Eco Fox Gil Hao Ivo Jun Kai Lux Mao Nix Oto Pax Qin Rex Sol Tao Uri Vox Wex Yan".split(" ");

let browser;
before(async () => { browser = await startBrowser(); });
after(async () => { await browser.close(); });

/** Somebody at a screen, and how often they clicked. */
class Organiser {
  clicks = 0;

  constructor(page, label) {
    this.page = page;
    this.label = label;
  }

  async click(target, leads = true) {
    this.clicks += 1;
    const button = typeof target === "string" ? this.page.locator(target).first() : target;
    await (leads ? Promise.all([this.page.waitForEvent("load"), button.click()]) : button.click());
  }

  async fill(fields) {
    for (const [name, value] of Object.entries(fields)) await this.page.locator(`main [name="${name}"]`).first().fill(value);
  }

  async pick(fields) {
    for (const [name, value] of Object.entries(fields)) {
      this.clicks += 1;
      await this.page.locator(`main select[name="${name}"]`).first().selectOption(value);
    }
  }

  async check(name, value) {
    this.clicks += 1;
    await this.page.locator(`main [name="${name}"][value="${value}"]`).first().check();
  }

  go(where) {
    return this.page.goto(where);
  }

  said() {
    return this.page.locator("main").innerText();
  }

  async look(name) {
    await fits(this.page);
    await tappable(this.page);
    await axeClean(this.page);
    await screenshot(this.page, `organiser-${this.label}-${name}`);
  }
}

async function begin(organiser, tengen) {
  await organiser.go(/^setup: (\S+)$/m.exec(tengen.said())[1]);
  await organiser.fill({ name: "Imogen", password: PASSWORD, password_again: PASSWORD });
  await organiser.click("main .btn-main");
  await organiser.go("/new");
  await organiser.fill({ name: "Autumn Cup", begins: "2026-10-03", ends: "2026-10-04", rounds: "3" });
  await organiser.page.locator("[name=system]").selectOption("swiss");
  await organiser.look("new");
  await organiser.click("main .btn-main");
  assert.match(organiser.page.url(), /\/t\/autumn-cup\/today$/);
  await organiser.look("to-do");
  // Hidden until it is announced.
  const stranger = await newPage(browser, tengen.url);
  assert.equal((await stranger.goto(`${EVENT}/players`)).status(), 404);
  await organiser.go(`${EVENT}/event`);
  await organiser.look("event");
  await organiser.click('form[action$="/announce"] button');
  assert.equal((await stranger.goto(`${EVENT}/players`)).status(), 200);
}

async function register(organiser) {
  await organiser.go(`${EVENT}/entries/import`);
  const lines = NAMES.map((name, i) =>
    [name, "Ada", `${1 + i % 9}k`, ["DE", "NL"][i % 2], ["Elb", "Ams"][i % 2], i % 4 === 0 ? "f" : "m", 1990 + i, "30 EUR"].join("\t"));
  await organiser.fill({ pasted: ["Surname\tFirst name\tRank\tCountry\tClub\tSex\tBorn\tFee", ...lines].join("\n") });
  await organiser.check("registration", "final");
  await organiser.click("main .btn-main");
  await organiser.look("list");
  await organiser.click('main [name="act"][value="enter"]');
  await organiser.go(`${EVENT}/entries`);
  assert.equal(await organiser.page.locator("#entry-rows tr").count(), 24);
  await checkInFound(organiser);
}

/** Who is found is checked in, and nobody else; the button says how many, and goes with the last of them. */
async function checkInFound({ page }) {
  const boxes = page.locator("#entry-rows [name=here]");
  for (let n = 0; n < 3; n++) await boxes.nth(n).uncheck();
  await Promise.all([page.waitForEvent("load"), page.locator(".save-bar .btn-main").click()]);
  const found = page.locator("form[data-found]:not(:has([name=to]))");
  assert.match(await found.innerText(), /all 3 found/);
  await page.fill("#find-q", await page.locator("#entry-rows .name").first().innerText());
  assert.match(await found.innerText(), /the player shown/);
  await page.fill("#find-q", "nobody of that name");
  assert.equal(await found.isVisible(), false);
  await page.fill("#find-q", await page.locator("#entry-rows .name").first().textContent());
  await Promise.all([page.waitForEvent("load"), found.locator("button").click()]);
  await page.goto(`${EVENT}/entries`);
  assert.match(await page.locator("form[data-found]:not(:has([name=to]))").innerText(), /all 2 found/);
  await Promise.all([page.waitForEvent("load"), page.locator("form[data-found]:not(:has([name=to])) button").click()]);
}

async function publish(organiser, round) {
  await organiser.go(`${EVENT}/draft/${round}`);
  if (await organiser.page.locator('form[action$="/publish"] button').count() === 0) await organiser.click("main .btn-main");
  await organiser.click("#publish > summary", false);
  await organiser.click('form[action$="/publish"] button');
}

/** Mends the first round; `choose` fills what the kind of change asks for. */
async function mend(organiser, what, table, choose, reason = `reason for ${what}`) {
  await organiser.go(`${EVENT}/draft/1/mend${table ? `?table=${table}` : ""}`);
  await organiser.check("what", what);
  await choose(organiser);
  await organiser.fill({ reason });
  await organiser.click("main .btn-main");
  const lost = organiser.page.locator("#lost");
  if (await lost.count() > 0) {
    organiser.page.expectComplaint(/422/);
    await organiser.look(`lost-${what}`);
    await organiser.click('#lost [name="lost"]', false);
    await organiser.click("main .btn-main");
  }
  assert.equal(await organiser.page.locator('main [role="alert"], main .wrong-word').count(), 0, `${what} was refused`);
}

/** Every value of a select but the empty one. */
const options = (organiser, name) => organiser.page.locator(`main select[name="${name}"] option`)
  .evaluateAll((all) => all.map((one) => one.value).filter((value) => value !== ""));

async function mendInEveryWay(organiser) {
  const { page } = organiser;
  await publish(organiser, 1);
  await organiser.go(`${EVENT}/draft/1/mend?table=1`);
  await organiser.look("mend");
  await mend(organiser, "swap", 1, async () => {});
  await mend(organiser, "terms", 2, async () => {
    await organiser.pick({ handicap: "3" });
    await organiser.fill({ komi: "0.5" });
  });
  await mend(organiser, "move", 3, async () => organiser.fill({ to: "40" }));
  await mend(organiser, "exchange", 4, async () => {
    await organiser.pick({ leaves: (await options(organiser, "leaves"))[0] });
    await organiser.pick({ comes: (await options(organiser, "comes"))[1] });
  });
  await mend(organiser, "cancel", 6, async () => organiser.pick({ black: "waits", white: "waits" }));
  await mend(organiser, "pair", undefined, async () => {
    const free = await options(organiser, "one");
    await organiser.pick({ one: free[0], other: free[1] });
  });
  await mend(organiser, "cancel", 7, async () => organiser.pick({ black: "waits", white: "free" }));
  await mend(organiser, "give-bye", undefined, async () => {
    const byes = await options(organiser, "bye");
    await organiser.pick({ entry: (await options(organiser, "entry")).find((one) => !byes.includes(one)) });
  });
  await mend(organiser, "take-bye", undefined, async () => organiser.pick({ bye: (await options(organiser, "bye"))[0] }));
  // A latecomer is seated, or gets the free round.
  await organiser.go(`${EVENT}/entries/new`);
  await organiser.fill({ surname: "Zed", rank: "4k" });
  await organiser.check("round", "1");
  await organiser.click('main .btn:not(.btn-main):has-text("Enter")').catch(() => organiser.click("main .btn-main"));
  await organiser.go(`${EVENT}/draft/1`);
  if (await page.locator('[name="latecomer"]').count() > 0) await organiser.click('form:has([name="latecomer"]) button');
  await organiser.go(`${EVENT}/rounds/1`);
  const said = await organiser.said();
  for (const what of ["swap", "terms", "move", "exchange", "cancel", "pair"]) {
    assert.match(said, new RegExp(`reason for ${what}`), `players read of ${what}`);
  }
  await organiser.look("mended");
  // What has a result is listed before it goes, and stays in the journal.
  await organiser.go(`${EVENT}/boards`);
  await organiser.click('.open-board:not(.done) [value="B"]', false);
  await page.waitForFunction(() => document.querySelectorAll(".open-board.done").length > 0);
  await mend(organiser, "take-back", undefined, async () => {});
  await organiser.go(`${EVENT}/journal`);
  assert.match(await organiser.said(), /Round unpublished/);
  await publish(organiser, 1);
  await organiser.go(`${EVENT}/boards`);
  for (let left = await page.locator(".open-board:not(.done)").count(); left > 0; left -= 1) {
    await organiser.click('.open-board:not(.done) [value="B"]', false);
    await page.waitForFunction((n) => document.querySelectorAll(".open-board:not(.done):not(.waiting)").length < n, left);
  }
  await publish(organiser, 2);
  await organiser.go(`${EVENT}/draft/2/mend`);
  await organiser.check("what", "drop");
  await organiser.fill({ reason: "too late today" });
  await organiser.click("main .btn-main");
  await organiser.go(`${EVENT}/journal`);
  assert.match(await organiser.said(), /Round dropped/);
}

async function givePrizes(organiser) {
  await organiser.go(`${EVENT}/prizes`);
  await organiser.fill({ prizes_1: "100 EUR\n60 EUR\nBook" });
  await organiser.click(".adding .btn-main");
  for (const [n, group, detail, prize] of [[2, "women", "", "Cup"], [3, "youth", "2008", "Fan"]]) {
    await organiser.click(".adding > summary", false);
    await organiser.pick({ [`group_${n}`]: group });
    await organiser.fill({ [`detail_${n}`]: detail, [`prizes_${n}`]: prize });
    await organiser.click(".adding .btn-main");
  }
  assert.match(await organiser.said(), /1st 100 EUR, 2nd 60 EUR, 3rd Book/, "a rule is a sentence");
  assert.ok(await organiser.page.locator(".prizes li").count() >= 3);
  assert.match(await organiser.page.locator(".prizes li").last().innerText(), /100 EUR/, "the first place is last");
  await organiser.look("prizes");
  await organiser.go(`${EVENT}/standings?of=country%3ADE`);
  assert.match(await organiser.said(), /ranked among themselves/);
  await organiser.look("standings-of");
}

async function takeHome(organiser) {
  await organiser.go(`${EVENT}/downloads`);
  const files = await organiser.page.locator("main a[download]").evaluateAll((all) => all.map((one) => one.href));
  const sizes = [];
  for (const file of files) {
    const answer = await organiser.page.request.get(file);
    assert.equal(answer.status(), 200, file);
    sizes.push((await answer.body()).length);
  }
  assert.ok(sizes.length >= 9 && sizes.every((size) => size > 0), `${sizes}`);
  return sizes.length;
}

async function copyAndEnd(organiser) {
  await organiser.go(`${EVENT}/event`);
  await organiser.click('main a[href$="/copy"]');
  await organiser.look("copy");
  await organiser.fill({ name: "Autumn Cup 2027", begins: "2027-10-02", ends: "2027-10-03" });
  // Nobody comes along unasked.
  await organiser.click('[name="people"]', false);
  await organiser.click("main .btn-main");
  assert.match(organiser.page.url(), /\/t\/autumn-cup-2027\/today/);
  await organiser.go("/t/autumn-cup-2027/entries");
  assert.ok(await organiser.page.locator("#entry-rows tr").count() >= 24);
  await organiser.go(`${EVENT}/event`);
  await organiser.click('form[action$="/archive"] button');
  await organiser.go("/");
  assert.match(await organiser.said(), /Archived/);
  await organiser.go("/t/autumn-cup-2027/delete");
  await organiser.look("delete");
  await organiser.fill({ name: "autumn cup 2027" });
  await organiser.click("form .btn:not(.btn-main):not(.btn-text)");
  assert.match(await organiser.said(), /has been deleted/);
  await organiser.go("/accounts");
  await organiser.look("accounts");
}

for (const [label, size] of [["390", PHONE], ["1280", DESK]]) {
  test(`an organiser's work at ${label}`, { timeout: 240_000 }, async (t) => {
    const folder = await mkdtemp(path.join(tmpdir(), "tengen-organiser-"));
    const tengen = await startTengen(undefined, ["serve", "--data", path.join(folder, "data")]);
    try {
      const organiser = new Organiser(await newPage(browser, tengen.url, { size }), label);
      const counted = [];
      for (const [what, act] of [["begin", begin], ["register 24", register], ["mend", mendInEveryWay], ["prizes", givePrizes], ["files", takeHome], ["copy, archive, delete", copyAndEnd]]) {
        const clicks = organiser.clicks;
        await act(organiser, tengen);
        counted.push(`${what} ${organiser.clicks - clicks}`);
      }
      t.diagnostic(`clicks at ${label}: ${counted.join(", ")}; ${organiser.clicks} in all`);
      organiser.page.quiet();
    } finally {
      await tengen.stop();
      await rm(folder, { recursive: true });
    }
  });
}
