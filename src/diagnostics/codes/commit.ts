import { entry } from "./entry.js";

export const commitCodes = {
  "commit/output-is-file": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} is a file`,
    hint: () => "name another folder with --out <dir>, or remove the file",
    about: "The output goes into a folder.",
  }),
  "commit/output-is-link": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} is a symbolic link`,
    hint: () => "name the folder that it leads to with --out <dir>",
    about: "The output folder is replaced as a whole; a link would be replaced by a folder.",
  }),
  "commit/output-holds-project": entry<{ outDir: string }>()({
    severity: "error",
    message: ({ outDir }) => `the output folder ${outDir} holds the project itself`,
    hint: () => "name a folder of its own with --out <dir>, such as dist",
    about:
      "The output folder is replaced as a whole, so it cannot be the project's folder or a folder above it.",
  }),
  "commit/output-in-sources": entry<{ outDir: string; folder: string }>()({
    severity: "error",
    message: ({ outDir, folder }) => `the output folder ${outDir} lies in ${folder}, which handbill reads`,
    hint: () => "name a folder outside it with --out <dir>, such as dist",
    about: "What is written into a source folder would be read by the next build.",
  }),
  "commit/output-protected": entry<{ outDir: string; what: string }>()({
    severity: "error",
    message: ({ outDir, what }) => `the output folder ${outDir} is ${what}, which handbill never replaces`,
    hint: () => "name a folder of its own with --out <dir>, such as dist",
    about:
      "The output folder is replaced as a whole. A home folder or one above it, a mount point, a folder that holds a repository or a mount point, and what lies in `.git`, `.hg`, `.svn` or `node_modules` are never replaced, with `--force` neither.",
  }),
  "commit/output-not-ours": entry<{ outDir: string; count: string; files: string }>()({
    severity: "error",
    message: ({ outDir, count, files }) =>
      `${outDir} holds ${count} ${count === "1" ? "file" : "files"} that no build wrote: ${files}`,
    hint: () =>
      "name another folder with --out <dir>; if all that is in this one may go, delete it yourself. --force does not",
    about:
      "The output folder is replaced as a whole. A folder without a `.handbill.json` was never written by handbill, and one with a thousand files that handbill did not write is used for something else. Neither is replaced, with `--force` neither.",
  }),
  "commit/foreign-files": entry<{ outDir: string; files: string }>()({
    severity: "error",
    message: ({ outDir, files }) => `${outDir} holds what handbill did not write: ${files}`,
    hint: () => "move it away, or let it be lost with --force",
    about:
      "The output folder is replaced as a whole. What handbill wrote is listed in its `.handbill.json`; a file that is not in the list, or has been changed since, would be lost.",
  }),
  "commit/cannot-write": entry<{ reason: string; path: string }>()({
    severity: "error",
    message: ({ reason, path }) => `cannot write ${path}: ${reason}`,
    hint: () => "the output folder is as it was before",
    about: "The disk is full, the folder is read-only, or the like. What was there stays.",
  }),
  "commit/put-aside": entry<{ outDir: string; path: string; reason: string }>()({
    severity: "error",
    message: ({ outDir, path, reason }) =>
      `the new ${outDir} could not be put in its place: ${reason}; the old one is ${path}`,
    hint: ({ path, outDir }) => `move away what is at ${outDir}, and rename ${path} to it`,
    about:
      "Somebody else put something in the output folder's place in the moment in which it was replaced. Nothing was removed.",
  }),
  "commit/busy": entry<{ outDir: string; by: string; lock: string }>()({
    severity: "error",
    message: ({ outDir, by }) => `${outDir} is being written by another build: ${by}`,
    hint: ({ lock }) => `run it again when that has ended; if it is gone for certain, delete ${lock}`,
    about:
      "One build at a time writes an output folder, also if several machines or containers share its disk. A build waits for another for a minute. It takes over from one that has ended for certain: its process is gone, or, if that runs where it cannot be seen, it gave no sign for half a minute.",
  }),
};
