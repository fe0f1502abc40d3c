import { mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import {
  cacheFolder,
  formatFailure,
  listApplications,
  listPrograms,
  run,
  startTimeoutMs,
  writeProgress,
} from "./programs.mjs";

const playwrightFolder = join(cacheFolder, "playwright");
const startFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--use-mock-keychain",
];

/**
 * The headless build of Chromium, which opens a page in a third of the processor time. Debian packages it; if it is unavailable, the full
 * Chromium does the same.
 */
export const headlessShell = {
  name: "chromium-headless-shell",
  kind: "Chromium-based browser",
  choice: "Chromium's headless shell",
  variable: "CHROME_PATH",
  packages: ["chromium-headless-shell", "fonts-liberation"],
  installed: "/usr/bin/chromium-headless-shell",
  program: "usr/lib/chromium/chromium-headless-shell",
  sandboxFlag: "--no-sandbox",
  listUsualPlaces: () => (process.platform === "linux" ? listPrograms(["chromium-headless-shell"]) : []),
  listDownloaded,
  isOffered: isDebian,
  completeUnpacked: linkShared,
  findStartFailure,
};

export const chromium = {
  name: "Chromium",
  kind: "Chromium-based browser",
  choice: "Chromium, Google Chrome or Microsoft Edge",
  variable: "CHROME_PATH",
  packages: ["chromium", "fonts-liberation"],
  /** Where its package puts the launcher, and the program itself. */
  installed: "/usr/bin/chromium",
  program: "usr/lib/chromium/chromium",
  sandboxFlag: "--no-sandbox",
  listUsualPlaces,
  listDownloaded,
  download: downloadWithPlaywright,
  findStartFailure,
};

function listUsualPlaces() {
  if (process.platform === "darwin") {
    const names = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
    return listApplications(names.map((name) => [name, name]));
  }
  if (process.platform !== "linux") return [];
  const chromeNames = ["google-chrome", "google-chrome-stable"];
  return listPrograms(["chromium", "chromium-browser", ...chromeNames, "microsoft-edge"]);
}

async function isDebian() {
  const release = await readFile("/etc/os-release", "utf8").catch(() => "");
  return /^ID=debian$/m.test(release);
}

/** Files that it shares with an installed Chromium were not unpacked, but it looks for them in its own folder. */
async function linkShared(root) {
  const [installed, unpacked] = ["/usr/lib/chromium", join(root, "usr/lib/chromium")];
  const there = new Set(await readdir(unpacked));
  const entries = await readdir(installed, { withFileTypes: true }).catch(() => []);
  const shared = entries.filter((entry) => entry.isFile() && !there.has(entry.name));
  for (const { name } of shared) await symlink(join(installed, name), join(unpacked, name));
}

async function listDownloaded() {
  const entries = await readdir(playwrightFolder, { recursive: true }).catch(() => []);
  return entries
    .filter((entry) => /[\\/](chrome-)?headless[-_]shell(\.exe)?$/.test(entry))
    .map((entry) => join(playwrightFolder, entry));
}

/** Downloads the headless build in playwright-core's list, under playwright's own lock. */
async function downloadWithPlaywright() {
  writeProgress(`Downloading a headless Chromium with playwright-core into ${playwrightFolder}.`);
  const packageFile = createRequire(import.meta.url).resolve("playwright-core/package.json");
  const args = [join(dirname(packageFile), "cli.js"), "install", "chromium-headless-shell"];
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: playwrightFolder };
  await run(process.execPath, args, { env });
  return listDownloaded();
}

/** @returns {Promise<string | undefined>} why `executable` cannot render a page; undefined if it can */
async function findStartFailure(executable) {
  const profile = await mkdtemp(join(tmpdir(), "handbill-browser-"));
  const args = [...startFlags, `--user-data-dir=${profile}`, "--dump-dom", "about:blank"];
  const limits = { timeout: startTimeoutMs, killSignal: "SIGKILL" };
  try {
    // The output decides, not the exit code: some builds print the page and then keep running.
    const result = await run(executable, args, limits).catch((error) => error);
    if (result.stdout?.includes("<html")) return undefined;
    return result instanceof Error ? formatFailure(result) : "it printed no page";
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}
