// The pictures of the handbook, taken from the running demonstration: each page that the handbook shows is there, and
// the handbook shows its pictures. `TENGEN_PICTURES=yes node --test handbook.test.mjs` puts them where they are kept.

import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { DESK, PHONE, newPage, signIn, startBrowser, startTengen } from "./harness.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const kept = path.join(here, process.env.TENGEN_PICTURES ? "../../static/help" : "output/help");
const SIZE = { width: PHONE.width, height: 640 };

/** Which page each picture shows, to whom, and what must be on it. */
const PICTURES = [
  ["registration", "/t/lindenhof/entries", "organiser", ".attendance"],
  ["draft", "/t/lindenhof/draft/4", "organiser", "main h1"],
  ["boards", "/t/lindenhof/boards", "arbiter", ".open-board"],
  ["player", "/t/lindenhof/players/1", "", "main h1"],
];

let tengen, browser;
before(async () => { [tengen, browser] = await Promise.all([startTengen(), startBrowser()]); });
after(async () => { await browser?.close(); await tengen?.stop(); });

for (const lang of ["en", "de"]) {
  test(`the pictures of the handbook in ${lang}`, async () => {
    await mkdir(path.join(kept, lang), { recursive: true });
    for (const [name, route, who, shows] of PICTURES) {
      const page = await newPage(browser, tengen.url, { size: SIZE, lang });
      if (who) await signIn(page, who);
      await page.goto(route);
      await page.locator(shows).first().waitFor();
      await page.screenshot({ path: path.join(kept, lang, `${name}.png`) });
      await page.context().close();
    }
    const page = await newPage(browser, tengen.url, { size: DESK, lang });
    let seen = 0;
    for (const chapter of ["registration", "first-tournament", "arbiter", "player"]) {
      await page.goto(`/help/${chapter}`);
      for (const picture of await page.locator(".handbook img").all()) {
        await picture.scrollIntoViewIfNeeded();
        assert.ok(await picture.evaluate((img) => img.decode().then(() => img.naturalWidth > 0)), chapter);
        assert.ok(await picture.getAttribute("alt"), chapter);
        seen += 1;
      }
    }
    assert.equal(seen, PICTURES.length, "each picture is in the handbook");
    await page.context().close();
  });
}
