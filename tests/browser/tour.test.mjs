// A tour of every kind of page with the impolite event, 48 names that break pages among 760 players in ten rounds, at
// 320, 390, 1280 and 1920 pixels, in eight languages, light and dark: in a narrow and a wide font nothing wider than the
// screen and no word broken into fewer than four letters, no glyph cut, no target under 44 px on a phone, no code that no
// camera reads, no style sheet left out that is used, nothing that axe finds. Each is counted.
//
// Every kind of page is seen at every width, the languages and the light in turn, and by axe at one. With
// TENGEN_TOUR=full everything is seen in each language, width and light, and by axe each time; TENGEN_TOUR=looks leaves
// axe out; TENGEN_TOUR_LANGUAGES=de,ja takes some, and two processes with half of them each are the faster way through.
// Colours move nothing: what is looked at in the dark are the codes and the contrasts, all else in the light; axe is
// asked of the first hundred lines of a list, and with TENGEN_TOUR=full of whole ones in the first language. A page is
// opened once for a phone and once for a desk, and made wider where it is, as by a hand that turns it. A route that the
// tour does not know fails it.

import assert from "node:assert/strict";
import { readFile, readdir } from "node:fs/promises";
import { test } from "node:test";
import { axeClean, newPage, signIn } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";
import { LOOKS } from "./looks.mjs";

const WHOLE = process.env.TENGEN_TOUR;
const FULL = ["full", "looks"].includes(WHOLE);
const LANGUAGES = process.env.TENGEN_TOUR_LANGUAGES?.split(",") ?? ["en", "de", "fr", "nl", "da", "ja", "ko", "zh-Hans"];
const SIZES = [{ width: 320, height: 640 }, { width: 390, height: 844 }, { width: 1280, height: 900 }, { width: 1920, height: 1080 }];

/** By the pattern of their route, the pages below the event's address; `{event}` begins those. */
const PUBLIC = {
  "/": ["/"], "/sign-in": ["/sign-in"], "/lost-link": ["/lost-link"], "/help": ["/help"], "/help/{chapter}": ["/help/player"],
  "{event}": [""],
  "{event}/rounds": ["/rounds"], "{event}/rounds/{round}": ["/rounds/10", "/rounds/10?from=401", "/rounds/10?sort=name", "/rounds/10?q=gr%C3%BC"],
  "{event}/rounds/{round}/why": ["/rounds/10/why"], "{event}/rounds/{round}/why/{table}": ["/rounds/10/why/416"],
  "{event}/players": ["/players", "/players?q=zzzz"],
  "{event}/players/{entry}": ["/players/761", "/players/775"],
  "{event}/standings": ["/standings", "/standings?round=3"],
  "{event}/standings/{entry}/{criterion}": ["/standings/761/SOSM"],
  "{event}/cross": ["/cross"], "{event}/statistics": ["/statistics"], "{event}/wall": ["/wall"], "{event}/hall": ["/hall", "/hall?from=A&to=F", "/hall?dark"],
  "{event}/paper": ["/paper"], "{event}/paper/boards": ["/paper/boards"], "{event}/paper/names": ["/paper/names"],
  "{event}/paper/standings": ["/paper/standings"], "{event}/paper/wall": ["/paper/wall"], "{event}/paper/cross": ["/paper/cross"],
  "{event}/rulings": ["/rulings"], "{event}/games": ["/games"], "{event}/games/{round}/{table}/embed": ["/games/10/400/embed"],
  "{event}/me": ["/me"], "{event}/privacy": ["/privacy"], "{event}/register": ["/register"], "{event}/rules": ["/rules"],
  "error": ["/nowhere"],
};
const STAFF = {
  "/account": ["/account"], "/account/second-factor": ["/account/second-factor"], "/accounts": ["/accounts"], "/server": ["/server"], "/ratings": ["/ratings"], "/new": ["/new"], "/import": ["/import"],
  "{event}/boards": ["/boards", "/boards?show=all&q=1"],
  "{event}/boards/{round}/{table}": ["/boards/10/1", "/boards/10/400", "/boards/10/409"],
  "{event}/boards/{round}/{table}/outcome": ["/boards/10/400/outcome?who=void&seen=0"],
  "{event}/boards/{round}/{table}/correct": ["/boards/10/409/correct"],
  "{event}/boards/{round}/{table}/record": ["/boards/10/400/record"],
  "{event}/boards/{round}/{table}/date": ["/boards/10/400/date"], "{event}/rounds/{round}/unplayed": ["/rounds/10/unplayed"],
  "{event}/draft/all": ["/draft/all"],
  "{event}/boards/{round}/{table}/incident": ["", "?what=ko-retake", "?what=ko-retake:black&noticed=at-once"].map((at) => `/boards/10/416/incident${at}`),
  "{event}/incidents/{ruling}": ["/incidents/1"], "{event}/incidents/{ruling}/sheet": ["/incidents/1/sheet"],
  "{event}/games/{round}/{table}": ["/games/10/400"], "{event}/links": ["/links"], "{event}/paper/badges": ["/paper/badges"],
  "{event}/rounds/{round}/slips": ["/rounds/10/slips"], "{event}/paper/tables": ["/paper/tables"],
  "{event}/incidents": ["/incidents"], "{event}/check-in": ["/check-in"], "{event}/from-players": ["/from-players"],
  "{event}/registration": ["/registration"], "{event}/registrations": ["/registrations"],
  "{event}/today": ["/today"], "{event}/event": ["/event"], "{event}/copy": ["/copy"], "{event}/delete": ["/delete"], "{event}/prizes": ["/prizes"],
  "{event}/settings": ["/settings"], "{event}/procedure": ["/procedure"], "{event}/procedure/play": ["/procedure/play"],
  "{event}/procedure/rules/{kind}": ["/procedure/rules/ko-retake"],
  "{event}/entries": ["/entries?q=wolf"], "{event}/entries/import": ["/entries/import"], "{event}/entries/enter": ["/entries/enter"],
  "{event}/entries/ratings": ["/entries/ratings"], "{event}/entries/new": ["/entries/new"], "{event}/entries/{entry}": ["/entries/761"],
  "{event}/entries/{entry}/withdraw": ["/entries/761/withdraw?round=10"],
  "{event}/webhooks": ["/webhooks"], "{event}/groups": ["/groups"], "{event}/timetable": ["/timetable"],
  "{event}/downloads": ["/downloads"], "{event}/rules-of-the-draw": ["/rules-of-the-draw"],
  "{event}/draft": ["/draft"], "{event}/draft/{round}": ["/draft/10"], "{event}/draft/{round}/mend": ["/draft/10/mend"],
  "{event}/draft/{round}/why": ["/draft/10/why"], "{event}/draft/{round}/why/{table}": ["/draft/10/why/416"],
  "{event}/teams": ["/teams"], "{event}/new-team": ["/new-team"],
  "{event}/journal": ["/journal"], "{event}/people": ["/people"], "{event}/messages": ["/messages"],
  "/people": ["/people"],
};

