import type { Answer } from "./answer.js";
import { followRedirects } from "./follow-redirects.js";
import type { Clock, RateLimiter } from "./rate-limiter.js";
import type { Request } from "./request.js";
import { type Assessment, judge, parseRetryAfter } from "./verdict.js";

export interface RequestLimits {
  /** The timeout of one request, in milliseconds. */
  readonly timeout: number;
  readonly attempts: number;
  /** The wait before the second attempt, in milliseconds; it doubles each time. */
  readonly backoff: number;
  /** The limit for one URL with all its attempts and waits, in milliseconds. */
  readonly perAddress: number;
}

interface RequestContext {
  readonly request: Request;
  readonly limiter: RateLimiter;
  readonly clock: Clock;
  readonly limits: RequestLimits;
  /** The end of the whole run, by the clock. */
  readonly deadline: number;
  /** Called with each answer as soon as it arrives. */
  readonly onAnswer: (answer: Answer, address: string) => void;
}

export interface AddressResult extends Assessment {
  readonly answer: Answer | undefined;
  readonly finalAddress: string;
  readonly movedTo: string | undefined;
}

/** Requests a URL, and retries while that may help, until its time is up. */
export async function requestAddress(address: string, context: RequestContext): Promise<AddressResult> {
  const { clock, limits, limiter } = context;
  // The time of a URL starts with its first request, not while it waits for its turn.
  let end: number | undefined;
  const requestInTime = async (at: string) =>
    await limiter.run(new URL(at).host, async () => {
      end ??= Math.min(clock.now() + limits.perAddress, context.deadline);
      return await requestOnce(at, end, context);
    });
  for (let attempts = 1; ; attempts++) {
    const followed = await followRedirects(address, requestInTime);
    const { answer, finalAddress, movedTo, endless } = followed;
    const judgement = endless ? endlessly : judge(answer, finalAddress);
    const asked = { ...judgement, answer, finalAddress, movedTo };
    if (!judgement.mayRetry || attempts >= limits.attempts || isPermanent(answer)) return asked;
    const retryAfter =
      answer.kind === "answered" ? parseRetryAfter(answer.headers["retry-after"], clock.now()) : undefined;
    const wait = retryAfter ?? limits.backoff * 2 ** (attempts - 1);
    if (clock.now() + wait >= (end ?? 0)) {
      const why =
        retryAfter === undefined
          ? asked.why
          : `${asked.why}; it asks for a wait of ${Math.ceil(retryAfter / 1000)} s`;
      return { ...asked, why };
    }
    if (retryAfter !== undefined) limiter.hold(new URL(finalAddress).host, retryAfter);
    await clock.sleep(wait);
  }
}

const endlessly: Assessment = { verdict: "unverifiable", why: "it redirects endlessly", mayRetry: false };

/** Without a route to the server, waiting within a run is pointless. */
const isPermanent = (answer: Answer) =>
  answer.kind === "failed" && (answer.failure === "unreachable" || answer.failure === "no-name-server");

async function requestOnce(
  address: string,
  end: number,
  { request, clock, limits, onAnswer }: RequestContext,
): Promise<Answer> {
  // linkinator may send two requests, each with the whole timeout.
  const timeout = Math.floor(Math.min(limits.timeout, (end - clock.now()) / 2));
  if (timeout < 1) return { kind: "failed", failure: "no-time", code: "" };
  const answer = await request(address, { timeout });
  onAnswer(answer, address);
  return answer;
}
