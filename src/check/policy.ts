import { elementsOf, type PageFacts } from "./read-page.js";

/** The sources of each directive of a content security policy, by the directive's name in lower case. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** The policy that a page carries; undefined if it carries none. Several bind at once, of which the first is read. */
export function readPolicy(facts: PageFacts): Policy | undefined {
  const meta = elementsOf(facts, "meta").find(
    ({ attributes }) => attributes["http-equiv"]?.toLowerCase() === "content-security-policy",
  );
  return meta && parsePolicy(meta.attributes.content ?? "");
}

/** Source: https://www.w3.org/TR/CSP3/#parse-serialized-policy. A directive's second mention is ignored. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

/** The directives that decide in place of one that is not there, nearest first. */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  "script-src-elem": ["script-src", "default-src"],
  "style-src-elem": ["style-src", "default-src"],
  "frame-src": ["child-src", "default-src"],
  // These two fall back to nothing: without them everything is allowed.
  "base-uri": [],
  "form-action": [],
};

/** The sources that decide about a kind of load; undefined if the policy says nothing of it. */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const order = [directive, ...(fallbacks[directive] ?? ["default-src"])];
  return order.map((name) => policy.get(name)).find((sources) => sources !== undefined);
}

/** Whether a list of sources allows an address. `own` is the origin of the page. */
export function allowsAddress(sources: readonly string[], address: URL, own: string): boolean {
  return sources.some((source) => {
    if (source === "*") return /^https?:$/.test(address.protocol);
    if (source === "'self'") return address.origin === own;
    if (/^[a-z][a-z0-9+.-]*:$/i.test(source)) return address.protocol === source.toLowerCase();
    return !source.startsWith("'") && matchesHost(source, address);
  });
}

function matchesHost(source: string, address: URL): boolean {
  const parts = /^(?:([a-z][a-z0-9+.-]*):\/\/)?([^/:]+)(?::(\d+|\*))?(\/.*)?$/i.exec(source);
  if (!parts) return false;
  const [, scheme, host = "", port, path] = parts;
  if (scheme && `${scheme.toLowerCase()}:` !== address.protocol) return false;
  const isHost = host.startsWith("*.")
    ? address.hostname.endsWith(host.slice(1).toLowerCase())
    : address.hostname === host.toLowerCase();
  if (!isHost || (port !== "*" && (port ?? "") !== address.port)) return false;
  return !path || (path.endsWith("/") ? address.pathname.startsWith(path) : address.pathname === path);
}
