// The end of a game, led, on a phone: agreed at once in four taps, an open point found and filled, a claim tried
// on a copy of the board, both asked and refusing; once without scripts.

import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { DESK, PHONE, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable } from "./harness.mjs";

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

async function look(page, name) {
  await fits(page);
  await tappable(page);
  await axeClean(page);
  await screenshot(page, `end-${name}-390`);
}

async function submit(page, button) {
  await Promise.all([page.waitForEvent("load"), button.click()]);
}

/** An event of one board on 9×9 under that federation's procedure and rules; where its record is. */
async function newGame(page, name, federation = "nihonkiin") {
  await page.goto("/new");
  for (const [field, value] of Object.entries({ name, begins: "2026-05-14", ends: "2026-05-14", rounds: "1" })) {
    await page.locator(`main [name="${field}"]`).fill(value);
  }
  await page.locator("main [name=system]").selectOption("mcmahon");
  await page.locator("main .more > summary").first().click();
  await page.locator('main [name="federation"]').selectOption(federation);
  await submit(page, page.locator("main .btn-main").first());
  const event = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
  await page.goto(`${event}/settings?change=board_size`);
  await page.locator('main [name="board_size"]').fill("9");
  await submit(page, page.locator("main form .btn-main").first());
  for (const [surname, first_name] of [["Achterberg", "Noor"], ["Szarvas", "Dénes"]]) {
    await page.goto(`${event}/entries/new`);
    for (const [field, value] of Object.entries({ surname, first_name, rank: "1d" })) {
      await page.locator(`main [name="${field}"]`).fill(value);
    }
    await submit(page, page.locator("main .btn-main").first());
  }
  const checkIn = page.locator('form[action$="/check-in"]:not(:has([name="to"])) button');
  await page.goto(`${event}/entries`);
  if (await checkIn.count() > 0) await submit(page, checkIn);
  await page.goto(`${event}/draft`);
  await submit(page, page.locator("main .btn-main").first());
  await page.locator("#publish > summary").click();
  await submit(page, page.locator('form[action$="/publish"] button'));
  return `${event}/boards/1/1/record`;
}

const FORM = { "content-type": "application/x-www-form-urlencoded", origin: null };

/** Enters something as a recorder's page does, without looking at it. */
async function enter(page, record, fields) {
  const shown = await (await page.request.get(record)).text();
  const seen = /data-seen="(\d+)"/.exec(shown)[1];
  const data = new URLSearchParams({ ...fields, seen, form_key: `${Math.random()}`.slice(2).padEnd(20, "0") });
  const answer = await page.request.post(record, { data: data.toString(), headers: { ...FORM, origin: tengen.url } });
  assert.ok(answer.ok(), `${JSON.stringify(fields)}: ${answer.status()}`);
}

/** Two walls with a column between them; `open` of its points are left open; then both pass. */
async function walls(page, record, open, more = []) {
  const rows = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const fill = rows.slice(0, 9 - open);
  const black = [...rows.map((row) => `D${row}`), ...fill.filter((row) => row % 2 === 1).map((row) => `E${row}`)];
  const white = [...rows.map((row) => `F${row}`), ...fill.filter((row) => row % 2 === 0).map((row) => `E${row}`)];
  for (const [color, points] of [["B", [...black, ...more]], ["W", white]]) {
    for (const at of points) await enter(page, record, { act: "as-played", color, at });
  }
  const shown = await (await page.request.get(record)).text();
  const turn = /data-color="([BW])"/.exec(shown)[1];
  await enter(page, record, { act: "pass", color: turn });
  return turn === "B" ? "W" : "B";
}

/** Counts what fingers do on a page, each choice and each button; `told` prints it. */
async function counting(page) {
  let taps = 0;
  await page.exposeFunction("tapped", () => { taps += 1; });
  await page.addInitScript(() => addEventListener("click", (event) => { if (event.isTrusted) window.tapped(); }, true));
  return (path) => console.log(`${path}: ${taps} taps after the second pass`);
}

const stage = (page, name) => page.locator(`#game[data-stage="${name}"]`).waitFor();

test("agreed at once: four taps after the second pass", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  const record = await newGame(page, "Agreed at once");
  await walls(page, record, 0);
  await page.goto(record);
  await page.locator('button[value="pass"]').tap();
  await stage(page, "stop");
  let taps = 0;
  const tap = async (button) => { taps += 1; await page.locator(button).tap(); };
  await look(page, "stop");
  await tap('button[value="nothing-left"]');
  await stage(page, "claims");
  assert.doesNotMatch(await page.locator("main").innerText(), /wins/, "who wins is not shown before both agree");
  await look(page, "claims");
  await tap('button[value="agree:both"]');
  await stage(page, "count");
  await look(page, "count");
  for (const step of [1, 2]) {
    await page.locator(`.filter a[href$="count=${step}"]`).tap();
    await page.locator(`.filter a[href$="count=${step}"][aria-current]`).waitFor();
    await screenshot(page, `end-count-${step}-390`);
  }
  await page.goto(record);
  await tap('button.btn-main[value="confirm:B"]');
  await tap('button.btn-main[value="confirm:W"]');
  await stage(page, "confirmed");
  console.log(`agreed at once: ${taps} taps after the second pass`);
  assert.equal(taps, 4);
  await look(page, "confirmed");
  page.quiet();
});

