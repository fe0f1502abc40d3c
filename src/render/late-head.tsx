import { withBase } from "../core/addresses.js";
import type { Page } from "../core/page.js";
import { contentSecurityPolicy } from "./content-security-policy.js";
import { planForeignSources } from "./foreign-sources.js";
import { languageScript } from "./language-script.js";
import type { PageStyle } from "./page-style.js";
import type { UsedFont } from "./plan-font-cuts.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface LateHeadProps {
  readonly pageStyle: PageStyle;
  /** The page's inline script. */
  readonly script: string;
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

/** Puts the policy, the fonts and the style of a page in their place; gives the policy too. */
export function fillLateHead(
  html: string,
  { pageStyle, script, base, derived, allowedOrigins, allowedFormActions, devScript }: LateHeadProps,
): Pick<Page, "html" | "policy"> {
  const { style, fonts, schemes, element } = pageStyle;
  const preloaded = fonts.filter((font) => font.cut.font.preload && isNeeded(font, html));
  const foreign = planForeignSources({ html, style }, allowedOrigins);
  const formActions = /<form[\s>]/i.test(html) ? allowedFormActions : [];
  const ownScript = html.includes(languageScript) ? languageScript : "";
  const policy = contentSecurityPolicy({ style, script }, { devScript, ownScript, foreign, formActions });
  const stated = renderToStaticMarkup(<meta httpEquiv="Content-Security-Policy" content={policy} />);
  const between = [
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
  ];
  const filled = schemes + between.map((one) => renderToStaticMarkup(one)).join("") + element;
  const [beforePolicy, beforeHole] = [html.indexOf(encoding) + encoding.length, html.indexOf(hole)];
  const parts = [html.slice(0, beforePolicy), stated, html.slice(beforePolicy, beforeHole), filled, derived];
  return { html: parts.join("") + html.slice(beforeHole + hole.length), policy };
}

/** A browser asks for a further part of a face only if a page has one of its characters. */
function isNeeded({ cut, isFurtherPart }: UsedFont, html: string): boolean {
  return !isFurtherPart || cut.codePoints.some((codePoint) => html.includes(String.fromCodePoint(codePoint)));
}
