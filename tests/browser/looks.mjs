// What a page must look like wherever it is read, measured in the page: each check returns what breaks it, a line each.

/** What is wider than the screen and lies in nothing that scrolls. */
const overflow = () => {
  const screen = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= screen + 1) return [];
  const scrolls = (e) => e !== document.body && ["auto", "scroll", "hidden"].includes(getComputedStyle(e).overflowX);
  const within = (e) => { for (let up = e.parentElement; up && up !== document.body; up = up.parentElement) if (scrolls(up)) return true; return false; };
  const wide = (e) => e.getBoundingClientRect().right > screen + 1;
  return [...document.body.querySelectorAll("*")]
    .filter((e) => wide(e) && ![...e.children].some(wide) && !within(e) && e.checkVisibility())
    .slice(0, 3).map((e) => `${document.documentElement.scrollWidth} px of ${screen}: ${e.outerHTML.slice(0, 120)}`);
};

/**
 * Words that are broken so that fewer than four letters stand on a line, hyphenated or not: `Wolfeschle|gel`. Words of
 * fewer than eight letters cannot be broken otherwise. Scripts without blanks break anywhere.
 */
const broken = () => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node && found.length < 5; node = walker.nextNode()) {
    const text = node.data;
    if (!/\p{L}{4}/u.test(text) || !node.parentElement.checkVisibility({ visibilityProperty: true })) continue;
    if (node.parentElement.closest(".quiet-text, script, style, template, option, textarea, pre, code, svg")) continue;
    for (const { 0: word, index } of text.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Arabic}\p{Script=Hebrew}\p{M}]{4,}/gu)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const rects = range.getClientRects();
      if (rects.length < 2 || rects[0].top === rects[rects.length - 1].top) continue;
      const lines = [];
      let bottom = -Infinity;
      for (let i = 0; i < word.length; i += 1) {
        range.setStart(node, index + i);
        range.setEnd(node, index + i + 1);
        const rect = range.getBoundingClientRect();
        if (rect.width > 0 && rect.top > bottom - rect.height / 2) { lines.push(""); bottom = rect.bottom; }
        if (lines.length > 0) lines[lines.length - 1] += word[i];
      }
      if (lines.some((line) => line.length < 4)) found.push(`${lines.join("|")} in ${node.parentElement.outerHTML.slice(0, 100)}`);
    }
  }
  return found;
};

/**
 * Text that is cut off by its own box; what is written for the ear alone has no colour. A name ends in an ellipsis where a
 * list has a line for each (a table of the round, a row of the standings, the event in the bar): the page behind it has the whole.
 */
const clipped = () => [...document.body.querySelectorAll("*")].filter((e) => {
  if (e.matches(".quiet-text, .skip, svg, svg *, input, select, textarea, .named .r, .boards .side .cut, .many .who > *, .event span") || e.closest(".quiet-text, .skip, svg")) return false;
  if (e.closest("details:not([open]) > :not(summary)") || !e.innerText?.trim()) return false;
  const style = getComputedStyle(e);
  if (style.color === "rgba(0, 0, 0, 0)") return false;
  const cuts = (way) => ["hidden", "clip"].includes(way);
  const below = cuts(style.overflowY) && e.scrollHeight > e.clientHeight + 2;
  const beside = cuts(style.overflowX) && e.scrollWidth > e.clientWidth + 2;
  return (below || beside) && e.clientHeight > 1 && e.checkVisibility();
}).slice(0, 5).map((e) => `${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}: ${e.outerHTML.slice(0, 120)}`);

/**
 * What there is to tap and is lower or narrower than 44 px; a link within a sentence is as high as its line. A label
 * belongs to its field, and what lies around a link belongs to it if a tap there follows it.
 */
