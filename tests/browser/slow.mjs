// How soon a slow phone paints what a player opens in the hall: 400 ms to the server, 400 kbit/s, a processor four times
// slower, nothing kept. A bare page of the same server, opened the same way in the same run, is what cannot be undercut.
//
//   npm run slow     prints a line a page: first paint, its ratio to the bare page's, bytes over the line

import { newPage, PHONE, signIn, startBrowser, startTengen } from "./harness.mjs";

const [browser, tengen] = [await startBrowser(), await startTengen()];
const RUNS = 5;

/** The median first paint in ms, and the bytes until the page has loaded. */
async function opened(page, at) {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Network.enable");
  await cdp.send("Network.setCacheDisabled", { cacheDisabled: true });
  await cdp.send("Network.emulateNetworkConditions",
    { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 });
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let bytes = 0;
  cdp.on("Network.loadingFinished", (event) => { bytes += event.encodedDataLength; });
  const paints = [];
  for (let run = 0; run < RUNS; run += 1) {
    // What the page before still fetches is not this one's.
    await page.goto("about:blank");
    bytes = 0;
    await page.goto(at, { waitUntil: "load" });
    paints.push(await page.evaluate(() => new Promise((resolve) => {
      new PerformanceObserver((list, self) => {
        const paint = list.getEntriesByName("first-contentful-paint")[0];
        if (paint) { self.disconnect(); resolve(paint.startTime); }
      }).observe({ type: "paint", buffered: true });
    })));
  }
  await cdp.detach();
  return { paint: paints.sort((a, b) => a - b)[RUNS >> 1], bytes };
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

// What a phone keeps for when the network is gone is fetched once the page is there.
const page = await newPage(browser, tengen.url, { size: PHONE, offline: false });
const bare = await opened(page, "/robots.txt");
const report = async (name, at) => {
  const { paint, bytes } = await opened(page, at);
  console.log(`${name}: first paint ${(paint / 1000).toFixed(2)} s, ${(paint / bare.paint).toFixed(2)} of a bare page's, ${(bytes / 1000).toFixed(1)} kB`);
};
await report("front", EVENT);
await report("round", `${EVENT}/rounds`);
await page.goto(await ownLink());
await report("me", `${EVENT}/me`);
await browser.close();
await tengen.stop();
