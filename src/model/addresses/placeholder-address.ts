import type { Site } from "../site/site.js";

/** Whether a host name is reserved, so that no server can have it. Source: RFC 2606 and RFC 6761. */
export function isReservedHost(host: string): boolean {
  const name = host.toLowerCase().replace(/\.$/, "");
  return /(^|\.)(example|test|invalid|localhost)$/.test(name) || /(^|\.)example\.(com|net|org)$/.test(name);
}

/** Whether an address is an obvious placeholder: on a reserved name, with an id of zeros, or with words such as `your-form`. */
export function isPlaceholderAddress(url: URL): boolean {
  const host = url.protocol === "mailto:" ? hostOfMail(url) : url.hostname;
  return (
    isReservedHost(host) ||
    // The package of a new project, which Google Play refuses.
    (host === "play.google.com" && /^com\.example\./.test(url.searchParams.get("id") ?? "")) ||
    /\/(id)?0{9,}\/?$/.test(url.pathname) ||
    yours.test(`/${host}/${url.pathname}`)
  );
}

/** A name of the host, or the end of the path, that is for the reader to fill in. */
const yours =
  /^\/your[-_]?(?:app|company|domain|site)\.|\/[@{<[]?your[-_]?(?:account|app|channel|company|form|handle|id|key|name|page|profile|project|site|slug|token|user|username)(?:[-_]?(?:here|id|name))?[\]>}]?\/?$/i;

export function listDeclaredPlaceholders(site: Site | undefined): Set<string> {
  const texts = site?.placeholderTexts ?? [];
  return new Set(texts.flatMap((text) => [text, `mailto:${text}`]));
}

const hostOfMail = ({ pathname }: URL) => pathname.slice(pathname.lastIndexOf("@") + 1);
