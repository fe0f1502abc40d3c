import { LinkChecker, type LinkResult } from "linkinator";
import { type Answer, readFailure } from "./answer.js";

interface RequestOptions {
  /** Milliseconds; linkinator sends HEAD, then GET if that is not enough, each with this timeout. */
  readonly timeout: number;
}

/** Requests a URL once, without following redirects. Never throws. */
export type Request = (address: string, options: RequestOptions) => Promise<Answer>;

const userAgent = "Mozilla/5.0 (compatible; handbill link check)";

/**
 * A request by linkinator. Its `check` would download and parse each page, and crawl it; `crawl` with `crawl: false` is its step for a
 * link on a page: HEAD, then GET if HEAD gets no good answer, without reading a body. With `redirects: "error"` redirects are returned,
 * so that each step is paced, counted and judged like any other request.
 */
export const requestWithLinkinator: Request = async (address, { timeout }) => {
  const results: LinkResult[] = [];
  const checker = new LinkChecker();
  const step = {
    url: new URL(address),
    crawl: false,
    results,
    cache: new Set<string>(),
    relationshipCache: new Set<string>(),
    pendingChecks: new Map<string, Promise<void>>(),
    delayCache: new Map<string, number>(),
    retryErrorsCache: new Map<string, number>(),
    checkOptions: { path: address, timeout, redirects: "error", headers: { "User-Agent": userAgent } },
    rootPath: address,
    retry: false,
    retryErrors: false,
    retryErrorsCount: 0,
    retryErrorsJitter: 0,
    // Only a retry or a crawl adds to the queue.
    queue: undefined,
  } as unknown as Parameters<LinkChecker["crawl"]>[0];
  try {
    await checker.crawl(step);
  } catch (thrown) {
    return readFailure(thrown);
  }
  return results[0] ? readResult(results[0]) : readFailure(undefined);
};

function readResult({ status = 0, failureDetails = [] }: LinkResult): Answer {
  const thrown = failureDetails.filter((detail) => detail instanceof Error);
  // If HEAD gets no good answer and GET none at all, the status is that of HEAD, which some servers do not support.
  const isHalf = (status === 404 || status === 410) && thrown.length > 0;
  if (status === 0 || isHalf) return readFailure(thrown.at(-1));
  const headers = failureDetails.flatMap((detail) => ("headers" in detail ? [detail.headers] : [])).at(-1);
  return { kind: "answered", status, headers: { ...headers } };
}
