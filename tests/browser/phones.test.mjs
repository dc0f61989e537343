// A day with ten phones: nine players and a stranger with a stolen link. One phone is without a network for a while,
// one has its clock wrong by hours, one runs no scripts. They register from home, are confirmed, check in, find their
// boards, report, disagree, ask not to play a round and are drawn accordingly, read a ruling and appeal, and leave.

import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable, until } from "./harness.mjs";

const EVENT = "/t/harbour-day";
const PASSWORD = "a few long words";

// Who has which phone. Ranks of one group, so that everybody can meet everybody.
const PHONES = {
  Abt: { size: PHONE }, Bua: { size: SMALL, lang: "de" }, Cid: { size: PHONE, dark: true }, Dao: { size: PHONE },
  Eco: { size: PHONE, zone: "Asia/Tokyo" }, Fox: { size: SMALL }, Gil: { size: PHONE, scripts: false },
  Hao: { size: PHONE, lang: "fr" }, Ivo: { size: PHONE },
};
const AWAY = "Fox", WRONG_CLOCK = "Eco", PLAIN = "Gil";
const HOURS = 3600_000;

let tengen, browser, folder;
before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "tengen-phones-"));
  tengen = await startTengen(undefined, ["serve", "--data", path.join(folder, "data")]);
  // A camera that shows nothing in particular; what is read from it, the test says.
  browser = await startBrowser(["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]);
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
  await rm(folder, { recursive: true });
});

async function looks(page, name) {
  // Nothing can be asked of a page that runs no scripts.
  if (!page.plain) for (const check of [fits, tappable, axeClean]) await check(page);
  await screenshot(page, `phones-${name}`);
}

const press = (page, target) => {
  const button = typeof target === "string" ? page.locator(target).first() : target;
  return Promise.all([page.waitForEvent("load"), button.click()]);
};

const fill = async (page, fields) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).first().fill(value);
};

/** The server's first account, and an event of four rounds from today on that is announced and takes registrations. */
async function open(organiser) {
  await organiser.goto(/^setup: (\S+)$/m.exec(tengen.said())[1]);
  await fill(organiser, { name: "Imogen", password: PASSWORD, password_again: PASSWORD });
  await press(organiser, "main .btn-main");
  const day = (ahead) => new Date(Date.now() + ahead * 24 * HOURS).toISOString().slice(0, 10);
  await organiser.goto("/new");
  await fill(organiser, { name: "Harbour Day", begins: day(0), ends: day(1), rounds: "4" });
  await organiser.locator("main [name=system]").selectOption("swiss");
  await press(organiser, "main .btn-main");
  await organiser.goto(`${EVENT}/event`);
  await press(organiser, 'form[action$="/announce"] button');
  await organiser.goto(`${EVENT}/registration`);
  await organiser.check("input[name=open]");
  await press(organiser, ".form .btn-main");
}

/** Registers from home; sends once more while the page says that nobody fills it so fast. Keeps the link it is shown. */
async function register(phone, name) {
  await phone.goto(`${EVENT}/register?new=1`);
  await phone.fill("#surname", name);
  await phone.selectOption("#rank", "5k");
  await phone.check("input[name=consent]");
  for (let sent = 0; sent < 100 && !/register\/.+/.test(phone.url()); sent++) {
    await press(phone, ".form .btn-main");
    if (!/register\/.+/.test(phone.url())) phone.expectComplaint(/422/);
  }
  assert.match(phone.url(), /new=1$/, `${name} is registered`);
  phone.link = new URL(await phone.locator(".link-card a").getAttribute("href")).pathname;
}

async function publish(organiser, round) {
  await organiser.goto(`${EVENT}/draft/${round}`);
  if (await organiser.locator('form[action$="/publish"] button').count() === 0) await press(organiser, "main .btn-main");
  await organiser.locator("#publish > summary").click();
  const began = Date.now();
  await press(organiser, 'form[action$="/publish"] button');
  return began;
}

