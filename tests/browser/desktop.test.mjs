// The program of one's own computer: from a double-click to a published round of 24 people, phones let in and kept out,
// a backup, a second start, the end and the next start. What is clicked is counted; a field that Tab leads to is no click.
//
// Where another address may be given to this machine, by `ip`, it has a second network and is reached by a stranger; it
// is said where that is left out.

import assert from "node:assert/strict";
import { execFile, spawnSync } from "node:child_process";
import { chmod, mkdir, mkdtemp, readFile, readdir, rm, writeFile } from "node:fs/promises";
import http from "node:http";
import { networkInterfaces, tmpdir } from "node:os";
import path from "node:path";
import { after, before, test } from "node:test";
import { setTimeout as rest } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { DESK, PHONE, SMALL, axeClean, newPage, screenshot, startBrowser, startTengen } from "./harness.mjs";
import { LOOKS } from "./looks.mjs";

const MOST_CLICKS = 12, MOST_MS = 3000;
const PASSWORD = "a few long words";
const LANGUAGES = ["en", "de", "fr", "nl", "da", "ja", "ko", "zh-Hans"];
const FONTS = ["Liberation Sans Narrow", "DejaVu Sans"];
const OTHER = "198.51.100.9", STRANGER = "198.51.100.7";
const EVENTS = /\/events(\?|$)/;
const BINARY = process.env.TENGEN_BIN ?? fileURLToPath(new URL("../../target/release/tengen", import.meta.url));

const network = Object.values(networkInterfaces()).flat().find(({ family, internal }) => family === "IPv4" && !internal)?.address;

let browser, home, env;
before(async () => {
  browser = await startBrowser();
  // As people call their folders.
  home = await mkdtemp(path.join(tmpdir(), "tengen desktop Süßwarengroßhandelsgesellschaft-"));
  const programs = path.join(home, "bin");
  await mkdir(programs);
  const noting = path.join(programs, "xdg-open");
  await writeFile(noting, '#!/bin/sh\necho "$1" >> "$HOME/opened"\n');
  await chmod(noting, 0o755);
  env = { HOME: home, XDG_DATA_HOME: path.join(home, "data"), XDG_CONFIG_HOME: home, PATH: `${programs}:${process.env.PATH}` };
});
after(async () => {
  await browser.close();
  await rm(home, { recursive: true, force: true });
});

const start = () => startTengen(BINARY, ["desktop"], env, null);

/** Runs the program until it ends: how, and what it said. */
const run = (...args) => new Promise((resolve) => {
  execFile(BINARY, args, { env: { ...process.env, ...env } }, (error, out, log) => resolve({ code: error?.code ?? 0, said: out + log }));
});

/** The so-manieth address that a browser was told. */
async function opened(no) {
  for (;;) {
    const all = (await readFile(path.join(home, "opened"), "utf8").catch(() => "")).split("\n").slice(0, -1);
    if (all.length >= no) return all[no - 1];
    await rest(20);
  }
}

/** What comes of a request there: its status, or why there is no answer; a connection of its own, from an address of this machine. */
const reach = (url, localAddress) => new Promise((resolve) => {
  const asked = http.get(`${url}/healthz`, { agent: false, localAddress }, (answer) => {
    answer.resume();
    answer.once("end", () => resolve(answer.statusCode));
  });
  asked.once("error", ({ code }) => resolve(code));
});

/** Gives this machine what `ip` is told, for as long as `act` takes; whether it may. */
async function withNetwork(args, act) {
  if (spawnSync("ip", args).status !== 0) return false;
  try {
    await act();
  } finally {
    spawnSync("ip", args.map((word) => (word === "add" ? "del" : word)));
  }
  return true;
}

/** A file of 24 people and no round, as OpenGotha writes it. */
async function fileOf24() {
  const whole = await readFile(new URL("../golden/tournaments/simpleswiss.xml", import.meta.url), "utf8");
  let people = 0;
  return whole.split("\n").filter((line) => !/<Game /.test(line) && !(/<Player /.test(line) && ++people > 24)).join("\n");
}

/** A page of the same person in another size and language. */
async function like(page, url, options) {
  const other = await newPage(browser, url, options);
  await other.context().addCookies(await page.context().cookies());
  return other;
}

