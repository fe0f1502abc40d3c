import type { BytesAnswer } from "../outbound/request-bytes.js";

export type Answered = Extract<BytesAnswer, { readonly kind: "answered" }>;

const redirects = new Set([301, 302, 303, 307, 308]);

/** The target of a redirect, as an absolute URL; undefined for other answers. */
export function targetOf({ status, headers }: Answered, from: string): string | undefined {
  const { location } = headers;
  if (!redirects.has(status) || location === undefined || !URL.canParse(location, from)) return undefined;
  return new URL(location, from).href;
}