/** What the phone's own page says of the board: its number, and the colour's letter. */
async function seat(phone) {
  const table = Number(await phone.locator(".next .tno").textContent());
  const stone = await phone.locator(".colour use").getAttribute("href");
  return { table, color: stone.at(-1) };
}

const report = async (phone, winner) => {
  await phone.goto(`${EVENT}/me`);
  await press(phone, ".deeds a[href*='/result?']");
  await say(phone, winner);
};
/** Says who won, on the page that asks it; once said, it is said anew behind one more tap. */
const say = async (phone, winner) => {
  const again = phone.locator("#again > summary");
  if (await again.count() > 0) await again.click();
  await press(phone, `.verdict button[value=${winner}]`);
};

test("a day with ten phones", { timeout: 300_000 }, async (t) => {
  const counted = {};
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await organiser.context().grantPermissions(["camera"]);
  await organiser.addInitScript(() => {
    window.codes = [];
    window.BarcodeDetector = class {
      async detect() { return window.codes.splice(0, 1).map((rawValue) => ({ rawValue })); }
    };
  });
  await open(organiser);

  const phones = {};
  for (const [name, way] of Object.entries(PHONES)) phones[name] = await newPage(browser, tengen.url, way);
  phones[PLAIN].plain = true;
  const all = Object.entries(phones);
  const players = Object.values(phones);
  const stranger = await newPage(browser, tengen.url, { size: PHONE });
  await phones[WRONG_CLOCK].clock.setFixedTime(new Date(Date.now() - 7 * HOURS));

  // From home. One more is entered at the desk, who has no phone.
  await Promise.all(all.map(([name, phone]) => register(phone, name)));
  await looks(phones.Bua, "registered");
  counted.registered = players.length;
  await organiser.goto(`${EVENT}/entries/new`);
  await fill(organiser, { surname: "Jun", rank: "5k" });
  await press(organiser, "main .btn-main");
  await organiser.goto(`${EVENT}/registrations`);
  await press(organiser, ".acts button[value=confirm]");
  await organiser.goto(`${EVENT}/registrations`);
  assert.equal(await organiser.locator(".request").count(), 0, "one tap confirms all");
  counted.confirmed = players.length;

  // The first time each opens the own link; after that no tap leads from the front page to the own board.
  for (const phone of players) {
    await phone.goto(phone.link);
    assert.match(phone.url(), /\/me$/);
  }
  await looks(phones.Abt, "me-before");

  // At the door.
  await organiser.setViewportSize(PHONE);
  await organiser.goto(`${EVENT}/check-in`);
  await organiser.locator("#scan button").click();
  await organiser.locator("#scan video").waitFor();
  await looks(organiser, "door");
  const scanned = async (code, who) => {
    await organiser.evaluate((one) => codes.push(one), code);
    await organiser.locator("#door-last p", { hasText: who }).waitFor();
  };
  const badge = await organiser.locator(".arrive", { hasText: "Ivo" }).getAttribute("value");
  await scanned(`${tengen.url}${EVENT}/players/${badge}`, "Ivo");
  await scanned(`${tengen.url}${phones.Abt.link}`, "Abt");
  await organiser.evaluate((one) => codes.push(one), "https://elsewhere.example/p/nobody");
  await organiser.locator("#scan [role=status]:not(:empty)", { hasText: "nobody" }).waitFor();
  organiser.expectComplaint(/404/);
  await organiser.locator("#scan button").click();
  // One checks in alone, as the event allows.
  await organiser.goto(`${EVENT}/registration`);
  await organiser.check("input[name=own_check_in]");
  await press(organiser, ".form .btn-main");
  await phones.Bua.goto(`${EVENT}/me`);
  await looks(phones.Bua, "check-in-oneself");
  await press(phones.Bua, 'form[action$="/check-in"] button');
  await phones.Bua.locator(".notices .say:not(.say-alert)").waitFor();
  await organiser.goto(`${EVENT}/check-in`);
  const missing = organiser.locator(".arrive:not(.arrived)");
  for (counted.checkedIn = 3; await missing.count() > 0; counted.checkedIn++) {
    await Promise.all([organiser.waitForEvent("load"), missing.first().press("Enter")]);
  }
  assert.equal(counted.checkedIn, 9);
  await looks(organiser, "door-complete");
  await organiser.setViewportSize(DESK);

  // One has no network when the round is published: the phone shows what it knows, and how old that is.
  const away = phones[AWAY];
  await away.goto("/");
  await until(away, async (kept) => (await caches.match(kept)) !== undefined, `${EVENT}/me`);
  await away.context().setOffline(true);
  await away.goto(`${EVENT}/me`);
  await away.locator("[data-late]:not(:empty)").waitFor();
  await screenshot(away, "phones-offline");
  const began = await publish(organiser, 1);
  const seen = async ([name, phone]) => {
    if (name === PLAIN) await phone.goto("/");
    await phone.locator(".next .tno").waitFor();
    return Date.now() - began;
  };
  const waits = await Promise.all(all.filter(([name]) => name !== AWAY).map(seen));
  counted.slowest = Math.max(...waits);
  assert.equal(await away.locator(".next .tno").count(), 0);
  await away.context().setOffline(false);
  await away.locator(".next .tno").waitFor();
  counted.taps = 0;
  for (const phone of players) {
    await phone.goto("/");
    assert.match(phone.url(), /\/me$/, "no tap");
    assert.equal(await phone.locator(".next .tno").count(), 1);
  }
  for (const name of ["Bua", WRONG_CLOCK, AWAY, PLAIN]) await looks(phones[name], `board-${name.toLowerCase()}`);

  const boards = new Map();
  for (const [name, phone] of all) {
    Object.assign(phone, { who: name, ...await seat(phone) });
    boards.set(phone.table, [...boards.get(phone.table) ?? [], phone]);
  }
  const both = [...boards.values()].filter((two) => two.length === 2);
  const alone = [...boards.values()].find((two) => two.length === 1)[0];
  assert.equal(both.length, 4);
  for (const two of both) assert.deepEqual(two.map((one) => one.color).sort(), ["B", "W"]);

  // A stranger has found somebody's link, and says that they lost.
  const stolen = both.find((two) => two.every((one) => one.who !== PLAIN));
  const [owner, opponent] = stolen;
  await stranger.goto(owner.link);
  await report(stranger, opponent.color);
  await stranger.goto(`${EVENT}/me`);
  await press(stranger, ".deeds a[href*='/result?']");
  await organiser.goto(`${EVENT}/links`);
  const row = organiser.locator("#linked > li", { hasText: owner.who });
  await row.locator("details summary").click();
  await looks(organiser, "links-acts");
  assert.equal(await row.locator("details li").count(), 1, "what the stranger did is listed");
  await press(organiser, row.locator("button[formaction]"));
  await say(stranger, opponent.color);
  assert.match(await stranger.locator("main").innerText(), /revoked/);
  await looks(stranger, "stolen-withdrawn");
  await press(organiser, row.locator("button[value=one]"));
  owner.link = new URL(await organiser.locator(".link-card a").getAttribute("href")).pathname;
  await owner.goto(owner.link);
  await report(owner, owner.color);
  await report(opponent, owner.color);
  await organiser.goto(`${EVENT}/links`);
  counted.strangers = await row.locator("details li").count() - 2;
  assert.equal(counted.strangers, 0, "nothing of the stranger's since the link was withdrawn");

  // Two disagree, and an arbiter decides; the others agree; one has an opponent without a phone.
  const [first, second] = both.find((two) => two !== stolen && two.every((one) => one.who !== PLAIN));
  await report(first, first.color);
  await report(second, second.color);
  await first.locator(".next .say").waitFor();
  await looks(second, "differ");
  const agreeing = both.filter((two) => two !== stolen && two[0] !== first);
  for (const [one, other] of agreeing) {
    await report(one, other.color);
    await report(other, other.color);
  }
  await report(alone, alone.color);
  counted.reported = 3 + 2 + 2 * agreeing.length + 1;
  await organiser.goto(`${EVENT}/from-players`);
  await looks(organiser, "inbox");
  const words = organiser.locator(".request button[name=ending]");
  for (counted.entered = 0; await words.count() > 0; counted.entered++) {
    await press(organiser, words.first());
    await organiser.goto(`${EVENT}/from-players`);
  }
  assert.equal(counted.entered, 5, "a tap for each board");

  // A ruling that nobody else may read reaches the two through their links; one of them appeals.
  await organiser.goto(`${EVENT}/boards/1/${first.table}/incident?what=conduct:black&noticed=at-once&end=open`);
  await fill(organiser, { words: "Please speak more softly." });
  await press(organiser, "#options button");
  for (const phone of [first, second]) {
    await phone.goto(`${EVENT}/me`);
    assert.match(await phone.locator(".own-ruling").innerText(), /softly/);
  }
  assert.equal(await owner.locator(".own-ruling").count(), 0);
  await second.locator(".own-ruling summary").click();
  await second.locator(".own-ruling textarea").fill("It was the other table.");
  await looks(second, "ruling");
  await press(second, ".own-ruling .btn");
  await second.locator(".notices .say:not(.say-alert)").waitFor();
  assert.equal(await second.locator(".own-ruling textarea").count(), 0);
  counted.rulingsRead = 2;
  await organiser.goto(`${EVENT}/from-players`);
  assert.match(await organiser.locator("main").innerText(), /It was the other table/);

  // Not this round: asked, granted before the draw, and drawn accordingly.
  const skips = phones[PLAIN];
  await skips.goto(`${EVENT}/me`);
  await press(skips, "button[value=skip]");
  await organiser.goto(`${EVENT}/draft/2`);
  await looks(organiser, "before-the-draw");
  assert.match(await organiser.locator("main").innerText(), new RegExp(PLAIN), "asked is not overlooked");
  await organiser.goto(`${EVENT}/from-players`);
  await press(organiser, ".request button[value=grant]");
  // Somebody who has just tapped something on the page gets the board all the same.
  const tapped = players.find((phone) => phone !== skips);
  await tapped.goto(`${EVENT}/me`);
  await tapped.locator('details[id^="more-"] summary').click();
  await publish(organiser, 2);
  await tapped.waitForFunction(() => document.querySelector(".next .tno") ?? /bye/i.exec(document.querySelector(".next h1").textContent));
  await skips.goto("/");
  assert.equal(await skips.locator(".next .tno").count(), 0, "not paired");
  await looks(skips, "skipped");
  const others = players.filter((phone) => phone !== skips);
  let free = 0;
  for (const phone of others) {
    await phone.goto("/");
    free += 1 - await phone.locator(".next .tno").count();
  }
  assert.ok(free <= 1, "nine are left: one free round, perhaps of the one without a phone");

  // Somebody leaves.
  const leaves = others.find((phone) => phone.who !== AWAY);
  await leaves.goto(`${EVENT}/me`);
  await press(leaves, "button[value=leave]");
  await organiser.goto(`${EVENT}/from-players`);
  await press(organiser, ".request button[value=grant]");
  await leaves.locator(".deeds .rows li b").first().waitFor();
  await looks(leaves, "left");
  counted.requests = 2;

  for (const page of [organiser, stranger, ...players.filter((phone) => phone !== away)]) page.quiet();
  t.diagnostic(`${players.length + 1} phones: ${counted.registered} registered, ${counted.confirmed} confirmed by one tap, `
    + `${counted.checkedIn} checked in (2 by a scanned code, 1 alone), ${counted.taps} taps from / to the own board, publication to board ≤ ${counted.slowest} ms, `
    + `${counted.reported} reports, ${counted.entered} results by a tap each, ${counted.rulingsRead} read a ruling, 1 appealed, `
    + `${counted.requests} requests granted, ${counted.strangers} acts of the stranger after the link was withdrawn`);
});

