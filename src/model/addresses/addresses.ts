import { sep } from "node:path";
import { orNothing } from "../../util/or-nothing.js";

/*
 * Address arithmetic. Four kinds of path, never mixed:
 * - routePath   `/privacy-policy`               what a page answers to, without the base
 * - outputFile  `privacy-policy.html`           a file of the tree, posix, relative to the output folder
 * - href        `/some-repo/privacy-policy`     what a page writes, with the base
 * - sourceFile  `pages/[legal].tsx`             a file of the project, posix, relative to its root
 */

/** The file that answers `routePath` on a static host: `/` → `index.html`, `/a/b` → `a/b.html`. */
export function outputFileOf(routePath: string): string {
  return routePath === "/" ? "index.html" : `${routePath.slice(1)}.html`;
}

/** The second file of a route, for hosts that answer `/a/` with `a/index.html` only. `/` and `/404` have none. */
export function folderIndexOf(routePath: string): string | undefined {
  return routePath === "/" || routePath === "/404" ? undefined : `${routePath.slice(1)}/index.html`;
}

/** `/some-repo/` + `/icon.svg` → `/some-repo/icon.svg`; keeps a query and a fragment. */
export function withBase(base: string, path: string): string {
  return base + path.replace(/^\/+/, "");
}

/** `/some-repo/` + `/some-repo/icon.svg` → `/icon.svg`; undefined for a path outside the base. */
export function withoutBase(base: string, path: string): string | undefined {
  if (path === base.slice(0, -1)) return "/";
  return path.startsWith(base) ? `/${path.slice(base.length)}` : undefined;
}

/** The canonical address of a route: `https://me.example/some-repo/privacy-policy`. */
export function canonicalUrl(site: { origin: string; base: string }, routePath: string): string {
  return site.origin + withBase(site.base, routePath);
}

/** `some-repo`, `/some-repo` and `/some-repo/` → `/some-repo/`; the empty text → `/`. */
export function normaliseBase(path: string): string {
  const inner = path.replace(/^\/+|\/+$/g, "");
  return inner === "" ? "/" : `/${inner}/`;
}

/** Whether a path can be a base path. Servers disagree on encoded slashes, control characters and broken encodings. */
export function isBasePath(path: string): boolean {
  const inner = path.replace(/^\/+|\/+$/g, "");
  return inner === "" || inner.split("/").every(isBasePart);
}

function isBasePart(part: string): boolean {
  if (!/^(?:[\w.~-]|%[0-9a-f]{2})+$/i.test(part)) return false;
  const name = orNothing(() => decodeURIComponent(part));
  return name !== undefined && !/[\p{Cc}/\\]/u.test(name) && !/^\.+$/.test(name);
}

/** The path of a project file in diagnostics and hashes: posix, relative to the root. Only Windows separates folders by a backslash. */
export function posixPath(path: string, separator: string = sep): string {
  return path.replaceAll(separator, "/");
}

/** A name as part of a file name: `Example Serif` → `example-serif`. */
export function slugOf(name: string): string {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "") || "unnamed"
  );
}

/** Whether a text can be a segment of a URL: letters and digits of any script, and marks that every host and file system accepts. */
export const isAddressPart = (part: string): boolean =>
  (/^[\w~-](?:[\w.~-]*[\w~-])?$/.test(part) && !part.includes("..")) ||
  // Rarely needed, so not compiled at start: that takes V8 more than a millisecond.
  /^(?!.*\.\.)[\p{L}\p{N}_~-](?:[\p{L}\p{N}_.~-]*[\p{L}\p{N}_~-])?$/u.test(part);

/** Schemes that any page may link to. */
export const knownSchemes: readonly string[] = ["http", "https", "mailto", "tel", "sms"];

/** Schemes that run code, or that carry or name data of one machine only: no config can allow them. */
export const refusedSchemes: readonly string[] = ["javascript", "vbscript", "data", "blob", "file"];

/** Whether an address leads to the computer on which it is opened. */
export const isOwnMachine = (address: string): boolean =>
  /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])([:/?#]|$)/i.test(address);

/** The scheme of an address in lower case, as a browser parses it; undefined for a path, a query or a fragment. */
export function schemeOf(address: string): string | undefined {
  const [scheme] = /^[^/?#:]*(?=:)/.exec(address) ?? [];
  return scheme?.trim().toLowerCase();
}
