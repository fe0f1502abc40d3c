import type { HeadElement } from "../core/derived.js";
import type { Diagnostics } from "../core/diagnostics.js";
import { digestOf } from "../core/hash-of.js";
import type { FontCut } from "../core/media.js";
import { once } from "../core/once.js";
import { onceEach } from "../core/once-each.js";
import { type Draft, decodeHtml, lateBytes, type Page } from "../core/page.js";
import type { PageModule, Project } from "../core/project.js";
import type { Pack } from "../core/result-store.js";
import type { SharedHashes } from "../core/shared-hashes.js";
import type { Room } from "../core/shared-room.js";
import { inTurns, type Turns } from "../core/turns.js";
import { renderDerivedHead } from "./derived-head.js";
import { headFiller, type LateHeadProps } from "./late-head.js";
import { renderPageStyle } from "./page-style.js";
import { planFontCuts, type UsedFont } from "./plan-font-cuts.js";

export { planEarlyCuts } from "./plan-font-cuts.js";

export interface FillOptions {
  readonly project: Pick<Project, "site" | "fonts">;
  /** The config as diagnostics name it. */
  readonly configFile: string;
  /** What was derived for a page's head. */
  readonly headOf: (page: Draft) => readonly HeadElement[];
  /** Where it is kept by the pages' addresses what their heads were filled with, and what that came to. */
  readonly kept?: Pack<KeptHead> | undefined;
  /** What a development server adds to the pages that it serves; it is never published. */
  readonly devScript?: string | undefined;
  /** Where the pages' bytes are put; default: in memory of their own. */
  readonly room?: Room | undefined;
}

export interface FillAllOptions extends FillOptions {
  /** Pages that were made before all drafts were there. */
  readonly ahead?: HeadsAhead | undefined;
  /** Lets others in between pages. */
  readonly turns?: Turns | undefined;
}

/** What is kept of a page whose head was filled in. */
export interface KeptHead {
  /** What it was made of, as digests. */
  readonly madeOf: string;
  /** The SHA-256 of the page, in hex. */
  readonly hash: string;
  readonly policy: string;
  /** What tells the page but for its style. */
  readonly apart: string;
}

/**
 * Makes pages of drafts. What a font is cut to depends on all pages, and each page names the cut, so that the heads are
 * filled in last.
 */
export async function fillHeads(
  drafts: readonly Draft[],
  { turns, ahead, ...options }: FillAllOptions,
  log: Diagnostics,
): Promise<{ pages: Page[]; fonts: FontCut[]; used: readonly UsedFont[] }> {
  const { project, configFile, kept } = options;
  const used = planFontCuts(project.fonts, drafts, { configFile, onCards: project.site.cards, log });
  const fill = pageFiller(used, options);
  const pages: Page[] = [];
  await inTurns(drafts, turns, (draft) => {
    const derived = renderDerivedHead(options.headOf(draft));
    pages.push(ahead?.take(draft, derived) ?? fill(draft, { derived }));
  });
  kept?.keep();
  // Languages whose pages show the same characters share a file.
  const cuts = new Map(used.map(({ cut }) => [cut.outputFile, cut]));
  return { pages, fonts: [...cuts.values()], used };
}

/** What need not be made again, or is made by others. */
interface KnownOfPage {
  /** What was derived for the page's head, as HTML. */
  readonly derived?: string;
  /** The bytes of its draft, if that was not kept: so there is no page of it either. */
  readonly drawn?: Uint8Array;
  readonly hashOf?: (bytes: Uint8Array) => () => string;
  /** Takes what keeps the page, and asks for its hash. */
  readonly keepLater?: (keep: () => void) => void;
}

/** A page that was made ahead. */
interface PageAhead {
  readonly page: Page;
  readonly derived: string;
  readonly keep: () => void;
}

interface HeadsAheadOptions extends FillOptions {
  readonly hashes: SharedHashes;
}

/**
 * Pages of a site without fonts that are made as soon as they are drawn, with what is derived for their heads if all goes well.
 * Whoever fills all heads takes those for which the same was derived in the end.
 */
export class HeadsAhead {
  readonly #made = new Map<Draft, PageAhead>();
  readonly #fill: ReturnType<typeof pageFiller>;
  readonly #options: HeadsAheadOptions;

