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
 * The build of Chromium without windows, which takes a third of the processor time to open a page. Debian has it as a
 * package; where it cannot be had, a whole Chromium does the same.
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

/** Files that it shares with a Chromium that is installed here were not unpacked, and are sought beside it. */
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

/** Downloads the headless build that playwright-core names, under playwright's own lock. */
async function downloadWithPlaywright() {
  writeProgress(`Downloading a headless Chromium with playwright-core into ${playwrightFolder}.`);
  const packageFile = createRequire(import.meta.url).resolve("playwright-core/package.json");
  const args = [join(dirname(packageFile), "cli.js"), "install", "chromium-headless-shell"];
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: playwrightFolder };
  await run(process.execPath, args, { env });
  return listDownloaded();
}

/** @returns {Promise<string | undefined>} why `executable` renders no page; nothing when it does */
async function findStartFailure(executable) {
  const profile = await mkdtemp(join(tmpdir(), "handbill-browser-"));
  const args = [...startFlags, `--user-data-dir=${profile}`, "--dump-dom", "about:blank"];
  const limits = { timeout: startTimeoutMs, killSignal: "SIGKILL" };
  try {
    // What it printed decides, not how it ended: some builds print the page and then stay.
    const result = await run(executable, args, limits).catch((error) => error);
    if (result.stdout?.includes("<html")) return undefined;
    return result instanceof Error ? formatFailure(result) : "it printed no page";
  } finally {
    await rm(profile, { recursive: true, force: true, maxRetries: 10 }).catch(() => undefined);
  }
}
