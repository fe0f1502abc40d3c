// The time from a tap on a link to the request for the store's page, on a slow phone, compared with the two hops of a redirect service:
// node bench/get-link.mjs <dist of a new site with a store> [--rounds 9]. Chromium slows the processor 6 times and waits 150 ms for each
// answer, at 1.6 Mbit/s. Name resolution, connections and encryption are not counted: a service needs them for each of its hosts.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium, devices } from "playwright-core";
import { median } from "./speed-figures.mjs";

const [dist = "dist", , rounds = 9] = process.argv.slice(2);
const page = readFileSync(join(dist, "get.html"), "utf8");
let asked = () => {};
const server = createServer(({ url = "" }, response) => {
  const { origin } = here();
  const leadsTo = { "/hop": "/second-hop", "/second-hop": "/store", "/one-hop": "/store" }[url];
  if (leadsTo) return void response.writeHead(302, { location: leadsTo }).end();
  if (url === "/store") asked();
  const html =
    url === "/get" ? page.replace(/https:\/\/play\.google\.com[^"]*/g, `${origin}/store`) : "<!doctype html>";
  response.writeHead(200, { "content-type": "text/html", "content-encoding": "gzip" }).end(gzipSync(html));
}).listen(0, "127.0.0.1");
await new Promise((done) => server.once("listening", done));
const here = () => ({ origin: `http://127.0.0.1:${server.address().port}` });
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ["--no-sandbox"] });

/** Milliseconds until the store is requested. */
async function time(path) {
  const context = await browser.newContext(devices["Pixel 7"]);
  const tab = await context.newPage();
  const session = await context.newCDPSession(tab);
  await tab.goto(`${here().origin}/start`);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 200_000,
    uploadThroughput: 94_000,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  const arrived = new Promise((done) => {
    asked = done;
  });
  const start = performance.now();
  await tab.evaluate((to) => void location.assign(to), path);
  await arrived;
  const took = performance.now() - start;
  await context.close();
  return took;
}

const kinds = {
  "`/get` with its script": "/get",
  "a host's rule for phones": "/one-hop",
  "a service's two hops": "/hop",
};
const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, []]));
for (let round = 0; round < Number(rounds); round++)
  for (const [kind, path] of Object.entries(kinds)) times[kind].push(await time(path));
await browser.close();
server.close();
console.log(
  `\`/get\`: ${Buffer.byteLength(page)} bytes, ${gzipSync(page, { level: 9 }).length} compressed\n\n| | ms |\n| --- | --- |`,
);
for (const [kind, all] of Object.entries(times)) console.log(`| ${kind} | ${Math.round(median(all))} |`);
