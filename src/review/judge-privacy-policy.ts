import type { FoundPage } from "./find-pages.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import { judgeNaming } from "./judge-name.js";
import { languageOf, pageEvidence, type ReviewContext } from "./review-context.js";
import { isKnown, nameOfLanguage, saysPage } from "./words.js";

/** Checks that there is a policy, that it is a page, and that it states its topic in the title and names the app or publisher. */
export function judgePrivacyPolicy(context: ReviewContext): Finding[] {
  const page = context.pages.privacy;
  if (!page) return missing(context);
  const there = `${page.summary.routePath} is the privacy policy${inOtherLanguage(context)}`;
  const details = { isGuess: !page.isStated, site: [pageEvidence(page)] };
  return [
    passed("apple/privacy-policy", there, details),
    passed("google/privacy-policy", there, details),
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
  const requirement = "google/privacy-title";
  const site = [pageEvidence(page)];
  const unknown = `“${title}” is in ${nameOfLanguage(language)}, which handbill does not know`;
  if (!isKnown(language)) return unclear(requirement, unknown, { site });
  const finding = `its title is “${title}”`;
  if (saysPage("privacy", title)) return passed(requirement, finding, { site });
  const hint = "use the words “privacy policy” in the title";
  return failed(requirement, `${finding}, which does not say that it is a privacy policy`, { hint, site });
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
  const details = { hint, app, isGuess: true };
  const ofApple = isSure && pdf === undefined ? failed : unclear;
  const ofGoogle = isSure || pdf !== undefined ? failed : unclear;
  return [
    ofApple("apple/privacy-policy", finding, details),
    ofGoogle("google/privacy-policy", finding, details),
  ];
}
