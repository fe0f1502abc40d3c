import { inApp, pageEvidence, type ReviewContext } from "./context.js";
import type { FoundPage } from "./find-pages.js";
import type { Finding } from "./finding.js";
import { judgeMark } from "./judge-mark.js";
import { judgeNaming } from "./judge-name.js";
import { waysToWrite } from "./judge-support.js";
import { notSold, sellsSubscriptions } from "./judge-terms.js";
import { evidenceOf } from "./sections.js";
import { saysPage } from "./words.js";

/** Google's requirements for the page about deleting an account. */
export const judgeDeletionPage = (context: ReviewContext, found: FoundPage): Finding[] => [
  {
    demand: "google/deletion-page",
    outcome: "passed",
    finding: `${found.page.routePath} explains it, without a login`,
    isGuess: !found.isStated,
    site: [pageEvidence(found)],
  },
  judgeNaming(context, { demand: "google/deletion-name", page: found }),
  judgeProminent(context, found),
  judgeMark(context, { demand: "google/deletion-steps", mark: "deletion.steps", found }),
  judgeRequest(found),
  judgeMark(context, { demand: "google/deletion-kept", mark: "deletion.kept", found }),
  judgeBefore(context, found),
];

/** A separate page has to say it in its heading; a section of another page needs a heading with an id. */
function judgeProminent({ sections }: ReviewContext, found: FoundPage): Finding {
  const heading = sections(found.page).find((section) => saysPage("deletion", section.heading));
  const title = found.page.document?.title ?? found.title;
  const demand = "google/deletion-prominent";
  if (saysPage("deletion", title) || heading?.depth === 1)
    return {
      demand,
      outcome: "passed",
      finding: `the page is titled “${title}”`,
      site: [pageEvidence(found)],
    };
  if (heading?.id !== undefined)
    return {
      demand,
      outcome: "judge",
      finding: `it is a section of ${found.page.routePath}; the URL for the store is ${found.page.routePath}#${heading.id}`,
      hint: "a separate page is safer",
      site: [evidenceOf(heading)],
    };
  return {
    demand,
    outcome: "judge",
    finding: `no heading of ${found.page.routePath} seems to be about deleting an account`,
    hint: "mention it in the page's title",
    isGuess: true,
    site: [pageEvidence(found)],
  };
}

function judgeRequest(found: FoundPage): Finding {
  const demand = "google/deletion-request";
  const ways = waysToWrite(found.page);
  const site = [pageEvidence(found)];
  return ways.length > 0
    ? { demand, outcome: "passed", finding: `it has ${ways.join(" and ")}`, site }
    : {
        demand,
        outcome: "failed",
        finding: `${found.page.routePath} has no form and no email address, so people without the app cannot request deletion`,
        hint: "add a form, or a mailto: link with your address",
        site,
      };
}

function judgeBefore(context: ReviewContext, found: FoundPage): Finding {
  const demand = "google/deletion-subscriptions";
  const sells = sellsSubscriptions(context);
  if (!sells.value) return notSold(demand, context);
  const app = sells.app.map((origin) => inApp("a subscription", origin));
  return { ...judgeMark(context, { demand, mark: "deletion.subscriptions", found }), app };
}
