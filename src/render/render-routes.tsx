import type { ArchiveAsk } from "../core/archive.js";
import type { CodeTraces } from "../core/code-traces.js";
import type { ComponentFrame, Place } from "../core/diagnostic.js";
import { Diagnostics } from "../core/diagnostics.js";
import { editionOf, listEditions } from "../core/editions.js";
import type { ImageEncoding } from "../core/media.js";
import { UnknownMessage } from "../core/messages.js";
import { type Draft, encodeHtml, keepBytes, lateBytes } from "../core/page.js";
import type { PageAddresses } from "../core/page-addresses.js";
import type { LegalDocument, PageMeta, Project } from "../core/project.js";
import type { Route } from "../core/route.js";
import { siteCodeLimitMs, type TimeLimit } from "../core/time-limit.js";
import { componentStackOf } from "./component-stack.js";
import { DraftMemory, type DraftPacks } from "./draft-memory.js";
import { type AskingDraft, DraftKeeper, type KeptDrafts } from "./kept-drafts.js";
import { collectAsks } from "./page-asks.js";
import { type PageContext, pageTree, propsOf } from "./page-tree.js";
import { renderToStaticMarkup } from "./static-renderer.js";
import { makeTranslators } from "./translators.js";

export interface RenderOptions {
  readonly project: Pick<Project, "sites" | "legal" | "collections" | "messages">;
  /** Where the pages are found in each language. */
  readonly addresses: PageAddresses;
  /** Where something was thrown, in the author's files. */
  readonly placeOf: (thrown: unknown) => Place;
  /** What was thrown, in one line. */
  readonly describe: (thrown: unknown) => string;
  /** The components that React's component stack names. */
  readonly componentsOf: (componentStack: string) => readonly ComponentFrame[];
  /** Ends pages that do not end. */
  readonly limit: TimeLimit;
  /** Runs what may load packages of the site. */
  readonly within?: <T>(run: () => T) => T;
  /** What images are going to be encoded by, with its version: their names tell it. */
  readonly imageEncoder?: () => string;
  /** Where pages are kept from one build to the next, and what tells whether they are as they were. */
  readonly memory?: { readonly packs: DraftPacks; readonly traces: CodeTraces } | undefined;
  /** Where drafts of this very build of which there is nothing to report are kept, and taken from. */
  readonly kept?: KeptDrafts | undefined;
  /** How often page code has done so far what a static page cannot do: what tells of that is not kept. */
  readonly countDeadCode?: () => number;
  /** Told before each page that is rendered how many are done. */
  readonly onPage?: (done: number, of: number) => void;
}

export interface Rendered {
  readonly drafts: readonly Draft[];
  /** What the pages show, to be encoded. */
  readonly images: readonly ImageEncoding[];
  /** What the pages offer to download, to be packed. */
  readonly archives: readonly ArchiveAsk[];
}

/**
 * Renders each route to HTML, but for what its head can say only when all are. A page that fails is reported; the others go
 * on. Those that are kept and would be as they were are not rendered.
 */
export async function renderRoutes(
  routes: readonly Route[],
  options: RenderOptions,
  log: Diagnostics,
): Promise<Rendered> {
  const { project, addresses, imageEncoder = () => "", within = (run) => run() } = options;
  const editions = listEditions(project);
  const translators = await makeTranslators(project);
  const memory =
    options.memory && new DraftMemory({ ...options.memory, project, editions, addresses, imageEncoder });
  const keeper = options.kept && new DraftKeeper(options.kept, project);
  const context = {
    ...options,
    editions,
    translators,
    follower: memory?.follower,
    asks: collectAsks(undefined),
    log,
  };
  const made = new Map<Route, AskingDraft>();
  const countFound = () => log.size + (options.countDeadCode?.() ?? 0);
  const renderAlone = (route: Route): AskingDraft | undefined => {
    const found = countFound();
    const asks = collectAsks(memory?.follower);
    memory?.follower.begin();
    const drawn = within(() => renderDraft(route, { ...context, asks }, log));
    if (!drawn) return undefined;
    if (route.version && !drawn.html.includes(noticeOf(route.version))) reportNotShown(route, log);
    const isQuiet = countFound() === found;
    const { meta } = drawn;
    const bytes = encodeHtml(drawn.html);
    const kept = isQuiet ? memory?.keep(route, { meta, bytes, asks }, () => again(route)) : undefined;
    const shown = { documents: [...asks.documents.keys()], contents: [...asks.contents.keys()] };
    const draft = kept
      ? lateBytes(kept.html, { route, meta, likeness: kept.likeness, ...shown })
      : keepBytes(bytes, { route, meta, ...shown });
    const asking = { draft, images: [...asks.images.values()], archives: asks.archives };
    if (isQuiet) keeper?.keep(route, asking);
    return asking;
  };
  const again = (route: Route) =>
    encodeHtml(within(() => renderDraft(route, context, new Diagnostics()))?.html ?? "");
  const missing: Route[] = [];
  for (const route of routes) {
    const before = keeper?.take(route) ?? memory?.find(route, () => again(route));
    if (before) made.set(route, before);
    else missing.push(route);
  }
  const failed: { readonly route: Route; readonly thrown: unknown }[] = [];
  let done = 0;
  const render = (route: Route) => {
    options.onPage?.(done++, missing.length);
    try {
      const one = renderAlone(route);
      if (one) made.set(route, one);
    } catch (thrown) {
      failed.push({ route, thrown });
    }
  };
  const endless = options.limit.each(siteCodeLimitMs, missing, render, ({ module }) => module.sourceFile);
  for (const { route, thrown } of failed) await reportThrown(thrown, route, { context, log });
  if (endless !== undefined) reportEndless(missing[endless], log);
  memory?.settle();
  const inOrder = routes.flatMap((route) => made.get(route) ?? []);
  const images = new Map(inOrder.flatMap((one) => one.images.map((ask) => [ask.outputFile, ask] as const)));
  return {
    drafts: inOrder.map(({ draft }) => draft),
    images: [...images.values()],
    archives: inOrder.flatMap(({ archives }) => archives),
  };
}

