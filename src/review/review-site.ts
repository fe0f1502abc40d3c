import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Review } from "../diagnostics/review.js";
import { nearest } from "../text/nearest.js";
import { type Finding, idOf, inOrder, itemOf } from "./finding.js";
import { judgeAddresses } from "./judge-addresses.js";
import { judgeAge } from "./judge-age.js";
import { judgeAnswers } from "./judge-answers.js";
import { judgeData } from "./judge-data.js";
import { judgeDeletion } from "./judge-deletion.js";
import { judgeLaws } from "./judge-laws.js";
import { judgeName } from "./judge-name.js";
import { judgePlaceholders } from "./judge-placeholders.js";
import { judgePrivacyPolicy } from "./judge-privacy-policy.js";
import { judgeSupport } from "./judge-support.js";
import { judgeTerms } from "./judge-terms.js";
import { judgeTracking } from "./judge-tracking.js";
import { judgeTrader } from "./judge-trader.js";
import { judgeUndeclared } from "./judge-undeclared.js";
import { requirements } from "./requirements.js";
import { contextOf, type ReviewContext, type ReviewInput } from "./review-context.js";

const rules: Readonly<Record<string, readonly ((context: ReviewContext) => Finding[])[]>> = {
  "privacy-policy": [judgePrivacyPolicy],
  "policy-answers": [judgeAnswers],
  "declared-data": [judgeData, judgeTracking, judgeUndeclared],
  support: [judgeSupport],
  "account-deletion": [judgeDeletion],
  terms: [judgeTerms],
  age: [judgeAge],
  "listing-addresses": [judgeAddresses],
  trader: [judgeTrader],
  laws: [judgeLaws],
  "placeholder-text": [judgePlaceholders],
  "listing-name": [judgeName],
};

/** Checks the requirements of each store that has the app, item by item. Reports unknown names in `review`. */
export function reviewSite(input: ReviewInput, log: Diagnostics): Review {
  const context = contextOf(input);
  const { checked, config, stores, inConfig, project } = context;
  const findings = Object.values(rules)
    .flat()
    .flatMap((rule) => rule(context));
  const asking = [...stores, "law" as const];
  const asked = findings.filter(({ requirement }) => asking.includes(requirements[requirement].store));
  const judged = config.judged ?? {};
  const ids = new Set(findings.map(idOf));
  for (const id of Object.keys(judged)) {
    if (ids.has(id)) continue;
    log.add("review/unknown-item", { id, near: nearest(id, ids) }, inConfig("review", "judged", id).place);
  }
  const routes = checked.pages.map(({ routePath }) => routePath);
  for (const [key, path] of Object.entries(config.pages ?? {})) {
    if (path === undefined || routes.includes(path)) continue;
    const args = { key, path, near: nearest(path, routes) };
    log.add("review/not-a-page", args, inConfig("review", "pages", key).place);
  }
  return {
    stores: asking,
    items: inOrder(asked).map((finding) => itemOf(finding, { judged, today: checked.today })),
    project: project?.folder,
  };
}
