import { pageEvidence, type ReviewContext } from "./context.js";
import { type Finding, unclear } from "./finding.js";
import { judgeDeletionPage } from "./judge-deletion-page.js";
import type { RequirementId } from "./requirements.js";
import { evidenceOf, marking } from "./sections.js";

const ofGoogle = [
  "google/deletion-page",
  "google/deletion-name",
  "google/deletion-prominent",
  "google/deletion-steps",
  "google/deletion-request",
  "google/deletion-kept",
  "google/deletion-subscriptions",
] as const satisfies readonly RequirementId[];

/** Checks that people who can create an account learn how to delete it: for Google on a page, for Apple in the app. */
export function judgeDeletion(context: ReviewContext): Finding[] {
  const { answers, inConfig } = context;
  const { value, path } = answers.accounts;
  if (value === false) {
    const result = { outcome: "not-applicable", finding: "the app has no accounts" } as const;
    const site = [inConfig(...path)];
    return ["apple/account-deletion" as const, ...ofGoogle].map((requirement) => ({
      requirement,
      ...result,
      site,
    }));
  }
  return [judgeInApp(context), ...judgeForGoogle(context)];
}

/** A site cannot show what happens in the app. */
function judgeInApp(context: ReviewContext): Finding {
  const { pages, sections } = context;
  const found = [pages.deletion, pages.privacy].filter((page) => page !== undefined);
  const [said] = found.flatMap(({ summary }) => marking(sections(summary), "deletion.in-app"));
  return unclear(
    "apple/account-deletion",
    said
      ? "the site says that people can delete their account in the app; handbill cannot check the app"
      : "no section is marked deletion.in-app; a page or an email address alone is not enough",
    {
      hint: "try it in the app, and say on the site where to find it",
      site: said ? [evidenceOf(said)] : found.map(pageEvidence),
    },
  );
}

function judgeForGoogle(context: ReviewContext): Finding[] {
  const { pages, answers, inConfig } = context;
  const { deletion } = pages;
  if (!deletion) {
    const { value, path } = answers.accounts;
    const isKnown = value === true;
    return [
      {
        requirement: "google/deletion-page",
        outcome: isKnown ? "failed" : "judge",
        finding: isKnown
          ? "people can create accounts in the app, but no page explains how to delete one"
          : "no page explains how to delete an account; the config does not say whether people can create accounts in the app",
        hint: `if the app has no accounts, set ${path.join(".")}: false; otherwise add a page and set review.pages.deletion`,
        site: isKnown ? [inConfig(...path)] : [],
      },
    ];
  }
  return judgeDeletionPage(context, deletion);
}
