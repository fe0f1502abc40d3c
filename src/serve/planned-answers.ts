import type { PlannedSite } from "../build/early-pages.js";
import { hostOf } from "../hosts/hosts.js";
import { folderIndexOf, outputFileOf } from "../model/addresses/addresses.js";
import type { Page } from "../model/pages/page.js";
import type { OutputFile, Tree } from "../model/pages/tree.js";
import { type Placed, placeUnderBase } from "./http/place-under-base.js";

export interface FoundFile {
  readonly status: number;
  readonly outputFile: string;
  readonly page?: Page | undefined;
  readonly bytes: () => Uint8Array;
}

/** A file named by its content is the same in every build. */
const isNamedByContent = (file: string) => /-[0-9a-f]{10}\.[a-z0-9]+$/.test(file);

/** The answers of a site that is being built, as far as they are known before it is complete. */
export class PlannedAnswers {
  /** Files that pages may name, by path, in their current or last version. */
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly #planned: PlannedSite;
  readonly #originals: ReadonlySet<string>;

  /** `before` contains the last complete tree, without its pages. */
  constructor(planned: PlannedSite, before: Tree["files"]) {
    this.#planned = planned;
    this.#originals = new Set(planned.originals.map(({ outputFile }) => outputFile));
    const files = new Map(before);
    for (const { sourceFile, ...file } of planned.originals)
      files.set(file.outputFile, { ...file, from: sourceFile });
    this.files = files;
  }

  /** Finds the file at a decoded path; undefined if only the whole build can tell. */
  async find(path: string): Promise<FoundFile | Extract<Placed, { reply: unknown }> | undefined> {
    const { site, page: pageOf } = this.#planned;
    const isThere = (file: string) =>
      this.#routeOf(file) !== undefined ||
      this.#originals.has(file) ||
      (isNamedByContent(file) && this.files.has(file));
    const placed = placeUnderBase(path, {
      base: site.base,
      files: { has: isThere },
      host: hostOf(site.host),
    });
    // An unknown path may be a file that is derived from all pages.
    if ("reply" in placed) return placed.reply.status === 404 ? undefined : placed;
    const { outputFile, status } = placed;
    if (status === 404) return undefined;
    const routePath = this.#routeOf(outputFile);
    if (routePath === undefined)
      return { status, outputFile, bytes: () => this.files.get(outputFile)?.bytes ?? new Uint8Array() };
    const page = await pageOf(routePath);
    return page && { status, outputFile, page, bytes: () => page.bytes };
  }

  /** The route of a file, without making all files or a set of all routes at each edit. */
  #routeOf(file: string): string | undefined {
    const { needsTwins } = hostOf(this.#planned.site.host);
    const hasFile = (routePath: string) =>
      this.#planned.routePaths.includes(routePath) &&
      (outputFileOf(routePath) === file || (needsTwins && folderIndexOf(routePath) === file));
    return ["/", `/${file.replace(/\.html$/, "")}`, `/${file.replace(/\/index\.html$/, "")}`].find(hasFile);
  }
}
