import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import type { Scheduler } from "../effects/scheduler.js";
import { reportEndless, siteCodeLimitMs, type TimeLimit } from "../effects/time-limit.js";
import type { PageAddresses } from "../model/addresses/page-addresses.js";
import type { ArchiveRequest, ImageEncoding } from "../model/media/media.js";
import { type Draft, encodeHtml, withBytes } from "../model/pages/page.js";
import type { Route } from "../model/pages/route.js";
import type { LegalDocument, Project } from "../model/project.js";
import { listEditions } from "../model/site/editions.js";
import { onceEach } from "../util/once.js";
import { newRequests } from "./page-requests.js";
import { localizedData, type PageContext } from "./page-tree.js";
import { renderDraft, reportThrown, type ThrownWords } from "./render-draft.js";
import { makeTranslators } from "./translators.js";

interface RenderOptions extends ThrownWords {
  readonly project: Pick<Project, "sites" | "legal" | "collections" | "messages">;
  readonly addresses: PageAddresses;
  readonly limit: TimeLimit;
  readonly within?: <T>(run: () => T) => T;
  /** The image encoder with its version, which is part of the images' names. */
  readonly imageEncoder?: () => string;
  readonly scheduler?: Scheduler | undefined;
  /** Called before each page is rendered, with the number of finished ones. */
  readonly onPage?: (done: number, of: number) => void;
}

export interface Rendered {
  readonly drafts: readonly Draft[];
  readonly images: readonly ImageEncoding[];
  /** The downloads on the pages, to be packed. */
  readonly archives: readonly ArchiveRequest[];
}

interface DraftWithRequests {
  readonly draft: Draft;
  readonly images: readonly ImageEncoding[];
  readonly archives: readonly ArchiveRequest[];
}

interface RenderedRoute {
  readonly result: DraftWithRequests | undefined;
  readonly diagnostics: readonly Diagnostic[];
}

/** Prepares the rendering of routes to HTML, except for the part of the head that needs all routes. */
export async function openRenderer(options: RenderOptions): Promise<RouteRenderer> {
  const { project } = options;
  const translators = await makeTranslators(project);
  return new RouteRenderer({ ...options, editions: listEditions(project), translators });
}

interface RendererOptions extends RenderOptions, Pick<PageContext, "editions" | "translators"> {}

/** Renders each route once, for whichever caller needs it first. */
export class RouteRenderer {
  readonly #options: RendererOptions;
  readonly #rendered = new Map<Route, RenderedRoute>();

  constructor(options: RendererOptions) {
    this.#options = options;
  }

  async render(route: Route): Promise<RenderedRoute> {
    if (!this.#rendered.has(route)) await this.#renderSome([route]);
    return this.#rendered.get(route) ?? { result: undefined, diagnostics: [] };
  }

  /** Renders all routes. A page that fails is reported; the others continue. */
  async renderAll(routes: readonly Route[], log: Diagnostics): Promise<Rendered> {
    const { scheduler, onPage } = this.#options;
    const missing = routes.filter((route) => !this.#rendered.has(route));
    for (let at = 0; at < missing.length; ) {
      const some = scheduler ? missing.slice(at, at + maxPerSlice) : missing.slice(at);
      const report = (done: number) => onPage?.(at + done, missing.length);
      const { done, isStuck } = await this.#renderSome(some, report);
      if (isStuck) break;
      at += done;
      await scheduler?.yield();
    }
    const rendered = routes.flatMap((route) => this.#rendered.get(route) ?? []);
    for (const { diagnostics } of rendered) log.take(diagnostics);
    const results = rendered.flatMap(({ result }) => result ?? []);
    const images = results.flatMap((result) =>
      result.images.map((image) => [image.outputFile, image] as const),
    );
    return {
      drafts: results.map(({ draft }) => draft),
      images: [...new Map(images).values()],
      archives: results.flatMap(({ archives }) => archives),
    };
  }

  /** Renders routes one after the other until it is time to yield; returns how many are done, and whether one timed out. */
  async #renderSome(
    routes: readonly Route[],
    onPage: (done: number) => void = () => {},
  ): Promise<{ done: number; isStuck: boolean }> {
    const { limit, scheduler } = this.#options;
    const failed: { readonly route: Route; readonly thrown: unknown; readonly log: Diagnostics }[] = [];
    let done = 0;
    let isOver = false;
    const render = (route: Route) => {
      isOver ||= done > 0 && scheduler?.shouldYield() === true;
      if (isOver) return;
      onPage(done++);
      if (this.#rendered.has(route)) return;
      const log = new Diagnostics();
      try {
        const result = this.#renderNew(route, log);
        this.#rendered.set(route, { result, diagnostics: log.sorted() });
      } catch (thrown) {
        failed.push({ route, thrown, log });
      }
    };
    const isStuck = limit.each(siteCodeLimitMs, routes, render) !== undefined;
    for (const { route, thrown, log } of failed) {
      await reportThrown(thrown, route, this.#contextOf(log));
      this.#rendered.set(route, { result: undefined, diagnostics: log.sorted() });
    }
    const stuck = isStuck ? routes[done - 1] : undefined;
    if (stuck) {
      const log = new Diagnostics();
      reportEndless({ file: stuck.module.sourceFile, page: stuck.routePath }, log);
      this.#rendered.set(stuck, { result: undefined, diagnostics: log.sorted() });
    }
    return { done, isStuck };
  }

  #renderNew(route: Route, log: Diagnostics): DraftWithRequests | undefined {
    const { within = (run) => run() } = this.#options;
    const requests = newRequests();
    const rendered = within(() => renderDraft(route, this.#contextOf(log, requests)));
    if (!rendered) return undefined;
    const { html, meta } = rendered;
    if (route.version && !html.includes(noticeOf(route.version))) reportNotShown(route, log);
    const documents = [...requests.documents];
    const contents = [...requests.contents];
    const draft = withBytes(encodeHtml(html), { route, meta, documents, contents });
    return { draft, images: [...requests.images.values()], archives: requests.archives };
  }

  #contextOf(log: Diagnostics, requests = newRequests()): PageContext & ThrownWords {
    const localize = onceEach((language: string) => localizedData(language, this.#options));
    return { ...this.#options, log, requests, localize };
  }
}

const maxPerSlice = 100;

/** The notice above a version's text that says whether it is in force: no page may show the text without it. */
const noticeOf = ({ html }: LegalDocument) => html.slice(0, html.indexOf("</strong>"));

function reportNotShown({ routePath, version, module }: Route, log: Diagnostics): void {
  const document = version?.slug ?? "";
  log.add("render/version-not-shown", { document }, { file: module.sourceFile, page: routePath });
}
