import { languageOf, pageEvidence, type ReviewContext } from "./context.js";
import type { FoundPage } from "./find-pages.js";
import type { Finding } from "./finding.js";
import { judgeNaming } from "./judge-name.js";
import { isKnown, nameOfLanguage, saysPage } from "./words.js";

/** Checks that there is a policy, that it is a page, and that it states its topic in the title and names the app or publisher. */
export function judgePrivacyPolicy(context: ReviewContext): Finding[] {
  const page = context.pages.privacy;
  if (!page) return missing(context);
  const evidence = [pageEvidence(page)];
  const there = {
    outcome: "passed",
    finding: `${page.summary.routePath} is the privacy policy${inOtherLanguage(context)}`,
    isGuess: !page.isStated,
    site: evidence,
  } as const;
  return [
    { requirement: "apple/privacy-policy", ...there },
    { requirement: "google/privacy-policy", ...there },
    judgeTitle(context, page),
    judgeNaming(context, { requirement: "google/privacy-name", page }),
  ];
}

/** Said once here for all requirements of the policy. */
function inOtherLanguage({ pages: { privacy }, site }: ReviewContext): string {
  const own = privacy?.summary.document?.language;
  const wanted = site.language;
  if (own === undefined || own.split("-")[0] === wanted.split("-")[0]) return "";
  const name = nameOfLanguage(own);
  return `; it is in ${name} on a site in ${nameOfLanguage(wanted)}`;
}

function judgeTitle(context: ReviewContext, page: FoundPage): Finding {
  const title = page.summary.document?.title ?? page.title;
  const language = languageOf(context, page);
  const about = { requirement: "google/privacy-title", site: [pageEvidence(page)] } as const;
  if (!isKnown(language))
    return {
      ...about,
      outcome: "judge",
      finding: `“${title}” is in ${nameOfLanguage(language)}, which handbill does not know`,
    };
  return saysPage("privacy", title)
    ? { ...about, outcome: "passed", finding: `its title is “${title}”` }
    : {
        ...about,
        outcome: "failed",
        finding: `its title is “${title}”, which does not say that it is a privacy policy`,
        hint: "use the words “privacy policy” in the title",
      };
}

function missing({ checked, site, listing }: ReviewContext): Finding[] {
  const elsewhere = listing("privacyUrl");
  const pdf = [...checked.files.keys()].find(
    (file) => /\.pdf$/i.test(file) && /privac|datenschutz/i.test(file),
  );
  const { language } = site;
  const hint = "write legal/privacy-policy.md, or name the page in review.pages.privacy";
  const app = elsewhere.map(({ value, origin }) => ({ what: value, place: { ...origin } }));
  const finding = pdf === undefined ? "no page of the site is a privacy policy" : `the only policy is ${pdf}`;
  const isSure = elsewhere.length === 0 && isKnown(language);
  const outcome = isSure || pdf !== undefined ? "failed" : "judge";
  const both = { outcome, finding, hint, app, isGuess: true } as const;
  return [
    { requirement: "apple/privacy-policy", ...both, outcome: pdf === undefined ? outcome : "judge" },
    { requirement: "google/privacy-policy", ...both },
  ];
}
