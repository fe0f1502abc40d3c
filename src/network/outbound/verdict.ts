import type { Answer, FailedAnswer, Failure } from "./answer.js";
import { isPrivateHost } from "./private-address.js";

/**
 * The verdict on an outbound URL. `broken` is certain; a failure that may depend on the client or the moment is `unverifiable` and fails
 * nothing.
 */
export type Verdict = "ok" | "broken" | "unverifiable";

export interface Assessment {
  readonly verdict: Verdict;
  /** The reason in a few words; empty for `ok`. */
  readonly why: string;
  readonly mayRetry: boolean;
}

const permanent = new Map([
  [404, "404, not found"],
  [410, "410, gone"],
]);

/** The answers of servers to bots: logins, limits, captchas and LinkedIn's 999. */
const guarded = new Map([
  [401, "401, it requires a login"],
  [403, "403, it refuses automated requests"],
  [429, "429, it received too many requests"],
  [461, "461, it requires a captcha"],
  [471, "471, it requires a captcha"],
  [999, "999, it refuses automated requests"],
]);

const failures: Readonly<Record<Failure, string>> = {
  "unknown-name": "its host name does not resolve",
  "no-name-server": "no DNS server answers",
  unreachable: "its host cannot be reached",
  certificate: "its certificate is not valid",
  timeout: "it did not respond in time",
  connection: "the connection was interrupted",
  private: "not requested: its host is this machine or a private network",
  "no-time": "not requested: the time limit for all links was reached",
};

/** Judges the last answer of a URL; redirects have been followed to `finalAddress`. */
export function judge(answer: Answer, finalAddress: string): Assessment {
  if (answer.kind === "failed") return judgeFailure(answer);
  const { status } = answer;
  const permanentReason = permanent.get(status);
  if (permanentReason) return { verdict: "broken", why: permanentReason, mayRetry: false };
  if (status >= 200 && status < 300) {
    if (!isLoginPage(finalAddress)) return { verdict: "ok", why: "", mayRetry: false };
    return { verdict: "unverifiable", why: "it redirects to a login page", mayRetry: true };
  }
  const why = guarded.get(status) ?? `${status}`;
  const mayRetry = guarded.has(status) || status >= 500 || status === 408 || status === 425;
  return { verdict: "unverifiable", why, mayRetry };
}

/** Describes why a URL did not answer, in a few words. */
export function describeFailure({ failure, code }: FailedAnswer): string {
  return code === "" || failure === "timeout" ? failures[failure] : `${failures[failure]} (${code})`;
}

function judgeFailure(answer: FailedAnswer): Assessment {
  const { failure } = answer;
  const isBroken = failure === "unknown-name" || failure === "certificate";
  return {
    verdict: isBroken ? "broken" : "unverifiable",
    why: describeFailure(answer),
    mayRetry: !isBroken && failure !== "no-time" && failure !== "private",
  };
}

/** Whether a redirect ended at a login instead of the requested page. */
export function isLoginPage(address: string): boolean {
  const { pathname, hostname } = new URL(address);
  return (
    /(^|\/)(log-?in|sign-?in|auth|authorize|captcha|challenge|checkpoint)(\/|\.|$)/i.test(pathname) ||
    /^(login|signin|auth|accounts)\./i.test(hostname)
  );
}

/**
 * Whether an answer proves that there is a network: a server on the internet, found by its name, has answered or broken off. Timeouts,
 * and requests that never left this machine, prove nothing.
 */
export function provesNetwork(answer: Answer, address: string): boolean {
  if (isPrivateHost(new URL(address).hostname)) return false;
  if (answer.kind === "answered" || answer.failure === "certificate") return true;
  return answer.failure === "connection" && /^(E[A-Z]|UND_ERR_SOCKET|HPE_)/.test(answer.code);
}

/** Whether an answer suggests that names cannot be resolved or reached at all: a single one is no proof. */
export function isSignOfNoNetwork(answer: Answer): boolean {
  return (
    answer.kind === "failed" && ["unknown-name", "no-name-server", "unreachable"].includes(answer.failure)
  );
}

/** The delay that a server asks for, in milliseconds; undefined if it does not. Source: RFC 9110, 10.2.3: seconds or a date. */
export function parseRetryAfter(header: string | undefined, now: number): number | undefined {
  if (header === undefined) return undefined;
  if (/^\s*\d+\s*$/.test(header)) return Number(header) * 1000;
  const date = Date.parse(header);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}