/** Looks at *This computer*, or what `route` is, as it stands at present, in every language, width and font. */
async function look(page, url, name, open = (other) => other.goto("/computer")) {
  for (const lang of LANGUAGES) {
    const other = await like(page, url, { size: SMALL, lang });
    await open(other);
    for (const size of [SMALL, PHONE, DESK]) {
      await other.setViewportSize(size);
      for (const font of [...FONTS, ""]) {
        await other.evaluate((family) => document.documentElement.style.setProperty("--sans", family), font && `"${font}", sans-serif`);
        for (const [check, wrong] of Object.entries(LOOKS)) {
          if (check === "small" && size.width > 600) continue;
          assert.deepEqual(await other.evaluate(wrong), [], `${check} ${name} ${size.width} ${lang} ${font}`);
        }
      }
      if (["en", "de"].includes(lang)) {
        await axeClean(other);
        await screenshot(other, `computer-${name}-${size.width}-${lang}`);
      }
    }
    other.quiet();
    await other.context().close();
  }
}

test("a program of one's own", async (t) => {
  let tengen = await start();
  const page = await newPage(browser, tengen.url, { size: DESK });
  const said = () => page.locator("main").innerText();
  let clicks = 0;
  const click = async (target, leads = true) => {
    clicks += 1;
    const button = page.locator(target).first();
    await (leads ? Promise.all([page.waitForEvent("load"), button.click()]) : button.click());
  };

  await t.test("the first start leads to a published round of 24", async () => {
    const setup = await opened(1);
    assert.match(setup, /^http:\/\/127\.0\.0\.1:\d+\/setup\/\S+$/);
    assert.deepEqual(await run("desktop"), { code: 0, said: `Tengen runs already: ${setup}\n` });
    assert.equal(await opened(2), setup, "a second start leads to the first account, too");
    await page.goto(setup);
    for (const [no, [name, value]] of Object.entries({ name: "Imogen", password: PASSWORD, password_again: PASSWORD }).entries()) {
      const field = page.locator(`main [name="${name}"]`);
      if (no === 0) {
        clicks += 1;
        await field.click();
      } else {
        await page.keyboard.press("Tab");
      }
      await page.keyboard.type(value);
      assert.equal(await field.inputValue(), value);
    }
    await click("main .btn-main");
    assert.equal(page.url(), `${tengen.url}/computer`);
    await click('main a[href="/import"]');
    // The field and the file.
    clicks += 2;
    await page.locator("#file").setInputFiles({ name: "autumn.xml", mimeType: "text/xml", buffer: Buffer.from(await fileOf24()) });
    await click("main .btn-main");
    await click('nav a[href$="/draft"], nav a[href$="/draft/1"]');
    await click("main .btn-main");
    await click("#publish > summary", false);
    await click('form[action$="/publish"] button');
    const event = new URL(page.url()).pathname.split("/").slice(0, 3).join("/");
    await page.goto(`${event}/boards`);
    assert.equal(await page.locator("#open-boards > li").count(), 12);
    console.log(`from the first start to a published round of 24 people: ${clicks} clicks of ${MOST_CLICKS}`);
    assert.ok(clicks <= MOST_CLICKS, `${clicks} clicks`);
    await page.goto(setup);
    assert.equal(page.url(), `${tengen.url}/computer`, "a link that was used leads here");
  });

  const { port } = new URL(tengen.url);
  const there = `http://${network}:${port}`;
  const [letIn, keepOut] = ["in", "out"].map((value) => () => click(`button[name="phones"][value="${value}"]`));
  await page.goto("/");
  const event = /^\/t\/[^/]+/.exec(await page.locator(".events a.name").first().getAttribute("href"))[0];

  await t.test("phones are let in and kept out", { skip: !network && "this machine is in no network" }, async () => {
    const watching = await like(page, tengen.url, { offline: false });
    let streams = 0;
    watching.on("request", (request) => { streams += EVENTS.test(request.url()) ? 1 : 0; });
    await watching.goto(`${event}/rounds/1`);
    await page.goto("/computer");
    assert.match(await said(), /Only this computer can use Tengen/);
    assert.equal(await reach(there), "ECONNREFUSED");
    await look(page, tengen.url, "out");
    await letIn();
    assert.equal(await page.locator("main .qr").count(), 1);
    assert.equal(await page.locator(`main a[href="${there}/"]`).innerText(), `${there}/`);
    assert.equal(await reach(there), 200);
    await page.reload();
    assert.match(await said(), /No phone has connected to Tengen yet/, "its own browser is no phone");
    await look(page, tengen.url, "in");
    const told = await withNetwork(["route", "add", "local", `${STRANGER}/32`, "dev", "lo"], async () => {
      assert.equal(await reach(there, STRANGER), 200);
      await page.reload();
      assert.match(await said(), /A phone or another computer has connected to Tengen/);
    });
    const several = await withNetwork(["addr", "add", `${OTHER}/32`, "dev", "lo"], async () => {
      const chosen = page.locator(`button[name="address"][value="${OTHER}"]`);
      // It is noticed by itself.
      while (await chosen.count() === 0) await page.reload();
      assert.equal(await reach(`http://${OTHER}:${port}`), 200);
      await look(page, tengen.url, "several");
      await click(`button[name="address"][value="${OTHER}"]`);
      assert.equal(await page.locator(`main a[href="http://${OTHER}:${port}/"]`).count(), 1);
      await click(`button[name="address"][value="${network}"]`);
    });
    console.log(`${told ? "" : "not "}reached by a stranger, ${several ? "" : "not "}in several networks: what ip may do here`);
    await keepOut();
    assert.match(await said(), /Only this computer can use Tengen/);
    assert.equal(await reach(there), "ECONNREFUSED");
    // What is kept out and let in at once is served when the page comes.
    await letIn();
    assert.equal(await reach(there), 200);
    await keepOut();
    assert.equal(streams, 1, "the page that was open stayed connected");
    watching.quiet();
    await watching.context().close();
  });

  await t.test("a backup is one that restore takes", async () => {
    await page.goto("/computer");
    const [download] = await Promise.all([page.waitForEvent("download"), page.locator('form[action="/computer/backup"] button').click()]);
    assert.match(download.suggestedFilename(), /^tengen-[\d-]+\.backup$/);
    const file = path.join(home, "one.backup");
    await download.saveAs(file);
    const { code, said: told } = await run("restore", file, "--data", path.join(home, "restored"));
    assert.equal(code, 0, told);
    assert.ok((await readdir(path.join(home, "restored"))).includes("tengen.sqlite"));
  });

  await t.test("it is stopped by its page and starts again", async () => {
    assert.equal((await run("desktop")).code, 0);
    await page.goto(await opened(3));
    assert.equal(page.url(), `${tengen.url}/computer`);
    if (network) await letIn();
    const phones = [];
    for (const url of [tengen.url, ...(network ? [there] : [])]) {
      const phone = await newPage(browser, url, { offline: false });
      const listens = phone.waitForResponse((answer) => EVENTS.test(answer.url()));
      await phone.goto("/sign-in");
      await phone.context().addCookies((await page.context().cookies()).map((cookie) => ({ ...cookie, domain: new URL(url).hostname })));
      await phone.goto(`${event}/rounds/1`);
      await listens;
      phones.push(phone);
    }
    const began = Date.now();
    await click('form[action="/computer/stop"] button');
    assert.match(await said(), /Tengen has stopped/);
    assert.deepEqual(await tengen.ended, { code: 0, signal: null });
    const took = Date.now() - began;
    console.log(`stopped ${took} ms after the click, of ${MOST_MS}, with ${phones.length} pages that listened`);
    assert.ok(took <= MOST_MS, `${took} ms`);
    for (const size of [PHONE, DESK]) {
      await page.setViewportSize(size);
      await screenshot(page, `computer-stopped-${size.width}-en`);
      for (const check of ["overflow", "broken", "clipped"]) assert.deepEqual(await page.evaluate(LOOKS[check]), []);
      await axeClean(page);
    }
    for (const phone of phones) await phone.context().close();
    page.quiet();

    const before = tengen.url;
    tengen = await start();
    assert.equal(tengen.url, before, "its port");
    assert.equal(await opened(4), `${tengen.url}/computer`);
    await page.goto(`${event}/boards`);
    assert.equal(await page.locator("#open-boards > li").count(), 12);
    assert.equal((await tengen.stop()).code, 0);
  });
  await page.context().close();
});
