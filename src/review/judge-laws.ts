import type { CheckedPage } from "../model/pages/checked-tree.js";
import { type Law, type LawId, laws, marksOfLaws } from "../model/review/laws.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import type { ReviewContext } from "./review-context.js";
import { evidenceOf, marking, type Section } from "./sections.js";

/** The key of `review` that says whether a law applies to this app. Information about traders has its own rule. */
const questions = {
  accessibility: "accessibility",
  "age-signals": "ageSignals",
  security: "trader",
} as const;

type Asked = keyof typeof questions;
const isAsked = (rule: Law["rule"]): rule is Asked => rule in questions;

/** Checks the pages that laws require, by the facts of the config and the marks of sections. */
export function judgeLaws(context: ReviewContext): Finding[] {
  const rules = [...new Set(Object.values(laws).map(({ rule }) => rule))];
  return rules.filter(isAsked).flatMap((rule) => {
    const ids = (Object.keys(laws) as LawId[]).filter((id) => laws[id].rule === rule);
    return ids.map((requirement) => judgeLaw(context, { rule, requirement }));
  });
}

function judgeLaw(
  context: ReviewContext,
  { rule, requirement }: { readonly rule: Asked; readonly requirement: LawId },
): Finding {
  const { checked, site, config, inConfig, sections } = context;
  const key = questions[rule];
  const marks = marksOfLaws[rule];
  const answers = (page: CheckedPage) =>
    marks.map((mark) => marking(sections(page), mark).filter(saysSomething));
  const found = checked.pages.map(answers).find((own) => own.every((some) => some.length > 0));
  if (found) return passed(requirement, "the site has this page", { site: found.flat().map(evidenceOf) });
  if (rule === "security" && site.files.security !== undefined)
    return passed(requirement, "security.txt says where to report one", {
      site: [inConfig("files", "security")],
    });
  const inReview = [inConfig("review", key)];
  if (config[key] === false)
    return notApplicable(requirement, "the config says that this does not apply to the app", {
      site: inReview,
    });
  const missing = `no page has a section that is marked ${marks.join(" and ")}`;
  const write = `write it with handbill add-page ${rule}`;
  if (config[key]) return failed(requirement, missing, { hint: write, site: inReview });
  return unclear(requirement, `${missing}; the config does not say whether this applies to the app`, {
    hint:
      key === "trader"
        ? `if you are a trader in the EU, ${write}; if not, set review.trader: false`
        : `if it does, ${write}; if not, set review.${key}: false`,
  });
}

const saysSomething = ({ text }: Section) => /\p{L}{3}/u.test(text);