const small = () => {
  // What is laid out only when it comes near the screen is hit by a tap; within one task it would not be yet.
  for (const row of document.querySelectorAll("tr")) row.style.contentVisibility = "visible";
  const targets = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, summary, textarea");
  // A stone of the position leads where its table in the list of the round leads too.
  const inPicture = (e) => e.ownerSVGElement != null;
  const inSentence = (e) => {
    if (!e.matches("a") || getComputedStyle(e).display !== "inline") return false;
    const block = e.closest("p, li, dd, td, th, div, h1, h2, h3, span:not([class])");
    return block !== null && block.innerText.trim().length > e.innerText.trim().length;
  };
  const reaches = (e, x, y) => {
    const hit = document.elementFromPoint(x, y);
    return hit !== null && (e.contains(hit) || hit.closest("a, button, label")?.contains(e) === true);
  };
  return [...targets].filter((e) => {
    if (!e.checkVisibility({ visibilityProperty: true }) || e.closest(".quiet-text, .skip, [aria-hidden=true]") || e.matches(".skip, [disabled]")) return false;
    const box = (e.closest("label") ?? e).getBoundingClientRect();
    if (box.width === 0 || (box.width >= 43.5 && box.height >= 43.5) || inPicture(e) || inSentence(e)) return false;
    if (e.id && [...document.querySelectorAll(`label[for="${CSS.escape(e.id)}"]`)].some((l) => l.getBoundingClientRect().height >= 43.5)) return false;
    e.scrollIntoView({ block: "center" });
    const { left, right, top, bottom } = e.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    // The link may be larger than its words: how far it reaches from their middle, both ways together.
    const reach = (dx, dy) => [-1, 1].reduce((sum, way) => {
      let n = 0;
      while (n < 44 && reaches(e, x + way * dx * (n + 1), y + way * dy * (n + 1))) n += 1;
      return sum + n;
    }, 1);
    const high = bottom - top >= 43.5 || reach(0, 1) >= 43;
    const wide = right - left >= 43.5 || reach(1, 0) >= 43;
    return !(high && wide);
  }).slice(0, 8).map((e) => {
    const { width, height } = e.getBoundingClientRect();
    return `${Math.round(width)}x${Math.round(height)}: ${e.outerHTML.replace(/\s+/g, " ").slice(0, 110)}`;
  });
};

/** Codes for a camera that are not dark on light, at seven to one. */
const codes = () => {
  const light = (color) => {
    const [r, g, b, a = 1] = color.match(/[\d.]+/g).map(Number);
    const linear = (c) => (c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4);
    return a === 0 ? null : 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b);
  };
  const ground = (e) => (e ? light(getComputedStyle(e).backgroundColor) ?? ground(e.parentElement) : 1);
  return [...document.querySelectorAll(".qr")].filter((e) => e.checkVisibility()).filter((e) => {
    const [dark, below] = [light(getComputedStyle(e.querySelector("path")).fill), ground(e)];
    return (below + 0.05) / (dark + 0.05) < 7;
  }).slice(0, 3).map((e) => e.outerHTML.slice(0, 100));
};

/** What a page has whose style is in a sheet that it leaves out. */
const unstyled = async () => {
  const base = document.querySelector('link[href$="/tengen.css"]')?.href;
  const left = ["work", "send", "lists", "standings"].filter((name) => base && !document.querySelector(`link[href$="/${name}.css"]`));
  const all = (list) => [...list].flatMap((rule) => (rule.selectorText ? [rule.selectorText] : all(rule.cssRules ?? [])));
  const there = (selector) => document.querySelector(`:is(${selector.replace("::file-selector-button", "[type=file]").replace(/::[\w-]+|:(hover|active|focus|focus-visible|target|checked)\b/g, "")})`);
  const found = await Promise.all(left.map(async (name) => {
    const rules = new CSSStyleSheet();
    rules.replaceSync(await fetch(base.replace("tengen.css", `${name}.css`)).then((answer) => answer.text()));
    return all(rules.cssRules).filter(there).map((selector) => `${name}.css: ${selector}`);
  }));
  return found.flat().slice(0, 5);
};

export const LOOKS = { unstyled, overflow, broken, clipped, small, codes };
