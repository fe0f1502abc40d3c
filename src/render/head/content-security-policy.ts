import { domainToUnicode } from "node:url";
import { Parser } from "htmlparser2";
import { digestOf } from "../../util/hash-of.js";

interface PolicyOptions {
  /** The script that a development server adds. */
  readonly devScript?: string | undefined;
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
  { style, script }: { style: string; script: string },
  { devScript = "", ownScripts = [], foreign, formActions = [] }: PolicyOptions = {},
): string {
  const own = {
    // Style sheets of packages contain small images.
    img: /\bdata:image\//i.test(style) ? [self, "data:"] : [self],
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
const listHashes = (...code: readonly string[]) =>
  code.filter((text) => text !== "").map((text) => `'sha256-${digestOf(text)}'`);

/** A kind of resource that a page may load from other origins: the part of a directive's name before `-src`. */
export type ForeignKind = "img" | "font" | "media" | "style" | "frame" | "script" | "connect";

type ForeignSources = ReadonlyMap<ForeignKind, readonly string[]>;

const passive = ["img", "font", "media"] as const;
const byScript = ["script", "style", "frame", "connect"] as const;

/**
 * The directives of a page that need the allowed origins: none if the page loads nothing from them. Each directive gets all origins,
 * since a resource of one may load from another. A script can add any element.
 */
export function planForeignSources(
  page: { readonly html: string; readonly style: string },
  origins: readonly string[],
): ForeignSources {
  const hosts = origins.flatMap((origin) => {
    const { hostname, host } = new URL(origin);
    return [`//${host}`, `//${host.replace(hostname, domainToUnicode(hostname))}`];
  });
  const isNamed = (text: string) => hosts.some((host) => text.toLowerCase().includes(host));
  const kinds = new Set<ForeignKind>();
  const need = (...more: readonly ForeignKind[]) => {
    for (const kind of more) kinds.add(kind);
  };
  if (isNamed(page.style)) need(...passive, ...(/@import/i.test(page.style) ? (["style"] as const) : []));
  if (isNamed(page.html)) readNeeds(page.html, { isNamed, need });
  return new Map([...kinds].map((kind) => [kind, origins]));
}

interface Reader {
  readonly isNamed: (text: string) => boolean;
  readonly need: (...kinds: readonly ForeignKind[]) => void;
}

/** Elements whose URLs are for visitors or search engines, and are not loaded. */
const loadNothing = new Set(["a", "area", "form", "meta"]);
const kindOfTag: Readonly<Record<string, readonly ForeignKind[]>> = { iframe: ["frame"], script: byScript };

function readNeeds(html: string, { isNamed, need }: Reader): void {
  let isScript = false;
  const parser = new Parser({
    onopentag(tag, attributes) {
      isScript = tag === "script";
      if (loadNothing.has(tag) || !Object.values(attributes).some(isNamed)) return;
      const { rel = "", as = "" } = attributes;
      if (tag === "link" && !/stylesheet|icon|preload|prefetch|preconnect/i.test(rel)) return;
      need(...passive, ...(kindOfTag[tag] ?? []));
      if (tag === "link" && (/stylesheet/i.test(rel) || as === "style")) need("style");
      if (tag === "link" && (/modulepreload/i.test(rel) || as === "script")) need(...byScript);
    },
    onclosetag() {
      isScript = false;
    },
    ontext(text) {
      if (isScript && isNamed(text)) need(...passive, ...byScript);
    },
  });
  parser.end(html);
}
