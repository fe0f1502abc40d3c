import type { Pack } from "../effects/result-store.js";
import type { HeadElement } from "../model/derived.js";
import { type Draft, decodeHtml, lateBytes, type Page } from "../model/page.js";
import type { PageModule, Project } from "../model/project.js";
import { digestOf } from "../util/hash-of.js";
import { once } from "../util/once.js";
import { onceEach } from "../util/once-each.js";
import type { Room } from "../util/shared-room.js";
import { renderDerivedHead } from "./derived-head.js";
import { headFiller, type LateHeadProps } from "./late-head.js";
import { renderPageStyle } from "./page-style.js";
import type { UsedFont } from "./plan-font-cuts.js";

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

/** What need not be made again, or is made by others. */
interface KnownOfPage {
  /** What was derived for the page's head, as HTML. */
  readonly derived?: string;
  /** The bytes of its draft, if that was not kept: then nothing of its page was kept either. */
  readonly drawn?: Uint8Array;
  readonly hashOf?: (bytes: Uint8Array) => () => string;
  /** Takes what keeps the page, and asks for its hash. */
  readonly keepLater?: (keep: () => void) => void;
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
