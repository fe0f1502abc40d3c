import { error } from "./entry.js";

export const commitCodes = {
  "commit/output-is-file": error<{ outDir: string }>()({
    message: ({ outDir }) => `the output folder ${outDir} is a file`,
    hint: () => "choose another folder with --out <dir>, or delete the file",
  }),
  "commit/output-is-link": error<{ outDir: string }>()({
    message: ({ outDir }) => `the output folder ${outDir} is a symbolic link`,
    hint: () => "pass the link's target with --out <dir>",
  }),
  "commit/output-holds-project": error<{ outDir: string }>()({
    message: ({ outDir }) => `the output folder ${outDir} contains the project`,
    hint: () => "choose a separate folder with --out <dir>, such as dist",
  }),
  "commit/output-in-sources": error<{ outDir: string; folder: string }>()({
    message: ({ outDir, folder }) => `the output folder ${outDir} is inside ${folder}, which handbill reads`,
    hint: () => "choose a folder outside it with --out <dir>, such as dist",
  }),
  "commit/output-protected": error<{ outDir: string; what: string }>()({
    message: ({ outDir, what }) => `the output folder ${outDir} is ${what}, which handbill never replaces`,
    hint: () => "choose a separate folder with --out <dir>, such as dist",
  }),
  "commit/output-not-ours": error<{ outDir: string; count: string; files: string }>()({
    message: ({ outDir, count, files }) =>
      `${outDir} contains ${count} ${count === "1" ? "file" : "files"} that handbill did not write: ${files}`,
    hint: () =>
      "choose another folder with --out <dir>, or delete this one yourself; --force does not delete it",
    about: "See [Folders that are never replaced](output.md#folders-that-are-never-replaced).",
  }),
  "commit/foreign-files": error<{ outDir: string; files: string }>()({
    message: ({ outDir, files }) => `${outDir} contains files that handbill did not write: ${files}`,
    hint: () => "move them elsewhere, or delete them with --force",
  }),
  "commit/cannot-write": error<{ reason: string; path: string }>()({
    message: ({ reason, path }) => `cannot write ${path}: ${reason}`,
    hint: () => "free disk space, or make the folder writable; the output folder was not changed",
  }),
  "commit/put-aside": error<{ outDir: string; path: string; reason: string }>()({
    message: ({ outDir, path, reason }) =>
      `the new ${outDir} could not be moved into place: ${reason}; the old one is at ${path}`,
    hint: ({ path, outDir }) => `move ${outDir} elsewhere, and rename ${path} to ${outDir}`,
    about: "Another program created something at this path while the build replaced the folder.",
  }),
  "commit/busy": error<{ outDir: string; by: string; lock: string }>()({
    message: ({ outDir, by }) => `another build is writing ${outDir}: ${by}`,
    hint: ({ lock }) => `run it again when that build has finished; if it no longer runs, delete ${lock}`,
  }),
  "shard/none": error<{ folder: string; reason: string }>()({
    message: ({ folder, reason }) => `${folder} is not a shard: ${reason}`,
    hint: () => "pass every folder that handbill build --shard has written",
  }),
};
