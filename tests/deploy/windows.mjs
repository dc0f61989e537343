// The packages for Windows under wine, for somebody whose name has a blank and an umlaut: set up, first account, a file
// of OpenGotha, a round drawn and published, a result, stopped by the page and begun again; then all that goes wrong.
//
//   TENGEN_WINE=FOLDER node tests/deploy/windows.mjs SETUP ZIP      as root; .ci/packages calls it

import { execFileSync, spawn, spawnSync } from "node:child_process";
import { appendFileSync, copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { DESK, newPage, startBrowser } from "../browser/harness.mjs";

const MOST_CLICKS = 12, MOST_SECONDS = 180;
// Before the first page: the link, the file, More info, Run anyway, the language, Finish.
const SETUP_CLICKS = 6;
// Seconds of the keystroke-level model (Card, Moran and Newell, 1980): to think, point and click; to type a character.
const CLICK = 1.35 + 1.1 + 0.2, KEY = 0.28;
const BYTES_PER_SECOND = 10e6 / 8;
const PASSWORD = "a few long words";
const PERSON = "Jürgen Groß", NUMBER = "4711";
const [setup, zip] = process.argv.slice(2);
const root = process.env.TENGEN_WINE;
const house = path.join(path.dirname(fileURLToPath(import.meta.url)), "../..");
const home = path.join(root, "home/wine");
const drive = path.join(home, ".wine/drive_c");
const local = path.join(drive, "users", PERSON, "AppData/Local");
const program = path.join(local, "Programs/Tengen/tengen.exe");
const children = new Set();
let count = 0, failed = 0;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
function check(holds, what) {
  failed += holds ? 0 : 1;
  console.log(`${holds ? "ok" : "not ok"} ${++count} - ${what}`);
}
async function until(holds, seconds, what) {
  for (const end = Date.now() + seconds * 1000; !holds(); await pause(100)) {
    if (Date.now() > end) throw new Error(what);
  }
}

// A command under wine; a file is named as Linux has it.
const chrooted = (args) => [`--userspec=${NUMBER}`, root, "env", "-i", "HOME=/home/wine", `USER=${PERSON}`, "PATH=/usr/bin:/bin", "LANG=C.UTF-8",
  "WINEDEBUG=-all", ...args];
const wine = (file, ...args) => chrooted(["wine", `/${path.relative(root, file)}`, ...args]);
const runs = (file, ...args) => {
  const { status, stdout, stderr } = spawnSync("chroot", wine(file, ...args), { encoding: "utf8", timeout: 300_000 });
  return { status, said: `${stdout}${stderr}` };
};

// The program as a double-click starts it.
function start(file) {
  const child = spawn("chroot", wine(file), { stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const one = { said: "", status: undefined };
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text) => { one.said += text; });
  one.ended = new Promise((done) => child.once("exit", (status) => { children.delete(child); one.status = status; done(status); }));
  return one;
}
async function serving(one) {
  await until(() => /^listening on http/m.test(one.said) || one.status !== undefined, 120, `it does not listen: ${one.said}`);
  one.url = /^listening on (http:\S+)/m.exec(one.said)?.[1];
  if (!one.url) throw new Error(`it ended with ${one.status}: ${one.said}`);
  return one;
}

// A file of OpenGotha before its first round.
function undrawn() {
  const xml = readFileSync(path.join(house, "tests/golden/tournaments/simpleswiss.xml"), "utf8");
  return { name: "club.xml", mimeType: "text/xml", buffer: Buffer.from(xml.replace(/<Games>[\s\S]*<\/Games>/, "<Games></Games>")) };
}

let clicks = 0;
async function click(page, target, leads = true) {
  clicks += 1;
  const button = page.locator(target).first();
  await (leads ? Promise.all([page.waitForEvent("load"), button.click()]) : button.click());
}

/** From the first start to a published round with a result; `begun` is when it was set up, if a person's time is reckoned. */
async function firstRound(page, one, begun) {
  await page.goto(/^setup: (\S+)/m.exec(one.said)[1]);
  for (const [name, value] of [["name", "Imogen"], ["password", PASSWORD], ["password_again", PASSWORD]]) {
    await page.locator(`main [name="${name}"]`).fill(value);
  }
  clicks += 3;
  await click(page, "main .btn-main");
  await click(page, 'a[href="/"]');
  await click(page, 'a[href="/import"]');
  await page.locator('main [name="file"]').setInputFiles(undrawn());
  clicks += 1;
  await click(page, "main .btn-main");
  await page.waitForURL(/\/t\//);
  const event = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
  await click(page, `a[href="${event}/draft"]`);
  if (await page.locator('form[action$="/publish"] button').count() === 0) await click(page, "main .btn-main");
  await click(page, "#publish > summary", false);
  await click(page, 'form[action$="/publish"] button');
  check(clicks <= MOST_CLICKS, `from the first start to a published round: ${clicks} clicks of ${MOST_CLICKS}`);
  if (begun !== undefined) {
    const parts = [bytes(setup) / BYTES_PER_SECOND, (performance.now() - begun) / 1000, (clicks + SETUP_CLICKS) * CLICK, (7 + 2 * PASSWORD.length) * KEY];
    const seconds = parts.reduce((sum, part) => sum + part);
    const said = ["download at 10 Mbit/s", "machine under wine", "clicks", "typing"].map((what, no) => `${what} ${parts[no].toFixed(0)}`);
    check(seconds <= MOST_SECONDS, `from the download to a published round: ${seconds.toFixed(0)} s of ${MOST_SECONDS} (${said.join(", ")})`);
  }
  await page.goto(`${event}/boards`);
  check(await page.locator("#open-boards > li").count() === 16, "a file of OpenGotha came in, its round is drawn and published: 16 boards");
  await page.locator('.open-board:not(.done) [value="B"]').first().click();
  await page.waitForFunction(() => document.querySelectorAll(".open-board.done").length > 0);
  return event;
}

async function stopByPage(page, one) {
  await page.goto("/computer");
  await Promise.all([page.waitForEvent("load"), page.locator('form[action="/computer/stop"] button').click()]);
  return one.ended;
}

const bytes = (file) => statSync(file).size;
const database = () => path.join(local, "Tengen/tengen.sqlite");
const set = (...args) => runs(installer, "/S", ...args);
const installer = path.join(home, "tengen-setup.exe");

function prepare() {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  const passwd = path.join(root, "etc/passwd");
  if (!readFileSync(passwd, "utf8").includes(`:${NUMBER}:`)) {
    appendFileSync(passwd, `${PERSON}:x:${NUMBER}:${NUMBER}::/home/wine:/bin/sh\n`);
  }
  copyFileSync(setup, installer);
  execFileSync("chown", ["-R", `${NUMBER}:${NUMBER}`, home]);
  execFileSync("chroot", chrooted(["wineboot", "--init"]), { stdio: "ignore", timeout: 300_000 });
}

const owned = (folder) => execFileSync("chown", ["-R", `${NUMBER}:${NUMBER}`, folder]);

async function installed(browser) {
  const setUp = performance.now();
  const done = set();
  check(done.status === 0 && existsSync(program), `set up silently, ${bytes(setup)} bytes (${done.status})`);
  const version = runs(program, "--version");
  check(version.status === 0, `${version.said.trim()}, ${bytes(program)} bytes`);

  const begun = performance.now();
  let one = await serving(start(program));
  console.log(`# it listens ${Math.round(performance.now() - begun)} ms after its start under wine`);
  let page = await newPage(browser, one.url, { size: DESK });
  const event = await firstRound(page, one, setUp);

  const second = start(program);
  check(await second.ended === 0 && one.status === undefined, "a second start ends at once, and the first goes on");
  check(set().status === 2 && one.status === undefined, "setup over the running one is refused with 2");
  // In its own folder, which it is told without quotes, it can be waited for.
  const removed = runs(path.join(path.dirname(program), "uninstall.exe"), "/S", ...`_?=${windowsName(path.dirname(program))}`.split(" "));
  check(removed.status === 2 && existsSync(program), `so is its removal (${removed.status})`);

  check(await stopByPage(page, one) === 0, "stopped by its page, it ends with 0");
  const cookies = await page.context().cookies();
  await page.context().close();

  // An older one that was damaged is what setup replaces.
  const whole = bytes(program);
  writeFileSync(program, "an older one");
  check(set().status === 0 && bytes(program) === whole, "setup replaces the older program");
  one = await serving(start(program));
  page = await newPage(browser, one.url, { size: DESK });
  await page.context().addCookies(cookies);
  await page.goto(`${event}/boards`);
  const open = await page.locator("#open-boards > li").count();
  check(open === 15, `begun again: still signed in, the result is there and ${open} boards are open`);
  await page.goto("/computer");
  check((await page.locator("main").innerText()).includes(PERSON), "its page says where the data lie");
  await stopByPage(page, one);
  await page.context().close();

  const two = [start(program), start(program)];
  await until(() => two.some(({ status }) => status !== undefined) && two.some(({ said }) => /^listening/m.test(said)), 120, "neither ends");
  const alive = two.filter(({ status }) => status === undefined);
  check(alive.length === 1, `two starts at once: one serves, the other ended with ${two.find(({ status }) => status !== undefined)?.status}`);
  for (const each of alive) {
    page = await newPage(browser, (await serving(each)).url, { size: DESK });
    await page.context().addCookies(cookies);
    await stopByPage(page, each);
    await page.context().close();
  }

  runs(path.join(path.dirname(program), "uninstall.exe"), "/S");
  await until(() => !existsSync(path.dirname(program)), 60, "the program is still there");
  check(existsSync(database()) && bytes(database()) > 0, "removed: the program is gone, the data stay");
  check(!existsSync(path.join(drive, "users", PERSON, "AppData/Roaming/Microsoft/Windows/Start Menu/Programs/Tengen.lnk")), "so is its entry of the menu");
}

const windowsName = (file) => `C:\\${path.relative(drive, file).replaceAll("/", "\\")}`;

async function portable(browser) {
  const stick = path.join(drive, "Turnier in Köln");
  execFileSync("unzip", ["-q", zip, "-d", stick]);
  owned(stick);
  const file = path.join(stick, "Tengen/tengen.exe");
  const one = await serving(start(file));
  const page = await newPage(browser, one.url, { size: DESK });
  await firstRound(page, one);
  await stopByPage(page, one);
  await page.context().close();
  check(existsSync(path.join(stick, "Tengen/Tengen data/tengen.sqlite")), `the zip, ${bytes(zip)} bytes, keeps its data beside it`);

  const inside = path.join(local, "Temp/Temp1_tengen-portable.zip/Tengen");
  mkdirSync(inside, { recursive: true });
  copyFileSync(file, path.join(inside, "tengen.exe"));
  owned(path.join(local, "Temp"));
  const { status, said } = runs(path.join(inside, "tengen.exe"));
  check(status === 2 && /Extract/.test(said), `inside its archive it says what to do: ${said.trim().split("\n")[0]}`);
}

prepare();
const browser = await startBrowser();
try {
  await installed(browser);
  clicks = 0;
  await portable(browser);
} catch (fault) {
  check(false, fault.stack);
} finally {
  await browser.close();
  for (const child of children) child.kill("SIGKILL");
  spawnSync("chroot", chrooted(["wineserver", "-k"]), { timeout: 60_000 });
  if (failed === 0) rmSync(home, { recursive: true, force: true });
}
console.log(`${count - failed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
