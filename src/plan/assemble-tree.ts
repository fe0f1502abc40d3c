import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { folderIndexOf, outputFileOf } from "../model/addresses/addresses.js";
import type { Host } from "../model/hosts/host.js";
import type { Page } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import type { SourceBytes } from "../model/project.js";
import { compareText } from "../util/compare.js";

function listFilesOf(
  { routePath }: Pick<Route, "routePath">,
  { needsTwins }: Pick<Host, "needsTwins">,
): string[] {
  const file = outputFileOf(routePath);
  const folderIndex = needsTwins ? folderIndexOf(routePath) : undefined;
  return folderIndex === undefined ? [file] : [file, folderIndex];
}

/** Combines pages and other files in a tree, as a host serves them; reports two files with the same path. */
export function assembleTree(
  pages: readonly Page[],
  others: readonly SourceBytes[],
  { host, log }: { host: Pick<Host, "needsTwins">; log: Diagnostics },
): Tree {
  const pageFiles = pages.flatMap(({ route, bytes, hash }): OutputFile[] => {
    const from = route.module.sourceFile;
    return listFilesOf(route, host).map((outputFile) => ({ outputFile, from, bytes, hash }));
  });
  const otherFiles = others.map(({ outputFile, bytes, sourceFile }) => ({
    outputFile,
    bytes,
    from: sourceFile,
  }));
  const files = new Map<string, OutputFile>();
  const occupied: Occupied = { files: new Map(), folders: new Map() };
  for (const file of [...pageFiles, ...otherFiles].sort((a, b) => compareText(a.outputFile, b.outputFile))) {
    const other = occupy(file, occupied);
    if (other !== undefined)
      log.add("plan/output-clash", { outputFile: file.outputFile, other }, { file: file.from });
    files.set(file.outputFile, file);
  }
  return { files, pages };
}

/** The owners of files and folders, by path in lower case and composed letters: many disks ignore both differences. */
interface Occupied {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

/** Claims the path of a file; returns the current owner if the path, or a folder of it, is taken. */
function occupy({ outputFile, from }: OutputFile, { files, folders }: Occupied): string | undefined {
  const path = outputFile.normalize("NFC").toLowerCase();
  const parents: string[] = [];
  for (let at = path.indexOf("/"); at >= 0; at = path.indexOf("/", at + 1)) parents.push(path.slice(0, at));
  const above = parents.find((parent) => files.has(parent));
  const other = files.get(path) ?? folders.get(path) ?? (above === undefined ? undefined : files.get(above));
  const owner = other ?? from;
  files.set(path, owner);
  for (const parent of parents) folders.set(parent, folders.get(parent) ?? owner);
  return other;
}
