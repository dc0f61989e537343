// Two instances on one PostgreSQL behind nginx, as docs/deploy has it: each is restarted under load, no request may
// fail and no act be lost or done twice; what is done at one is heard at the other.
//
//   TENGEN_BIN=… TENGEN_TEST_POSTGRES=… node tests/deploy/rolling.mjs [RESTARTS]

import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import http from "node:http";
import https from "node:https";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { randomBytes } from "node:crypto";

const restarts = Number(process.argv[2] ?? 4);
const program = process.env.TENGEN_BIN;
const postgres = new URL(process.env.TENGEN_TEST_POSTGRES);
const house = join(dirname(fileURLToPath(import.meta.url)), "../..");
const folder = mkdtempSync(join(tmpdir(), "tengen-deploy-"));
const password = "three quiet stones";
// Below the ports that connections of other tests leave behind for a minute.
const [tls, plain, ...ports] = [0, 1, 2, 3].map((n) => 20000 + (process.pid % 3000) + n * 3000);
const database = `tengen_deploy_${process.pid}`;
const url = (name) => {
  const named = new URL(postgres);
  named.pathname = `/${name}`;
  return named.href;
};
const children = new Set();
let failures = 0;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const check = (holds, what) => {
  failures += holds ? 0 : 1;
  console.log(`${holds ? "ok" : "not ok"} - ${what}`);
};
const sql = (name, command) =>
  execFileSync("psql", ["-qAt", "-v", "ON_ERROR_STOP=1", "-d", url(name), "-c", command], { encoding: "utf8" }).trim();
const tengen = (args, input) =>
  execFileSync(program, [...args, "--database", url(database), "--data", join(folder, "data-0")], { input, encoding: "utf8" });

function start(command, args) {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"] });
  child.log = "";
  child.stdout.on("data", (text) => (child.log += text));
  child.stderr.on("data", (text) => (child.log += text));
  child.ended = once(child, "exit").then(([code, signal]) => (children.delete(child), code ?? signal));
  child.ended.then((how) => (child.how = how));
  children.add(child);
  return child;
}

// One request; resolves to what was answered, or to the fault.
function ask(client, options, body) {
  return new Promise((done) => {
    const request = client.request({ host: "127.0.0.1", rejectUnauthorized: false, ...options }, (answer) => {
      let text = "";
      answer.setEncoding("utf8");
      answer.on("data", (part) => (text += part));
      answer.on("end", () => done({ status: answer.statusCode, headers: answer.headers, text }));
      answer.on("error", (fault) => done({ status: 0, fault: fault.code }));
    });
    request.setTimeout(20000, () => request.destroy(new Error("no answer in 20 s")));
    request.on("error", (fault) => done({ status: 0, fault: fault.code ?? fault.message }));
    request.end(body);
  });
}

const form = (fields, cookie = "") => {
  const body = new URLSearchParams(fields).toString();
  const headers = { "content-type": "application/x-www-form-urlencoded", "content-length": Buffer.byteLength(body) };
  return [{ method: "POST", headers: { ...headers, "sec-fetch-site": "same-origin", cookie } }, body];
};
const key = () => randomBytes(16).toString("hex");

function instance(n) {
  const data = join(folder, `data-${n}`);
  mkdirSync(data, { recursive: true });
  const args = ["serve", "--listen", `127.0.0.1:${ports[n]}`, "--data", data, "--database", url(database)];
  return start(program, [...args, "--origin", `https://127.0.0.1:${tls}`]);
}

async function ready(n, child) {
  const begun = performance.now();
  for (;;) {
    const answer = await ask(http, { port: ports[n], path: "/healthz" });
    if (answer.status === 200) return performance.now() - begun;
    if (child.how !== undefined) throw new Error(`instance ${n} ended with ${child.how}: ${child.log}`);
    if (performance.now() - begun > 60000) throw new Error(`instance ${n} is not ready: ${JSON.stringify(answer)}`);
    await pause(50);
  }
}

// The example as it stands, with this machine's ports and a certificate made here.
function nginx() {
  const certificate = [join(folder, "key.pem"), join(folder, "cert.pem")];
  const made = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=go.example.org"];
  execFileSync("openssl", [...made, "-keyout", certificate[0], "-out", certificate[1]], { stdio: "ignore" });
  const example = readFileSync(join(house, "docs/deploy/nginx.conf"), "utf8")
    .replace("listen 80;", `listen 127.0.0.1:${plain};`)
    .replace("listen 443 ssl;", `listen 127.0.0.1:${tls} ssl;`)
    .replace("127.0.0.1:8080", `127.0.0.1:${ports[0]}`)
    .replace("# server 127.0.0.1:8081", `server 127.0.0.1:${ports[1]}`)
    .replace("/etc/letsencrypt/live/go.example.org/fullchain.pem", certificate[1])
    .replace("/etc/letsencrypt/live/go.example.org/privkey.pem", certificate[0]);
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n");
  const whole = example
    .replace("user www-data;", `error_log ${folder}/nginx.log;`)
    .replace("/run/nginx.pid", join(folder, "nginx.pid"))
    .replace("http {", `http { access_log off; ${temporary}`);
  writeFileSync(join(folder, "nginx.conf"), whole);
  execFileSync("nginx", ["-t", "-q", "-c", join(folder, "nginx.conf")]);
  return start("nginx", ["-g", "daemon off;", "-c", join(folder, "nginx.conf")]);
}

