import { elementsOf, readPage } from "../check/page/read-page.js";
import { inApp, pageEvidence, type ReviewContext } from "./context.js";
import type { FoundPage } from "./find-pages.js";
import type { Finding } from "./finding.js";
import { judgeNaming } from "./judge-name.js";
import { waysToWrite } from "./judge-support.js";
import { sellsSubscriptions } from "./judge-terms.js";
import { evidenceOf, marking, type Section } from "./sections.js";
import { allWords, nameOfLanguage, wordForm, wordsOf } from "./words/words-of.js";

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
  judgeSteps(context, found),
  judgeRequest(found),
  judgeKept(context, found),
  judgeBefore(context, found),
];

/** A separate page has to say it in its heading; a section of another page needs a heading with an id. */
function judgeProminent({ sections }: ReviewContext, found: FoundPage): Finding {
  const form = allWords.map(({ pages }) => wordForm(pages.deletion));
  const says = (text: string) => form.some((one) => one.test(text));
  const heading = sections(found.page).find((section) => says(section.heading));
  const title = found.page.document?.title ?? found.title;
  const demand = "google/deletion-prominent";
  const own = says(title) || heading?.depth === 1;
  if (own)
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

function judgeSteps(context: ReviewContext, found: FoundPage): Finding {
  const demand = "google/deletion-steps";
  const marked = marking(context.sections(found.page), "deletion.steps");
  if (marked.length > 0)
    return { demand, outcome: "passed", finding: "it lists the steps", site: marked.map(evidenceOf) };
  const facts = readPage(found.page.document?.html ?? found.page.html);
  const lists = elementsOf(facts, "ol", "ul").filter(
    (list) => !isInNavigation(list) && list.children.length > 1,
  );
  return lists.length > 0
    ? {
        demand,
        outcome: "passed",
        finding: "it has a list, probably of the steps",
        isGuess: true,
        site: [pageEvidence(found)],
      }
    : {
        demand,
        outcome: "failed",
        finding: `${found.page.routePath} has no list of steps`,
        hint: "list the steps, or mark their section: deletion.steps",
        site: [pageEvidence(found)],
      };
}

type Element = ReturnType<typeof elementsOf>[number];
const isInNavigation = ({ parent }: Element): boolean =>
  parent !== undefined && (/^(nav|header|footer)$/.test(parent.tag) || isInNavigation(parent));

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

/** Words alone do not show which data is kept: “kept for 30 days” may refer to anything. */
function judgeKept(context: ReviewContext, found: FoundPage): Finding {
  const [demand, mark] = ["google/deletion-kept", "deletion.kept"] as const;
  const sections = context.sections(found.page);
  const marked = marking(sections, mark);
  if (marked.length > 0)
    return { demand, outcome: "passed", finding: "it says so", site: marked.map(evidenceOf) };
  const language = found.page.document?.language ?? context.site.site?.language ?? "en";
  const words = wordsOf(language);
  const hint = `mark where it says so: ${mark}`;
  const site = [pageEvidence(found)];
  if (!words) {
    const finding = `the page is in ${nameOfLanguage(language)}, which handbill does not know`;
    return { demand, outcome: "judge", finding, hint, site };
  }
  const says = ({ text }: Section) =>
    wordForm(words.topics.deletion).test(text) && wordForm(words.topics.retention).test(text);
  const whole = sections.find(says) ?? sections.find(hasTerm);
  return whole
    ? {
        demand,
        outcome: "passed",
        finding: "it says so",
        isGuess: true,
        site: [evidenceOf(whole)],
      }
    : {
        demand,
        outcome: "judge",
        finding: "it does not seem to say what is kept, and for how long",
        hint: `add this to the page, and ${hint}`,
        isGuess: true,
        site,
      };
}

/** A number of days, months or years, in any language that writes digits. */
const hasTerm = ({ text }: Section) => /\d+\s*\p{L}{3,}/u.test(text);

function judgeBefore(context: ReviewContext, found: FoundPage): Finding {
  const demand = "google/deletion-subscriptions";
  const sells = sellsSubscriptions(context);
  if (!sells.known) {
    return {
      demand,
      outcome: sells.value === undefined ? "judge" : "not-applicable",
      finding:
        sells.value === undefined
          ? "neither the config nor the app's project says whether the app sells subscriptions"
          : "the app sells no subscriptions",
      hint: `set ${context.answers.subscriptions.path.join(".")} in the config`,
    };
  }
  const sections = context.sections(found.page);
  const marked = marking(sections, "deletion.subscriptions");
  const spoken = sections.find(({ text }) =>
    allWords.some(({ subscriptions }) => wordForm(subscriptions).test(text)),
  );
  const said = marked[0] ?? spoken;
  const app = sells.app.map((origin) => inApp("a subscription", origin));
  return said
    ? {
        demand,
        outcome: "passed",
        finding: "it mentions subscriptions",
        isGuess: marked.length === 0,
        site: [evidenceOf(said)],
        app,
      }
    : {
        demand,
        outcome: "failed",
        finding: `${found.page.routePath} does not say what happens to a subscription`,
        hint: "say that people have to cancel it in the store first",
        site: [pageEvidence(found)],
        app,
      };
}
