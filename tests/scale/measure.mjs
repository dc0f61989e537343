// The commonest pages and acts over a database of a thousand events: each of another event, so that nothing is kept of it
// (cold), and again (warm).
//
//   node tests/scale/measure.mjs http://127.0.0.1:8080 EVENTS PASSWORD [TIMES]

import http from "node:http";
import { randomBytes } from "node:crypto";

const [base, events, password, times = "40"] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true });
let cookie = "";
let seed = 20261121;
const below = (end) => (seed = (seed * 48271) % 2147483647) % end;

function ask(path, fields) {
  const body = fields && new URLSearchParams(fields).toString();
  const headers = fields
    ? { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin", cookie }
    : {};
  const options = { method: body ? "POST" : "GET", agent, headers: { ...headers, "accept-encoding": "gzip" } };
  const begun = performance.now();
  return new Promise((done, failed) => {
    const request = http.request(base + path, options, (answer) => {
      answer.resume();
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, ms: performance.now() - begun }));
    });
    request.on("error", failed);
    request.end(body);
  });
}

const signedIn = await ask("/sign-in", { name: "Olga", password });
cookie = signedIn.headers["set-cookie"].find((one) => one.startsWith("session=")).split(";")[0];

const event = () => `/t/event-${1 + below(Number(events))}`;
const kinds = [
  ["list of events", () => "/"],
  ["event", () => event()],
  ["pairings of the last round", () => `${event()}/rounds/20`],
  ["standings", () => `${event()}/standings`],
  ["a player", () => `${event()}/players/${1 + below(500)}`],
  ["why a number", () => `${event()}/standings/${1 + below(500)}/SOSM`],
  ["players", () => `${event()}/players`],
  ["cross table", () => `${event()}/cross`],
  ["standings for programs", () => event().replace("/t/", "/api/v1/tournaments/") + "/standings"],
];
const at = (sorted, part) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))].toFixed(0);
const row = (name, cold, warm, wrong) => {
  const [a, b] = [cold, warm].map((list) => list.sort((x, y) => x - y));
  console.log(`| ${name} | ${at(a, 0.5)} | ${at(a, 0.99)} | ${b.length ? at(b, 0.5) : "–"} | ${b.length ? at(b, 0.99) : "–"} | ${wrong} |`);
};
console.log("| | cold p50, ms | p99 | warm p50, ms | p99 | failed |\n|---|---|---|---|---|---|");
let failed = 0;
for (const [name, path] of kinds) {
  const [cold, warm] = [[], []];
  let wrong = 0;
  for (let n = 0; n < Number(times); n++) {
    const one = path();
    for (const list of [cold, warm]) {
      const answer = await ask(one);
      wrong += answer.status === 200 ? 0 : 1;
      list.push(answer.ms);
    }
  }
  failed += wrong;
  row(name, cold, warm, wrong);
}
const acts = [[], []];
let wrong = 0;
for (let n = 0; n < Number(times); n++) {
  const board = `${event()}/boards/20/${1 + below(250)}`;
  for (const [list, seen, ending] of [[acts[0], 1, "ending"], [acts[1], 2, "taken_back"]]) {
    const fields = { [ending]: ending === "ending" ? "B+R" : "?", seen, form_key: randomBytes(16).toString("hex") };
    const answer = await ask(board, fields);
    wrong += answer.status === 303 ? 0 : 1;
    list.push(answer.ms);
  }
}
row("a result entered, and taken back", ...acts, wrong);
agent.destroy();
process.exit(failed + wrong ? 1 : 0);
