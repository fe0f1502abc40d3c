// `npm run screenshots:first-site`: the screenshots in docs/first-site.md, taken while following the page.
import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { ensureBrowser } from "../browsers/ensure-browser.mjs";
import { linkedEnvironment } from "./linked-environment.mjs";
import { tryPage } from "./try-page.mjs";

const { chromium } = createRequire(import.meta.url)("playwright-core");
const root = fileURLToPath(new URL("../..", import.meta.url));
const cwd = mkdtempSync(join(tmpdir(), "handbill-first-site-"));
const env = linkedEnvironment(cwd);
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: ["--no-sandbox"] });
let taken = 0;
let edits = 0;
try {
  const flaws = await tryPage(join(root, "docs/first-site.md"), {
    cwd,
    env,
    async after({ kind, code, folder }) {
      if (kind === "diff") edits++;
      // Once at the start, and once after the texts are written.
      if (kind === "sh" ? code.includes("npm run dev") : kind === "diff" && edits === 2) await take(folder);
    },
  });
  if (flaws.length > 0) throw new Error(flaws.join("\n\n"));
} finally {
  await browser.close();
  rmSync(cwd, { recursive: true, force: true });
}

async function take(folder) {
  const cli = join(root, "bin/handbill.cjs");
  spawnSync(process.execPath, [cli, "build"], { cwd: folder, env });
  const server = spawn(process.execPath, [cli, "preview", "--port", "0"], { cwd: folder, env });
  try {
    const address = await new Promise((found, fail) => {
      server.on("close", (status) => fail(new Error(`preview ended with ${status}`)));
      server.stdout.on("data", (text) => {
        const [url] = /http:\S+/.exec(String(text)) ?? [];
        if (url) found(url);
      });
    });
    const page = await browser.newPage({ viewport: { width: 1280, height: 720 }, reducedMotion: "reduce" });
    await page.goto(address);
    await page.waitForLoadState("networkidle");
    const picture = sharp(await page.screenshot()).png({ palette: true, effort: 10 });
    await picture.toFile(join(root, `docs/first-site-${++taken}.png`));
    await page.close();
  } finally {
    server.kill();
  }
}
