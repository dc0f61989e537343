// What each page weighs on a phone at the size of a congress, 808 players and ten rounds: bytes over the wire of the
// page itself and of all that it brings along the first time, elements, and the time to its first paint on a processor
// four times slower, once what it brings along is there. Printed as the table of docs/weights.md, whose times are the
// best of three paints (TENGEN_PAINTS=3); weights are judged, times are the machine's.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PHONE, newPage, signIn } from "./harness.mjs";
import { withCongress } from "./impolite.mjs";

const MOST_BYTES = 64 * 1024, MOST_ALONG = 64 * 1024;
const PAINTS = Number(process.env.TENGEN_PAINTS ?? 1);

const PUBLIC = ["", "/rounds/10?sort=name", "/standings", "/wall", "/cross", "/players", "/players/761", "/hall", "/register", "/rules"];
const STAFF = ["/boards", "/boards?show=all", "/boards/10/1/incident", "/check-in", "/entries", "/settings", "/draft/10"];

const here = withCongress({ open: 60 });

/** A phone whose bytes are counted: those of the page, and those of what it brings along. */
async function phone(name) {
  const page = await newPage(here.browser, here.tengen.url, { size: PHONE });
  page.context().setDefaultTimeout(60_000);
  if (name) await signIn(page, name);
  const debug = await page.context().newCDPSession(page);
  await debug.send("Network.enable");
  await debug.send("Network.setBypassServiceWorker", { bypass: true });
  const kinds = new Map(), bytes = { page: 0, along: 0 };
  debug.on("Network.requestWillBeSent", ({ requestId, type }) => kinds.set(requestId, type));
  debug.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) === "Document" ? "page" : "along"] += encodedDataLength;
  });
  return { page, debug, bytes };
}

async function weigh({ page, debug, bytes }, route) {
  await debug.send("Network.setCacheDisabled", { cacheDisabled: true });
  Object.assign(bytes, { page: 0, along: 0 });
  await page.goto(here.tengen.base + route, { waitUntil: "load" });
  const weight = { ...bytes, nodes: await page.evaluate(() => document.querySelectorAll("*").length) };
  await debug.send("Network.setCacheDisabled", { cacheDisabled: false });
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const paints = [];
  for (let i = 0; i < PAINTS; i += 1) {
    await page.goto(here.tengen.base + route);
    await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
    paints.push(await page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0].startTime));
  }
  await debug.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return { ...weight, paint: Math.min(...paints) };
}

for (const [name, routes] of [[undefined, PUBLIC], ["owner", STAFF]]) {
  test(`weights for ${name ?? "everybody"}`, async () => {
    const kilo = (n) => (n / 1024).toFixed(1);
    const on = await phone(name);
    const found = [];
    for (const route of routes) {
      const { page, along, nodes, paint } = await weigh(on, route);
      found.push(`| \`${route || "/"}\` | ${kilo(page)} | ${kilo(along)} | ${nodes} | ${Math.round(paint)} |`);
      assert.ok(page < MOST_BYTES && along < MOST_ALONG, `${route}: ${page} and ${along} bytes`);
    }
    console.log(`| Page | KB | KB along | elements | first paint, ms |\n|---|---|---|---|---|\n${found.join("\n")}`);
    await on.page.context().close();
  });
}
