import { digestOf } from "../../util/hash-of.js";
import type { ForeignKind, ForeignSources } from "./foreign-sources.js";

/** What a page carries inline. */
export interface InlineCode {
  readonly style: string;
  readonly script: string;
}

export interface PolicyOptions {
  /** The script that a development server adds. */
  readonly devScript?: string | undefined;
  /** Scripts of handbill's own that the page has. */
  readonly ownScripts?: readonly string[];
  /** What the page loads from origins that the config allows. */
  readonly foreign?: ForeignSources | undefined;
  /** Where the page's forms may be sent: `self`, or origins. */
  readonly formActions?: readonly string[];
}

/**
 * The policy of a page: nothing but its own inline code, by hash, images, fonts and videos of the same origin, and what
 * the config allows by name.
 * Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/.
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
    // For the tools that look at a page from inside, such as one that reads robots.txt, and for a development server.
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
