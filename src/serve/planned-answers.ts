import { outputFileOf, twinFileOf } from "../core/addresses.js";
import type { Page } from "../core/page.js";
import type { PlannedSite } from "../core/planned-site.js";
import type { OutputFile, Tree } from "../core/tree.js";
import { hostOf } from "../hosts/hosts.js";
import { type Placed, placeUnderBase } from "./place-under-base.js";

/** A file of a site, which is a page or not. */
export interface FoundFile {
  readonly status: number;
  readonly outputFile: string;
  readonly page?: Page | undefined;
  readonly bytes: () => Uint8Array;
}

/** What is called by its content is the same in whatever build. */
const isNamedByContent = (file: string) => /-[0-9a-f]{10}\.[a-z0-9]+$/.test(file);

/** The answers of a site that is being made, as far as they are known before all of it is there. */
export class PlannedAnswers {
  /** What pages may name, by its path, as it is now or was in the tree before. */
  readonly files: ReadonlyMap<string, OutputFile>;
  readonly #planned: PlannedSite;
  readonly #routes: ReadonlyMap<string, string>;
  readonly #originals: ReadonlySet<string>;

  /** `before` is the last tree that was whole. */
  constructor(planned: PlannedSite, before: Tree) {
    this.#planned = planned;
    const { needsTwins } = hostOf(planned.site.host);
    this.#routes = new Map(
      planned.routePaths.flatMap((routePath) => {
        const twin = needsTwins ? twinFileOf(routePath) : undefined;
        return [outputFileOf(routePath), twin ?? []].flat().map((file) => [file, routePath] as const);
      }),
    );
    this.#originals = new Set(planned.originals.map(({ outputFile }) => outputFile));
    const named = [...before.files].filter(([file]) => !file.endsWith(".html"));
    const originals = planned.originals.map(
      ({ sourceFile, ...file }) => [file.outputFile, { ...file, from: sourceFile }] as const,
    );
    this.files = new Map([...named, ...originals]);
  }

  /** What is found at a decoded path; undefined where only the whole build can tell. */
  async find(path: string): Promise<FoundFile | Extract<Placed, { reply: unknown }> | undefined> {
    const { site, page: pageOf } = this.#planned;
    const isThere = (file: string) =>
      this.#routes.has(file) || this.#originals.has(file) || (isNamedByContent(file) && this.files.has(file));
    const placed = placeUnderBase(path, {
      base: site.base,
      files: { has: isThere },
      host: hostOf(site.host),
    });
    // What nobody knows yet may be a file that is derived from all pages.
    if ("reply" in placed) return placed.reply.status === 404 ? undefined : placed;
    const { outputFile, status } = placed;
    if (status === 404) return undefined;
    const routePath = this.#routes.get(outputFile);
    if (routePath === undefined)
      return { status, outputFile, bytes: () => this.files.get(outputFile)?.bytes ?? new Uint8Array() };
    const page = await pageOf(routePath);
    return page && { status, outputFile, page, bytes: () => page.bytes };
  }
}
