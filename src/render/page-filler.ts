import type { HeadElement } from "../model/derived.js";
import { type Draft, decodeHtml, keepBytes, type Page } from "../model/page.js";
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
  /** What a development server adds to the pages that it serves; it is never published. */
  readonly devScript?: string | undefined;
  /** Where the pages' bytes are put; default: in memory of their own. */
  readonly room?: Room | undefined;
}

/** Makes a page of a draft, with fonts that are cut already. */
export function pageFiller(
  fonts: readonly UsedFont[],
  { project, headOf, devScript, room }: FillOptions,
): (draft: Draft, derived?: string) => Page {
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
        digestApart: onceEach((policy: string) => digestOf(`${digestOfHead(head)}\n${policy}`)),
      };
    });
  });
  return (draft, derived = renderDerivedHead(headOf(draft))) => {
    const { route, meta, documents, contents } = draft;
    const { module, language } = route;
    const { style, fill, fillLive, digestApart } = heads(language)(module);
    const { bytes, policy, policyApart } = fill(draft, derived, room);
    const apart = digestOf(`${draft.hash()}\n${derived}`) + digestApart(policyApart);
    const page = keepBytes(bytes, { route, meta, documents, contents, style, policy, apart });
    if (!fillLive) return page;
    const liveHtml = once(() => decodeHtml(fillLive(draft, derived).bytes));
    return Object.defineProperty(page, "liveHtml", { enumerable: true, get: liveHtml });
  };
}

/** Tells what heads are filled with but for the text of the style. */
function digestOfHead({ pageStyle, ...head }: LateHeadProps): string {
  const { schemes, fonts } = pageStyle;
  const named = fonts.map(({ cut: { outputFile, font, codePoints }, isFurtherPart }) => [
    ...[outputFile, font.preload, isFurtherPart, codePoints],
  ]);
  return digestOf(JSON.stringify([pageStyle.element !== "", schemes, named, head]));
}
