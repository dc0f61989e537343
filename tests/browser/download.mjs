// The pictures of docs/download.md, from a first start to the first round: `node tests/browser/download.mjs`, with pngquant.
// The program of somebody's own computer is started in a folder that is thrown away.

import { execFileSync, spawn } from "node:child_process";
import { mkdtemp, mkdir, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { newPage, startBrowser } from "./harness.mjs";

const target = path.join(path.dirname(fileURLToPath(import.meta.url)), "../../docs/download");
const program = process.env.TENGEN_BIN ?? path.join(target, "../../target/release/tengen");
const SIZE = { width: 600, height: 720 };
const PASSWORD = "a few long words";

const home = await mkdtemp(path.join(tmpdir(), "tengen-home-"));
await mkdir(target, { recursive: true });
const tengen = spawn(program, ["desktop"], { env: { HOME: home, PATH: "" }, stdio: ["ignore", "pipe", "inherit"] });
const said = await new Promise((resolve) => {
  let all = "";
  tengen.stdout.on("data", (chunk) => {
    all += chunk;
    if (/^listening on/m.test(all) && /^setup: /m.test(all)) resolve(all);
  });
});
const browser = await startBrowser();
const page = await newPage(browser, /^listening on (\S+)/m.exec(said)[1], { size: SIZE, touch: false });
const shot = async (name) => {
  await page.evaluate(() => scrollTo(0, 0));
  await page.screenshot({ path: path.join(target, `${name}.png`) });
};
const press = (what) => Promise.all([page.waitForEvent("load"), page.locator(what).first().click()]);
const type = async (fields) => {
  for (const [name, value] of Object.entries(fields)) await page.locator(`main [name="${name}"]`).first().fill(value);
};

await page.goto(/^setup: (\S+)$/m.exec(said)[1]);
await type({ name: "Anna", password: PASSWORD, password_again: PASSWORD });
await shot("account");
await press("main .btn-main");
await page.goto("/");
await shot("start");
await page.goto("/import");
await shot("import");
await page.goto("/new");
await type({ name: "Autumn Cup", begins: "2026-10-03", rounds: "3" });
await press("main .btn-main");
await page.goto("/t/autumn-cup/entries/import");
const names = ["Berger\tAnna\t3d", "Okafor\tChidi\t1d", "Silva\tRui\t2k", "Novak\tJana\t4k", "Lind\tPer\t5k", "Rossi\tUgo\t8k"];
await page.locator('main [name="pasted"]').fill(names.join("\n"));
await page.locator('main [name="registration"][value="final"]').check();
await press("main .btn-main");
await press('main [value="names:surname-first"]');
await press('main [name="act"][value="enter"]');
await page.goto("/t/autumn-cup/today");
await shot("today");
await page.goto("/t/autumn-cup/draft/1");
if (await page.locator('form[action$="/publish"] button').count() === 0) await press("main .btn-main");
await shot("draft");
await page.goto("/computer");
await press('main [name="phones"][value="in"]');
await shot("phones");

await browser.close();
tengen.kill("SIGTERM");
await rm(home, { recursive: true, force: true });
const pictures = (await readdir(target)).map((name) => path.join(target, name));
execFileSync("pngquant", ["--force", "--strip", "--ext=.png", "64", ...pictures]);
console.log(target);