  constructor(options: HeadsAheadOptions) {
    this.#options = options;
    this.#fill = pageFiller([], options);
  }

  /** Makes a page of a draft that was just drawn; `place` is where another thread puts its hash. */
  make(draft: Draft, drawn: Uint8Array, place: number | undefined): Page {
    const { headOf, hashes } = this.#options;
    const derived = renderDerivedHead(headOf(draft));
    let keep = () => {};
    const keepLater = (later: () => void) => {
      keep = later;
    };
    const hashOf = (bytes: Uint8Array) => hashes.of(bytes, place);
    const page = this.#fill(draft, { derived, drawn, hashOf, keepLater });
    this.#made.set(draft, { page, derived, keep });
    return page;
  }

  take(draft: Draft, derived: string): Page | undefined {
    const made = this.#made.get(draft);
    this.#made.delete(draft);
    if (made?.derived !== derived) return undefined;
    made.keep();
    return made.page;
  }
}

/** Makes a page of a draft, with fonts that are cut already. */
export function pageFiller(
  fonts: readonly UsedFont[],
  { project, headOf, kept, devScript, room }: FillOptions,
): (draft: Draft, known?: KnownOfPage) => Page {
  const { base, checks, palette } = project.site;
  const { allowedOrigins, allowedFormActions } = checks;
  const heads = onceEach((language: string) => {
    const options = { fonts: fonts.filter(({ cut }) => cut.language === language), palette, base };
    return onceEach(({ style, script }: PageModule) => {
      const head = {
        pageStyle: renderPageStyle(style, options),
        script,
        base,
        allowedOrigins,
        allowedFormActions,
      };
      return {
        style: head.pageStyle.style,
        fill: headFiller(head),
        fillLive: devScript === undefined ? undefined : headFiller({ ...head, devScript }),
        digest: once(() => digestOfHead(head)),
        digestApart: onceEach((policy: string) => digestOf(`${digestOfHead(head, "any")}\n${policy}`)),
      };
    });
  });
  return (draft, { derived = renderDerivedHead(headOf(draft)), drawn, hashOf, keepLater } = {}) => {
    const { route, meta, documents, contents, likeness } = draft;
    const { module, language } = route;
    const { style, fill, fillLive, digest, digestApart } = heads(language)(module);
    const rest = { route, meta, documents, contents, style };
    // What is the same of many pages is not digested with that of each.
    const own = likeness === undefined ? undefined : digestOf(`${likeness}\n${derived}`);
    const madeOf = own && own + digest();
    const before = madeOf === undefined || drawn ? undefined : kept?.get(route.routePath);
    if (before && before.madeOf === madeOf) {
      const { policy, apart, hash } = before;
      const again = () => fill(draft, derived).bytes;
      return withLive(lateBytes(again, { ...rest, policy, apart }, () => hash));
    }
    const { bytes, policy, policyApart } = fill(draft, derived, room, drawn);
    const apart = own && own + digestApart(policyApart);
    const page = lateBytes(() => bytes, { ...rest, policy, apart }, hashOf?.(bytes));
    if (kept && madeOf !== undefined && apart !== undefined) {
      const keep = () => kept.set(route.routePath, { madeOf, hash: page.hash(), policy, apart });
      if (keepLater) keepLater(keep);
      else keep();
    }
    return withLive(page);

    function withLive(made: Page): Page {
      if (!fillLive) return made;
      const liveHtml = once(() => decodeHtml(fillLive(draft, derived).bytes));
      return Object.defineProperty(made, "liveHtml", { enumerable: true, get: liveHtml });
    }
  };
}

/** Tells what heads are filled with; `style` may stand in place of the text of the style, if there is one. */
function digestOfHead({ pageStyle, ...head }: LateHeadProps, style?: string): string {
  const { schemes, fonts } = pageStyle;
  const element = pageStyle.element && (style ?? pageStyle.element);
  const named = fonts.map(({ cut: { outputFile, font, codePoints }, isFurtherPart }) => [
    ...[outputFile, font.preload, isFurtherPart, codePoints],
  ]);
  return digestOf(JSON.stringify([element, schemes, named, head]));
}
