// Measures handbill check: `node bench/check.mjs`, after `npm run build`'s compile step. Needs no network.
// - a check of this site without network against its build, both without and both with a cache
// - 1,000 pages with 20,000 internal links
// - 500 outbound links on 50 hosts on a server on this machine that answers after 100 ms, against linkinator's own command line in the
// same run
import { spawn, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import { createRequire } from "node:module";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const repository = fileURLToPath(new URL("..", import.meta.url));
const cli = join(repository, "bin/handbill.cjs");
const require = createRequire(import.meta.url);
const linkinator = join(require.resolve("linkinator"), "../cli.js");
const support = join(repository, "test/support/network");
const mapHosts = join(support, "map-hosts.cjs");
const env = { ...process.env, NODE_EXTRA_CA_CERTS: join(support, "self-signed.cert.pem") };
const scratch = mkdtempSync(join(tmpdir(), "handbill-bench-"));
const rounds = 9;

try {
  console.log(`Node ${process.version}, ${cpus().length} cores, medians of ${rounds} runs`);
  const cache = join(repository, "node_modules/.cache/handbill");
  const forget = () => rmSync(cache, { recursive: true, force: true });
  const build = [cli, "build", "--root", repository, "--out", join(scratch, "dist")];
  const check = [cli, "check", "--root", repository, "--offline"];
  const times = { build: [], check: [], "build again": [], "check again": [] };
  for (let round = 0; round < rounds; round++) {
    // Both without a cache, then both with the cache of the first ones.
    forget();
    times.build.push(time(build));
    forget();
    times.check.push(time(check));
    times["build again"].push(time(build));
    times["check again"].push(time(check));
  }
  for (const kept of ["", " again"]) {
    const [built, checked] = [middle(times[`build${kept}`]), middle(times[`check${kept}`])];
    row(`this site: build${kept}`, built);
    row(`this site: check${kept}`, checked, `${(checked / built).toFixed(2)} times its build`);
  }

  const many = writeManyPages(1000, 20);
  const linksOnly = [cli, "check", "--root", many, "--dir", ".", "--offline", "--links-only"];
  row(
    "1,000 pages, 20,000 internal links: links",
    median(() => time(linksOnly)),
  );

  const server = await serveSlowly(100);
  const outbound = writeOutbound(server.address().port);
  const asking = [cli, "check", "--root", outbound, "--dir", ".", "--links-only"];
  const verdicts = join(outbound, "node_modules");
  const [ours, kept, theirs] = await mediansInTurn([
    () => {
      rmSync(verdicts, { recursive: true, force: true });
      return timeBeside(asking);
    },
    () => timeBeside(asking),
    () => timeBeside([linkinator, "index.html", "--server-root", outbound]),
  ]);
  row("500 links, 50 hosts, 100 ms: linkinator's command line", theirs);
  row("500 links, 50 hosts, 100 ms: check", ours, `${(theirs / ours).toFixed(2)} times as fast`);
  row(
    "500 links, 50 hosts, 100 ms: check, verdicts kept",
    kept,
    `${(theirs / kept).toFixed(1)} times as fast`,
  );
  const step = await outboundStep(asking);
  row("  of it, asking for links", step, `${(theirs / step).toFixed(0)} times as fast`);
  server.closeAllConnections();
  server.close();
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

function row(what, ms, note = "") {
  console.log(`${what.padEnd(56)} ${ms.toFixed(0).padStart(6)} ms  ${note}`.trimEnd());
}

/** Runs Node once and returns milliseconds. */
function time(args) {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
  return performance.now() - start;
}

/** Like `time`, while this process serves. Our own host names resolve to this machine. */
function timeBeside(args) {
  const start = performance.now();
  const child = spawn(process.execPath, ["--require", mapHosts, ...args], { stdio: "ignore", env });
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", () => resolve(performance.now() - start));
  });
}

/** The time of the step for outbound links in a run. */
async function outboundStep(args) {
  return await medianOf(async () => {
    const child = spawn(process.execPath, ["--require", mapHosts, ...args, "--json"], { env });
    let text = "";
    for await (const part of child.stdout.setEncoding("utf8")) text += part;
    return JSON.parse(text).timing.find(({ step }) => step === "outbound").ms;
  });
}

function median(measure) {
  return middle(Array.from({ length: rounds }, measure));
}
/** Measured in turn in each round, so that all have the same conditions. */
async function mediansInTurn(measures) {
  const times = measures.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, measure] of measures.entries()) times[index].push(await measure());
  }
  return times.map(middle);
}
async function medianOf(measure) {
  const times = [];
  for (let round = 0; round < rounds; round++) times.push(await measure());
  return middle(times);
}
function middle(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

function writeManyPages(count, linksEach) {
  const folder = join(scratch, "many");
  mkdirSync(folder);
  for (let page = 0; page < count; page++) {
    const links = Array.from({ length: linksEach }, (_, link) => {
      const target = (page * 31 + link * 97) % count;
      return `<li><a href="${target === 0 ? "/" : `/page-${target}`}#part-${link}">Page ${target}</a></li>`;
    });
    const parts = Array.from(
      { length: linksEach },
      (_, part) => `<p id="part-${part}">${"Some words. ".repeat(20)}</p>`,
    );
    const name = page === 0 ? "index" : `page-${page}`;
    const text = `<h1>Page ${page}</h1><ul>${links.join("")}</ul>${parts.join("")}`;
    writeFileSync(join(folder, `${name}.html`), document(`Page number ${page}`, text));
  }
  return folder;
}

function writeOutbound(port) {
  const folder = join(scratch, "outbound");
  mkdirSync(folder);
  const links = Array.from({ length: 500 }, (_, link) => {
    const href = `https://host-${link % 50}.site.dev:${port}/${link}`;
    return `<a href="${href}">Link ${link}</a>`;
  });
  writeFileSync(join(folder, "index.html"), document("Links", links.join("\n")));
  const config = {
    url: "https://links.site.dev/",
    language: "en",
    app: { name: "Links", description: "Links." },
  };
  const checks = { privateAddresses: true };
  writeFileSync(join(folder, "site.config.ts"), `export default ${JSON.stringify({ ...config, checks })};`);
  return folder;
}

function document(title, body) {
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><main>${body}</main></body></html>`;
}

async function serveSlowly(latency) {
  const key = readFileSync(join(support, "self-signed.key.pem"));
  const cert = readFileSync(join(support, "self-signed.cert.pem"));
  const server = createServer({ key, cert }, (_, response) =>
    setTimeout(() => response.writeHead(200).end(), latency),
  );
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return server;
}
