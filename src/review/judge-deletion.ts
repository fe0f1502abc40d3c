import type { FoundPage } from "./find-pages.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import { judgeMark } from "./judge-mark.js";
import { judgeNaming } from "./judge-name.js";
import { waysToWrite } from "./judge-support.js";
import { notSold, sellsSubscriptions } from "./judge-terms.js";
import type { RequirementId } from "./requirements.js";
import { inApp, pageEvidence, type ReviewContext } from "./review-context.js";
import { evidenceOf, marking } from "./sections.js";
import { saysPage } from "./words.js";

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
    const site = [inConfig(...path)];
    return ["apple/account-deletion" as const, ...ofGoogle].map((requirement) =>
      notApplicable(requirement, "the app has no accounts", { site }),
    );
  }
  return [judgeInApp(context), ...judgeForGoogle(context)];
}

/** A site cannot show what happens in the app. */
function judgeInApp(context: ReviewContext): Finding {
  const { pages, sections } = context;
  const found = [pages.deletion, pages.privacy].filter((page) => page !== undefined);
  const [marked] = found.flatMap(({ summary }) => marking(sections(summary), "deletion.in-app"));
  return unclear(
    "apple/account-deletion",
    marked
      ? "the site says that people can delete their account in the app; handbill cannot check the app"
      : "no section is marked deletion.in-app; a page or an email address alone is not enough",
    {
      hint: "try it in the app, and say on the site where to find it",
      site: marked ? [evidenceOf(marked)] : found.map(pageEvidence),
    },
  );
}

function judgeForGoogle(context: ReviewContext): Finding[] {
  const { pages, answers, inConfig } = context;
  const { deletion } = pages;
  if (!deletion) {
    const { value, path } = answers.accounts;
    const hint = `if the app has no accounts, set ${path.join(".")}: false; otherwise add a page and set review.pages.deletion`;
    const finding = value
      ? "people can create accounts in the app, but no page explains how to delete one"
      : "no page explains how to delete an account; the config does not say whether people can create accounts in the app";
    const site = value ? [inConfig(...path)] : [];
    return [(value ? failed : unclear)("google/deletion-page", finding, { hint, site })];
  }
  return judgeDeletionPage(context, deletion);
}

/** Google's requirements for the page about deleting an account. */
const judgeDeletionPage = (context: ReviewContext, page: FoundPage): Finding[] => [
  passed("google/deletion-page", `${page.summary.routePath} explains it, without a login`, {
    isGuess: !page.isStated,
    site: [pageEvidence(page)],
  }),
  judgeNaming(context, { requirement: "google/deletion-name", page }),
  judgeProminent(context, page),
  judgeMark(context, { requirement: "google/deletion-steps", mark: "deletion.steps", page }),
  judgeRequest(page),
  judgeMark(context, { requirement: "google/deletion-kept", mark: "deletion.kept", page }),
  judgeBefore(context, page),
];

/** A separate page has to say it in its heading; a section of another page needs a heading with an id. */
function judgeProminent({ sections }: ReviewContext, page: FoundPage): Finding {
  const heading = sections(page.summary).find((section) => saysPage("deletion", section.heading));
  const title = page.summary.document?.title ?? page.title;
  const requirement = "google/deletion-prominent";
  if (saysPage("deletion", title) || heading?.depth === 1)
    return passed(requirement, `the page is titled “${title}”`, { site: [pageEvidence(page)] });
  if (heading?.id !== undefined)
    return unclear(
      requirement,
      `it is a section of ${page.summary.routePath}; the URL for the store is ${page.summary.routePath}#${heading.id}`,
      { hint: "a separate page is safer", site: [evidenceOf(heading)] },
    );
  const finding = `no heading of ${page.summary.routePath} seems to be about deleting an account`;
  const site = [pageEvidence(page)];
  return unclear(requirement, finding, { hint: "mention it in the page's title", isGuess: true, site });
}

function judgeRequest(page: FoundPage): Finding {
  const requirement = "google/deletion-request";
  const ways = waysToWrite(page.summary);
  const site = [pageEvidence(page)];
  return ways.length > 0
    ? passed(requirement, `it has ${ways.join(" and ")}`, { site })
    : failed(
        requirement,
        `${page.summary.routePath} has no form and no email address, so people without the app cannot request deletion`,
        { hint: "add a form, or a mailto: link with your address", site },
      );
}

function judgeBefore(context: ReviewContext, page: FoundPage): Finding {
  const requirement = "google/deletion-subscriptions";
  const sells = sellsSubscriptions(context);
  if (!sells.value) return notSold(requirement, context);
  const app = sells.app.map((origin) => inApp("a subscription", origin));
  return { ...judgeMark(context, { requirement, mark: "deletion.subscriptions", page }), app };
}
