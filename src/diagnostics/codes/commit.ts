import { entry } from "./entry.js";

export const commitCodes = {
  "commit/output-is-file": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} is a file`,
    hint: () => "choose another folder with --out <dir>, or delete the file",
    about: "handbill writes its output into a folder.",
  }),
  "commit/output-is-link": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} is a symbolic link`,
    hint: () => "pass the link's target with --out <dir>",
    about: "The output folder is replaced as a whole, so a link would become a folder.",
  }),
  "commit/output-holds-project": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} contains the project`,
    hint: () => "choose a separate folder with --out <dir>, such as dist",
    about:
      "The output folder is replaced as a whole, so it cannot be the project's folder or a folder above it.",
  }),
  "commit/output-in-sources": entry<{ outDir: string; folder: string }>()({
    severity: "error",
    message: ({ outDir, folder }) => `the output folder ${outDir} is inside ${folder}, which handbill reads`,
    hint: () => "choose a folder outside it with --out <dir>, such as dist",
    about: "The next build would read the output as source.",
  }),
  "commit/output-protected": entry<{ outDir: string; what: string }>()({
    severity: "error",
    message: ({ outDir, what }) => `the output folder ${outDir} is ${what}, which handbill never replaces`,
    hint: () => "choose a separate folder with --out <dir>, such as dist",
    about:
      "The output folder is replaced as a whole. handbill never replaces a home folder or one above it, a mount point, a folder that contains a repository or a mount point, or anything in `.git`, `.hg`, `.svn` or `node_modules`, not even with `--force`.",
  }),
  "commit/output-not-ours": entry<{ outDir: string; count: string; files: string }>()({
    severity: "error",
    message: ({ outDir, count, files }) =>
      `${outDir} contains ${count} ${count === "1" ? "file" : "files"} that handbill did not write: ${files}`,
    hint: () => "choose another folder with --out <dir>, or delete this one yourself; --force does not",
    about:
      "The output folder is replaced as a whole. A folder without `.handbill.json`, or with a thousand files that handbill did not write, is used for something else. It is not replaced, not even with `--force`.",
  }),
  "commit/foreign-files": entry<{ outDir: string; files: string }>()({
    severity: "error",
    message: ({ outDir, files }) => `${outDir} contains files that handbill did not write: ${files}`,
    hint: () => "move them elsewhere, or delete them with --force",
    about:
      "The output folder is replaced as a whole. `.handbill.json` lists what handbill wrote; a file that is not listed, or was changed since, would be lost.",
  }),
  "commit/cannot-write": entry<{ reason: string; path: string }>()({
    severity: "error",
    message: ({ reason, path }) => `cannot write ${path}: ${reason}`,
    hint: () => "the output folder was not changed",
    about: "The disk is full, the folder is read-only, or similar. The previous output is kept.",
  }),
  "commit/put-aside": entry<{ outDir: string; path: string; reason: string }>()({
    severity: "error",
    message: ({ outDir, path, reason }) =>
      `the new ${outDir} could not be moved into place: ${reason}; the old one is at ${path}`,
    hint: ({ path, outDir }) => `move ${outDir} elsewhere, and rename ${path} to ${outDir}`,
    about:
      "Another program created something at the output folder's path while it was being replaced. Nothing was deleted.",
  }),
  "commit/busy": entry<{ outDir: string; by: string; lock: string }>()({
    severity: "error",
    message: ({ outDir, by }) => `another build is writing ${outDir}: ${by}`,
    hint: ({ lock }) => `run it again when that build has finished; if it no longer runs, delete ${lock}`,
    about:
      "Only one build at a time writes an output folder, even if machines or containers share its disk. A build waits up to a minute for another. It takes over if the other process is gone, or, on another machine, has given no sign for half a minute.",
  }),
};
