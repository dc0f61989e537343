// How soon a slow phone paints what a player opens in the hall: 400 ms to the server, 400 kbit/s, a processor four times
// slower, nothing kept. A bare page of the same server, opened the same way in the same run, is what cannot be undercut.
//
//   npm run slow     prints a line a page: first paint of what it may be, its ratio to the bare page's, bytes over the line,
//                    how far the layout shifted, and what the server needed when it was asked first and again

import { bringIn } from "./impolite.mjs";
import { newPage, PHONE, signIn, startBrowser, startTengen } from "./harness.mjs";

const [browser, tengen] = [await startBrowser(), await startTengen()];
const RUNS = 5;

/** The median first paint in ms, the bytes until the page has loaded, the sum of the layout shifts, the server's ms. */
async function opened(page, at) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Network.emulateNetworkConditions",
    { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  cdp.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  const paints = [], server = [];
  let shift = 0;
  for (let run = 0; run < RUNS; run += 1) {
    // What the page before still fetches is not this one's.
    await page.goto("about:blank");
    bytes = 0;
    const answer = await page.goto(at, { waitUntil: "load" });
    server.push(/dur=([\d.]+)/.exec(answer.headers()["server-timing"])?.[1]);
    paints.push(await page.evaluate(() => new Promise((resolve) => {
      new PerformanceObserver((list, self) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) { self.disconnect(); resolve(paint.startTime); }
      }).observe({ type: "paint", buffered: true });
    })));
    shift = Math.max(shift, await page.evaluate(() => new Promise((resolve) => {
      const sum = (list) => list.reduce((all, { value }) => all + value, 0);
      const observer = new PerformanceObserver(() => {});
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => resolve(sum(observer.takeRecords())), 500);
    })));
  }
  await cdp.detach();
  return { paint: paints.sort((a, b) => a - b)[RUNS >> 1], bytes, shift, server };
}

const EVENT = "/t/lindenhof";

/** The own link of the first player who has none yet. */
async function ownLink() {
  const page = await newPage(browser, tengen.url);
  await signIn(page, "owner");
  await page.goto(`${EVENT}/links`);
  await Promise.all([page.waitForEvent("load"), page.locator("#linked button[value=one]").first().click()]);
  return page.locator(".link-card a").getAttribute("href");
}

const congress = await bringIn(browser, tengen.url);
// What a phone keeps for when the network is gone is fetched once the page is there.
const page = await newPage(browser, tengen.url, { size: PHONE, offline: false });
page.context().setDefaultTimeout(60_000);
const bare = await opened(page, "/robots.txt");
const report = async (name, at, most) => {
  const { paint, bytes, shift, server } = await opened(page, at);
  const seconds = (ms) => (ms / 1000).toFixed(2);
  console.log(`${name}: first paint ${seconds(paint)} s of ${most}, ${(paint / bare.paint).toFixed(2)} of a bare page's, `
    + `${(bytes / 1000).toFixed(1)} kB of 30, shift ${shift.toFixed(3)}, server ${server[0]} ms, then ${server.at(-1)}`);
};
await report("front", EVENT, 1.5);
await report("round", `${EVENT}/rounds`, 1.5);
await report("standings of 760", `${congress}/standings`, 2.5);
await report("round of 760", `${congress}/rounds/10`, 1.5);
await report("why", `${congress}/rounds/10/why/8`, 2);
await page.goto(await ownLink());
await report("me", `${EVENT}/me`, 1.5);
await browser.close();
await tengen.stop();
