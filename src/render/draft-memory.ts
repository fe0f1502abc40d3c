import { version as reactVersion } from "react";
import type { Pack } from "../effects/result-store.js";
import type { ArchiveAsk } from "../model/archive.js";
import type { CodeTraces } from "../model/code-traces.js";
import type { CollectionDocument } from "../model/collection.js";
import type { Edition } from "../model/editions.js";
import type { ImageEncoding } from "../model/media.js";
import { type Draft, lateBytes } from "../model/page.js";
import type { PageAddresses } from "../model/page-addresses.js";
import type { LegalDocument, PageMeta, PageModule, Project } from "../model/project.js";
import type { Route } from "../model/route.js";
import { digestOf } from "../util/hash-of.js";
import { onceEach } from "../util/once-each.js";
import type { DocumentViews, Listed } from "./document-views.js";
import { type Asked, type DocumentList, ReadFollower } from "./follow-reads.js";
import type { AskingDraft } from "./kept-drafts.js";
import type { PageAsks } from "./page-asks.js";

/** What is kept of a page before its head is filled in; its HTML is kept beside. */
export interface RememberedDraft {
  /** What it was made with beside what it asked for. */
  readonly madeWith: string;
  readonly asked: readonly Asked[];
  /** The digest of both, by which its HTML is kept. */
  readonly likeness: string;
  readonly meta: PageMeta;
  /** The documents that it shows, by the names of their lists and their own. */
  readonly documents: readonly (readonly [list: string, slug: string])[];
  readonly contents: readonly (readonly [list: string, slug: string])[];
  readonly images: readonly ImageEncoding[];
  readonly archives: readonly ArchiveAsk[];
}

/** A page as another thread hands it back: as one that was kept from an earlier build. */
export interface RenderedElsewhere {
  readonly routePath: string;
  readonly kept: RememberedDraft;
  readonly bytes: Uint8Array;
}

/** Where pages are kept from one build to the next: each by its address, and its HTML by what tells that from any other. */
export interface DraftPacks {
  readonly drafts: Pack<RememberedDraft>;
  readonly html: Pack<Uint8Array>;
  /** What whoever builds again and again has shown pages of documents. */
  readonly views?: DocumentViews | undefined;
}

export interface MemoryOptions {
  readonly packs: DraftPacks;
  readonly traces: CodeTraces;
  readonly project: Pick<Project, "messages">;
  readonly editions: ReadonlyMap<string, Edition>;
  readonly addresses: PageAddresses;
  readonly imageEncoder: () => string;
}

/** Keeps pages, and knows those again that would be as they were: made by the same code, with the same answers to all that they ask. */
export class DraftMemory {
  readonly follower: ReadFollower;
  readonly #options: MemoryOptions;
  readonly #lists: ReadonlyMap<string, DocumentList>;
  readonly #codeOf: (module: PageModule) => string | undefined;
  readonly #isEmpty: boolean;
  /** Modules whose code is another than that of what is kept. */
  readonly #edited = new Set<PageModule>();
  /** Most pages have asked what others have, which is the same object then. */
  readonly #textOf = onceEach((asked: readonly Asked[]) => JSON.stringify(asked));

