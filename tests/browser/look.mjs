import { DESK, PHONE, SMALL, axeClean, fits, newPage, screenshot, startBrowser, startTengen, tappable } from "./harness.mjs";
const tengen = await startTengen(process.env.TENGEN_BIN, ["demo"]);
const browser = await startBrowser();
const found = [];
async function signIn(page, name) {
  await page.goto("/sign-in");
  await page.locator("#name").fill(name);
  await page.locator("#password").fill("tengen-demo");
  await Promise.all([page.waitForEvent("load"), page.locator("main .btn-main").click()]);
}
const who = process.argv[2];
const T = "/t/lindenhof";
{
  const page = await newPage(browser, tengen.url, { size: DESK });
  await signIn(page, who);
  await page.goto(`${T}/procedure`);
  await page.locator("#procedure").selectOption("korean-2024");
  await page.locator("input[name=public]").check();
  await page.locator("form .btn-main").click();
  await page.waitForLoadState();
  await page.locator("#grace").fill("15");
  await page.locator("#warnings").fill("3");
  await page.locator("form .btn-main").click();
  await page.waitForLoadState();
  for (const table of [1, 2]) {
    await page.goto(`${T}/boards/3/${table}/incident?what=captures-mishandled:black&noticed=at-once`);
    await page.locator("button[value=main]").click();
    await page.waitForLoadState();
  }
  await page.goto(`${T}/procedure/rules/ko-retake/1`);
  await page.locator("#remedy").selectOption("draw");
  await page.locator("form .btn-main").click();
  await page.waitForLoadState();
  await page.context().close();
}
const routes = [`${T}/procedure`, `${T}/procedure/rules/ko-retake`, `${T}/procedure/rules/ko-retake/1`, `${T}/procedure/rules/stone-displaced/2`,
  `${T}/boards/3/1/incident?what=captures-mishandled:black&noticed=at-once`, `${T}/incidents`, `${T}/incidents/1`, `${T}/rulings`, `${T}/rounds/3`];
const ids = [];
for (const way of [{ label: "320-de", size: SMALL, lang: "de" }, { label: "390-de", size: PHONE, lang: "de" }, { label: "390-dark", size: PHONE, dark: true }, { label: "1280", size: DESK }]) {
  const page = await newPage(browser, tengen.url, way);
  await signIn(page, who);
  await page.goto(`${T}/rounds/3`);
  const href = await page.locator(".boards tbody tr:first-child a.name").first().getAttribute("href");
  for (const route of [...routes, href]) {
    await page.goto(route);
    for (const d of await page.locator("details").all()) await d.evaluate((e) => { e.open = true; });
    for (const check of [fits, tappable, axeClean]) await check(page).catch((error) => found.push(`${way.label} ${error.message}`));
    await screenshot(page, `look${route.replaceAll(/[^a-z0-9]+/gi, "-").slice(0, 60)}-${way.label}`);
  }
  try { page.quiet(); } catch (e) { found.push(e.message); }
  await page.context().close();
}
console.log(found.join("\n") || "clean");
await browser.close();
await tengen.stop();
