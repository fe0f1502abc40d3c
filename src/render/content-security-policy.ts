import { createHash } from "node:crypto";

/** What a page carries inline. */
export interface InlineCode {
  readonly style: string;
  readonly script: string;
}

export interface PolicyOptions {
  /** The script that a development server adds. */
  readonly devScript?: string | undefined;
}

/**
 * The policy of a page: nothing but its own inline code, by hash, and images, fonts and videos of the same origin.
 * Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/.
 */
export function contentSecurityPolicy(
  { style, script }: InlineCode,
  { devScript }: PolicyOptions = {},
): string {
  const directives = ["default-src 'none'", ...sameOrigin.map(fromSelf)];
  if (style !== "") directives.push(`style-src ${hashSource(style)}`);
  const scripts = [script, devScript ?? ""].filter((text) => text !== "");
  if (scripts.length > 0) directives.push(`script-src ${scripts.map(hashSource).join(" ")}`);
  return [...directives, "base-uri 'none'", "form-action 'none'"].join(";");
}

/** `connect` is for the tools that look at a page from inside, such as one that reads robots.txt, and for a development server. */
const sameOrigin = ["img", "font", "media", "manifest", "connect"];
const fromSelf = (kind: string) => `${kind}-src 'self'`;

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
