// A tour of every kind of page with the impolite event, 48 names that break pages among 760 players in ten rounds, at
// 320, 390, 1280 and 1920 pixels, in eight languages, light and dark: nothing wider than the screen, no word broken
// into single letters, no glyph cut, no target under 44 px on a phone, no code that no camera reads, nothing that axe
// finds. Each is counted.
//
// Every kind of page is seen at every width, the languages and the light in turn, and by axe at one; with
// TENGEN_TOUR=full in each language, light and dark (TENGEN_TOUR_LANGUAGES=de,ja for some of them; hours for all). A
// route that the tour does not know fails it.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { axeClean, newPage, signIn } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";
import { LOOKS } from "./looks.mjs";

const FULL = process.env.TENGEN_TOUR === "full";
const LANGUAGES = process.env.TENGEN_TOUR_LANGUAGES?.split(",") ?? ["en", "de", "fr", "nl", "da", "ja", "ko", "zh-Hans"];
const SIZES = [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 1280, height: 900 }, { width: 1920, height: 1080 }];

/** By the pattern of their route, the pages below the event's address; `{event}` begins those. */
const PUBLIC = {
  "/": ["/"], "/sign-in": ["/sign-in"], "/api": ["/api"], "/help": ["/help"], "/help/{chapter}": ["/help/player"],
  "{event}": [""],
  "{event}/rounds/{round}": ["/rounds/10", "/rounds/10?sort=name", "/rounds/10?q=gr%C3%BC"],
  "{event}/rounds/{round}/why": ["/rounds/10/why"],
  "{event}/players": ["/players", "/players?q=zzzz"],
  "{event}/players/{entry}": ["/players/761", "/players/775"],
  "{event}/standings": ["/standings", "/standings?round=3"],
  "{event}/standings/{entry}/{criterion}": ["/standings/761/SOSM"],
  "{event}/cross": ["/cross"], "{event}/wall": ["/wall"], "{event}/hall": ["/hall", "/hall?from=A&to=F", "/hall?dark"],
  "{event}/paper": ["/paper"], "{event}/paper/boards": ["/paper/boards"], "{event}/paper/names": ["/paper/names"],
  "{event}/me": ["/me"], "{event}/privacy": ["/privacy"], "{event}/register": ["/register"], "{event}/rules": ["/rules"],
  "error": ["/nowhere"],
};
const STAFF = {
  "/account": ["/account"], "/account/second-factor": ["/account/second-factor"], "/account/passkeys": ["/account/passkeys"], "/accounts": ["/accounts"], "/server": ["/server"], "/new": ["/new"], "/import": ["/import"],
  "{event}/boards": ["/boards", "/boards?show=all&q=1"],
  "{event}/boards/{round}/{table}": ["/boards/10/1"],
  "{event}/boards/{round}/{table}/outcome": ["/boards/10/1/outcome?who=void&seen=0"],
  "{event}/boards/{round}/{table}/record": ["/boards/10/1/record"],
  "{event}/boards/{round}/{table}/incident": ["/boards/10/1/incident", "/boards/10/1/incident?kind=ko-retake&by=black"],
  "{event}/games/{round}/{table}": ["/games/10/1"],
  "{event}/rounds/{round}/slips": ["/rounds/10/slips"], "{event}/paper/tables": ["/paper/tables"],
  "{event}/incidents": ["/incidents"], "{event}/check-in": ["/check-in"], "{event}/from-players": ["/from-players"],
  "{event}/registration": ["/registration"], "{event}/registrations": ["/registrations"],
  "{event}/event": ["/event"], "{event}/copy": ["/copy"], "{event}/delete": ["/delete"], "{event}/prizes": ["/prizes"],
  "{event}/settings": ["/settings"], "{event}/procedure": ["/procedure"], "{event}/procedure/play": ["/procedure/play"],
  "{event}/procedure/rules/{kind}": ["/procedure/rules/ko-retake"],
  "{event}/procedure/rules/{kind}/{rule}": ["/procedure/rules/ko-retake/1"],
  "{event}/entries": ["/entries?q=wolf"], "{event}/entries/import": ["/entries/import"], "{event}/entries/enter": ["/entries/enter"],
  "{event}/entries/new": ["/entries/new"], "{event}/entries/{entry}": ["/entries/761"],
  "{event}/webhooks": ["/webhooks"], "{event}/ratings": ["/ratings"], "{event}/groups": ["/groups"], "{event}/timetable": ["/timetable"],
  "{event}/downloads": ["/downloads"], "{event}/rules-of-the-draw": ["/rules-of-the-draw"],
  "{event}/draft": ["/draft"], "{event}/draft/{round}": ["/draft/10"], "{event}/draft/{round}/mend": ["/draft/10/mend"],
  "{event}/journal": ["/journal"], "{event}/people": ["/people"], "{event}/messages": ["/messages"],
};

