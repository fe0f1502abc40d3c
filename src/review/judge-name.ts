import type { ReviewedStore } from "../model/review/app-project.js";
import type { FoundPage } from "./find-pages.js";
import { type Finding, failed, passed, unclear } from "./finding.js";
import type { RequirementId } from "./requirements.js";
import { inApp, ofEachStore, pageEvidence, type ReviewContext } from "./review-context.js";
import { fullText } from "./sections.js";

/** Checks that the site uses the app's name in the listing. */
export const judgeName = ofEachStore(judgeStore);

function judgeStore({ site, listing, inConfig, project }: ReviewContext, store: ReviewedStore): Finding {
  const requirement = `${store}/name` as const;
  const name = site.app.name;
  const listed = listing("name", store);
  const own = [inConfig("app", "name")];
  if (name === undefined || listed.length === 0)
    return unclear(
      requirement,
      name === undefined
        ? "the site has no config"
        : `the site says “${name}”; there is no listing to compare it with`,
      { hint: `compare it with the store listing${orProject(project)}`, site: name === undefined ? [] : own },
    );
  const evidence = listed.map(({ value, locale, origin }) => inApp(`“${value}” (${locale})`, origin));
  const same = listed.findIndex(({ value }) => keyOf(value) === keyOf(name));
  const longer = listed.findIndex(({ value }) => isBegunBy(value, name));
  const found = same >= 0 ? same : longer;
  if (found >= 0) {
    const both = same >= 0 ? `both say “${name}”` : `the name in the listing begins with “${name}”`;
    return passed(requirement, both, { site: own, app: evidence.slice(found, found + 1) });
  }
  return failed(
    requirement,
    `the site says “${name}”; the listing says ${listed.map(({ value }) => `“${value}”`).join(", ")}`,
    { hint: "set app.name to the name in the listing", site: own, app: evidence },
  );
}

/** How to enable the comparison, unless the project is known and has no listing. */
const orProject = (project: ReviewContext["project"]) =>
  project ? "" : ", or set review.project to the app's folder";

const keyOf = (name: string) => name.normalize("NFC").replace(/\s+/g, " ").trim().toLowerCase();

/** Whether a listing's name begins with the app's: `Tidepool: tides, quietly`, `Tidepool – Tides`. */
const isBegunBy = (listed: string, name: string) =>
  keyOf(listed).startsWith(keyOf(name)) && /^\s*[:：|–—·-]/u.test(keyOf(listed).slice(keyOf(name).length));

/** Checks that a page names the app or its publisher as in the listing, or as in the config if no listing is known. */
export function judgeNaming(
  context: ReviewContext,
  { requirement, page }: { requirement: RequirementId; page: FoundPage },
): Finding {
  const store: ReviewedStore = requirement.startsWith("google/") ? "google" : "apple";
  const { site, listing, inConfig, sections } = context;
  const listed = listing("name", store);
  const publisher = site.publisher.name;
  const text = [page.title, ...sections(page.summary).map((section) => fullText(section, []))].join("\n");
  const names = listed.length > 0 ? listed.map(({ value }) => value) : [site.app.name ?? ""];
  const named = [...names, publisher ?? ""].find((name) => name !== "" && includes(text, name));
  const app = listed.map(({ value, origin }) => inApp(`“${value}”`, origin));
  const evidence = [pageEvidence(page)];
  if (named !== undefined) {
    const judge = listed.length > 0 || named === publisher ? passed : unclear;
    const alone = listed.length > 0 ? "" : ", as the config does; there is no listing to compare it with";
    const hint = `compare the name with the store listing${orProject(context.project)}`;
    return judge(requirement, `it names “${named}”${alone}`, { hint, site: evidence, app });
  }
  const own = site.app.name ?? "";
  const longer = names.find((name) => own !== "" && isBegunBy(name, own));
  if (longer !== undefined && includes(text, own))
    return unclear(requirement, `it names “${own}”; the listing adds to it: “${longer}”`, {
      hint: "decide whether people recognise the app by the shorter name",
      site: evidence,
      app,
    });
  if (names.every((name) => name === ""))
    return unclear(requirement, "neither the config nor a listing has a name to look for", {
      site: evidence,
    });
  return failed(
    requirement,
    `it does not say ${names.map((name) => `“${name}”`).join(" or ")}${publisher ? ` or “${publisher}”` : ""}`,
    {
      hint: "name the app or its publisher as in the listing",
      site: [...evidence, inConfig("app", "name")],
      app,
    },
  );
}

const includes = (text: string, name: string) =>
  text.normalize("NFC").toLowerCase().includes(name.normalize("NFC").toLowerCase());
