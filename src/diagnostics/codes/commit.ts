import { error } from "./entry.js";

export const commitCodes = {
  "commit/output-is-file": error(
    "the output folder {outDir} is a file",
    "choose another folder with --out <dir>, or delete the file",
  ),
  "commit/output-is-link": error(
    "the output folder {outDir} is a symbolic link",
    "pass the link's target with --out <dir>",
  ),
  "commit/output-holds-project": error(
    "the output folder {outDir} contains the project",
    "choose a separate folder with --out <dir>, such as dist",
  ),
  "commit/output-in-sources": error(
    "the output folder {outDir} is inside {folder}, which handbill reads",
    "choose a folder outside it with --out <dir>, such as dist",
  ),
  "commit/output-protected": error(
    "the output folder {outDir} is {what}, which handbill never replaces",
    "choose a separate folder with --out <dir>, such as dist",
  ),
  "commit/output-not-ours": error<{ outDir: string; count: string; files: string }>()({
    message: ({ outDir, count, files }) =>
      `${outDir} contains ${count} ${count === "1" ? "file" : "files"} that handbill did not write: ${files}`,
    hint: () =>
      "choose another folder with --out <dir>, or delete this one yourself; --force does not delete it",
    about: "See [Folders that are never replaced](output.md#folders-that-are-never-replaced).",
  }),
  "commit/foreign-files": error(
    "{outDir} contains files that handbill did not write, or that have been edited: {files}",
    "edit the site's sources instead, such as pages/; move other files elsewhere, or delete all with --force",
  ),
  "commit/cannot-write": error(
    "cannot write {path}: {reason}",
    "free disk space, or make the folder writable; the output folder was not changed",
  ),
  "commit/put-aside": error(
    "the new {outDir} could not be moved into place: {reason}; the old one is at {path}",
    "move {outDir} elsewhere, and rename {path} to {outDir}",
    { about: "Another program created something at this path while the build replaced the folder." },
  ),
  "commit/busy": error(
    "another build is writing {outDir}: {by}",
    "run it again when that build has finished; if it no longer runs, delete {lock}",
  ),
  "shard/none": error(
    "{folder} is not a shard: {reason}",
    "pass every folder that handbill build --shard has written",
  ),
};
