import { withBase } from "../../model/addresses/addresses.js";
import type { Draft } from "../../model/pages/page.js";
import { once, onceEach } from "../../util/once.js";
import { dayScript } from "../components/by-day.js";
import { languageScript } from "../components/each-language.js";
import type { UsedFont } from "../fonts/plan-font-subsets.js";
import { renderToStaticMarkup } from "../static-renderer.js";
import { contentSecurityPolicy, type ForeignKind, planForeignSources } from "./content-security-policy.js";
import { getScript } from "./get-script.js";
import type { PageStyle } from "./page-style.js";

/** The inputs of heads that all pages with the same code share. */
interface PendingHeadProps {
  readonly pageStyle: PageStyle;
  /** The page's inline script. */
  readonly script: string;
  readonly base: string;
  /** Additional origins that the page may load from. */
  readonly allowedOrigins: readonly string[];
  readonly allowedFormActions: readonly string[];
  /** The script that a development server adds: a module that runs before the page's own. */
  readonly devScript?: string | undefined;
}

const holeName = "handbill-late-head";
const hole = Buffer.from(`<meta name="${holeName}"/>`);
const ownScripts = [languageScript, getScript, dayScript].map((text) => ({ text, bytes: Buffer.from(text) }));
/** React puts its preloads after this element, before everything else: a later policy would not apply to them. */
const encoding = Buffer.from('<meta charSet="utf-8"/>');

/** Marks the position of the elements that are known only when all pages are rendered. */
export function PendingHead() {
  return <meta name={holeName} />;
}

/** The inputs of a policy, for pages of the same code. */
interface PolicyKey {
  readonly foreign: readonly ForeignKind[];
  readonly hasForm: boolean;
  /** handbill's own scripts. */
  readonly own: readonly string[];
}

/**
 * Makes the function that fills the head of a page with the policy, the fonts, the style and the derived elements. Parts that pages share
 * are made once.
 */
export function headFiller(
  props: PendingHeadProps,
): (draft: Pick<Draft, "bytes" | "html">, derived: string) => { bytes: Uint8Array; policy: string } {
  const { pageStyle, script, base, allowedOrigins, allowedFormActions, devScript } = props;
  const { style, fonts, schemes, element } = pageStyle;
  const policyOf = onceEach((key: string) => {
    const { foreign, hasForm, own } = JSON.parse(key) as PolicyKey;
    const options = {
      devScript,
      ownScripts: own,
      foreign: new Map(foreign.map((kind) => [kind, allowedOrigins])),
      formActions: hasForm ? allowedFormActions : [],
    };
    const policy = contentSecurityPolicy({ style, script }, options);
    const stated = renderToStaticMarkup(<meta httpEquiv="Content-Security-Policy" content={policy} />);
    return { policy, stated: Buffer.from(stated) };
  });
  const preload = onceEach((file: string) =>
    renderToStaticMarkup(
      <link rel="preload" as="font" type="font/woff2" href={withBase(base, file)} crossOrigin="" />,
    ),
  );
  const dev =
    devScript === undefined
      ? ""
      : renderToStaticMarkup(
          <script type="module" data-handbill="" dangerouslySetInnerHTML={{ __html: devScript }} />,
        );
  const loaded = fonts.filter(({ subset }) => subset.font.preload);
  const sameOf = onceEach((preloaded: string) => Buffer.from(schemes + preloaded + dev + element));
  return (draft, derived) => {
    const { buffer, byteOffset, byteLength } = draft.bytes;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    // Few sites need the texts of their pages here.
    const html = once(() => draft.html);
    const isForeign = allowedOrigins.length > 0;
    const key: PolicyKey = {
      foreign: isForeign ? [...planForeignSources({ html: html(), style }, allowedOrigins).keys()] : [],
      hasForm: allowedFormActions.length > 0 && /<form[\s>]/i.test(html()),
      own: ownScripts.filter((script) => bytes.includes(script.bytes)).map(({ text }) => text),
    };
    const { policy, stated } = policyOf(JSON.stringify(key));
    const preloaded = loaded
      .filter((font) => isNeeded(font, html))
      .map(({ subset }) => preload(subset.outputFile));
    const afterEncoding = bytes.indexOf(encoding) + encoding.length;
    const atHole = bytes.indexOf(hole);
    const before = [bytes.subarray(0, afterEncoding), stated, bytes.subarray(afterEncoding, atHole)];
    const filled = [sameOf(preloaded.join("")), Buffer.from(derived)];
    const parts = [...before, ...filled, bytes.subarray(atHole + hole.length)];
    return { bytes: joinBytes(parts), policy };
  };
}

/** Not `Buffer.concat`, whose result may share its memory with other buffers. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** Browsers load a further part of a face only if the page has one of its characters. */
function isNeeded({ subset, isFurtherPart }: UsedFont, html: () => string): boolean {
  return (
    !isFurtherPart || subset.codePoints.some((codePoint) => html().includes(String.fromCodePoint(codePoint)))
  );
}
