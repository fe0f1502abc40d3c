import { addressCodes } from "./codes/address.js";
import { blockCodes } from "./codes/block.js";
import { checkCodes } from "./codes/check.js";
import { checkLinkCodes } from "./codes/check-links.js";
import { checkOutboundCodes } from "./codes/check-outbound.js";
import { checkPageCodes } from "./codes/check-pages.js";
import { checkSafetyCodes } from "./codes/check-safety.js";
import { collectionCodes } from "./codes/collection.js";
import { commitCodes } from "./codes/commit.js";
import { dataCodes } from "./codes/data.js";
import { deriveCodes } from "./codes/derive.js";
import { documentCodes } from "./codes/document.js";
import type { CodeEntry } from "./codes/entry.js";
import { factCodes } from "./codes/fact.js";
import { historyCodes } from "./codes/history.js";
import { hostCodes } from "./codes/host.js";
import { importCodes } from "./codes/import.js";
import { mediaCodes } from "./codes/media.js";
import { messageCodes } from "./codes/messages.js";
import { ownCodes } from "./codes/own.js";
import { planCodes } from "./codes/plan.js";
import { readCodes } from "./codes/read.js";
import { renderCodes } from "./codes/render.js";
import { reviewCodes } from "./codes/review.js";
import { runCodes } from "./codes/run.js";
import { scaffoldCodes } from "./codes/scaffold.js";
import { serveCodes } from "./codes/serve.js";
import { verifyCodes } from "./codes/verify.js";

export type { CodeEntry, Severity } from "./codes/entry.js";

/** All codes. They are permanent: a code never changes its name or its meaning. */
export const codes = {
  ...readCodes,
  ...factCodes,
  ...documentCodes,
  ...messageCodes,
  ...collectionCodes,
  ...dataCodes,
  ...blockCodes,
  ...runCodes,
  ...importCodes,
  ...planCodes,
  ...ownCodes,
  ...hostCodes,
  ...addressCodes,
  ...renderCodes,
  ...deriveCodes,
  ...mediaCodes,
  ...checkCodes,
  ...checkLinkCodes,
  ...checkPageCodes,
  ...checkSafetyCodes,
  ...checkOutboundCodes,
  ...commitCodes,
  ...serveCodes,
  ...scaffoldCodes,
  ...verifyCodes,
  ...historyCodes,
  ...reviewCodes,
};

export type Code = keyof typeof codes;

/** Whether the config may silence a code or raise it to an error. Errors before the check mean that something is missing. */
export function isOverridable(code: Code): boolean {
  if (code.startsWith("check/") || code === "own/finding") return true;
  return codes[code].severity === "warning" && /^(read|plan|render|derive|encode|card|run)\//.test(code);
}

export type CodeArgs<C extends Code> = (typeof codes)[C] extends CodeEntry<infer Args> ? Args : never;
