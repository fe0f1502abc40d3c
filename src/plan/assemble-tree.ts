import type { Diagnostics } from "../diagnostics/diagnostics.js";
import { outputFileOf, twinFileOf } from "../model/addresses/addresses.js";
import type { Host } from "../model/hosts/host.js";
import type { Page } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import type { SourceBytes } from "../model/project.js";
import { compareText } from "../util/compare.js";

/** The files that a route is published as. */
export function listFilesOf(
  { routePath }: Pick<Route, "routePath">,
  { needsTwins }: Pick<Host, "needsTwins">,
): string[] {
  const file = outputFileOf(routePath);
  const twin = needsTwins ? twinFileOf(routePath) : undefined;
  return twin === undefined ? [file] : [file, twin];
}

/** A file of a page. Its bytes are got when somebody asks for them. */
class PageFile implements OutputFile {
  readonly outputFile: string;
  readonly from: string;
  readonly hash: () => string;
  readonly #page: Page;

  constructor(outputFile: string, page: Page) {
    this.outputFile = outputFile;
    this.from = page.route.module.sourceFile;
    this.hash = page.hash;
    this.#page = page;
  }

  get bytes(): Uint8Array {
    return this.#page.bytes;
  }
}

/** Puts pages and other files together as a host will serve them; reports two that want the same place. */
export function assembleTree(
  pages: readonly Page[],
  others: readonly SourceBytes[],
  { host, log }: { host: Pick<Host, "needsTwins">; log: Diagnostics },
): Tree {
  const pageFiles = pages.flatMap((page): OutputFile[] => {
    const { route } = page;
    return listFilesOf(route, host).map((outputFile) => new PageFile(outputFile, page));
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

/** Who wants a path as a file and who as a folder, by the path in lower case and with composed letters: on many disks neither makes a difference. */
interface Occupied {
  readonly files: Map<string, string>;
  readonly folders: Map<string, string>;
}

/** Takes the place of a file; returns who has it, or a folder of its path, already. */
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
