import type { Evidence } from "../diagnostics/review.js";
import type { AppOrigin } from "../model/review/app-project.js";
import { routePathIn } from "../model/site/site-language.js";
import { addressesIn } from "../text/addresses-in.js";
import { pathIn } from "./find-pages.js";
import { type Finding, failed, notApplicable, passed, unclear } from "./finding.js";
import type { RequirementId } from "./requirements.js";
import { inApp, pageEvidence, type ReviewContext } from "./review-context.js";
import { saysPage } from "./words.js";

/** Whether the app sells subscriptions. */
interface SubscriptionSales {
  readonly value: boolean | undefined;
  readonly app: readonly AppOrigin[];
  readonly site: readonly Evidence[];
}

/** From the config, or from Xcode's file with products. */
export function sellsSubscriptions({ answers, project, inConfig }: ReviewContext): SubscriptionSales {
  const { value, path } = answers.subscriptions;
  if (value !== undefined) return { value, app: [], site: [inConfig(...path)] };
  const sold = project?.subscriptions ?? [];
  if (sold.length > 0) return { value: true, app: sold, site: [] };
  return { value: undefined, app: [], site: [] };
}

/** Apple's standard licence, which applies to apps without their own. */
const standardLicence = /^https:\/\/www\.apple\.com\/legal\/internet-services\/itunes\/dev\/stdeula\/?$/i;

/** Checks that an app with subscriptions has terms, and that the listing links to them. */
export function judgeTerms(context: ReviewContext): Finding[] {
  const sells = sellsSubscriptions(context);
  if (!sells.value)
    return (["apple/terms-page", "apple/terms-link"] as const).map((requirement) =>
      notSold(requirement, context),
    );
  return [judgePage(context, sells), ...judgeLinks(context, sells)];
}

/** The finding for an app that sells no subscriptions, or that may sell some. */
export function notSold(requirement: RequirementId, context: ReviewContext): Finding {
  const { value, site } = sellsSubscriptions(context);
  const details = { hint: `set ${context.answers.subscriptions.path.join(".")} in the config`, site };
  const unknown = "neither the config nor the app's project says whether the app sells subscriptions";
  if (value === undefined) return unclear(requirement, unknown, details);
  return notApplicable(requirement, "the app sells no subscriptions", details);
}

function judgePage({ pages: { terms }, listing }: ReviewContext, { site, app }: SubscriptionSales): Finding {
  const requirement = "apple/terms-page";
  const declared = app.map((origin) => inApp("subscriptions", origin));
  const standard = listing("description", "apple").find(({ value }) =>
    addressesIn(value).some((address) => standardLicence.test(address)),
  );
  if (terms)
    return passed(requirement, `${terms.summary.routePath} has the terms`, {
      isGuess: !terms.isStated,
      site: [pageEvidence(terms)],
      app: declared,
    });
  if (standard)
    return passed(requirement, "the listing links to Apple's standard licence", {
      site,
      app: [inApp("the standard licence", standard.origin)],
    });
  return failed(requirement, "the app sells subscriptions, but the site has no terms of use", {
    hint: "add legal/terms-of-service.md, or link to Apple's standard licence in the description",
    site,
    app: declared,
  });
}

function judgeLinks(context: ReviewContext, { app }: SubscriptionSales): Finding[] {
  const { listing, pages, site } = context;
  const requirement = "apple/terms-link";
  const descriptions = listing("description", "apple");
  const hint =
    "end the description with the URL of the terms; if the store has your own licence agreement, say so in review.judged";
  if (descriptions.length === 0)
    return [
      unclear(requirement, "there is no description of the listing to check", {
        hint,
        app: app.map((origin) => inApp("subscriptions", origin)),
      }),
    ];
  const ownPaths = pages.terms ? pathsInLanguages(pages.terms.summary.routePath, site) : [];
  const descriptionsRead = descriptions.map(({ value, locale, origin }) => {
    const links = addressesIn(value);
    const own = links.find((link) => {
      const path = pathIn(link, site)?.replace(/\/$/, "");
      return ownPaths.includes(site.redirects.find(({ from }) => from === path)?.to ?? path);
    });
    const fine = links.find((link) => standardLicence.test(link)) ?? own;
    const isFine = fine !== undefined;
    const near = links.find((link) => saysPage("terms", pathIn(link, site)?.replace(/[-_/]+/g, " ") ?? ""));
    const finding = isFine
      ? `links to ${fine}`
      : near
        ? `links to ${near}, which does not lead to the terms`
        : "does not link to terms";
    return { isFine, finding, locale, app: inApp(fine ?? `the description, ${locale}`, origin) };
  });
  // The same finding in several languages has one cause.
  const findings = [...new Set(descriptionsRead.map(({ finding }) => finding))];
  return findings.map((finding) => {
    const same = descriptionsRead.filter((one) => one.finding === finding);
    const locales = same.map(({ locale }) => locale);
    const isOne = same.length === descriptionsRead.length;
    return {
      requirement,
      ...(!isOne && { about: locales[0] ?? "" }),
      outcome: same[0]?.isFine ? "passed" : "failed",
      finding: `${same.length === 1 ? "the description" : "each description"} (${locales.join(", ")}) ${finding}`,
      hint,
      site: pages.terms ? [pageEvidence(pages.terms)] : [],
      app: same.map((one) => one.app),
    };
  });
}

export function pathsInLanguages(path: string, { languages }: ReviewContext["site"]): (string | undefined)[] {
  const own = languages.find(({ prefix }) => prefix !== "" && path.startsWith(`${prefix}/`));
  const pagePath = path.slice(own?.prefix.length ?? 0);
  return languages.map((language) => routePathIn(language, pagePath));
}
