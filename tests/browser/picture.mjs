// The picture of the README, from the running demonstration: `node tests/browser/picture.mjs`.

import path from "node:path";
import { fileURLToPath } from "node:url";
import { DESK, PHONE, newPage, startBrowser, startTengen } from "./harness.mjs";

const target = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../docs/picture.png");
const tengen = await startTengen();
const browser = await startBrowser();

async function shot(size, route, name) {
  const page = await newPage(browser, tengen.url, { size });
  if (name) {
    await page.goto("/sign-in");
    await page.locator("#name").fill(name);
    await page.locator("#password").fill("tengen-demo");
    await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
  }
  await page.goto(route);
  const picture = await page.screenshot();
  await page.context().close();
  return `<img src="data:image/png;base64,${picture.toString("base64")}" width="${size.width}" height="${PHONE.height}">`;
}

const shots = [
  await shot(PHONE, "/t/lindenhof"),
  await shot(PHONE, "/t/lindenhof/boards", "arbiter"),
  await shot({ ...DESK, width: 900, height: PHONE.height }, "/t/lindenhof/standings"),
];
const page = await newPage(browser, tengen.url, { size: { width: 1800, height: 900 }, touch: false });
await page.setContent(`<body style="margin:0;padding:28px;display:flex;gap:28px;background:#dfd8cc">${shots.join("")}</body>`);
await page.locator("body").screenshot({ path: target });
await browser.close();
await tengen.stop();
console.log(target);