test("an open point is found, and filled by either side on the board", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  const record = await newGame(page, "An open point");
  const last = await walls(page, record, 2);
  await enter(page, record, { act: "pass", color: last });
  const told = await counting(page);
  await page.goto(record);
  await stage(page, "stop");
  const text = await page.locator(".tell").innerText();
  assert.match(text, /E8[\s\S]*White 27 points, Black 27 points do not count[\s\S]*Article 8[\s\S]*Article 9\.2/);
  await look(page, "open");
  await page.locator('button[value="fill:W:E8"]').tap();
  await page.locator('.tell .pt:text-is("E8")').waitFor({ state: "detached" });
  await page.locator('.taps a[data-at="E9"]').tap();
  await page.locator('button[value="fill:B"]').tap();
  await page.locator(".tell", { hasText: "No point is open" }).waitFor();
  told("two open points filled");
  const file = await (await page.request.get(`${record.replace("/boards/", "/games/")}.sgf`)).text();
  assert.equal(file.match(/;[BW]\[\]/g)?.length ?? file.match(/;[BW]\[tt\]/g)?.length, 2, "the passes stay the last moves");
  await page.locator('button[value="undo"]').tap();
  await page.locator('.tell .pt:text-is("E9")').waitFor();
  page.quiet();
});

test("one tap marks a group, with scripts and without; a held stone is a seki", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  const record = await newGame(page, "One tap");
  const last = await walls(page, record, 0, ["H8"]);
  await enter(page, record, { act: "pass", color: last });
  await page.goto(record);
  await page.locator('button[value="nothing-left"]').tap();
  await stage(page, "claims");
  await page.locator('button[value="none-dead"]').tap();
  await page.locator(".say", { hasText: "No stone is marked" }).waitFor();
  const stone = page.locator('.taps [data-at="H8"]');
  const [board, box] = await page.evaluate(() => ["#game .goban", '.taps [data-at="H8"]'].map((part) => document.querySelector(part).getBoundingClientRect().toJSON()));
  const unit = board.width / 396.8;
  assert.ok(Math.abs(box.width - 40 * unit) < 1 && Math.abs(box.x - board.x - (52 + 7 * 40 - 20) * unit) < 1.5, `the button lies on its stone: ${JSON.stringify([board, box])}`);
  assert.ok(Math.abs(box.y - board.y - (24.8 + 40 - 20) * unit) < 1.5, "in both directions");
  await stone.tap();
  const said = page.locator(".marks tbody tr", { hasText: "H8" });
  await said.waitFor();
  assert.match(await said.innerText(), /dead[\s\S]*dead/);
  await look(page, "one-tap");
  await stone.dispatchEvent("pointerdown", { isPrimary: true, button: 0 });
  await page.locator(".marks tbody td", { hasText: "seki" }).first().waitFor();
  await page.locator('.taps [data-at="H8"]').dispatchEvent("pointerup", { isPrimary: true, button: 0 });
  await page.locator("#typed").fill("H8");
  await page.locator("#typed").press("Enter");
  await page.locator(".marks tbody td", { hasText: "dead" }).first().waitFor();
  page.quiet();
  const plain = await newPage(browser, tengen.url, { size: PHONE, scripts: false });
  await plain.context().addCookies(await page.context().cookies());
  await plain.goto(record);
  await plain.locator('.taps [data-at="H8"]').tap();
  await plain.locator(".say", { hasText: "No stone is marked" }).waitFor();
  await plain.locator('.taps [data-at="H8"]').tap();
  await plain.locator(".marks tbody tr", { hasText: "H8" }).waitFor();
});

