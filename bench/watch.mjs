// The time from the change of a file until `handbill watch` serves the new bytes; the first page after its start; the heap after 2,000
// rebuilds. Peers that a harness has installed in $PEERS_DIR are measured in the same run. All run on the Node that runs this script;
// Astro needs 22 or newer.
//   node bench/watch.mjs [--edits 50] [--starts 7] [--rebuilds 2000] [--peers eleventy,astro]
import { spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleSource } from "./bundle-source.mjs";

const option = (name, otherwise) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : otherwise;
};
const edits = Number(option("edits", 50));
const starts = Number(option("starts", 7));
const rebuilds = Number(option("rebuilds", 2000));
const peerNames = option("peers", "eleventy,astro").split(",");
const repository = fileURLToPath(new URL("..", import.meta.url));
const peersFolder = process.env.PEERS_DIR ?? join(tmpdir(), "peers");
/** The wait in src/serve/watcher/debouncer.ts after a file was written in place. */
const debounceMs = 3;

const work = mkdtempSync(join(tmpdir(), "handbill-bench-watch-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));

const append = (text, mark) => `${text}\n${mark}\n`;
const contestants = [
  {
    name: "handbill",
    from: repository,
    files: ["site.config.ts", "pages", "legal", "public", "tsconfig.json", "package.json"],
    command: (port) => [join(repository, "bin/handbill.cjs"), "watch", "--port", String(port)],
    kinds: {
      page: [
        "pages/_landing/hero.tsx",
        "/",
        (text, mark) => text.replace('className="', `className="${mark} `),
      ],
      style: ["pages/_landing/hero.css", "/", (text, mark) => append(text, `.${mark} { color: red; }`)],
      markdown: ["legal/privacy-policy.md", "/privacy-policy", append],
      script: [
        "pages/_landing/menu.client.ts",
        "/",
        (text, mark) => append(text, `globalThis.mark = "${mark}";`),
      ],
    },
  },
  {
    name: "eleventy",
    from: join(peersFolder, "eleventy"),
    files: ["src", "eleventy.config.js", "package.json"],
    command: (port) => ["node_modules/@11ty/eleventy/cmd.cjs", "--serve", "--quiet", `--port=${port}`],
    kinds: {
      page: ["src/_includes/hero.njk", "/", append],
      style: ["src/style.css", "/style.css", (text, mark) => append(text, `.${mark} { color: red; }`)],
      markdown: ["src/legal/privacy-policy.md", "/privacy-policy/", append],
      script: ["src/_includes/inline.js", "/", (text, mark) => append(text, `globalThis.mark = "${mark}";`)],
    },
  },
  {
    name: "astro",
    from: join(peersFolder, "astro"),
    files: ["src", "public", "astro.config.mjs", "package.json"],
    command: (port) => ["node_modules/.bin/astro", "dev", "--port", String(port), "--host", "127.0.0.1"],
    kinds: {
      page: ["src/components/Hero.astro", "/", append],
      markdown: ["src/content/legal/privacy-policy.md", "/privacy-policy", append],
    },
  },
];

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });

const get = (port, path) =>
  new Promise((resolve) => {
    const sent = request({ host: "127.0.0.1", port, path, agent }, (response) => {
      let text = "";
      response.setEncoding("utf8").on("data", (part) => {
        text += part;
      });
      response.on("end", () => resolve(response.statusCode === 200 ? text : ""));
    });
    sent.on("error", () => resolve("")).end();
  });

/** Milliseconds until the page contains a text. */
async function untilServed(port, path, text) {
  const since = performance.now();
  while (!(await get(port, path)).includes(text)) {
    if (performance.now() - since > 30_000) return Number.NaN;
    await sleep(2);
  }
  return performance.now() - since;
}

function copySite({ name, from, files }) {
  const folder = join(work, name);
  for (const file of files) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(folder, file), { recursive: true });
  }
  symlinkSync(join(from, "node_modules"), join(folder, "node_modules"));
  return folder;
}

async function start(contestant, folder) {
  const port = await freePort();
  const since = performance.now();
  const child = spawn(process.execPath, contestant.command(port), { cwd: folder, stdio: "ignore" });
  const failed = new Promise((_, reject) =>
    child.once("exit", (code) => reject(new Error(`${contestant.name} ended with ${code}`))),
  );
  failed.catch(() => {});
  await Promise.race([untilServed(port, "/", "</html>"), failed]);
  const ms = performance.now() - since;
  const end = () => new Promise((resolve) => child.on("exit", resolve).kill("SIGKILL"));
  return { port, ms, end };
}

async function measure(contestant) {
  const folder = copySite(contestant);
  await (await start(contestant, folder)).end(); // fills caches
  const startMs = [];
  for (let i = 0; i < starts; i++) {
    const running = await start(contestant, folder);
    startMs.push(running.ms);
    await running.end();
  }
  const result = { "first page": median(startMs) };
  const running = await start(contestant, folder);
  await sleep(2000);
  for (const [kind, [file, path, change]] of Object.entries(contestant.kinds)) {
    const original = readFileSync(join(folder, file), "utf8");
    const times = [];
    for (let i = 0; i < edits + 3; i++) {
      await sleep(250);
      const mark = `mark${i}x${Math.random().toString(36).slice(2, 8)}`;
      writeFileSync(join(folder, file), change(original, mark));
      const ms = await untilServed(running.port, path, mark);
      if (i >= 3) times.push(ms); // the first ones warm up
    }
    writeFileSync(join(folder, file), original);
    result[kind] = median(times);
  }
  await running.end();
  return result;
}

/** The heap after rebuilds with an edit each, after garbage collection, in MB; and the time of a rebuild. */
async function measureHeap() {
  const folder = copySite({ ...contestants[0], name: "heap" });
  const script = await bundleSource("rebuild-heap");
  const files = Object.values(contestants[0].kinds).map(([file]) => file);
  const child = spawn(process.execPath, ["--expose-gc", script, folder, String(rebuilds), ...files], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let text = "";
  child.stdout.on("data", (part) => {
    text += part;
  });
  await new Promise((resolve) => child.on("exit", resolve));
  return JSON.parse(text);
}

const results = {};
for (const contestant of contestants) {
  const isThere = existsSync(join(contestant.from, "node_modules"));
  if (!isThere || (contestant.name !== "handbill" && !peerNames.includes(contestant.name))) continue;
  results[contestant.name] = await measure(contestant);
  const shown = Object.entries(results[contestant.name]).map(([kind, ms]) => `${kind} ${ms.toFixed(1)} ms`);
  console.log(`${contestant.name.padEnd(10)} ${shown.join(", ")} (medians)`);
}
const { handbill, ...peers } = results;
for (const [kind, ms] of Object.entries(handbill)) {
  if (kind !== "first page")
    console.log(`${kind}: ${(ms - debounceMs).toFixed(1)} ms beyond the debounce of ${debounceMs} ms`);
  for (const [name, theirs] of Object.entries(peers))
    if (theirs[kind])
      console.log(`${kind}: handbill takes ${(ms / theirs[kind]).toFixed(2)} of the time of ${name}`);
}
if (rebuilds > 0) {
  const { at100, atEnd, ms } = await measureHeap();
  console.log(
    `heap after 100 rebuilds ${at100.toFixed(1)} MB, after ${rebuilds} ${atEnd.toFixed(1)} MB: ${(atEnd / at100).toFixed(2)} of it; a rebuild takes ${ms.toFixed(1)} ms`,
  );
}
agent.destroy();
