// What the browser tests stand on: a running Tengen, a browser, pages of the sizes and lights that
// matter, and the checks that every page must pass.
//
//   TENGEN_BIN   the binary to start, default target/release/tengen
//   CHROMIUM     the browser, default chromium-headless-shell if it is there, which paints the same with half the work,
//                else chromium
//   TENGEN_PICTURES=yes keeps pictures of the pages in output/, for people to look at: no test reads them

import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const here = path.dirname(fileURLToPath(import.meta.url));
const output = path.join(here, "output");
const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

export const PHONE = { width: 390, height: 844 };
export const SMALL = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 900 };
export const HALL = { width: 1920, height: 1080 };

const release = process.env.TENGEN_BIN ?? path.join(here, "../../target/release/tengen");

/**
 * Starts the binary on a free port (on `port`, or on one of its own choice if that is null), with `demo` unless told
 * otherwise; `url` is where it listens, `said()` what it has printed, `stop()` ends it by SIGTERM, `kill()` at once,
 * `ended` is how it ended; `env` is put into its environment.
 */
export async function startTengen(binary = release, command = ["demo"], env = {}, port = 0) {
  const process_ = spawn(binary, port === null ? command : [...command, "--listen", `127.0.0.1:${port}`],
    { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  let said = "", log = "";
  process_.stderr.on("data", (chunk) => { log = (log + chunk).slice(-20_000); });
  const ended = new Promise((resolve) => process_.once("exit", (code, signal) => resolve({ code, signal })));
  const url = await new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error(`${binary} does not listen\n${said}\n${log}`)), 60_000);
    process_.once("error", reject);
    ended.then(({ code }) => reject(new Error(`${binary} ended with ${code}\n${log}`)));
    process_.stdout.on("data", (chunk) => {
      said += chunk;
      const match = /^listening on (http:\S+)$/m.exec(said);
      if (match) { clearTimeout(late); resolve(match[1]); }
    });
  });
  const stop = async () => {
    const began = Date.now();
    process_.kill("SIGTERM");
    const { code } = await ended;
    return { code, ms: Date.now() - began };
  };
  const kill = async () => {
    process_.kill("SIGKILL");
    await ended;
  };
  return { url, stop, kill, ended, said: () => said, log: () => log };
}

const BROWSERS = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium", "/usr/bin/chromium-browser"];

/** A browser; `more` are switches of its own. */
export async function startBrowser(more = []) {
  return chromium.launch({
    executablePath: process.env.CHROMIUM ?? BROWSERS.find(existsSync),
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--in-process-gpu", ...more],
  });
}

/**
 * A page of its own: `size`, `dark`, `scripts: false`, `lang: "de"`, `touch`, `zone: "Asia/Tokyo"`, `offline: false` without
 * copies for when the network is gone. It fails the test at the end (`page.quiet()`) if the console or the network complained.
 */
export async function newPage(browser, url, options = {}) {
  const { size = PHONE, dark = false, scripts = true, lang = "en", touch = size.width < 600, zone, offline = true } = options;
  const context = await browser.newContext({
    baseURL: url, viewport: size, colorScheme: dark ? "dark" : "light", javaScriptEnabled: scripts,
    locale: lang, hasTouch: touch, reducedMotion: "reduce",
    ...(zone && { timezoneId: zone }), serviceWorkers: offline ? "allow" : "block",
  });
  context.setDefaultTimeout(10_000);
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.quiet = () => {
    if (complaints.length > 0) throw new Error(`the page complained:\n${complaints.join("\n")}`);
  };
  page.expectComplaint = (pattern) => {
    const at = complaints.findIndex((text) => pattern.test(text));
    if (at < 0) throw new Error(`no complaint like ${pattern}`);
    complaints.splice(at, 1);
  };
  return page;
}

/** Waits until what the page promises is true: `waitForFunction` takes the promise itself for an answer. */
export async function until(page, promised, argument) {
  while (!(await page.evaluate(promised, argument))) await page.waitForTimeout(50);
}

/** Signs one of the demonstration's people in. */
export async function signIn(page, name) {
  await page.goto("/sign-in");
  await page.locator("#name").fill(name);
  await page.locator("#password").fill("tengen-demo");
  await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
}

