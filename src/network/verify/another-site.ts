import { type Diagnostic, Diagnostics } from "../../diagnostics/diagnostics.js";
import { targetOf } from "../outbound/follow-redirects.js";
import type { AnsweredBytes } from "../outbound/request-bytes.js";
import type { Answers } from "./compare-answer.js";
import type { Expectation } from "./list-expectations.js";

export interface ComparedAnswer {
  readonly expectation: Expectation;
  readonly answers: Answers;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Returns the single finding that another site answers, if so: the landing page and a missing page are the same, and not as built. A
 * hotspot's page, a login and a parked domain answer every URL like that.
 */
export function findAnotherSite(round: readonly ComparedAnswer[]): Diagnostic[] | undefined {
  const [landing] = round;
  const absent = round.find(({ expectation }) => expectation.wanted.kind === "absent");
  if (!landing || !absent || landing.diagnostics.length === 0) return undefined;
  const first = landing.answers.get;
  const second = absent.answers.get;
  if (first.kind === "failed" || second.kind === "failed") return undefined;
  const { address } = landing.expectation;
  const match = describeMatch(first, second, [address, absent.expectation.address]);
  if (match === undefined) return undefined;
  const log = new Diagnostics();
  log.add("verify/another-site", { address, what: match });
  return log.sorted();
}

function describeMatch(
  first: AnsweredBytes,
  second: AnsweredBytes,
  [one, other]: [string, string],
): string | undefined {
  const target = targetOf(first, one);
  const otherTarget = targetOf(second, other);
  if (target !== undefined && otherTarget !== undefined) {
    const { host } = new URL(target);
    if (host === new URL(one).host || host !== new URL(otherTarget).host) return undefined;
    return `every URL redirects to ${new URL(target).origin}`;
  }
  if (first.status === 511) return "status 511, a network that requires a login";
  const isSimilar = first.status === second.status && first.status !== 404 && !!first.body && !!second.body;
  if (!isSimilar || !first.body || !second.body || Buffer.compare(first.body, second.body) !== 0)
    return undefined;
  return `every URL returns the same ${first.body.length} bytes, which are not the landing page`;
}
