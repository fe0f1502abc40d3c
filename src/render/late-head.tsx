import { withBase } from "../core/addresses.js";
import { contentSecurityPolicy, type InlineCode } from "./content-security-policy.js";
import { renderFontFaces } from "./font-face.js";
import type { UsedFont } from "./plan-font-cuts.js";
import { renderToStaticMarkup } from "./static-renderer.js";

export interface LateHeadProps {
  /** The page's style without the fonts', and its script. */
  readonly code: InlineCode;
  readonly fonts: readonly UsedFont[];
  readonly base: string;
  /** What a development server adds to the page: a module that runs before the page's own. */
  readonly devScript?: string | undefined;
}

const holeName = "handbill-late-head";
const hole = `<meta name="${holeName}"/>`;

/** Keeps the place of what is known only when all pages are rendered. */
export function LateHead() {
  return <meta name={holeName} />;
}

/** Puts the policy, the fonts and the style of a page in their place; gives the style too. */
export function fillLateHead(
  html: string,
  { code, fonts, base, devScript }: LateHeadProps,
): { html: string; style: string } {
  const used = fonts.filter(({ isNamedIn }) => isNamedIn(code.style));
  const style = used.map((font) => renderFontFaces(font, base)).join("") + code.style;
  const preloaded = used.filter(({ cut }) => cut.font.preload);
  const late = [
    <meta
      key="policy"
      httpEquiv="Content-Security-Policy"
      content={contentSecurityPolicy({ style, script: code.script }, { devScript })}
    />,
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
  const at = html.indexOf(hole);
  const filled = late.map((element) => renderToStaticMarkup(element)).join("");
  return { html: html.slice(0, at) + filled + html.slice(at + hole.length), style };
}