test("a phone asks for messages: offered, refused, not there, granted; and its pages are there without a network", async () => {
  const organiser = await newPage(browser, tengen.url, { size: DESK });
  await organiser.goto("/sign-in");
  await fill(organiser, { name: "Imogen", password: PASSWORD });
  await press(organiser, "main .btn-main");
  await organiser.goto(`${EVENT}/links`);
  await press(organiser, organiser.locator("#linked > li", { hasText: "Jun" }).locator("button[value=one]"));
  const link = new URL(await organiser.locator(".link-card a").getAttribute("href")).pathname;
  const ask = async (page) => {
    await page.goto(link);
    await page.locator('details[id^="tell-"] summary').click();
    return page.locator("form[data-push]");
  };

  // A browser that says no: the page says what that means, and nothing is sent.
  const refused = await newPage(browser, tengen.url, { size: PHONE });
  const form = await ask(refused);
  await looks(refused, "push-offered");
  await form.locator(".btn").click();
  await form.locator("[data-refused]").waitFor();
  await looks(refused, "push-refused");
  refused.quiet();

  // A browser that cannot, or runs no scripts, is not offered it.
  for (const way of [{ size: SMALL, lang: "de" }, { size: PHONE, scripts: false }]) {
    const without = await newPage(browser, tengen.url, way);
    await without.addInitScript(() => { delete window.PushManager; });
    assert.equal(await (await ask(without)).isVisible(), false);
  }

  // One that may: there is no push service here, so the browser's part is played; the keys are real.
  const granted = await newPage(browser, tengen.url, { size: PHONE });
  await granted.context().grantPermissions(["notifications"], { origin: tengen.url });
  await granted.addInitScript(() => {
    const text = (bytes) => btoa(String.fromCharCode(...new Uint8Array(bytes))).replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "");
    window.Notification.requestPermission = async () => "granted";
    PushManager.prototype.subscribe = async () => {
      const pair = await crypto.subtle.generateKey({ name: "ECDH", namedCurve: "P-256" }, true, ["deriveBits"]);
      const keys = { p256dh: text(await crypto.subtle.exportKey("raw", pair.publicKey)), auth: text(crypto.getRandomValues(new Uint8Array(16))) };
      return { toJSON: () => ({ endpoint: "https://push.example/one", keys }) };
    };
  });
  await press(granted, (await ask(granted)).locator(".btn"));
  await granted.locator('details[id^="tell-"] summary').click();
  const phones = granted.locator('details[id^="tell-"] .rows li');
  assert.equal(await phones.count(), 1);
  await looks(granted, "push-granted");
  await press(granted, phones.locator("button"));
  assert.equal(await phones.count(), 0, "told no more");

  // The own board, the last pairings and the standings without a network, each with how old it is.
  const kept = [`${EVENT}/me`, `${EVENT}/rounds/2`, `${EVENT}/standings`];
  await granted.goto(`${EVENT}/me`);
  await until(granted, async (paths) => (await Promise.all(paths.map((one) => caches.match(one)))).every(Boolean), kept);
  await granted.context().setOffline(true);
  for (const path of kept) {
    await granted.goto(path);
    await granted.locator("[data-late]:not(:empty)").waitFor();
    await screenshot(granted, `phones-offline-${path.split("/").pop()}`);
  }
  // What was never opened here: a page of ours, which leads to those that are.
  await granted.goto(`${EVENT}/players/2`);
  assert.equal(await granted.locator("main h1").innerText(), "No network");
  for (const path of kept) assert.equal(await granted.locator(`main a[href="${path}"]`).count(), 1, path);
  for (const check of [fits, tappable, axeClean]) await check(granted);
  await screenshot(granted, "phones-offline-unseen");
  assert.ok(await granted.locator("main .btn-main").isVisible(), "it can be tried again");
  // The page does so by itself once there is a network, also if the browser had said so too early.
  await granted.evaluate(() => dispatchEvent(new Event("online")));
  await granted.context().setOffline(false);
  await granted.locator("main.player").waitFor();
});