/** Routes without a page of their own: files, data, events; and pages that only a link of one person opens. */
const NO_PAGE = /\/api\/v1|\.(ics|css|json|csv|sgf|js|txt|png|atom|webmanifest)$|(events|\/work)$|\/static|healthz|livez|metrics|favicon|\/language|proof|verify|downloads\/\{|\{token\}|\/proof/;
/**
 * Pages that stand for many, in other tests: printed ones at paper.test.mjs, those of a draw at draft.test.mjs; a
 * page between two of a sign-in, the end of a game on one's own phone, what a code on a slip or in an e-mail leads to.
 */
const ELSEWHERE = [
  "{event}/paper/standings", "{event}/paper/wall", "{event}/paper/cross", "{event}/paper/badges", "{event}/links",
  "{event}/rounds/{round}/why/{table}", "{event}/rulings", "{event}/me/{entry}/result", "{event}/incidents/{ruling}",
  "{event}/incidents/{ruling}/sheet", "{event}/boards/{round}/{table}/correct", "{event}/entries/ratings",
  "/sign-in/code", "{event}/me/{entry}/end", "{event}/b/{round}/{table}", "{event}/stop/{reach}/{sign}",
  "{event}/draft/{round}/what-if", "{event}/draft/{round}/why", "{event}/draft/{round}/why/{table}",
];

const here = withCongress({ open: 60 });

test("the tour knows every page", async () => {
  const table = await readFile(new URL("../../src/web/frame/routes.rs", import.meta.url), "utf8");
  const routes = [...table.matchAll(/\("GET", "([^"]+)"/g)].map(([, route]) => route.replace("/t/{slug}", "{event}"));
  const known = new Set([...Object.keys(PUBLIC), ...Object.keys(STAFF), ...ELSEWHERE]);
  assert.deepEqual(routes.filter((route) => !known.has(route) && !NO_PAGE.test(route)), []);
});

const counts = { pages: 0, overflow: 0, broken: 0, clipped: 0, small: 0, codes: 0, axe: 0 };

/** Looks at these pages at one width, in one language and light; what was found. */
async function look(kinds, size, from, name, found) {
  const pages = Object.entries(kinds).flatMap(([kind, paths]) =>
    paths.map((at) => (kind.startsWith("{event}") ? here.tengen.base + at : at)));
  const ways = LANGUAGES.map((lang, i) => ({
    lang, lights: FULL ? [false, true] : [i % 2 === 1],
    pages: FULL ? pages : pages.filter((_, n) => (n + from) % LANGUAGES.length === i),
  }));
  for (const way of ways) {
    const page = await newPage(here.browser, here.tengen.url, { size, dark: way.lights[0], lang: way.lang });
    page.context().setDefaultTimeout(60_000);
    if (name) await signIn(page, name);
    for (const route of way.pages) {
      await page.goto(route);
      for (const dark of way.lights) {
        if (FULL) await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
        await judge(page, size, `${size.width} ${way.lang}${dark ? " dark" : ""} ${route}`, found);
        // Axe takes longest: it is asked of each kind on a phone or at a desk, by turns.
        if (FULL || size.width === (pages.indexOf(route) % 2 === 0 ? 390 : 1280)) {
          await axeClean(page).catch((error) => { counts.axe += 1; found.push(error.message.slice(0, 600)); });
        }
      }
    }
    await page.context().close();
  }
}

/** Counts what breaks the page that is open. */
async function judge(page, size, where, found) {
  counts.pages += 1;
  for (const [check, measure] of Object.entries(LOOKS)) {
    if (check === "small" && size.width > 600) continue;
    const wrong = await page.evaluate(measure);
    counts[check] += wrong.length;
    found.push(...wrong.map((what) => `${check} ${where}: ${what}`));
  }
}

for (const [i, size] of SIZES.entries()) {
  test(`${size.width} pixels`, async () => {
    const found = [];
    await look(PUBLIC, size, i * 3, undefined, found);
    await look(STAFF, size, i * 3 + 1, "owner", found);
    console.log(`${size.width} px: ${found.length} faults; so far ${Object.entries(counts).map(([what, n]) => `${n} ${what}`).join(", ")}`);
    assert.equal(found.length, 0, `\n${found.join("\n")}`);
  });
}

// 390 pixels at 200 % are as wide as 195.
test("a phone at 200 %", async () => {
  const pages = ["", "/rounds/10?sort=name", "/standings", "/players", "/players/761", "/cross", "/rules", "/boards", "/draft/10", "/entries", "/settings"];
  const page = await newPage(here.browser, here.tengen.url, { size: { width: 195, height: 422 } });
  page.context().setDefaultTimeout(60_000);
  await signIn(page, "owner");
  const found = [];
  for (const route of pages) {
    await page.goto(here.tengen.base + route);
    found.push(...(await page.evaluate(LOOKS.overflow)).map((what) => `${route}: ${what}`));
  }
  console.log(`200 %: ${found.length} of ${pages.length} pages overflow`);
  assert.equal(found.length, 0, `\n${found.join("\n")}`);
  await page.context().close();
});
