// Eight teams of three, from a list that is pasted to the table after three rounds: with a substitute, a short team, a
// team that does not come, and a captain who hands the line-up in from a phone. What is clicked is counted.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable } from "./harness.mjs";

const MOST_CLICKS = 20;
const NAMES = ["Alba", "Bora", "Go-Gesellschaft Oberhollerbach-Niederlindenhof 1978 II", "Dena", "Esk", "Fano", "Geira", "Hoy"];

let tengen, browser, clicks = 0;
before(async () => { [browser, tengen] = [await startBrowser(), await startTengen()]; });
after(async () => { await browser?.close(); await tengen?.stop(); });

const press = (page, target) => { clicks += 1; return Promise.all([page.waitForEvent("load"), page.locator(target).first().click()]); };
const looks = async (page, name) => {
  await screenshot(page, name);
  for (const check of [fits, tappable, axeClean]) await check(page);
};

/** 24 players in eight teams, the boards in their order; each team's first is its captain; and a substitute of Alba. */
const list = () => [
  "Name\tFirst name\tRank\tTeam\tBoard\tCaptain",
  ...NAMES.flatMap((team, t) => [1, 2, 3].map((board) =>
    `${team.slice(0, 4)}${"abc"[board - 1]}\tPat\t${board + t % 3}k\t${team}\t${board}\t${board === 1 ? "yes" : ""}`)),
  "Albad\tPat\t6k\tAlba\t4\t",
].join("\n");

/** Draws and publishes a round. */
async function publish(owner, base, round) {
  await owner.goto(`${base}/draft/${round}`);
  await press(owner, `form[action$="/draft/${round}/draw"] button`);
  assert.match(await owner.locator("main").innerText(), /Proved: no other draw/);
  if (round === 1) await looks(owner, "team-draft-1280");
  // Where a team is short, the page says so and asks.
  const asks = owner.locator("#publish > summary");
  if (await asks.count()) { clicks += 1; await asks.click(); }
  await press(owner, 'form[action$="/publish"] button');
}

/** Gives every open board to Black, by a tap each. */
async function play(owner, base) {
  await owner.goto(`${base}/boards`);
  const open = owner.locator("#open-boards > li:not(.done)");
  for (let left = await open.count(); left > 0; left -= 1) {
    await open.first().locator(".verdict button").first().click();
    await owner.waitForFunction((left) => document.querySelectorAll("#open-boards > li:not(.done)").length < left, left);
  }
  await owner.waitForFunction(() => document.querySelector("#unsent-results")?.hidden ?? true);
}

test("eight teams of three play three rounds", async () => {
  const owner = await newPage(browser, tengen.url, { size: DESK });
  await signIn(owner, "owner");
  await owner.goto("/new");
  await owner.locator("main [name=name]").fill("Team Cup");
  await owner.locator("main [name=rounds]").fill("3");
  await press(owner, "main form .btn-main");
  const base = new URL(owner.url()).pathname.split("/").slice(0, 3).join("/");
  await owner.goto(`${base}/entries/import`);
  await owner.locator('main [name="pasted"]').fill(list());
  await owner.locator('main [name="registration"][value="final"]').check();
  await press(owner, "main .btn-main");
  await press(owner, 'main [value="who:teams"]');
  await press(owner, 'main [name="act"][value="enter"]');
  await owner.goto(`${base}/teams`);
  assert.equal(await owner.locator(".team-list > li").count(), 8);
  assert.equal(await owner.locator("main [name=size]").inputValue(), "3");
  await looks(owner, "teams-1280");
  await owner.goto(`${base}/teams/1/edit`);
  await looks(owner, "team-edit-1280");
  await owner.goto(`${base}/today`);
  const announce = owner.locator('form[action$="/event/announce"] button');
  if (await announce.count()) await press(owner, 'form[action$="/event/announce"] button');

  // Alba's captain sends the substitute in for the third, from a phone.
  await owner.goto(`${base}/links`);
  await press(owner, '#linked li:has(input[value="1"]) button[value=one]');
  const link = new URL(await owner.locator(".link-card a").getAttribute("href")).pathname;
  const captain = await newPage(browser, tengen.url, { size: PHONE });
  await captain.goto(link);
  await captain.goto(`${base}/me`);
  await press(captain, 'a[href$="/line-up/1"]');
  await captain.locator("[name=board_3]").selectOption({ label: (await captain.locator("[name=board_3] option").allInnerTexts()).find((name) => name.includes("Albad")) });
  await looks(captain, "line-up-390");
  await press(captain, "main form .btn-main");
  assert.match(await captain.locator("main").innerText(), /Handed in[\s\S]*Albad/);
  await looks(captain, "line-up-handed-390");

  await publish(owner, base, 1);
  const public_ = await newPage(browser, tengen.url, { size: PHONE });
  await public_.goto(`${base}/rounds/1`);
  assert.equal(await public_.locator(".match").count(), 4);
  assert.match(await public_.locator("#matches").innerText(), /Albad/);
  await looks(public_, "team-round-390");
  await owner.goto(`${base}/boards`);
  await looks(owner, "team-boards-1280");

  // A team does not come; its boards need nothing more.
  await owner.goto(`${base}/teams/8/line-up/1`);
  await press(owner, 'button[name=absent][value=own]');
  await play(owner, base);

  // In round 2 a team is short: two of its three come.
  await owner.goto(`${base}/teams/2/line-up/2`);
  await owner.locator("[name=board_3]").selectOption("");
  await press(owner, "main form .btn-main");
  await publish(owner, base, 2);
  await public_.goto(`${base}/rounds/2`);
  assert.match(await public_.locator("#matches").innerText(), /Nobody/);
  await play(owner, base);
  await publish(owner, base, 3);
  await play(owner, base);

  for (const [path, name] of [["/standings", "team-standings"], ["/teams/1", "team"], ["/teams/3", "team-long"], ["/rounds/3", "team-round-3"],
    ["/rounds/3/why", "team-why"], ["/rounds/3/proof", "team-proof"]]) {
    for (const size of [{ width: 320, height: 640 }, PHONE, DESK]) {
      await public_.setViewportSize(size);
      await public_.goto(`${base}${path}`);
      await looks(public_, `${name}-${size.width}`);
      // A word that is as wide as its line at the most stands in one.
      const broken = (words) => words.filter((e) => e.offsetHeight > 1.6 * parseFloat(getComputedStyle(e).lineHeight)).map((e) => e.textContent);
      const long = public_.locator(":is(h1, .rows) long-word");
      assert.ok(await long.count() > 0 || !/^team-(long|standings)/.test(name), name);
      assert.deepEqual(await long.evaluateAll(broken), [], `${name} at ${size.width}`);
    }
  }
  await public_.goto(`${base}/standings`);
  const rows = await public_.locator("#standings tr").allInnerTexts();
  assert.equal(rows.length, 8);
  await public_.goto(`${base}/standings?list=players`);
  assert.equal(await public_.locator("#standings tr").count(), 25);
  assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
  console.log(`teams: ${clicks} clicks of ${MOST_CLICKS} beside a tap a result`);
  for (const page of [owner, captain, public_]) await page.context().close();
});
