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
  "commit/foreign-files": entry<{ outDir: string; files: string }>()({
    severity: "error",
    message: ({ outDir, files }) => `${outDir} holds what handbill did not write: ${files}`,
    hint: () => "move it away, or replace the folder with --force",
    about:
      "The output folder is replaced as a whole. What handbill wrote is listed in its `.handbill.json`; a file that is not in the list, or has been changed since, would be lost.",
  }),
  "commit/cannot-write": entry<{ reason: string; path: string }>()({
    severity: "error",
    message: ({ reason, path }) => `cannot write ${path}: ${reason}`,
    hint: () => "the output folder is as it was before",
    about: "The disk is full, the folder is read-only, or the like. What was there stays.",
  }),
};
