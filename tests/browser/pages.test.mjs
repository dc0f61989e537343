// Every page of the demonstration, looked at as the house does: it fits, it can be tapped, axe finds
// nothing, and the console is silent; on a small phone in German, a phone in the dark, and a desk.

import { after, before, test } from "node:test";
import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, signIn, startBrowser, startTengen, tappable } from "./harness.mjs";

const PUBLIC = [
  "/", "/sign-in", "/t/lindenhof", "/t/lindenhof/rounds/1", "/t/lindenhof/rounds/3?sort=name", "/t/lindenhof/rounds/3/why",
  "/t/lindenhof/players", "/t/lindenhof/players/1", "/t/lindenhof/standings", "/t/lindenhof/standings/1/SOSM", "/t/lindenhof/cross",
  "/t/lindenhof/wall", "/t/lindenhof/hall", "/nowhere", "/t/lindenhof/paper", "/t/lindenhof/paper/standings", "/t/lindenhof/paper/wall",
  "/t/lindenhof/paper/cross", "/t/lindenhof/paper/names", "/t/lindenhof/paper/boards", "/t/lindenhof/rules", "/t/lindenhof/games", "/t/lindenhof/games/3/5/embed",
];
const STAFF = [
  "/t/lindenhof/boards", "/t/lindenhof/boards?show=all", "/t/lindenhof/boards/3/1", "/t/lindenhof/boards/1/1", "/t/lindenhof/timetable",
  "/t/lindenhof/boards/3/1/outcome?who=void&seen=0", "/t/lindenhof/boards/3/1/outcome?who=both-lose&how=F&seen=0", "/t/lindenhof/rounds/3/slips", "/t/lindenhof/rounds/3/slips?six", "/t/lindenhof/paper/badges", "/t/lindenhof/paper/tables",
  "/t/lindenhof/draft/4", "/t/lindenhof/draft/3", "/t/lindenhof/entries", "/t/lindenhof/entries/1", "/t/lindenhof/entries/new",
  "/t/lindenhof/entries/import", "/t/lindenhof/groups", "/t/lindenhof/settings", "/t/lindenhof/settings?change=komi",
  "/t/lindenhof/settings?change=placement_1", "/t/lindenhof/downloads", "/t/lindenhof/people",
  "/t/lindenhof/journal", "/account", "/t/lindenhof/rules-of-the-draw",
  "/t/lindenhof/boards/3/1/incident", "/t/lindenhof/boards/3/1/record", "/t/lindenhof/games/3/1", "/t/lindenhof/incidents", "/t/lindenhof/procedure",
  "/t/lindenhof/procedure/rules/ko-retake",
  "/t/lindenhof/webhooks", "/ratings", "/t/lindenhof/prizes", "/t/lindenhof/event", "/t/lindenhof/entries/enter",
  "/t/lindenhof/entries/ratings", "/t/lindenhof/entries?show=no-pin&sort=paid", "/t/lindenhof/registration", "/t/lindenhof/registrations",
  "/t/lindenhof/draft/3/mend", "/t/lindenhof/draft/3/mend?table=1",
];
const DRAWN = [
  "/t/lindenhof/rounds/4/proof", "/t/lindenhof/rounds/4/why",
];
const OWNER = ["/", "/new", "/import"];
const WAYS = [
  { label: "320-de", size: SMALL, lang: "de" },
  { label: "390-dark", size: PHONE, dark: true },
  { label: "1280", size: DESK },
];

let tengen, browser;
before(async () => {
  tengen = await startTengen();
  browser = await startBrowser();
});
after(async () => {
  await browser?.close();
  await tengen?.stop();
});

async function walk(routes, way, name) {
  const page = await newPage(browser, tengen.url, way);
  if (name) await signIn(page, name);
  const found = [];
  for (const route of routes) {
    await page.goto(route);
    if (route === "/nowhere") page.expectComplaint(/404/);
    if (route.includes("bar=strong")) page.expectComplaint(/422/);
    for (const check of [fits, tappable, axeClean]) await check(page).catch((error) => found.push(error.message));
    await screenshot(page, `page${route.replaceAll(/[^a-z0-9]+/gi, "-")}-${way.label}${name ? `-${name}` : ""}`);
  }
  page.quiet();
  await page.context().close();
  if (found.length > 0) throw new Error(found.join("\n"));
}

for (const way of WAYS) {
  test(`public pages, ${way.label}`, () => walk(PUBLIC, way));
  test(`pages of organisers and arbiters, ${way.label}`, () => walk(STAFF, way, "organiser"));
  test(`pages of the owner, ${way.label}`, () => walk(OWNER, way, "owner"));
}

test("a drawn draft, on a phone and at a desk", async () => {
  const page = await newPage(browser, tengen.url, { size: PHONE });
  await signIn(page, "organiser");
  await page.goto("/t/lindenhof/draft/4");
  await Promise.all([page.waitForEvent("load"), page.locator("main form .btn-main").click()]);
  await page.context().close();
  for (const way of WAYS) await walk(["/t/lindenhof/draft/4", "/t/lindenhof/draft/4/why/1", ...DRAWN], way, "organiser");
});

