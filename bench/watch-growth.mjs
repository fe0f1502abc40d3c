// Measures how the time from an edit to its new bytes grows with the pages of a site: a document, a component and a style that all pages
// use, as seen by a browser that shows one page: it is notified of a new version, and requests the page.
//   node bench/watch-growth.mjs [--pages 4,100,1000] [--edits 15] [--pause 2500]
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, request } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { writeMarkdownSite } from "./made-up-sites.mjs";

const option = (name, otherwise) => {
  const index = process.argv.indexOf(`--${name}`);
  return index > 0 ? process.argv[index + 1] : otherwise;
};
const counts = option("pages", "4,100,1000").split(",").map(Number);
const edits = Number(option("edits", 15));
/** Milliseconds between edits: enough for the rest of the build, which the next one would interrupt. */
const pause = Number(option("pause", 2500));
const repository = fileURLToPath(new URL("..", import.meta.url));
const looked = "/document-1";

const work = mkdtempSync(join(tmpdir(), "handbill-bench-watch-"));
process.on("exit", () => rmSync(work, { recursive: true, force: true }));
const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const median = (values) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const agent = new Agent({ keepAlive: true });

const kinds = {
  document: ["legal/document-1.md", (text, mark) => `${text}\nThe ${mark}.\n`],
  component: ["pages/_frame.tsx", (text, mark) => text.replace("frame-0", mark)],
  style: ["pages/_page.css", (text, mark) => `${text}.${mark} { color: red }\n`],
};

function writeSite(count) {
  const root = writeMarkdownSite(join(work, `site-${count}`), count);
  const rules = Array.from({ length: 100 }, (_, i) => `.c${i} { color: #111; margin: ${i}px }`);
  writeFileSync(join(root, "pages/_page.css"), `${rules.join("\n")}\n`);
  writeFileSync(
    join(root, "pages/_frame.tsx"),
    'import "./_page.css";\nexport const Frame = ({ children }) => <main className="frame-0">{children}</main>;\n',
  );
  const page = join(root, "pages/[legal].tsx");
  const text = readFileSync(page, "utf8").replace("<main>", "<Frame>").replace("</main>", "</Frame>");
  writeFileSync(page, `import { Frame } from "./_frame";\n${text}`);
  return root;
}

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
      response.on("end", () => resolve(text));
    });
    sent.on("error", () => resolve("")).end();
  });

/** Calls `onNews` whenever the server announces a new version of the page. */
function follow(port, onNews) {
  const path = `/__handbill/events?page=${encodeURIComponent(looked)}`;
  const sent = request({ host: "127.0.0.1", port, path }, (response) => {
    response.setEncoding("utf8").on("data", (text) => {
      if (text.includes("data: ")) onNews();
    });
  });
  sent.on("error", () => {}).end();
}

async function measure(count) {
  const root = writeSite(count);
  const port = await freePort();
  const command = [join(repository, "bin/handbill.cjs"), "watch", "--port", String(port), "--root", root];
  const child = spawn(process.execPath, command, { stdio: "ignore" });
  while (!(await get(port, looked)).includes("</html>")) await sleep(20);
  let wake = () => {};
  follow(port, () => wake());
  await sleep(2 * pause);
  const result = {};
  for (const [kind, [file, change]] of Object.entries(kinds)) {
    const path = join(root, file);
    const original = readFileSync(path, "utf8");
    const times = [];
    for (let i = 0; i < edits + 3; i++) {
      await sleep(pause);
      const mark = `mark${i}x${Math.random().toString(36).slice(2, 8)}`;
      const since = performance.now();
      writeFileSync(path, change(original, mark));
      do {
        await new Promise((resolve) => {
          wake = resolve;
        });
      } while (!(await get(port, looked)).includes(mark));
      if (i >= 3) times.push(performance.now() - since); // the first ones warm up
    }
    writeFileSync(path, original);
    await sleep(pause);
    result[kind] = times;
  }
  const ended = new Promise((resolve) => child.on("exit", resolve));
  child.kill("SIGKILL");
  await ended;
  return result;
}

const results = [];
for (const count of counts) results.push(await measure(count));
for (const kind of Object.keys(kinds)) {
  const shown = results.map((result, index) => {
    const [ms, first] = [result, results[0]].map((one) => median(one[kind]));
    return `${counts[index]} pages ${ms.toFixed(1)} ms (${(ms / first).toFixed(2)}; quickest ${Math.min(...result[kind]).toFixed(1)})`;
  });
  console.log(`${kind.padEnd(10)} ${shown.join(", ")}`);
}
agent.destroy();
process.exit();
