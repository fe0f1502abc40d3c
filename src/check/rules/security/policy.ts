import { createHash } from "node:crypto";
import { onceEach } from "../../../util/once.js";
import { isWithin } from "../../page/page-element.js";
import { elementsOf, type PageFacts } from "../../page/read-page.js";

/** The sources of each directive of a content security policy, by the directive's name in lower case. */
export type Policy = ReadonlyMap<string, readonly string[]>;

/** Returns a function that reads the policies of a page: all of them apply, so each can block. A policy in the body is ignored. */
export function policyReader(): (facts: PageFacts) => Policy[] {
  const parse = onceEach(parsePolicy, 1);
  return (facts) =>
    elementsOf(facts, "meta")
      .filter((meta) => meta.attributes["http-equiv"]?.toLowerCase() === "content-security-policy")
      .filter((meta) => !isWithin(meta, "body"))
      .map(({ attributes }) => parse(attributes.content ?? ""));
}

/** Source: https://www.w3.org/TR/CSP3/#parse-serialized-policy. Repeated directives are ignored. */
export function parsePolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const part of text.split(";")) {
    const [name = "", ...sources] = part.trim().split(/\s+/);
    if (name !== "" && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources.map(foldCase));
  }
  return policy;
}

/** Keywords and schemes mean the same in any case; hashes, nonces and paths do not. */
const foldCase = (source: string) =>
  /^('(?!nonce-)[a-z-]+'|[a-z][a-z0-9+.-]*:)$/i.test(source) ? source.toLowerCase() : source;

/**
 * The sources that govern a kind of load; undefined if the policy does not restrict it. `style-src-elem` falls back on `style-src`, and most
 * directives on `default-src`.
 */
export function sourcesOf(policy: Policy, directive: string): readonly string[] | undefined {
  const fallback = /^(base-uri|form-action)$/.test(directive) ? undefined : policy.get("default-src");
  return policy.get(directive) ?? policy.get(directive.replace(/-(elem|attr)$/, "")) ?? fallback;
}

export function allowsHashOf(sources: readonly string[], code: string): boolean {
  return sources.some((source) => {
    const [, algorithm, expected] = /^'(sha256|sha384|sha512)-(.+)'$/i.exec(source) ?? [];
    return algorithm && createHash(algorithm.toLowerCase()).update(code).digest("base64") === expected;
  });
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
    : host === "*" || address.hostname === host.toLowerCase();
  if (!isHost || !matchesPort(port, address)) return false;
  return !path || (path.endsWith("/") ? address.pathname.startsWith(path) : address.pathname === path);
}

/** An address without a port has its scheme's default port. */
function matchesPort(port: string | undefined, address: URL): boolean {
  if (port === "*") return true;
  const usual = address.protocol === "https:" ? "443" : "80";
  return (port ?? usual) === (address.port || usual);
}
