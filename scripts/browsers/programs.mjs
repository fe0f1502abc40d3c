// What finding, installing and trying a browser share.
import { execFile } from "node:child_process";
import { constants } from "node:fs";
import { access } from "node:fs/promises";
import { homedir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const run = promisify(execFile);
export const startTimeoutMs = 120_000;

const scripts = dirname(dirname(fileURLToPath(import.meta.url)));
/** Where browsers are kept that were installed for these tests only. */
export const cacheFolder = join(scripts, "..", "node_modules", ".cache", "handbill-test");

/** Where macOS keeps the applications, given as [name, executable], for everyone and for this person. */
export function listApplications(applications) {
  return applications
    .map(([name, file]) => join("Applications", `${name}.app`, "Contents", "MacOS", file))
    .flatMap((file) => [join("/", file), join(homedir(), file)]);
}

/** The names in the folders of PATH, and where Linux distributions put them. */
export function listPrograms(names) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

export function isExecutable(file) {
  return access(file, constants.X_OK).then(
    () => true,
    () => false,
  );
}

export function formatFailure(error) {
  if (error.killed) return `no answer in ${startTimeoutMs / 1000} s`;
  const lines = `${error.stderr ?? ""}\n${error.message}`.split("\n").filter((line) => line.trim());
  const telling = lines.find((line) => /^E: |^Error: |FATAL|shared libraries/.test(line));
  return (telling ?? lines[0]).trim();
}

export function writeProgress(text) {
  process.stderr.write(`${text}\n`);
}