  constructor(options: MemoryOptions) {
    const { editions, addresses, project, imageEncoder } = options;
    this.#options = options;
    const values = new Map<string, () => unknown>([["encoder", imageEncoder]]);
    const lists = new Map<string, DocumentList>();
    for (const [language, { site, legal, collections }] of editions) {
      values.set(`site ${language}`, () => site);
      values.set(`messages ${language}`, () => project.messages.get(language));
      lists.set(`legal ${language}`, bySlug(legal));
      for (const [name, documents] of Object.entries(collections))
        if (name !== "legal")
          lists.set(`collection ${language} ${name}`, bySlug(documents as readonly Listed[]));
    }
    this.#lists = lists;
    this.follower = new ReadFollower({ values, lists }, options.packs.views);
    const shared = digestOf(JSON.stringify([reactVersion, addresses, [...lists.keys()]]));
    this.#codeOf = onceEach((module) => {
      const code = options.traces.of(module);
      return code && digestOf(JSON.stringify([shared, code, module.sourceFile, module.script]));
    });
    this.#isEmpty = options.packs.drafts.isEmpty;
  }

  /** A page that would be as it was; `again` renders it all the same, should what was kept of it be lost meanwhile. */
  find(route: Route, again: RenderAgain): AskingDraft | undefined {
    if (this.#isEmpty || this.#edited.has(route.module)) return undefined;
    const kept = this.#options.packs.drafts.get(route.routePath);
    const code = this.#codeOf(route.module);
    // What is kept is all of one build.
    if (kept && code !== undefined && !kept.madeWith.startsWith(code)) this.#edited.add(route.module);
    return kept && this.#isAsBefore(route, kept) ? this.#draftOf(route, kept, again) : undefined;
  }

  /** Takes over a page that was rendered elsewhere, if it is what it would have been here; then it is as one that was kept. */
  adopt(route: Route, { kept, bytes }: RenderedElsewhere, again: RenderAgain): AskingDraft | undefined {
    if (!this.#isAsBefore(route, kept)) return undefined;
    const { drafts, html } = this.#options.packs;
    drafts.set(route.routePath, kept);
    html.set(kept.likeness, bytes);
    return this.#draftOf(route, kept, again);
  }

  #isAsBefore(route: Route, { madeWith, asked }: RememberedDraft): boolean {
    return madeWith === this.#madeWith(route) && this.follower.isAsBefore(asked);
  }

  #draftOf(route: Route, kept: RememberedDraft, again: RenderAgain): AskingDraft | undefined {
    const { likeness, meta, documents, contents, images, archives } = kept;
    const html = this.#hold(likeness, route, again);
    if (!html) return undefined;
    const found = <Document>(shown: readonly (readonly [string, string])[]): Document[] =>
      shown.flatMap(([list, slug]) => {
        const document = this.#lists.get(list)?.get(slug);
        return document ? (document as Document) : [];
      });
    const draft = lateBytes(html, {
      route,
      meta,
      likeness,
      documents: found<LegalDocument>(documents),
      contents: found<CollectionDocument<unknown>>(contents),
    });
    return { draft, images, archives };
  }

  /**
   * Keeps a page that has just been rendered, if all that it has asked for can be told; gives what tells it from others, and
   * what gets its HTML: of many pages that need not be in memory.
   */
  keep(
    route: Route,
    { meta, bytes, asks }: RenderedDraft,
    again: RenderAgain,
  ): { readonly likeness: string; readonly html: () => Uint8Array } | undefined {
    const { packs } = this.#options;
    const madeWith = this.#madeWith(route);
    const asked = madeWith === undefined ? undefined : this.follower.asked();
    const documents = namesOf(asks.documents);
    const contents = namesOf(asks.contents);
    if (madeWith === undefined || !asked || !documents || !contents) return undefined;
    if (Object.keys(meta).length > 2) return undefined;
    const { archives } = asks;
    const images = [...asks.images.values()];
    const likeness = this.#likenessOf(madeWith, asked);
    const shown = { meta, documents, contents, images, archives };
    packs.drafts.set(route.routePath, { madeWith, asked, likeness, ...shown });
    packs.html.set(likeness, bytes);
    const html = this.#hold(likeness, route, again);
    return html && { likeness, html };
  }

  /** Gets HTML that is kept; renders it once more if it was lost meanwhile. Holds nothing else of what made it. */
  #hold(likeness: string, route: Route, again: RenderAgain): (() => Uint8Array) | undefined {
    const { html } = this.#options.packs;
    const held = html.hold(likeness);
    const anew = () => {
      const rendered = again(route);
      html.set(likeness, rendered);
      return rendered;
    };
    return held && (() => held() ?? anew());
  }

  settle(): void {
    this.#options.packs.drafts.keep();
    this.#options.packs.html.keep();
  }

  #likenessOf(madeWith: string, asked: readonly Asked[]): string {
    return digestOf(`${madeWith}\n${this.#textOf(asked)}`);
  }

  /** What a page is made with; undefined where that cannot be told. What is shown of versions is another each day. */
  #madeWith(route: Route): string | undefined {
    const { module, routePath, pagePath, language, params, canonical, version } = route;
    const code = version ? undefined : this.#codeOf(module);
    return code && code + JSON.stringify([routePath, pagePath, language, params, canonical]);
  }
}

type RenderAgain = (route: Route) => Uint8Array;

interface RenderedDraft extends Pick<Draft, "meta" | "bytes"> {
  readonly asks: PageAsks;
}

/** The names of documents; undefined if one was given in no list. */
function namesOf(
  shown: ReadonlyMap<{ readonly slug: string }, string | undefined>,
): RememberedDraft["documents"] | undefined {
  const names = [...shown].flatMap(([{ slug }, list]) => (list === undefined ? [] : [[list, slug] as const]));
  return names.length === shown.size ? names : undefined;
}

function bySlug(documents: readonly Listed[]): DocumentList {
  const list = new Map<string, Listed>();
  for (const document of documents) list.set(document.slug, document);
  return list;
}
