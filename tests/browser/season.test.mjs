// A league of two divisions of eight, from the table of the first round to the next season: who is equal at a line is chosen, what
// is not played is agreed to, and both pages pass at every width, in English and German.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable } from "./harness.mjs";

const LONG = "Go-Gesellschaft Oberhollerbach-Niederlindenhof 1978 II";
const TEAMS = [["Alba", "Bora", LONG, "Dena", "Esk", "Fano", "Geira", "Hoy"], ["Iona", "Jura", "Kea", "Lido", "Muck", "Naxos", "Oland", "Paros"]];

let tengen, browser;
before(async () => { [browser, tengen] = [await startBrowser(), await startTengen()]; });
after(async () => { await browser?.close(); await tengen?.stop(); });

const press = (page, target) => Promise.all([page.waitForEvent("load"), page.locator(target).first().click()]);

/** Everything that every page must pass, and a picture. */
async function looks(page, name) {
  await screenshot(page, name);
  for (const check of [fits, tappable, axeClean]) await check(page);
}

/** The page at every width, in both languages, of somebody who signed in. */
async function throughout(routes, name) {
  for (const lang of ["en", "de"]) {
    const page = await newPage(browser, tengen.url, { lang });
    if (name) await signIn(page, name);
    for (const [route, called] of routes) {
      for (const size of [SMALL, PHONE, DESK]) {
        await page.setViewportSize(size);
        await page.goto(route);
        await looks(page, `${called}-${size.width}-${lang}`);
      }
    }
    page.quiet();
    await page.context().close();
  }
}

/** A division with a round that is played but for its last boards; its address. */
async function division(owner, no) {
  await owner.goto("/new");
  await owner.locator("main [name=name]").fill(`City League ${no} 2026`);
  await owner.locator("main [name=rounds]").fill("2");
  await press(owner, "main form .btn-main");
  const base = new URL(owner.url()).pathname.split("/").slice(0, 3).join("/");
  await owner.goto(`${base}/entries/import`);
  const rows = TEAMS[no - 1].flatMap((team, t) => [1, 2].map((board) => `${team.slice(0, 4)}${"ab"[board - 1]}\tPat\t${board + t % 3}k\t${team}\t${board}`));
  await owner.locator('main [name="pasted"]').fill(["Name\tFirst name\tRank\tTeam\tBoard", ...rows].join("\n"));
  await owner.locator('main [name="registration"][value="final"]').check();
  await press(owner, "main .btn-main");
  await press(owner, 'main [value="who:teams"]');
  await press(owner, 'main [name="act"][value="enter"]');
  await owner.goto(`${base}/settings?change=series`);
  const fields = { series: "City League of Oberhollerbach", season_name: "2026/27", division: String(no), up: "1", down: "1" };
  for (const [name, value] of Object.entries(fields)) await owner.locator(`main [name="${name}"]`).fill(value);
  await press(owner, "main .opened .btn-main");
  await owner.goto(`${base}/today`);
  const announce = owner.locator('form[action$="/event/announce"] button');
  if (await announce.count()) await Promise.all([owner.waitForEvent("load"), announce.first().click()]);
  await owner.goto(`${base}/draft/1`);
  await press(owner, 'form[action$="/draft/1/draw"] button');
  await press(owner, 'form[action$="/publish"] button');
  await owner.goto(`${base}/boards`);
  const open = owner.locator("#open-boards > li:not(.done)");
  for (let left = await open.count(); left > 1; left -= 1) {
    await open.first().locator(".verdict button").first().click();
    await owner.waitForFunction((left) => document.querySelectorAll("#open-boards > li:not(.done)").length < left, left);
  }
  await owner.waitForFunction(() => document.querySelector("#unsent-results")?.hidden ?? true);
  return base;
}

test("two divisions of eight move on to the next season", async () => {
  const owner = await newPage(browser, tengen.url, { size: DESK });
  await signIn(owner, "owner");
  const bases = [await division(owner, 1), await division(owner, 2)];
  await owner.goto(`${bases[0]}/divisions`);
  await looks(owner, "season-add-1280");
  await press(owner, 'form[action$="/divisions/add"] button');
  await throughout([[bases[0], "season-front"], [`${bases[1]}/standings`, "season-standings"], [`${bases[1]}/divisions`, "season-divisions"]]);
  await throughout([[`${bases[0]}/divisions`, "season-divisions-owner"], [`${bases[0]}/next-season`, "season-next"]], "owner");

  await owner.goto(`${bases[1]}/divisions`);
  await press(owner, 'a[href$="/next-season"]');
  assert.equal(await owner.locator(".division li").count(), 16);
  assert.match(await owner.locator("#look").innerText(), /City League 1 2026: One game has no result/);
  await press(owner, "main form .btn-main");
  const unsaid = owner.locator('.division select:has(option[value=""])');
  const count = await unsaid.count();
  assert.ok(count > 0, "equals are to be chosen");
  assert.match(await owner.locator("main").innerText(), /Shared place: /);
  for (const size of [SMALL, PHONE, DESK]) {
    await owner.setViewportSize(size);
    await looks(owner, `season-unsaid-${size.width}`);
  }
  for (const select of await unsaid.all()) {
    const division = (await select.getAttribute("name")).split("_")[1];
    await select.selectOption(division);
  }
  await press(owner, "main form .btn-main");
  assert.match(await owner.locator("main").innerText(), /Check this first/);
  await looks(owner, "season-sure-1280");
  await owner.locator("main [name=sure]").check();
  await press(owner, "main form .btn-main");
  assert.match(new URL(owner.url()).pathname, /city-league-1-2027\/divisions$/);
  assert.equal(await owner.locator(".division li").count(), 16);
  await looks(owner, "season-made-1280");
  await owner.goto(`${bases[0]}/journal`);
  assert.match(await owner.locator("main").innerText(), /City League 1 2026 2026\/27 → City League 1 2027 2027\/28/);
  owner.expectComplaint(/422/);
  owner.expectComplaint(/422/);
  owner.quiet();
  await owner.context().close();
});
