import { withBase } from "../core/addresses.js";
import type { Page } from "../core/page.js";
import type { Palette } from "../core/palette.js";
import { colourSchemesOf } from "./colour-schemes.js";
import { contentSecurityPolicy, type InlineCode } from "./content-security-policy.js";
import { drawStandIns } from "./draw-stand-ins.js";
import { renderFontFaces } from "./font-face.js";
import { planForeignSources } from "./foreign-sources.js";
import type { UsedFont } from "./plan-font-cuts.js";
import { renderPalette } from "./render-palette.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface LateHeadProps {
  /** The page's style without the fonts', and its script. */
  readonly code: InlineCode;
  readonly fonts: readonly UsedFont[];
  readonly palette: Palette | undefined;
  readonly base: string;
  /** What was derived for the head, as HTML. */
  readonly derived: string;
  /** Origins beside the site's own that the page may load from. */
  readonly allowedOrigins: readonly string[];
  /** Where a form of the page may be sent. */
  readonly allowedFormActions: readonly string[];
  /** What a development server adds to the page: a module that runs before the page's own. */
  readonly devScript?: string | undefined;
}

const holeName = "handbill-late-head";
const hole = `<meta name="${holeName}"/>`;
/** React puts what it preloads behind it, ahead of all else: a policy that stands later would not bind that. */
const encoding = '<meta charSet="utf-8"/>';

/** Keeps the place of what is known only when all pages are rendered. */
export function LateHead() {
  return <meta name={holeName} />;
}

/** Puts the policy, the fonts and the style of a page in their place; gives the style and the policy too. */
export function fillLateHead(
  html: string,
  { code, fonts, palette, base, derived, allowedOrigins, allowedFormActions, devScript }: LateHeadProps,
): Pick<Page, "html" | "style" | "policy"> {
  const used = fonts.filter(({ isNamedIn }) => isNamedIn(code.style));
  const colours = palette === undefined ? "" : renderPalette(palette, code.style);
  const faces = used.map((font) => renderFontFaces(font, base)).join("") + drawStandIns(used);
  const style = colours + faces + code.style;
  const preloaded = used.filter((font) => font.cut.font.preload && isNeeded(font, html));
  const foreign = planForeignSources({ html, style }, allowedOrigins);
  const formActions = /<form[\s>]/i.test(html) ? allowedFormActions : [];
  const policy = contentSecurityPolicy({ style, script: code.script }, { devScript, foreign, formActions });
  const stated = renderToStaticMarkup(<meta httpEquiv="Content-Security-Policy" content={policy} />);
  const schemes = colourSchemesOf(style);
  const late = [
    schemes && <meta key="schemes" name="color-scheme" content={schemes} />,
    ...preloaded.map(({ cut: { outputFile } }) => (
      <link
        key={outputFile}
        rel="preload"
        as="font"
        type="font/woff2"
        href={withBase(base, outputFile)}
        crossOrigin=""
      />
    )),
    devScript !== undefined && (
      <script key="dev" type="module" data-handbill="" dangerouslySetInnerHTML={{ __html: devScript }} />
    ),
    style && <style key="style" dangerouslySetInnerHTML={{ __html: style }} />,
  ];
  const filled = late.map((element) => renderToStaticMarkup(element)).join("");
  const [beforePolicy, beforeHole] = [html.indexOf(encoding) + encoding.length, html.indexOf(hole)];
  const parts = [html.slice(0, beforePolicy), stated, html.slice(beforePolicy, beforeHole), filled, derived];
  return { html: parts.join("") + html.slice(beforeHole + hole.length), style, policy };
}

/** A browser asks for a further part of a face only if a page has one of its characters. */
function isNeeded({ cut, isFurtherPart }: UsedFont, html: string): boolean {
  return !isFurtherPart || cut.codePoints.some((codePoint) => html.includes(String.fromCodePoint(codePoint)));
}
