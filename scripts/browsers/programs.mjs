// Shared by the modules that find, install and try browsers.
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
/** The folder of browsers that were installed for these tests only. */
export const cacheFolder = join(scripts, "..", "node_modules", ".cache", "handbill-test");

/** The paths of macOS applications, given as [name, executable], for all users and for this one. */
export function listApplications(applications) {
  return applications
    .map(([name, file]) => join("Applications", `${name}.app`, "Contents", "MacOS", file))
    .flatMap((file) => [join("/", file), join(homedir(), file)]);
}

/** The paths of programs in the folders of PATH and in the usual folders of Linux distributions. */
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
