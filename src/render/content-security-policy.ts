import { createHash } from "node:crypto";

/** What a page carries inline. */
export interface InlineCode {
  readonly style: string;
  readonly script: string;
}

/**
 * The policy of a page: nothing but its own inline code, by hash, and images, fonts and videos of the same origin.
 * Source: Content Security Policy Level 3, https://www.w3.org/TR/CSP3/.
 */
export function contentSecurityPolicy({ style, script }: InlineCode): string {
  const directives = ["default-src 'none'", ...["img", "font", "media", "manifest"].map(fromSelf)];
  if (style !== "") directives.push(`style-src ${hashSource(style)}`);
  if (script !== "") directives.push(`script-src ${hashSource(script)}`);
  return [...directives, "base-uri 'none'", "form-action 'none'"].join(";");
}

const fromSelf = (kind: string) => `${kind}-src 'self'`;

function hashSource(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
