import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { targetOf } from "../outbound/follow-redirects.js";
import type { AnsweredBytes, BytesAnswer } from "../outbound/request-bytes.js";
import { describeFailure } from "../outbound/verdict.js";
import { compareFile } from "./compare-file.js";
import type { Expectation, Wanted, WantedFile } from "./list-expectations.js";

export interface Answers {
  readonly get: BytesAnswer;
  /** Only requested for pages. */
  readonly head?: BytesAnswer | undefined;
}

/** Reports differences between an answer and the expectation. */
export function compareAnswer(
  { address, place, wanted }: Expectation,
  answers: Answers,
  log: Diagnostics,
): void {
  const { get, head } = answers;
  if (get.kind === "failed") {
    // A missing name or a closed port does not mislead visitors.
    if (wanted.kind === "alias") return;
    return log.add("verify/unanswered", { address, why: describeFailure(get) }, place);
  }
  if (wanted.kind === "file") {
    compareFile({ address, place, wanted }, get, log);
    compareHead({ address, place, wanted }, { get, head }, log);
  } else compareOther(wanted, { address, place }, get, log);
}

function compareHead(
  { address, place }: { wanted: WantedFile } & Omit<Expectation, "wanted">,
  { get, head }: { get: AnsweredBytes; head: BytesAnswer | undefined },
  log: Diagnostics,
): void {
  if (!head) return;
  const answered = head.kind === "answered" ? `${head.status}` : describeFailure(head);
  const same = head.kind === "answered" && head.status === get.status;
  if (!same) log.add("verify/head-differs", { address, head: answered, get: `${get.status}` }, place);
}

function compareOther(
  wanted: Exclude<Wanted, WantedFile>,
  { address, place }: Omit<Expectation, "wanted">,
  get: AnsweredBytes,
  log: Diagnostics,
): void {
  const status = `${get.status}`;
  const target = targetOf(get, address);
  const got = target === undefined ? `returns ${status}` : `it returns ${status} and redirects to ${target}`;
  switch (wanted.kind) {
    case "folder-index": {
      const isFine = target === wanted.page || (get.status === 200 && isSame(get.body, wanted.bytes));
      if (isFine) return;
      // A host without clean URLs may not know it at all; the page's own URL is checked separately.
      if (get.status === 200) {
        const what = "a file with different content";
        log.add("verify/stale", { address, file: place.file ?? "", what }, place);
      } else log.add("verify/no-redirect", { address, to: wanted.page, got }, place);
      return;
    }
    case "absent":
      if (get.status !== 404 && get.status !== 410)
        return log.add("verify/no-not-found", { address, status }, place);
      if (wanted.bytes && !isSame(get.body, wanted.bytes))
        log.add("verify/not-found-page", { address }, place);
      return;
    case "redirect":
      if (target !== wanted.to || get.status !== wanted.status) {
        log.add("verify/no-redirect", { address, to: `${wanted.to} with ${wanted.status}`, got }, place);
      }
      return;
    case "alias":
      if (target !== undefined && new URL(target).protocol === "https:") {
        if (wanted.alias === "http" || new URL(target).host === new URL(wanted.to).host) return;
      }
      if (wanted.alias === "http") log.add("verify/no-https", { address, status }, place);
      else log.add("verify/www", { address, to: wanted.to, got }, place);
  }
}

const isSame = (body: Uint8Array | undefined, bytes: Uint8Array) =>
  body !== undefined && Buffer.compare(body, bytes) === 0;
