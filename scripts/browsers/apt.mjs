// Browsers from Debian's packages: installed on the machine, or unpacked into the cache without privileges.
import { mkdir, mkdtemp, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { cacheFolder, isExecutable, run, writeProgress } from "./programs.mjs";

const launcherName = "launcher";
const lockTimeoutSeconds = 300;
const abandonedAfterMs = 60 * 60_000;

const unpackFolderOf = ({ name }) => join(cacheFolder, `${name.toLowerCase()}-unpacked`);

export async function listUnpacked(browser) {
  const folder = unpackFolderOf(browser);
  const entries = await readdir(folder).catch(() => []);
  return entries.map((entry) => join(folder, entry, launcherName));
}

/** Installs Debian's browser on the machine; fails if that needs a password. */
export async function installWithApt(browser) {
  if (!(await isOffered(browser))) return [];
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  if (sudo.length > 0) await run("sudo", ["-n", "true"]);
  writeProgress(`Installing ${browser.name} with apt-get.`);
  const apt = createApt({ sudo });
  await refreshPackageLists(apt, browser);
  await apt("install", "--no-install-recommends", ...browser.packages);
  return [browser.installed];
}

/** Unpacks Debian's browser, with the libraries that are missing here, into the cache; needs no privileges. */
export async function unpackWithApt(browser) {
  if (!(await isOffered(browser))) return [];
  const unpackFolder = unpackFolderOf(browser);
  writeProgress(`Unpacking ${browser.name} and the libraries it lacks into ${unpackFolder}.`);
  await mkdir(unpackFolder, { recursive: true });
  await removeAbandonedUnpacks(unpackFolder);
  // Concurrent runs do not conflict: each has its own folder, where the complete launcher appears last.
  const folder = await mkdtemp(join(unpackFolder, "unpacked-"));
  try {
    for (const deb of await downloadPackages(join(folder, "apt"), browser)) {
      await run("dpkg-deb", ["-x", deb, join(folder, "root")]);
    }
    await rm(join(folder, "apt"), { recursive: true });
    await browser.completeUnpacked?.(join(folder, "root"));
    return [await writeLauncher(folder, browser)];
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

async function removeAbandonedUnpacks(unpackFolder) {
  for (const entry of await readdir(unpackFolder)) {
    const folder = join(unpackFolder, entry);
    const { mtimeMs } = await stat(folder).catch(() => ({ mtimeMs: Number.POSITIVE_INFINITY }));
    const abandoned = Date.now() - mtimeMs > abandonedAfterMs;
    const finished = await isExecutable(join(folder, launcherName));
    if (abandoned && !finished) await rm(folder, { recursive: true, force: true });
  }
}

/** @returns the .deb files of the browser's packages and of those dependencies that are not installed */
async function downloadPackages(folder, browser) {
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
  await refreshPackageLists(apt, browser);
  await apt("install", "--download-only", "--no-install-recommends", ...browser.packages);
  const entries = await readdir(archives);
  return entries.filter((name) => name.endsWith(".deb")).map((name) => join(archives, name));
}

async function writeLauncher(folder, browser) {
  const root = join(folder, "root");
  const entries = await readdir(root, { recursive: true });
  const libraries = entries.filter((entry) => /(^|\/)lib[^/]*\.so(\.\d[^/]*)?$/.test(entry));
  const libraryFolders = new Set(libraries.map((entry) => dirname(join(root, entry))));
  await writeFile(join(folder, "fonts.conf"), renderFontsConf(folder));
  const draft = join(folder, `${launcherName}.draft`);
  await writeFile(draft, renderLauncher(folder, [...libraryFolders], browser), { mode: 0o755 });
  const failure = await browser.findStartFailure(draft);
  if (failure) throw new Error(`the unpacked ${browser.name} did not start (${failure})`);
  const launcher = join(folder, launcherName);
  await rename(draft, launcher);
  return launcher;
}

function renderLauncher(folder, libraryFolders, { program, sandboxFlag, environment = {} }) {
  // Without privileges there is no setuid sandbox, only the one with user namespaces.
  const withoutSandbox = `if [ "$(id -u)" = 0 ] || ! unshare --user --map-root-user true 2>/dev/null; then
  set -- ${sandboxFlag} "$@"
fi
`;
  const settings = Object.entries(environment)
    .map(([name, value]) => `export ${name}=${quoteForShell(value)}\n`)
    .join("");
  return `#!/bin/sh
export LD_LIBRARY_PATH=${quoteForShell(libraryFolders.join(":"))}"\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE=${quoteForShell(join(folder, "fonts.conf"))}
${settings}${sandboxFlag ? withoutSandbox : ""}exec ${quoteForShell(join(folder, "root", program))} "$@"
`;
}

function renderFontsConf(folder) {
  const root = join(folder, "root").replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  // The unpacked /etc/fonts is useless: its links point outside of the folder.
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

async function isOffered({ isOffered = () => true }) {
  if (!(await isOffered())) return false;
  return (await isExecutable("/usr/bin/apt-get")) && (await isExecutable("/usr/bin/dpkg-deb"));
}

/** @returns a function that runs apt-get with the given arguments */
function createApt({ sudo = [], settings = [] }) {
  const common = [`DPkg::Lock::Timeout=${lockTimeoutSeconds}`, "Acquire::Retries=3"];
  const options = [...common, ...settings].flatMap((setting) => ["-o", setting]);
  const env = ["env", "DEBIAN_FRONTEND=noninteractive", "LC_ALL=C"];
  const [command, ...args] = [...sudo, ...env, "apt-get", "-q", "-y", ...options];
  return (...more) => run(command, [...args, ...more], { maxBuffer: 64 * 1024 * 1024 });
}

/** @throws {Error} if the refreshed lists have no package with the browser's name */
async function refreshPackageLists(apt, { packages: [name] }) {
  const deadline = Date.now() + lockTimeoutSeconds * 1000;
  let { stderr } = await apt("update").catch((error) => error);
  // apt's lock timeout does not cover the lock of the lists.
  while (/Could not get lock/.test(stderr) && Date.now() < deadline) {
    await delay(2000);
    ({ stderr } = await apt("update").catch((error) => error));
  }
  // The exit code of the update is ignored: an unrelated unreachable repository makes it fail. The package's name matters: where chromium
  // resolves to chromium-browser, as on Ubuntu, it would fetch a snap.
  const { stdout } = await apt("download", "--print-uris", name).catch((error) => error);
  if (stdout?.includes(` ${name}_`)) return;
  const cause = stderr?.split("\n").find((line) => /^E: |Failed to fetch/.test(line));
  throw new Error(`apt-get offers no package ${name}${cause ? ` (${cause})` : ""}`);
}

function quoteForShell(text) {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
