import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { Diagnostics } from "../../../src/diagnostics/diagnostics.js";
import type { Tree } from "../../../src/model/pages/tree.js";
import { type CommitOptions, commitTree } from "../../../src/output/commit-tree.js";
import { type OutputFolder, outputFolder } from "../../../src/output/output-folder.js";
import { prepareOutput } from "../../../src/output/prepare-output.js";
import { readFolder } from "../read-folder.js";
import { type OnEnd, tempFolder } from "../temp-site.js";

/** A token in the form that a commit uses. */
export const token = "0123456789abcdef";

export function treeOf(files: Readonly<Record<string, string>>): Tree {
  const encoder = new TextEncoder();
  const entries = Object.entries(files).map(
    ([outputFile, text]) => [outputFile, { outputFile, bytes: encoder.encode(text), from: "" }] as const,
  );
  return { files: new Map(entries), pages: [] };
}

export function put(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
}

/** A project's folder with an output folder, and operations on it; `found` lists codes and arguments. */
export function commitSite(onEnd: OnEnd) {
  const root = tempFolder(onEnd);
  const folder = outputFolder(join(root, "dist"));
  return {
    root,
    folder,
    commit: async (files: Readonly<Record<string, string>>, options: Partial<CommitOptions> = {}) => {
      const log = new Diagnostics();
      const lost = await commitTree(treeOf(files), folder, { force: false, log, ...options });
      return { lost, found: tell(log) };
    },
    prepare: async (at: OutputFolder = folder) => {
      const log = new Diagnostics();
      await prepareOutput(at, { root, log });
      return tell(log);
    },
    /** The content of the folder, without the manifest. */
    output: () => {
      const { ".handbill.json": _, ...files } = readFolder(folder.path);
      return files;
    },
    /** The files next to it. */
    beside: () => readdirSync(root).filter((name) => name !== "dist"),
  };
}

const tell = (log: Diagnostics) => log.sorted().map(({ code, args }) => [code, args]);
