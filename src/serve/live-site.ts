import type { BuildResult } from "../build/build-options.js";
import type { PlannedSite } from "../build/early-pages.js";
import type { Diagnostic } from "../diagnostics/diagnostics.js";
import { pagesOf } from "../diagnostics/merge-pages.js";
import { hostOf } from "../hosts/hosts.js";
import { folderIndexOf, outputFileOf } from "../model/addresses/addresses.js";
import type { Page } from "../model/pages/page.js";
import type { Tree } from "../model/pages/tree.js";
import { contentTypeOf } from "../util/content-type.js";
import { groupBy } from "../util/group-by.js";
import { newSignal } from "../util/new-signal.js";
import { errorScreen, type Problem } from "./error-pages/error-screen.js";
import { stampVersion, type Version, versionOfPage } from "./http/page-version.js";
import { placeUnderBase } from "./http/place-under-base.js";
import { entityTag, type Reply } from "./http/reply.js";
import { type FoundFile, PlannedAnswers } from "./planned-answers.js";

/** A build, or its tree before the checks. */
export type Shown = Pick<BuildResult, "tree" | "site" | "diagnostics">;

type Found = FoundFile | { readonly reply: Reply } | { readonly problems: readonly Problem[] };

const encoder = new TextEncoder();
const noTree: Tree = { files: new Map(), pages: [] };

/**
 * The site as the author sees it while working: the last tree without errors, and the errors since; during a build, each page as that
 * build makes it.
 */
export class LiveSite {
  #base: string;
  #host = hostOf(undefined);
  #tree = noTree;
  /** Files of the tree that are not pages. Pages do not wait for them, but the next edit would. */
  #others: Tree["files"] = noTree.files;
  /** The pages of the tree by output file. */
  #pages = new Map<string, Page>();
  #everywhere: readonly Problem[] = [];
  /** Problems of the pages that could not be rendered, by output file. */
  #failed = new Map<string, readonly Problem[]>();
  /** The running build, as far as it has come. */
  #planned: PlannedAnswers | undefined;
  #news = newSignal();

  /** `base` is used until a build knows the site's own. */
  constructor(base: string) {
    this.#base = base;
  }

  get base(): string {
    return this.#base;
  }

  /** Serves a site whose pages are made on request; files that need the whole build wait for it. */
  showPlanned(planned: PlannedSite): void {
    this.#forget();
    this.#everywhere = [];
    this.#base = planned.site.base;
    this.#planned = new PlannedAnswers(planned, this.#others);
  }

  show({ tree, site, diagnostics }: Shown): void {
    this.#forget();
    const errors = diagnostics.filter(({ severity }) => severity === "error");
    this.#everywhere = tree && !errors.some(isOfAllPages) ? [] : errors.map(asProblem);
    if (!tree || !site) return;
    this.#base = site.base;
    this.#host = hostOf(site.host);
    this.#tree = tree;
    this.#others = new Map([...tree.files].filter(([file]) => !file.endsWith(".html")));
    this.#pages = new Map(tree.pages.flatMap((page) => filesOf(page).map((file) => [file, page])));
    this.#failed = new Map();
    const onPages = errors
      .filter(isOfRendering)
      .flatMap((error) => pagesOf(error.place).map((page) => ({ page, problem: asProblem(error) })));
    for (const [routePath, own] of groupBy(onPages, ({ page }) => page)) {
      const problems = own.map(({ problem }) => problem);
      for (const file of filesOfRoute(routePath)) this.#failed.set(file, problems);
    }
  }

  showBug(bug: unknown): void {
    this.#forget();
    const text = bug instanceof Error ? (bug.stack ?? bug.message) : String(bug);
    this.#everywhere = [{ kind: "bug", text }];
  }

  #forget(): void {
    this.#planned = undefined;
    const { resolve } = this.#news;
    this.#news = newSignal();
    resolve();
  }

  replyTo(path: string): Promise<Reply> {
    return this.#answer(path, (found) => {
      if ("reply" in found) return found.reply;
      if ("problems" in found) return pageReply(500, errorScreen(found.problems).html);
      return this.#replyWith(found);
    });
  }

  #replyWith({ outputFile, status, page, bytes }: FoundFile): Reply {
    if (page) return pageReply(status, stampVersion(page.liveHtml ?? page.html, this.#versionOf(page)));
    const body = bytes();
    const headers = { "content-type": contentTypeOf(outputFile), "cache-control": "no-cache" };
    return { status, headers: { ...headers, etag: entityTag(body) }, body };
  }

  /** The version of the reply to a path; for anything but a page it never changes. */
  versionAt(path: string): Promise<Version> {
    return this.#answer(path, (found) => {
      if ("problems" in found) return errorScreen(found.problems).version;
      const page = "page" in found ? found.page : undefined;
      return page ? this.#versionOf(page) : { page: "", style: "" };
    });
  }

  styleAt(path: string): Promise<string> {
    return this.#answer(path, (found) => ("page" in found && found.page?.style) || "");
  }

  /** Makes the page at a path, if that is possible before the whole build is done. */
  async prepare(path: string): Promise<void> {
    await this.#planned?.find(path);
  }

  /** Passes the file that is found to `use` immediately: a moment later there may be a newer one. */
  async #answer<Answer>(path: string, use: (found: Found) => Answer): Promise<Answer> {
    for (;;) {
      const planned = this.#planned;
      if (!planned) return use(this.#findInTree(path));
      const { promise: arrived } = this.#news;
      const found = await planned.find(path);
      if (planned !== this.#planned) continue;
      if (found) return use(found);
      await arrived;
    }
  }

  #findInTree(path: string): Found {
    const files = { has: (file: string) => this.#tree.files.has(file) || this.#failed.has(file) };
    const placed = placeUnderBase(path, { base: this.#base, files, host: this.#host });
    if ("reply" in placed) return this.#everywhere.length > 0 ? { problems: this.#everywhere } : placed;
    const { outputFile, status } = placed;
    const isOther = status === 200 && !outputFile.endsWith(".html");
    if (this.#everywhere.length > 0 && !isOther) return { problems: this.#everywhere };
    const problems = this.#everywhere.length > 0 ? undefined : this.#failed.get(outputFile);
    if (problems) return { problems };
    const bytes = () => this.#tree.files.get(outputFile)?.bytes ?? new Uint8Array();
    return { status, outputFile, page: this.#pages.get(outputFile), bytes };
  }

  #versionOf(page: Page): Version {
    return versionOfPage(page, this.#planned ?? this.#tree, this.#base);
  }
}

function pageReply(status: number, html: string): Reply {
  const body = encoder.encode(html);
  return {
    status,
    headers: { "content-type": contentTypeOf(".html"), "cache-control": "no-cache", etag: entityTag(body) },
    body,
  };
}

const asProblem = (diagnostic: Diagnostic): Problem => ({ kind: "diagnostic", diagnostic });

/** Errors in reading or planning affect every page. */
const isOfAllPages = ({ code }: Diagnostic) => /^(read|plan)\//.test(code);
const isOfRendering = ({ code }: Diagnostic) => code.startsWith("render/");

const filesOfRoute = (routePath: string) => [outputFileOf(routePath), folderIndexOf(routePath) ?? []].flat();
const filesOf = ({ route }: Page) => filesOfRoute(route.routePath);
