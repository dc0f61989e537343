// The event that large pages are tested with: the congress of 760 players and ten rounds, and among them
// forty-eight people whose names break pages, each paired in every round.

import { readFile } from "node:fs/promises";
import path from "node:path";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { newPage, signIn, startBrowser, startTengen } from "./harness.mjs";

const golden = path.join(path.dirname(fileURLToPath(import.meta.url)), "../golden");

/** The cells of a line of comma-separated values; quoted ones may hold the separator. */
function cells(line, separator = ";") {
  const found = [];
  let cell = "", quoted = false;
  for (let i = 0; i < line.length; i += 1) {
    const letter = line[i];
    if (letter === '"' && quoted && line[i + 1] === '"') { cell += '"'; i += 1; }
    else if (letter === '"') quoted = !quoted;
    else if (letter === separator && !quoted) { found.push(cell); cell = ""; }
    else cell += letter;
  }
  return [...found, cell];
}

const xml = (text) => text.replace(/[&<>"\t]|[\u0000-\u001f]/g, (c) => `&#${c.codePointAt(0)};`);

/**
 * The forty-eight: `{ rating, country, first, surname, club, rank }`. The format of the file knows people by their
 * names, so the second and third John Smith have a number.
 */
export async function impolite() {
  const lines = (await readFile(path.join(golden, "impolite/players.csv"), "utf8")).trim().split(/\r?\n/).slice(1);
  const namesakes = new Map();
  return lines.map((line) => {
    const [rating, country, first, surname, club, , grade] = cells(line);
    const rank = /^\d+[dk]$/i.test(grade) ? grade.toUpperCase() : "20K";
    const name = `${surname} ${first}`.toUpperCase();
    namesakes.set(name, (namesakes.get(name) ?? 0) + 1);
    const nth = namesakes.get(name) > 1 ? ` ${namesakes.get(name)}` : "";
    return { rating: Number(rating) || 0, country, first: `${first}${nth}`, surname, club, rank };
  });
}

const player = (p) => `<Player club="${xml(p.club)}" country="${xml(p.country)}" firstName="${xml(p.first)}" `
  + `name="${xml(p.surname)}" participating="11111111111111111111" rank="${p.rank}" rating="${Math.max(p.rating, -900)}" `
  + `ratingOrigin="EGF" registeringStatus="FIN" smmsCorrection="0"/>`;

/**
 * Games of these keys among themselves: in round r the i-th meets the one who stands opposite in a circle turned r
 * times, and whoever stands on the odd side of it wins.
 */
function gamesOf(keys, rounds, table) {
  const games = [];
  for (let round = 1; round <= rounds; round += 1) {
    const circle = [keys[0], ...keys.slice(1 + round), ...keys.slice(1, 1 + round)];
    for (let i = 0; i < Math.floor(circle.length / 2); i += 1) {
      games.push(`<Game blackPlayer="${circle[i]}" handicap="0" knownColor="true" `
        + `result="${i % 2 ? "RESULT_BLACKWINS" : "RESULT_WHITEWINS"}" roundNumber="${round}" tableNumber="${table + i}" `
        + `whitePlayer="${circle[circle.length - 1 - i]}"/>`);
    }
  }
  return games;
}

/**
 * The file of the event, as OpenGotha writes them. `rounds` leaves later ones out; `others` keeps so many of the 760
 * only, who then play among the forty-eight; the first `open` tables of the last round are still playing, and
 * those of `playing`; the forty-eight sit at 400 to 423, or from 1 without the others; `komi` is another one than its own.
 */
export async function impoliteCongress({ rounds = 10, others = 760, open = 0, playing = [], komi } = {}) {
  const people = await impolite();
  let file = await readFile(path.join(golden, "tournaments/congress-2011.xml"), "latin1");
  file = file.replace('encoding="ISO-8859-1"', 'encoding="UTF-8"');
  let keys = people.map(({ surname, first }) => xml(`${surname}${first}`.toUpperCase()));
  let kept = 0;
  if (others < 760) {
    file = file.replace(/<Player [^>]*\/>\n?/g, (one) => (kept++ < others ? one : "")).replace(/<Game [^>]*\/>\n?/g, "");
    const attribute = (one, name) => new RegExp(` ${name}="([^"]*)"`).exec(one)[1];
    const polite = file.match(/<Player [^>]*\/>/g).map((one) => `${attribute(one, "name")}${attribute(one, "firstName")}`.toUpperCase());
    keys = [...keys, ...polite];
  }
  const games = gamesOf(keys, rounds, others < 760 ? 1 : 400);
  if (komi !== undefined) file = file.replace(/ komi="[^"]*"/, ` komi="${komi}"`);
  if (rounds < 10) {
    file = file.replace(/<Game [^>]*roundNumber="(\d+)"[^>]*\/>\n?/g, (game, no) => (Number(no) > rounds ? "" : game));
  }
  const written = file.replace("</Games>", `${games.join("\n")}\n</Games>`);
  file = written.replace(/<Game [^>]*\/>/g, (game) => {
    const [round, table] = ["roundNumber", "tableNumber"].map((name) => Number(new RegExp(` ${name}="(\\d+)"`).exec(game)[1]));
    return round === rounds && (table <= open || playing.includes(table)) ? game.replace(/ result="[^"]*"/, ' result="RESULT_UNKNOWN"') : game;
  });
  return file.replace("</Players>", `${people.map(player).join("\n")}\n</Players>`);
}

/** Brings an event in as its owner; where its pages lie. */
export async function bringIn(browser, url, what = {}) {
  const page = await newPage(browser, url, { size: { width: 1280, height: 900 } });
  page.context().setDefaultTimeout(120_000);
  await signIn(page, "owner");
  await page.goto("/import");
  await page.locator('main [name="hidden"]').uncheck();
  await page.locator("#file").setInputFiles({
    name: "congress.xml", mimeType: "text/xml", buffer: Buffer.from(await impoliteCongress(what), "utf8"),
  });
  await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
  const base = /^\/t\/[^/]+/.exec(new URL(page.url()).pathname)?.[0];
  if (!base) throw new Error(`the event did not come in:\n${await page.locator("main").innerText()}`);
  await page.context().close();
  return base;
}

/** A running Tengen with that event in it; `base` is where its pages lie. The owner's name is `owner`. */
export async function startCongress(browser, what = {}) {
  const tengen = await startTengen();
  return { ...tengen, base: await bringIn(browser, tengen.url, what) };
}

/**
 * For the tests of a file a browser and a running Tengen with that event in it, which end with them: `browser` and
 * `tengen`, once the first test begins; what they are `prepared` with comes before it.
 */
export function withCongress(what = {}, prepared = async () => {}) {
  const here = {};
  before(async () => {
    here.browser = await startBrowser();
    here.tengen = await startCongress(here.browser, what);
    await prepared();
  });
  after(async () => {
    await here.browser?.close();
    await here.tengen?.stop();
  });
  return here;
}
