#!/usr/bin/env node
// Gives the tests a Chromium that truly starts, installing one where there is none, so that
// `npm test` works on a machine where nobody prepared anything.
import { execFile } from "node:child_process";
import { constants, realpathSync } from "node:fs";
import { access, mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { homedir, tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const run = promisify(execFile);
const scriptFile = fileURLToPath(import.meta.url);
const cacheFolder = join(dirname(scriptFile), "..", "node_modules", ".cache", "handbill-test");
const unpackFolder = join(cacheFolder, "chromium");
const playwrightFolder = join(cacheFolder, "playwright");
const launcherName = "chromium-launcher";
const packageNames = ["chromium", "fonts-liberation"];
const startFlags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-dev-shm-usage",
  "--no-first-run",
  "--disable-background-networking",
  "--use-mock-keychain",
];
const lockTimeoutSeconds = 300;
const startTimeoutMs = 60_000;
const abandonedAfterMs = 60 * 60_000;

/**
 * @returns {Promise<string>} the absolute path of a Chromium that has just rendered a page
 * @throws {Error} with a message of one paragraph that says what was tried and what to do
 */
export async function ensureBrowser() {
  const chosen = process.env.CHROME_PATH;
  const failures = [];
  const sources = chosen
    ? [() => [chosen]]
    : [findInstalled, installWithApt, unpackWithApt, downloadWithPlaywright];
  for (const source of sources) {
    try {
      for (const executable of await source()) {
        const failure = await findStartFailure(executable);
        if (!failure) return executable;
        failures.push(`${executable} did not start (${failure})`);
      }
    } catch (error) {
      failures.push(`${source.name}: ${formatFailure(error)}`);
    }
  }
  const advice = chosen
    ? "CHROME_PATH names no browser that starts: set it to the executable of a Chromium-based one, or unset it to have one found or installed."
    : "No Chromium starts on this machine and none could be installed: install Chromium, Google Chrome or Microsoft Edge, or set CHROME_PATH to the executable of one.";
  throw new Error(`${advice} What was tried: ${failures.join("; ")}.`);
}

/** @returns {Promise<string[]>} the executables in the usual places, most likely first */
async function findInstalled() {
  const candidates = [...listUsualPlaces(), ...(await listUnpacked()), ...(await listDownloaded())];
  const executable = await Promise.all(candidates.map(isExecutable));
  return [...new Set(candidates.filter((_, index) => executable[index]))];
}

function listUsualPlaces() {
  if (process.platform === "darwin") {
    const apps = ["Google Chrome", "Chromium", "Microsoft Edge", "Brave Browser"];
    const files = apps.map((app) => join("Applications", `${app}.app`, "Contents", "MacOS", app));
    return files.flatMap((file) => [join("/", file), join(homedir(), file)]);
  }
  if (process.platform !== "linux") return [];
  const chromeNames = ["google-chrome", "google-chrome-stable"];
  const names = ["chromium", "chromium-browser", ...chromeNames, "microsoft-edge"];
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

async function listUnpacked() {
  const entries = await readdir(unpackFolder).catch(() => []);
  return entries.map((entry) => join(unpackFolder, entry, launcherName));
}

async function listDownloaded() {
  const entries = await readdir(playwrightFolder, { recursive: true }).catch(() => []);
  return entries
    .filter((entry) => /[\\/](chrome-)?headless[-_]shell(\.exe)?$/.test(entry))
    .map((entry) => join(playwrightFolder, entry));
}

/** Installs Debian's Chromium for the whole machine; fails where that takes a password. */
async function installWithApt() {
  if (!(await hasApt())) return [];
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (sudo.length > 0) await run("sudo", ["-n", "true"]);
  writeProgress("Installing Chromium with apt-get.");
  const apt = createApt({ sudo });
  await refreshPackageLists(apt);
  await apt("install", "--no-install-recommends", ...packageNames);
  return ["/usr/bin/chromium"];
}

/** Unpacks Debian's Chromium, with the libraries not installed here, into the cache; takes no privileges. */
async function unpackWithApt() {
  if (!(await hasApt())) return [];
  writeProgress(`Unpacking Chromium and the libraries it lacks into ${unpackFolder}.`);
  await mkdir(unpackFolder, { recursive: true });
  await removeAbandonedUnpacks();
  // Runs at the same time never meet: each has its folder, where the launcher appears last and whole.
  const folder = await mkdtemp(join(unpackFolder, "unpacked-"));
  try {
    for (const deb of await downloadPackages(join(folder, "apt"))) {
      await run("dpkg-deb", ["-x", deb, join(folder, "root")]);
    }
    await rm(join(folder, "apt"), { recursive: true });
    return [await writeLauncher(folder)];
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function removeAbandonedUnpacks() {
  for (const entry of await readdir(unpackFolder)) {
    const folder = join(unpackFolder, entry);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const abandoned = Date.now() - mtimeMs > abandonedAfterMs;
    const finished = await isExecutable(join(folder, launcherName));
    if (abandoned && !finished) await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the .deb files of `packageNames` and of those dependencies that are not installed */
async function downloadPackages(folder) {
  const archives = join(folder, "cache", "archives");
  await mkdir(join(archives, "partial"), { recursive: true });
  await mkdir(join(folder, "state", "lists", "partial"), { recursive: true });
  const apt = createApt({
    settings: [
      `Dir::State=${join(folder, "state")}`,
      "Dir::State::status=/var/lib/dpkg/status",
      `Dir::Cache=${join(folder, "cache")}`,
      "Debug::NoLocking=true",
    ],
  });
  await refreshPackageLists(apt);
  await apt("install", "--download-only", "--no-install-recommends", ...packageNames);
  const entries = await readdir(archives);
  return entries.filter((name) => name.endsWith(".deb")).map((name) => join(archives, name));
}

async function writeLauncher(folder) {
  const root = join(folder, "root");
  const entries = await readdir(root, { recursive: true });
  const libraries = entries.filter((entry) => /(^|\/)lib[^/]*\.so(\.\d[^/]*)?$/.test(entry));
  const libraryFolders = new Set(libraries.map((entry) => dirname(join(root, entry))));
  await writeFile(join(folder, "fonts.conf"), renderFontsConf(folder));
  const draft = join(folder, `${launcherName}.draft`);
  await writeFile(draft, renderLauncher(folder, [...libraryFolders]), { mode: 0o755 });
  const failure = await findStartFailure(draft);
  if (failure) throw new Error(`the unpacked Chromium did not start (${failure})`);
  const launcher = join(folder, launcherName);
  await rename(draft, launcher);
  return launcher;
}

function renderLauncher(folder, libraryFolders) {
  return `#!/bin/sh
export LD_LIBRARY_PATH=${quoteForShell(libraryFolders.join(":"))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE=${quoteForShell(join(folder, "fonts.conf"))}
# Unpacked without privileges there is no setuid sandbox, which leaves the one made of user namespaces.
if [ "$(id -u)" = 0 ] || ! unshare --user --map-root-user true 2>/dev/null; then
  set -- --no-sandbox "$@"
fi
exec ${quoteForShell(join(folder, "root/usr/lib/chromium/chromium"))} "$@"
`;
}

function renderFontsConf(folder) {
  const root = join(folder, "root").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // The unpacked /etc/fonts is of no use: its links point outside of the folder.
  const rules = ["10-hinting-slight", "30-metric-aliases", "45-latin", "60-latin"].map(
    (name) => `${root}/usr/share/fontconfig/conf.avail/${name}.conf`,
  );
  const included = ["/etc/fonts/fonts.conf", ...rules].map(
    (file) => `<include ignore_missing="yes">${file}</include>`,
  );
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
<dir>/usr/share/fonts</dir>
<dir>${root}/usr/share/fonts</dir>
<cachedir>${root}/var/cache/fontconfig</cachedir>
${included.join("\n")}
</fontconfig>
`;
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

async function hasApt() {
  return (await isExecutable("/usr/bin/apt-get")) && (await isExecutable("/usr/bin/dpkg-deb"));
}

/** @returns a function that runs apt-get with the arguments it is given */
function createApt({ sudo = [], settings = [] }) {
  const common = [`DPkg::Lock::Timeout=${lockTimeoutSeconds}`, "Acquire::Retries=3"];
  const options = [...common, ...settings].flatMap((setting) => ["-o", setting]);
  const env = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"];
  const [command, ...args] = [...sudo, ...env, "apt-get", "-q", "-y", ...options];
  return (...more) => run(command, [...args, ...more], { maxBuffer: 64 * 1024 * 1024 });
}

/** @throws {Error} when the lists, once refreshed, offer no package `chromium` */
async function refreshPackageLists(apt) {
  const deadline = Date.now() + lockTimeoutSeconds * 1000;
  let { stderr } = await apt("update").catch((error) => error);
  // apt's lock timeout leaves out the lock of the lists.
  while (/Could not get lock/.test(stderr) && Date.now() < deadline) {
    await delay(2000);
    ({ stderr } = await apt("update").catch((error) => error));
  }
  // How the update ended does not count: an unreachable repository of no concern here fails it.
  // The name does: where chromium resolves to chromium-browser, as on Ubuntu, that fetches a snap.
  const { stdout } = await apt("download", "--print-uris", "chromium").catch((error) => error);
  if (/ chromium_/.test(stdout)) return;
  const cause = stderr?.split("\n").find((line) => /^E: |Failed to fetch/.test(line));
  throw new Error(`apt-get offers no package chromium${cause ? ` (${cause})` : ""}`);
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

function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

function formatFailure(error) {
  if (error.killed) return `no answer in ${startTimeoutMs / 1000} s`;
  const lines = `${error.stderr ?? ""}\n${error.message}`.split("\n").filter((line) => line.trim());
  const telling = lines.find((line) => /^E: |^Error: |FATAL|shared libraries/.test(line));
  return (telling ?? lines[0]).trim();
}

function quoteForShell(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function writeProgress(text) {
  process.stderr.write(`${text}\n`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === scriptFile) {
  try {
    process.stdout.write(`${await ensureBrowser()}\n`);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}
