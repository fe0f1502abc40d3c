import type { Answer } from "./answer.js";

interface Followed {
  /** The answer at the end of the redirects. */
  readonly answer: Answer;
  readonly finalAddress: string;
  /** The target of the permanent redirects up to the first temporary one; undefined if the first is temporary. */
  readonly movedTo: string | undefined;
  /** Set if the redirects do not end. */
  readonly endless: boolean;
}

const maxHops = 10;
const permanent = new Set([301, 308]);
const redirects = new Set([301, 302, 303, 307, 308]);

/** Follows redirects with separate requests. */
export async function followRedirects(
  address: string,
  ask: (address: string) => Promise<Answer>,
): Promise<Followed> {
  let at = address;
  let movedTo: string | undefined;
  let allPermanent = true;
  const seen = new Set([withoutFragment(address)]);
  for (;;) {
    const answer = await ask(at);
    const next = targetOf(answer, at);
    if (next === undefined || answer.kind === "failed") {
      return { answer, finalAddress: at, movedTo, endless: false };
    }
    if (seen.has(withoutFragment(next)) || seen.size > maxHops) {
      return { answer, finalAddress: at, movedTo: undefined, endless: true };
    }
    seen.add(withoutFragment(next));
    allPermanent &&= permanent.has(answer.status);
    if (allPermanent) movedTo = next;
    at = next;
  }
}

/** The target of a redirect, as an absolute URL; undefined for other answers. */
export function targetOf(answer: Answer, from: string): string | undefined {
  if (answer.kind === "failed" || !redirects.has(answer.status)) return undefined;
  const { location } = answer.headers;
  if (!location || !URL.canParse(location, from)) return undefined;
  const url = new URL(location, from);
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

const withoutFragment = (address: string) => address.replace(/#.*$/, "");
