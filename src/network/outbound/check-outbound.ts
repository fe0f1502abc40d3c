import type { OutboundLink } from "../../model/pages/checked-tree.js";
import type { Answer } from "./answer.js";
import { type Clock, RateLimiter, type RateLimits } from "./rate-limiter.js";
import type { Request } from "./request.js";
import { type AddressResult, type RequestLimits, requestAddress } from "./request-address.js";
import { isSignOfNoNetwork, provesNetwork, type Verdict } from "./verdict.js";
import { type CachedVerdict, type CachedVerdicts, isFresh } from "./verdict-cache.js";

/** The verdict on an outbound URL at the end of a run. */
export interface OutboundResult {
  readonly link: OutboundLink;
  readonly verdict: Verdict;
  readonly why: string;
  /** The URL to write instead, the target of a permanent redirect. */
  readonly movedTo: string | undefined;
  /** The target of any redirects; undefined without one. */
  readonly redirectsTo: string | undefined;
  /** Whether the verdict comes from an earlier run. */
  readonly cached: boolean;
}

export interface OutboundReport {
  readonly results: readonly OutboundResult[];
  /** Whether no name could be resolved or reached at all. */
  readonly noNetwork: boolean;
  /** The verdicts to cache for later runs. */
  readonly learned: CachedVerdicts;
}

export interface Progress {
  readonly done: number;
  readonly of: number;
}

export interface OutboundOptions {
  readonly request: Request;
  readonly cached: CachedVerdicts;
  readonly limits: RequestLimits &
    RateLimits & { /** The limit of the whole run, in milliseconds. */ readonly inTime: number };
  /** If true, no requests are made, and only cached results count. */
  readonly offline: boolean;
  /** The clock for rate limits and deadlines, such as `Date.now`. */
  readonly clock: Clock;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

export const defaultLimits: OutboundOptions["limits"] = {
  timeout: 10_000,
  attempts: 3,
  backoff: 1000,
  perAddress: 45_000,
  inTime: 120_000,
  inAll: 256,
  perServer: 10,
  interval: 5,
};

/** Requests each outbound URL once, unless there is a fresh cached verdict. Takes at most `limits.inTime`. */
export async function checkOutbound(
  links: readonly OutboundLink[],
  options: OutboundOptions,
): Promise<OutboundReport> {
  const { cached, clock, offline } = options;
  const isKnown = ({ address }: OutboundLink) => {
    const verdict = cached[address];
    return verdict !== undefined && isFresh(verdict, clock.now());
  };
  const asking = offline ? [] : links.filter((link) => !isKnown(link));
  const { asked, reached } = await requestAll(asking, options);
  const isInDoubt = !reached && [...asked.values()].some(({ answer }) => answer && isSignOfNoNetwork(answer));
  const noNetwork = isInDoubt && !(await isAnyReached(links, asking, options));
  const learned: Record<string, CachedVerdict> = {};
  const results = links.map((link): OutboundResult => {
    const onAnswer = asked.get(link);
    const answer = noNetwork && !isKnownOffline(onAnswer?.answer) ? undefined : onAnswer;
    if (!answer) return cachedResult(link, cached[link.address], { offline: offline || noNetwork });
    const { verdict, why, movedTo, finalAddress } = answer;
    if (verdict !== "unverifiable") learned[link.address] = { verdict, why, movedTo, at: clock.now() };
    const redirectsTo = finalAddress === link.address ? undefined : finalAddress;
    const moved = verdict === "ok" ? movedTo : undefined;
    return { link, verdict, why, movedTo: moved, redirectsTo, cached: false };
  });
  return { results, noNetwork, learned };
}

/** Whether a server on this machine or in a private network has answered, or must not be asked: that needs no other network. */
const isKnownOffline = (answer: Answer | undefined) =>
  answer?.kind === "answered" || answer?.failure === "private";

/** A name that cannot be resolved is broken only if others can: if all requests fail, some of the remaining URLs are tried. */
async function isAnyReached(
  links: readonly OutboundLink[],
  asking: readonly OutboundLink[],
  { request, limits }: OutboundOptions,
): Promise<boolean> {
  const asked = new Set(asking);
  for (const { address } of links.filter((link) => !asked.has(link)).slice(0, 3)) {
    if (provesNetwork(await request(address, { timeout: limits.timeout }), address)) return true;
  }
  return false;
}

function cachedResult(
  link: OutboundLink,
  known: CachedVerdict | undefined,
  { offline }: { offline: boolean },
): OutboundResult {
  if (!known) {
    const why = offline ? "not requested: no network, and no cached result" : "not requested";
    return { link, verdict: "unverifiable", why, movedTo: undefined, redirectsTo: undefined, cached: false };
  }
  const { verdict, why, movedTo } = known;
  return { link, verdict, why, movedTo, redirectsTo: movedTo, cached: true };
}

async function requestAll(
  links: readonly OutboundLink[],
  { request, limits, clock, onProgress }: OutboundOptions,
): Promise<{ asked: Map<OutboundLink, AddressResult>; reached: boolean }> {
  const asked = new Map<OutboundLink, AddressResult>();
  let reached = false;
  const onAnswer = (answer: Answer, address: string) => {
    reached ||= provesNetwork(answer, address);
  };
  const context = {
    request,
    clock,
    limits,
    onAnswer,
    limiter: new RateLimiter(limits, clock),
    deadline: clock.now() + limits.inTime,
  };
  await Promise.all(
    links.map(async (link) => {
      const result = await requestAddress(link.address, context);
      asked.set(link, result);
      onProgress?.({ done: asked.size, of: links.length });
    }),
  );
  return { asked, reached };
}
