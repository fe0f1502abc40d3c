import { digestOf } from "../../util/hash-of.js";
import type { ForeignKind, ForeignSources } from "./foreign-sources.js";

export interface InlineCode {
  readonly style: string;
  readonly script: string;
}

export interface PolicyOptions {
  /** The script that a development server adds. */
  readonly devScript?: string | undefined;
  /** handbill's own scripts on the page. */
  readonly ownScripts?: readonly string[];
  /** The page's resources from other origins that the config allows. */
  readonly foreign?: ForeignSources | undefined;
  /** The targets that forms may have: `self`, or origins. */
  readonly formActions?: readonly string[];
}

/**
 * The content security policy of a page: its own inline code by hash, images, fonts and videos of the same origin, and the origins that
 * the config allows. Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/.
 */
export function contentSecurityPolicy(
  { style, script }: InlineCode,
  { devScript = "", ownScripts = [], foreign, formActions = [] }: PolicyOptions = {},
): string {
  const own = {
    img: [self],
    font: [self],
    media: [self],
    manifest: [self],
    // Needed by tools that run in the page, such as those that read robots.txt, and by a development server.
    connect: [self],
    style: listHashes(style),
    script: listHashes(script, ...ownScripts, devScript),
    frame: [],
  };
  const directives = Object.entries(own).flatMap(([kind, sources]) => {
    const all = [...sources, ...(foreign?.get(kind as ForeignKind) ?? [])];
    return all.length > 0 ? `${kind}-src ${all.join(" ")}` : [];
  });
  const forms =
    formActions.length === 0 ? none : formActions.map((action) => (action === "self" ? self : action));
  return [
    "default-src 'none'",
    ...directives,
    "base-uri 'none'",
    `form-action ${[...new Set(forms)].join(" ")}`,
  ].join(";");
}

const self = "'self'";
const none = ["'none'"];
const listHashes = (...code: readonly string[]) => code.filter((text) => text !== "").map(hashSource);

function hashSource(text: string): string {
  return `'sha256-${digestOf(text)}'`;
}
