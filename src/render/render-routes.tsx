import type { ArchiveAsk } from "../core/archive.js";
import type { CollectionDocument } from "../core/collection.js";
import type { ComponentFrame, Place } from "../core/diagnostic.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { type Edition, editionOf, listEditions } from "../core/editions.js";
import type { ImageEncoding } from "../core/media.js";
import { UnknownMessage } from "../core/messages.js";
import { type Draft, keepHtml } from "../core/page.js";
import type { PageAddresses } from "../core/page-addresses.js";
import type { LegalDocument, PageMeta, PageProps, Project } from "../core/project.js";
import type { Route } from "../core/route.js";
import { siteCodeLimitMs, type TimeLimit } from "../core/time-limit.js";
import { componentStackOf } from "./component-stack.js";
import { Document } from "./document.js";
import { DraftKeeper, type KeptDrafts } from "./kept-drafts.js";
import { SiteContext } from "./site-context.js";
import { renderToStaticMarkup } from "./static-renderer.js";
import { makeTranslators, type Translators } from "./translators.js";

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
  /** Told before each page how many are done. */
  readonly onPage?: (done: number, of: number) => void;
  /** Where drafts of which there is nothing to report are kept, and taken from. */
  readonly kept?: KeptDrafts | undefined;
  /** How often page code did what a static page cannot do. */
  readonly countDeadCode?: () => number;
}

export interface Rendered {
  readonly drafts: readonly Draft[];
  /** What the pages show, to be encoded. */
  readonly images: readonly ImageEncoding[];
  /** What the pages offer to download, to be packed. */
  readonly archives: readonly ArchiveAsk[];
}

/** Renders each route to HTML, but for what its head can say only when all are. A page that fails is reported; the others go on. */
export async function renderRoutes(
  routes: readonly Route[],
  options: RenderOptions,
  log: Diagnostics,
): Promise<Rendered> {
  const images = new Map<string, ImageEncoding>();
  const editions = listEditions(options.project);
  const translators = await makeTranslators(options.project);
  const askForImage = (ask: ImageEncoding) => void images.set(ask.outputFile, ask);
  const archives: ArchiveAsk[] = [];
  const askForArchive = (ask: ArchiveAsk) => void archives.push(ask);
  const { within = (run) => run(), countDeadCode = () => 0 } = options;
  const keeper = options.kept && new DraftKeeper(options.kept, options.project);
  const countFound = () => log.size + countDeadCode();
  const nothing = () => {};
  const context = {
    ...options,
    editions,
    translators,
    askForImage: nothing,
    askForArchive: nothing,
    log,
    noteDocument: nothing,
    noteContent: nothing,
  };
  const drafts: Draft[] = [];
  const failed: { readonly route: Route; readonly thrown: unknown }[] = [];
  let done = 0;
  const render = (route: Route) => {
    options.onPage?.(done++, routes.length);
    const before = keeper?.take(route);
    if (before) {
      drafts.push(before.draft);
      for (const ask of before.images) askForImage(ask);
      for (const ask of before.archives) askForArchive(ask);
      return;
    }
    const found = countFound();
    const { shown, notes } = noteShown({ askForImage, askForArchive });
    try {
      const made = within(() => renderDraft(route, { ...context, ...notes }, log));
      if (!made) return;
      const { documents, contents, images, archives } = shown;
      const draft = keepHtml(made.html, {
        route,
        meta: made.meta,
        documents: [...documents],
        contents: [...contents],
      });
      drafts.push(draft);
      if (route.version && !made.html.includes(noticeOf(route.version))) reportNotShown(route, log);
      if (countFound() === found) keeper?.keep(route, { draft, images, archives });
    } catch (thrown) {
      failed.push({ route, thrown });
    }
  };
  const endless = options.limit.each(siteCodeLimitMs, routes, render, ({ module }) => module.sourceFile);
  for (const { route, thrown } of failed) await reportThrown(thrown, route, { context, log });
  if (endless !== undefined) reportEndless(routes[endless], log);
  return { drafts, images: [...images.values()], archives };
}

/** Takes note of what a page shows and asks for, and hands on what it asks for. */
function noteShown({ askForImage, askForArchive }: Pick<DraftContext, "askForImage" | "askForArchive">) {
  const shown = {
    documents: new Set<LegalDocument>(),
    contents: new Set<CollectionDocument<unknown>>(),
    images: [] as ImageEncoding[],
    archives: [] as ArchiveAsk[],
  };
  const notes: Pick<DraftContext, "askForImage" | "askForArchive" | "noteDocument" | "noteContent"> = {
    noteDocument: (document) => void shown.documents.add(document),
    noteContent: (document) => void shown.contents.add(document),
    askForImage: (ask) => {
      shown.images.push(ask);
      askForImage(ask);
    },
    askForArchive: (ask) => {
      shown.archives.push(ask);
      askForArchive(ask);
    },
  };
  return { shown, notes };
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

interface DraftContext extends RenderOptions {
  readonly log: Diagnostics;
  readonly editions: ReadonlyMap<string, Edition>;
  readonly translators: Translators;
  readonly askForImage: (ask: ImageEncoding) => void;
  readonly askForArchive: (ask: ArchiveAsk) => void;
  readonly noteDocument: (document: LegalDocument) => void;
  readonly noteContent: (document: CollectionDocument<unknown>) => void;
}

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
  return { meta, html };
}

function pageTree(route: Route, meta: PageMeta, context: DraftContext) {
  const { module, routePath, pagePath, canonical, language } = route;
  const {
    addresses,
    askForImage,
    askForArchive,
    noteDocument,
    noteContent,
    imageEncoder = () => "",
    log,
  } = context;
  const { site } = editionOf(language, context.editions);
  const speaking = (tag: string) => {
    const { view, legal, collections } = editionOf(tag, context.editions);
    return { site: view, legal, collections, t: context.translators.of(tag) };
  };
  const Component = module.component;
  return (
    <SiteContext
      value={{
        ...speaking(language),
        speaking,
        routePath,
        pagePath,
        addresses,
        language,
        askForImage,
        askForArchive,
        noteDocument,
        noteContent,
        imageEncoder,
        log,
      }}
    >
      <Document {...{ routePath, canonical, language, meta }} site={site} script={module.script}>
        <Component {...propsOf(route, context)} />
      </Document>
    </SiteContext>
  );
}

function propsOf(route: Route, { editions, translators }: DraftContext): PageProps {
  const { view: site, legal, collections } = editionOf(route.language, editions);
  const t = translators.of(route.language);
  return { params: route.params, site, legal: legalOf(route, legal), collections, t };
}

/**
 * The documents as a page gets them: on a version's page the version in place of that which is in force. Whatever else is
 * on the page, such as a footer, lists those in force.
 */
function legalOf({ version }: Route, legal: readonly LegalDocument[]): readonly LegalDocument[] {
  return version ? legal.map((document) => (document.slug === version.slug ? version : document)) : legal;
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