const ALL_RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Fails if axe finds anything by the rules of WCAG 2.2 A and AA and its best practices, or by those of `runOnly`. */
export async function axeClean(page, { except = [], runOnly = ALL_RULES } = {}) {
  // A strip that sticks to the bottom lies over whatever is scrolled past it, wherever one stands, and so does the own row
  // of the standings; the page is judged where the strip rests in its own place.
  await page.evaluate(() => {
    const strip = document.querySelector(".undo, .save-bar, .airy tr.me");
    if (strip) (strip.closest("form") ?? strip).scrollIntoView({ block: "end" });
    else scrollTo(0, 0);
  });
  // Through the debugger, which the page's policy does not bind.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(axe);
  const { violations } = await page.evaluate(async ({ exclude, only }) => globalThis.axe.run({ exclude }, {
    resultTypes: ["violations"], runOnly: only, preload: false, iframes: false,
  }), { exclude: except.map((selector) => [selector]), only: runOnly });
  if (violations.length > 0) {
    const say = ({ id, help, nodes }) =>
      `${id}: ${help}\n${nodes.map((node) => `    ${node.target}  ${node.failureSummary}`).join("\n")}`;
    throw new Error(`axe on ${page.url()}:\n${violations.map(say).join("\n")}`);
  }
}

/** Fails if the page is wider than the screen. */
export async function fits(page) {
  const { wide, screen, who } = await page.evaluate(() => {
    const screen_ = document.documentElement.clientWidth;
    const inScroller = (element) => element.closest(".scroll") !== null;
    const who_ = [...document.body.querySelectorAll("*")]
      .filter((e) => !inScroller(e) && e.getBoundingClientRect().right > screen_ + 1 && e.checkVisibility())
      .slice(0, 5).map((e) => e.outerHTML.slice(0, 120));
    return { wide: document.documentElement.scrollWidth, screen: screen_, who: who_ };
  });
  if (wide > screen + 1) throw new Error(`${page.url()} is ${wide} px wide on ${screen}:\n${who.join("\n")}`);
}

/** Fails if something to tap is smaller than 24 px, or an act smaller than 44. */
export async function tappable(page) {
  const small = await page.evaluate(() => [...document.querySelectorAll("a, button, input, select, summary")]
    .filter((e) => e.checkVisibility() && e.type !== "hidden" && !e.closest(".quiet-text, .skip, [aria-hidden=true]"))
    .filter((e) => {
      const { width, height } = (e.closest("label") ?? e).getBoundingClientRect();
      const inText = e.matches("a") && getComputedStyle(e).display === "inline";
      return !inText && (height < (e.matches(".btn") ? 44 : 24) || width < 24);
    }).map((e) => e.outerHTML.slice(0, 120)));
  if (small.length > 0) throw new Error(`too small to tap on ${page.url()}:\n${small.join("\n")}`);
}

/** A picture of the whole page in `tests/browser/output/`, if pictures are wanted. */
export async function screenshot(page, name, options = {}) {
  if (!process.env.TENGEN_PICTURES) return;
  await mkdir(output, { recursive: true });
  await page.screenshot({ path: path.join(output, `${name}.png`), fullPage: true, ...options });
}

/** Every check of one page on a phone, a small phone and a desk, light and dark, in both languages. */
export async function inspect(browser, url, route, name, options = {}) {
  for (const [size, label] of [[SMALL, 320], [PHONE, 390], [DESK, 1280]]) {
    for (const dark of [false, true]) {
      for (const lang of ["en", "de"]) {
        const page = await newPage(browser, url, { size, dark, lang, ...options });
        await page.goto(route);
        await fits(page);
        await tappable(page);
        await axeClean(page);
        if (lang === "en" || label === 320) {
          await screenshot(page, `${name}-${label}-${dark ? "dark" : "light"}-${lang}`);
        }
        page.quiet();
        await page.context().close();
      }
    }
  }
}

/** Takes the server's rating lists away, as its owner. */
export async function withoutLists(owner) {
  await owner.goto("/ratings");
  const remove = owner.locator("form[action='/ratings/remove'] button");
  for (let left = await remove.count(); left > 0; left -= 1) {
    await Promise.all([owner.waitForEvent("load"), remove.first().click()]);
  }
}