test("a claim is tried on a copy, and decides", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  const record = await newGame(page, "On a copy");
  const last = await walls(page, record, 0, ["H8"]);
  await enter(page, record, { act: "pass", color: last });
  const told = await counting(page);
  await page.goto(record);
  await page.locator('button[value="nothing-left"]').tap();
  await stage(page, "claims");
  // Whatever was proposed, Black now says alive and White says dead.
  await page.locator('button[value="none-dead"]').tap();
  await page.locator(".say", { hasText: "No stone is marked" }).waitFor();
  await page.locator('input[name="who"][value="W"]').check();
  await page.locator('.taps [data-at="H8"]').tap();
  await page.locator("h1", { hasText: "The players differ about H8" }).waitFor();
  await look(page, "differ");
  await page.locator('button[value="say"]').tap();
  await stage(page, "ways");
  await look(page, "ways");
  await page.locator('button[value="copy:H8"]').tap();
  await stage(page, "copy");
  for (const at of ["G8", "A1", "J8", "A2", "H7", "A3"]) {
    await page.locator("#typed").fill(at);
    await page.locator("#typed").press("Enter");
    await page.locator(".line li", { hasText: at }).waitFor();
  }
  await look(page, "copy");
  await page.locator('.taps a[data-at="H9"]').tap();
  await stage(page, "shown");
  assert.match(await page.locator("h1").innerText(), /H8 is dead/);
  assert.match(await page.locator("main").innerText(), /Article 7\.1/);
  await look(page, "shown");
  await page.locator('button[value="accept-copy"]').tap();
  await stage(page, "claims");
  await page.locator('button[value="agree:both"]').tap();
  await stage(page, "count");
  await page.locator("#for-W summary").tap();
  await page.locator("#reason-W").fill("called to the station");
  await page.locator('button[value="confirm-for:W"]').tap();
  await page.locator(".answers", { hasText: "called to the station" }).waitFor();
  await page.locator('button.btn-main[value="confirm:B"]').tap();
  await stage(page, "confirmed");
  told("a claim decided on a copy, six moves typed, confirmed");
  const event = record.split("/").slice(0, 3).join("/");
  await page.goto(`${event}/journal`);
  assert.match(await page.locator("main").innerText(), /Result confirmed for a player/);
  page.quiet();
});

test("both refuse: asked, told, asked again; the arbiter rules with a reason", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "owner");
  const record = await newGame(page, "Both refuse");
  const last = await walls(page, record, 0);
  await enter(page, record, { act: "pass", color: last });
  const told = await counting(page);
  await page.goto(record);
  await page.locator('a[href$="way=on"]').tap();
  await stage(page, "ways");
  assert.equal(await page.locator('button[value="both-lose"], button[value="no-agreement"]').count(), 0);
  await page.locator('.taps a[data-at="G5"]').tap();
  await page.locator('button[value="found:W"]').tap();
  await stage(page, "asked");
  const answer = async (field, value, who) => {
    assert.equal(await page.locator(`input[name="${field}"]:checked`).count(), 0, "nothing is chosen for anybody");
    await page.locator(`input[name="${field}"][value="${value}"]`).check();
    await page.locator(`button[value="answer:${who}"]`).tap();
  };
  await look(page, "asked");
  await answer("answer-B", "neither", "B");
  await page.locator("h1", { hasText: "White, do you ask" }).waitFor();
  await answer("answer-W", "neither", "W");
  await stage(page, "refused");
  await look(page, "refused");
  await page.locator('button[value="told"]').tap();
  await stage(page, "asked");
  await answer("again-B", "neither", "B");
  await page.locator("h1", { hasText: "White, asked again" }).waitFor();
  await answer("again-W", "neither", "W");
  await stage(page, "ruling");
  await look(page, "ruling");
  await page.locator('button[value="both-lose"]').tap();
  await page.locator(".wrong-word").waitFor();
  page.expectComplaint(/422/);
  await page.locator("#reason").fill("G5 turns the corner");
  await page.locator('button[value="both-lose"]').tap();
  await stage(page, "count");
  assert.match(await page.locator("h1").innerText(), /both lose/i);
  told("both refuse, ruled");
  page.quiet();
});

test("without scripts, on a desk, and by American rules", async () => {
  const page = await newPage(browser, tengen.url, { size: DESK, scripts: false });
  await signIn(page, "owner");
  const record = await newGame(page, "Without scripts", "aga");
  const last = await walls(page, record, 2);
  await enter(page, record, { act: "pass", color: last });
  if (await (await page.request.get(record)).text().then((text) => text.includes('data-phase="playing"'))) {
    await enter(page, record, { act: "pass", color: "W" });
  }
  await page.goto(record);
  assert.match(await page.locator(".tell").innerText(), /by moves in turn[\s\S]*White passes last/);
  await fits(page);
  await screenshot(page, "end-stop-aga-1280");
  await submit(page, page.locator('button[value="nothing-left"]'));
  await submit(page, page.locator('button[value="differ"]'));
  assert.match(await page.locator("main").innerText(), /opponent of the last player to pass plays first \(AGA rule 10\)/);
  assert.equal(await page.locator('button[value^="copy"], button[value="no-agreement"]').count(), 0, "they play on first");
  await screenshot(page, "end-ways-aga-1280");
  await submit(page, page.locator('button[value="undo"]'));
  await submit(page, page.locator('button[value="agree:both"]'));
  await submit(page, page.locator('button.btn-main[value="confirm:B"]'));
  await submit(page, page.locator('button.btn-main[value="confirm:W"]'));
  assert.equal(await page.locator("#game").getAttribute("data-stage"), "confirmed");
  await screenshot(page, "end-confirmed-aga-1280");
  page.quiet();
});