/** What says above a version's text whether it is in force: no page may show the one without the other. */
const noticeOf = ({ html }: LegalDocument) => html.slice(0, html.indexOf("</strong>"));

function reportNotShown({ routePath, version, module }: Route, log: Diagnostics): void {
  const document = version?.slug ?? "";
  log.add("render/version-not-shown", { document }, { file: module.sourceFile, page: routePath });
}

function reportEndless(route: Route | undefined, log: Diagnostics): void {
  const place = route && { file: route.module.sourceFile, page: route.routePath };
  log.add("run/endless", { seconds: String(siteCodeLimitMs / 1000) }, place);
}

type DraftContext = RenderOptions & PageContext;

/** Which of several components waits is not known, but for one that cannot but wait. */
const isAsync = (component: unknown) =>
  Object.prototype.toString.call(component) === "[object AsyncFunction]";

async function reportThrown(
  thrown: unknown,
  route: Route,
  { context, log }: { context: DraftContext; log: Diagnostics },
): Promise<void> {
  const { placeOf, describe, componentsOf } = context;
  const place = { file: route.module.sourceFile, ...placeOf(thrown), page: route.routePath };
  const error = describe(thrown);
  if (suspension.test(error)) {
    const seek = { kind: "export", name: "default" } as const;
    return log.add("render/suspended", {}, isAsync(route.module.component) ? { ...place, seek } : place);
  }
  if (thrown instanceof UnknownMessage) {
    const { key, near } = thrown;
    return log.add("render/unknown-message", { key, near }, place);
  }
  const { meta } = route.module;
  // A meta function that throws does so outside all components.
  const shown = typeof meta === "function" ? { title: "", description: "" } : meta;
  const components = componentsOf(await componentStackOf(pageTree(route, shown, context)));
  log.add("render/threw", { error }, { ...place, components });
}

function renderDraft(
  route: Route,
  context: DraftContext,
  log: Diagnostics,
): Pick<Draft, "meta" | "html"> | undefined {
  const { module, routePath } = route;
  const meta = typeof module.meta === "function" ? module.meta(propsOf(route, context)) : module.meta;
  const flaw = flawOf(meta);
  if (flaw !== undefined) {
    log.add(
      "render/invalid-meta",
      { reason: flaw },
      {
        file: module.sourceFile,
        page: routePath,
        seek: { kind: "export", name: "meta" },
      },
    );
    return undefined;
  }
  const html = `<!doctype html>${renderToStaticMarkup(pageTree(route, meta, context))}\n`;
  const { title, description, ...others } = meta;
  // What else it holds, which may be all of a document, only cards are told.
  const isWhole = Object.keys(others).length > 0 && editionOf(route.language, context.editions).site.cards;
  return { meta: isWhole ? meta : { title, description }, html };
}

function flawOf(meta: PageMeta | undefined): string | undefined {
  if (typeof meta !== "object" || meta === null) return "is no object";
  for (const key of ["title", "description"] as const) {
    const value: unknown = meta[key];
    if (typeof value !== "string" || value.trim() === "") return `has no ${key}`;
  }
  return undefined;
}

/** React's own error for a tree that suspends where it must be rendered at once; in production mode it is a number. */
const suspension = /error #426;|suspended while responding to synchronous input/;