async function main() {
  sql("postgres", `CREATE DATABASE ${database}`);
  let instances = [instance(0)];
  await ready(0, instances[0]);
  instances.push(instance(1));
  await ready(1, instances[1]);
  tengen(["user", "add", "Olga"], `${password}\n`);
  tengen(["user", "owner", "Olga"]);
  tengen(["import", join(house, "tests/golden/tournaments/harbour-open.xml"), "--slug", "open"]);
  tengen(["import", join(house, "tests/golden/tournaments/harbour-open.xml"), "--slug", "news"]);
  nginx();
  await pause(500);
  const agent = new https.Agent({ keepAlive: true, maxSockets: 64 });
  const via = (path, rest = {}) => ({ port: tls, path, agent, ...rest });
  const [head, body] = form({ name: "Olga", password });
  const signedIn = await ask(https, via("/sign-in", head), body);
  const cookies = signedIn.headers?.["set-cookie"]?.map((cookie) => cookie.split(";")[0]) ?? [];
  const cookie = cookies.filter((c) => c.startsWith("session=")).join("; ");
  check(cookie !== "", "signed in behind nginx over TLS");
  const secure = signedIn.headers["set-cookie"].every((c) => c.includes("Secure"));
  check(secure && signedIn.headers["strict-transport-security"], "cookies go over TLS only");

  // The load: pages that spectators open, and acts, each with its own key.
  const counts = { pages: 0, acts: 0 };
  const faults = [];
  const slow = [];
  let loading = true;
  const noted = (what, answer, begun) => {
    slow.push(performance.now() - begun);
    if (answer.status < 200 || answer.status >= 400) faults.push(`${what}: ${answer.status} ${answer.fault ?? ""}`);
    else counts[what] += 1;
  };
  const pages = ["/t/open", "/t/open/standings", "/t/open/players", "/t/open/cross", "/"];
  const reader = async (n) => {
    for (let i = n; loading; i++) {
      const begun = performance.now();
      noted("pages", await ask(https, via(pages[i % pages.length])), begun);
    }
  };
  const writer = async () => {
    while (loading) {
      const begun = performance.now();
      const [head, body] = form({ role: "arbiter", form_key: key() }, cookie);
      noted("acts", await ask(https, via("/t/open/people/invite", head), body), begun);
    }
  };
  const load = [0, 1, 2, 3, 4, 5].map(reader).concat([0, 1, 2].map(writer));
  const ends = [];
  const starts = [];
  await pause(1000);
  for (let n = 0; n < restarts; n++) {
    const which = n % 2;
    const begun = performance.now();
    instances[which].kill("SIGTERM");
    const code = await instances[which].ended;
    if (code !== 0) faults.push(`instance ${which} ended with ${code}: ${instances[which].log}`);
    ends.push(performance.now() - begun);
    instances[which] = instance(which);
    starts.push(await ready(which, instances[which]));
    await pause(2500); // so that nginx uses it again before the other ends
  }
  loading = false;
  await Promise.all(load);
  const kept = Number(sql(database, "SELECT count(*) FROM invitation"));
  const most = (times) => `${Math.round(Math.max(...times))} ms`;
  check(faults.length === 0, `${restarts} restarts under load: ${counts.pages} pages and ${counts.acts} acts, ` +
    `${faults.length} failed; the slowest answer ${most(slow)}; ended within ${most(ends)}, ready within ${most(starts)}`);
  for (const fault of faults.slice(0, 5)) console.log(`#   ${fault}`);
  check(kept === counts.acts, `${counts.acts} acts acknowledged, ${kept} kept: none lost, none twice`);

  // News: an act at one instance, heard by a page that is open at the other.
  const heard = [];
  const stream = http.get({ host: "127.0.0.1", port: ports[0], path: "/t/news/events" });
  const [answer] = await once(stream, "response");
  let waiting = null;
  answer.on("data", (part) => String(part).includes("revision") && waiting?.());
  await once(answer, "data");
  for (let n = 0; n < 20; n++) {
    const news = new Promise((done) => (waiting = done));
    const [head, body] = form({ archived: n % 2 ? "no" : "yes", form_key: key() }, cookie);
    const done = await ask(http, { port: ports[1], path: "/t/news/event/archive", ...head }, body);
    const begun = performance.now();
    if (done.status !== 303) throw new Error(`not archived: ${done.status}`);
    await Promise.race([news, pause(5000)]);
    heard.push(performance.now() - begun);
  }
  stream.destroy();
  // Phones with an open page, each from a place of its own, some at a time.
  const phone = (n) =>
    new Promise((done) => {
      const from = { localAddress: `127.0.${1 + Math.floor(n / 200)}.${1 + (n % 200)}`, agent: false };
      const request = https.get({ host: "127.0.0.1", rejectUnauthorized: false, ...via("/t/news/events", from) });
      request.on("response", (answer) => answer.once("data", () => done(request)).on("error", () => {}));
      request.on("error", () => done(null));
      request.setTimeout(20000, () => request.destroy());
    });
  const phones = [];
  for (let n = 0; n < 1500; n += 50) {
    phones.push(...(await Promise.all(Array.from({ length: 50 }, (_, i) => phone(n + i)))));
  }
  const open = phones.filter((request) => request && !request.destroyed);
  check(open.length === 1500, `${open.length} of 1500 phones have a live page behind nginx`);
  for (const request of open) request.destroy();
  check(Math.max(...heard) < 1000, `20 acts at one instance were heard at the other within ${most(heard)}`);
}

try {
  await main();
} catch (fault) {
  failures += 1;
  console.log(`not ok - ${fault.stack}`);
  for (const child of children) console.log(child.log.slice(-500));
} finally {
  const ended = [...children].map((child) => (child.kill("SIGTERM"), child.ended));
  await Promise.all(ended);
  sql("postgres", `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failures ? 1 : 0);
