import { withBase } from "../../model/addresses/addresses.js";
import type { Draft } from "../../model/pages/page.js";
import { once } from "../../util/once.js";
import { onceEach } from "../../util/once-each.js";
import { languageScript } from "../components/language-script.js";
import type { UsedFont } from "../fonts/plan-font-cuts.js";
import { renderToStaticMarkup } from "../static-renderer.js";
import { contentSecurityPolicy } from "./content-security-policy.js";
import { dayScript } from "./day-script.js";
import { type ForeignKind, planForeignSources } from "./foreign-sources.js";
import { getScript } from "./get-script.js";
import type { PageStyle } from "./page-style.js";

/** What heads are filled with on all pages of the same code. */
export interface PendingHeadProps {
  readonly pageStyle: PageStyle;
  /** The page's inline script. */
  readonly script: string;
  readonly base: string;
  /** Origins beside the site's own that the page may load from. */
  readonly allowedOrigins: readonly string[];
  /** Where a form of the page may be sent. */
  readonly allowedFormActions: readonly string[];
  /** What a development server adds to the page: a module that runs before the page's own. */
  readonly devScript?: string | undefined;
}

/** A page with its whole head. */
export interface FilledPage {
  readonly bytes: Uint8Array;
  readonly policy: string;
}

const holeName = "handbill-late-head";
const hole = Buffer.from(`<meta name="${holeName}"/>`);
const ownScripts = [languageScript, getScript, dayScript].map((text) => ({ text, bytes: Buffer.from(text) }));
/** React puts its preloads after it, before everything else: a later policy would not apply to them. */
const encoding = Buffer.from('<meta charSet="utf-8"/>');

/** Keeps the place of what is known only when all pages are rendered. */
export function PendingHead() {
  return <meta name={holeName} />;
}

/** What tells the policies of pages of the same code apart. */
interface PolicyKey {
  readonly foreign: readonly ForeignKind[];
  readonly hasForm: boolean;
  /** Scripts of handbill's own. */
  readonly own: readonly string[];
}

/**
 * Puts the policy, the fonts, the style, and what was derived, as HTML, in their place in the head of a page. What is the
 * same on several pages is made once.
 */
export function headFiller(
  props: PendingHeadProps,
): (draft: Pick<Draft, "bytes" | "html">, derived: string) => FilledPage {
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
  const loaded = fonts.filter(({ cut }) => cut.font.preload);
  const sameOf = onceEach((preloaded: string) => Buffer.from(schemes + preloaded + dev + element));
  return (draft, derived) => {
    const { buffer, byteOffset, byteLength } = draft.bytes;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    // Of few sites the pages' texts are asked for.
    const html = once(() => draft.html);
    const isForeign = allowedOrigins.length > 0;
    const key: PolicyKey = {
      foreign: isForeign ? [...planForeignSources({ html: html(), style }, allowedOrigins).keys()] : [],
      hasForm: allowedFormActions.length > 0 && /<form[\s>]/i.test(html()),
      own: ownScripts.filter((script) => bytes.includes(script.bytes)).map(({ text }) => text),
    };
    const { policy, stated } = policyOf(JSON.stringify(key));
    const preloaded = loaded.filter((font) => isNeeded(font, html)).map(({ cut }) => preload(cut.outputFile));
    const afterEncoding = bytes.indexOf(encoding) + encoding.length;
    const atHole = bytes.indexOf(hole);
    const before = [bytes.subarray(0, afterEncoding), stated, bytes.subarray(afterEncoding, atHole)];
    const filled = [sameOf(preloaded.join("")), Buffer.from(derived)];
    const parts = [...before, ...filled, bytes.subarray(atHole + hole.length)];
    return { bytes: joinBytes(parts), policy };
  };
}

/** Not by `Buffer.concat`, whose result may share its memory with others. */
function joinBytes(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** A browser asks for a further part of a face only if a page has one of its characters. */
function isNeeded({ cut, isFurtherPart }: UsedFont, html: () => string): boolean {
  return (
    !isFurtherPart || cut.codePoints.some((codePoint) => html().includes(String.fromCodePoint(codePoint)))
  );
}
