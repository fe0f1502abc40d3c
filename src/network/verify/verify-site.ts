import { type Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import { type Clock, RateLimiter, type RateLimits } from "../outbound/rate-limiter.js";
import type { BytesAnswer, RequestBytes } from "../outbound/request-bytes.js";
import { describeFailure, parseRetryAfter } from "../outbound/verdict.js";
import { type ComparedAnswer, findAnotherSite } from "./another-site.js";
import { type Answers, compareAnswer } from "./compare-answer.js";
import type { Expectation } from "./list-expectations.js";

interface VerifyLimits extends RateLimits {
  /** The timeout of one request, in milliseconds. */
  readonly timeout: number;
  /** How long to wait for differences to disappear, in milliseconds: caches of networks take a while. */
  readonly wait: number;
}

export interface VerifyProgress {
  readonly done: number;
  readonly of: number;
  /** Whether to request differing URLs again. */
  readonly again: boolean;
}

export interface VerifyOptions {
  readonly request: RequestBytes;
  readonly clock: Clock;
  readonly limits: VerifyLimits;
  readonly onProgress?: ((progress: VerifyProgress) => void) | undefined;
}

/** Low rates: a check after each deploy must not look like an attack. */
export const verifyLimits: Omit<VerifyLimits, "wait"> = {
  timeout: 15_000,
  inAll: 6,
  perServer: 6,
  interval: 5,
};

/** The page may have grown by what the host adds to it. */
const roomForAdditions = 200_000;
const firstPause = 1000;
const longestPause = 10_000;

/**
 * Requests everything that a live site should answer, the landing page first. Differing answers are requested again, with growing pauses,
 * until they match or the time is up; the remaining differences are reported.
 */
export async function verifySite(
  expectations: readonly Expectation[],
  options: VerifyOptions,
): Promise<Diagnostic[]> {
  const { clock, limits } = options;
  const end = clock.now() + limits.wait;
  const limiter = new RateLimiter(limits, clock);
  const [landing] = expectations;
  if (!landing) return [];
  let open = [landing];
  let found: Diagnostic[] = [];
  let isComplete = false;
  for (let pause = firstPause; ; pause = Math.min(pause * 2, longestPause)) {
    const round = await requestRound(open, { ...options, limiter, again: found.length > 0 });
    const isUp = round.some(({ answers }) => answers.get.kind === "answered");
    if (isUp && !isComplete) {
      isComplete = true;
      open = [...expectations];
      round.push(...(await requestRound(open.slice(1), { ...options, limiter, again: found.length > 0 })));
    }
    const failing = round.filter(({ diagnostics }) => diagnostics.length > 0);
    found =
      isUp || isComplete
        ? (findAnotherSite(round) ?? failing.flatMap(({ diagnostics }) => diagnostics))
        : unreachable(round);
    // The landing page and a URL that does not exist show together whether this is the site at all.
    open = failing.map(({ expectation }) => expectation);
    if (found.length === 0 || clock.now() + pause >= end) return found;
    await clock.sleep(pause);
  }
}

function unreachable(round: readonly ComparedAnswer[]): Diagnostic[] {
  const log = new Diagnostics();
  for (const { expectation, answers } of round) {
    if (answers.get.kind === "answered") continue;
    log.add("verify/unreachable", { address: expectation.address, why: describeFailure(answers.get) });
  }
  return log.sorted();
}

interface RoundOptions extends VerifyOptions {
  readonly limiter: RateLimiter;
  readonly again: boolean;
}

async function requestRound(
  expectations: readonly Expectation[],
  options: RoundOptions,
): Promise<ComparedAnswer[]> {
  let done = 0;
  return await Promise.all(
    expectations.map(async (expectation) => {
      const answers = await ask(expectation, options);
      const log = new Diagnostics();
      compareAnswer(expectation, answers, log);
      done++;
      options.onProgress?.({ done, of: expectations.length, again: options.again });
      return { expectation, answers, diagnostics: log.sorted() };
    }),
  );
}

async function ask({ address, wanted }: Expectation, options: RoundOptions): Promise<Answers> {
  const length = "bytes" in wanted ? (wanted.bytes?.length ?? 0) : 0;
  const get = await requestOnce(address, { method: "GET", max: length + roomForAdditions }, options);
  const wantsHead =
    wanted.kind === "file" && (wanted.isPage || wanted.isAssociation) && get.kind === "answered";
  if (!wantsHead) return { get };
  return { get, head: await requestOnce(address, { method: "HEAD", max: 0 }, options) };
}

async function requestOnce(
  address: string,
  options: { method: "GET" | "HEAD"; max: number },
  { request, limiter, clock, limits }: RoundOptions,
): Promise<BytesAnswer> {
  const { host } = new URL(address);
  return await limiter.run(host, async () => {
    const answer = await request(address, { ...options, timeout: limits.timeout });
    if (answer.kind === "answered" && (answer.status === 429 || answer.status === 503)) {
      const retryAfter = parseRetryAfter(answer.headers["retry-after"], clock.now());
      if (retryAfter !== undefined) limiter.hold(host, Math.min(retryAfter, longestPause));
    }
    return answer;
  });
}