/** Routes without a page of their own: files, data, events; and pages that only a link of one person opens. */
const NO_PAGE = /\/api\/v1|\.(ics|css|svg|json|csv|sgf|js|txt|png|atom|webmanifest)$|(events|\/work)$|\/static|healthz|livez|metrics|favicon|\/language|proof|verify|procedure\/file|downloads\/\{|\{token\}|\/proof/;
/** What a player sees who opened the own link: 761 has the longest name, and plays. */
const MINE = { "{event}/me": ["/me"], "{event}/me/{entry}/result": ["/me/761/result"], "{event}/me/{entry}/end": ["/me/761/end"],
  "{event}/me/{entry}/date": ["/me/761/date?round=10"] };
/** The page between two of a sign-in, one of a draw that is not published, what only leads to others, what lies over a film, and those of teams, of
divisions and of a computer of one's own, which have tests of their own. */
const ELSEWHERE = ["/computer", "{event}/divisions", "{event}/next-season", "{event}/paper/matches", "{event}/paper/teams", "{event}/paper/squads", "{event}/teams/{team}", "{event}/teams/{team}/edit", "{event}/teams/{team}/leave", "{event}/teams/{team}/line-up/{round}", "{event}/me/{entry}/line-up/{round}", "{event}/me/{entry}/match/{round}",
  "/sign-in/code", "{event}/games/{round}/{table}/overlay", "{event}/b/{round}/{table}", "{event}/me/{entry}/registration", "{event}/stop/{reach}/{sign}"];

const here = withCongress({ open: 60, playing: [400, 402, 416] }, prepare);

/** A ruling at a board of two long names, and the own link of one who plays. */
async function prepare() {
  const page = await newPage(here.browser, here.tengen.url);
  page.context().setDefaultTimeout(60_000);
  const press = (target) => Promise.all([page.waitForEvent("load"), page.locator(target).first().click()]);
  await signIn(page, "owner");
  await page.goto(`${here.tengen.base}/procedure?change=public`);
  await page.locator('main [name="public"]').check();
  await press("main .opened .btn-main");
  await page.goto(`${here.tengen.base}/boards/10/402/incident?what=ko-retake:black&noticed=at-once`);
  await press('#ruling button[name="option"]');
  await page.goto(`${here.tengen.base}/boards/10/416/incident`);
  await press('.what button[value="ko-retake"]');
  const when = new URL(page.url()).pathname.slice(here.tengen.base.length);
  STAFF["{event}/boards/{round}/{table}/incident/{draft}/{step}"] = [when, when.replace(/when$/, "what")];
  await page.goto(`${here.tengen.base}/links`);
  await press('#linked li:has(input[value="761"]) button[value=one]');
  here.link = new URL(await page.locator(".link-card a").getAttribute("href")).pathname;
  await page.context().close();
}

test("the two fonts of the tour are there", async () => {
  const page = await newPage(here.browser, here.tengen.url);
  const there = await page.evaluate((fonts) => {
    const width = (family) => {
      const context = document.createElement("canvas").getContext("2d");
      context.font = `40px ${family}`;
      return context.measureText("Wolfeschlegelsteinhausen").width;
    };
    return fonts.map((font) => width(`"${font}", monospace`) !== width("monospace"));
  }, FONTS);
  assert.deepEqual(there, [true, true], `install ${FONTS.join(" and ")}`);
  await page.context().close();
});

test("the tour knows every page", async () => {
  const web = new URL("../../src/web/", import.meta.url);
  const files = (await readdir(web, { recursive: true })).filter((name) => name.endsWith(".rs"));
  const sources = await Promise.all(files.map((name) => readFile(new URL(name, web), "utf8")));
  const routes = sources.flatMap((text) => [...text.matchAll(/#\[route\("GET", "([^"]+)"/g)])
    .map(([, route]) => route.replace("/t/{slug}", "{event}"));
  assert.ok(routes.length > 100, `${routes.length} routes are found`);
  const known = new Set([...Object.keys(PUBLIC), ...Object.keys(STAFF), ...Object.keys(MINE), ...ELSEWHERE]);
  assert.deepEqual(routes.filter((route) => !known.has(route) && !NO_PAGE.test(route)), []);
});

const FAULTS = [...Object.keys(LOOKS), "axe", "absent"];
const CONTRAST = { type: "rule", values: ["color-contrast"] };

/** What was counted: pages that were looked at, and faults by their kind, with a line for each. */
const tally = () => ({ looks: 0, ...Object.fromEntries(FAULTS.map((kind) => [kind, 0])), found: [] });
const whole = tally();

/** Notes what is wrong with the page that is open. */
function note(counted, kind, where, wrong) {
  for (const one of [counted, whole]) one[kind] += wrong.length;
  const said = wrong.map((what) => `${kind} ${where}: ${what}`);
  if (FULL && said.length > 0) console.log(said.join("\n"));
  counted.found.push(...said);
}

/** What axe says of the page that is open, of all that it knows or of these rules. */
async function ask(page, { lang, route, size, dark }, counted, runOnly) {
  const wrong = await axeClean(page, { runOnly }).then(() => [], (error) => [error.message.slice(0, 600)]);
  note(counted, "axe", `${size.width} ${lang}${dark ? " dark" : ""} ${route}`, wrong);
}

/** A narrow and a wide font: whether a page fits and where its words break must not depend on the one that is there. */
const FONTS = ["Liberation Sans Narrow", "DejaVu Sans"];
const BY_FONT = ["overflow", "broken"];

/** Measures the page that is open; in the dark, where the light was there before, the codes only. */
async function measure(page, { lang, route, size, dark }, counted, checks = Object.keys(LOOKS)) {
  for (const one of [counted, whole]) one.looks += 1;
  const where = `${size.width} ${lang}${dark ? " dark" : ""} ${route}`;
  for (const font of [...FONTS, ""]) {
    const now = checks.filter((check) => BY_FONT.includes(check) === (font !== "") && (check !== "small" || size.width <= 600));
    if (now.length === 0) continue;
    await page.evaluate((family) => document.documentElement.style.setProperty("--sans", family), font && `"${font}", sans-serif`);
    for (const check of now) note(counted, check, `${where} ${font}`.trim(), await page.evaluate(LOOKS[check]));
  }
}

/** Opens a page; one that is not there would be judged as the page that says so. */
async function open(page, where, counted) {
  const answer = await page.goto(where.route);
  if (answer.status() >= 400 && where.route !== "/nowhere") note(counted, "absent", `${where.lang} ${where.route}`, [`${answer.status()}`]);
}

const pagesOf = (kinds) => Object.entries(kinds).flatMap(([kind, paths]) =>
  paths.map((at) => (kind.startsWith("{event}") ? here.tengen.base + at : at)));

/** The pages there are, and who sees them. */
const WHO = [{ kinds: PUBLIC }, { kinds: STAFF, name: "owner" }, { kinds: MINE, link: true }];

/** Does `act` with a page in this language, of who that is. */
async function within({ size, dark = false, lang, name, link }, act) {
  const page = await newPage(here.browser, here.tengen.url, { size, dark, lang });
  page.context().setDefaultTimeout(60_000);
  if (name) await signIn(page, name);
  if (link) await page.goto(here.link);
  await act(page);
  await page.context().close();
}

/** What was counted, in a line. */
const said = (counted) => `${counted.looks} looks: ${FAULTS.map((kind) => `${counted[kind]} ${kind}`).join(", ")}`;

/** Leaves of long lists and tables the first hundred lines: what axe would say of the others, it says of those. */
const shorten = () => {
  for (const list of document.querySelectorAll("tbody, ol, ul")) for (const line of [...list.children].slice(100)) line.remove();
  for (const sheet of [...document.querySelectorAll("main .cards")].slice(12)) sheet.remove();
};

/** Every page at one width, the languages and the light by turns. */
async function byTurns({ kinds, ...who }, size, from, counted) {
  const pages = pagesOf(kinds);
  for (const [i, lang] of LANGUAGES.entries()) {
    const dark = i % 2 === 1;
    await within({ size, dark, lang, ...who }, async (page) => {
      for (const route of pages.filter((_, n) => (n + from) % LANGUAGES.length === i)) {
        await open(page, { lang, route }, counted);
        // Axe takes longest: it is asked of each kind on a phone or at a desk, by turns.
        const thoroughly = size.width === (pages.indexOf(route) % 2 === 0 ? 390 : 1280);
        const where = { lang, route, size, dark };
        await measure(page, where, counted);
        if (!thoroughly) continue;
        await page.evaluate(shorten);
        await ask(page, where, counted);
      }
    });
  }
}

/** Every page in one language at these widths, light and dark. */
async function throughout({ kinds, ...who }, sizes, lang, counted) {
  await within({ size: sizes[0], lang, ...who }, async (page) => {
    const each = async (act) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        for (const dark of [false, true]) {
          await page.emulateMedia({ colorScheme: dark ? "dark" : "light" });
          await act({ size, dark });
        }
      }
    };
    for (const route of pagesOf(kinds)) {
      await open(page, { lang, route }, counted);
      await each((at) => measure(page, { lang, route, ...at }, counted, at.dark ? ["codes"] : undefined));
      if (WHOLE === "looks") continue;
      if (lang !== LANGUAGES[0]) await page.evaluate(shorten);
      await each((at) => ask(page, { lang, route, ...at }, counted, at.dark ? CONTRAST : undefined));
    }
  });
}

/** Says what was counted and how long it took, and fails if anything was. */
function judged(what, counted, began) {
  const minutes = ((Date.now() - began) / 60_000).toFixed(1);
  console.log(`${what}: ${said(counted)}; ${minutes} min; so far ${said(whole)}`);
  assert.equal(counted.found.length, 0, `\n${counted.found.join("\n")}`);
}

if (FULL) {
  for (const lang of LANGUAGES) {
    test(lang, async () => {
      const [began, counted] = [Date.now(), tally()];
      // The phones beside the desks: what one waits for, the other computes.
      await Promise.all([SIZES.slice(0, 2), SIZES.slice(2)].map(async (sizes) => {
        for (const who of WHO) await throughout(who, sizes, lang, counted);
      }));
      judged(lang, counted, began);
    });
  }
} else {
  for (const [i, size] of SIZES.entries()) {
    test(`${size.width} pixels`, async () => {
      const [began, counted] = [Date.now(), tally()];
      for (const [n, who] of WHO.entries()) await byTurns(who, size, i * 3 + n, counted);
      judged(`${size.width} px`, counted, began);
    });
  }
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
