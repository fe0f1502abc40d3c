import type { ReviewedStore } from "../model/review/app-project.js";
import { inApp, pageEvidence, type ReviewContext } from "./context.js";
import type { DemandId } from "./demands.js";
import type { FoundPage } from "./find-pages.js";
import type { Finding } from "./finding.js";
import { isBegunBy, orProject } from "./judge-name.js";
import { fullText } from "./sections.js";

/** Checks that a page names the app or its publisher as in the listing, or as in the config if no listing is known. */
export function judgeNaming(
  context: ReviewContext,
  { demand, page }: { demand: DemandId; page: FoundPage },
): Finding {
  const store: ReviewedStore = demand.startsWith("google/") ? "google" : "apple";
  const { site, listing, inConfig, sections } = context;
  const listed = listing("name", store);
  const publisher = site.site?.publisher.name;
  const text = [page.title, ...sections(page.page).map((section) => fullText(section, []))].join("\n");
  const names = listed.length > 0 ? listed.map(({ value }) => value) : [site.site?.app.name ?? ""];
  const said = [...names, publisher ?? ""].find((name) => name !== "" && includes(text, name));
  const app = listed.map(({ value, origin }) => inApp(`“${value}”`, origin));
  const evidence = [pageEvidence(page)];
  if (said !== undefined)
    return {
      demand,
      outcome: listed.length > 0 || said === publisher ? "passed" : "judge",
      finding:
        listed.length > 0
          ? `it names “${said}”`
          : `it names “${said}”, as the config does; there is no listing to compare it with`,
      hint: `compare the name with the store listing${orProject(context.project)}`,
      site: evidence,
      app,
    };
  const own = site.site?.app.name ?? "";
  const longer = names.find((name) => own !== "" && isBegunBy(name, own));
  if (longer !== undefined && includes(text, own))
    return {
      demand,
      outcome: "judge",
      finding: `it names “${own}”; the listing adds to it: “${longer}”`,
      hint: "decide whether people recognise the app by the shorter name",
      site: evidence,
      app,
    };
  if (names.every((name) => name === ""))
    return {
      demand,
      outcome: "judge",
      finding: "neither the config nor a listing has a name to look for",
      site: evidence,
    };
  return {
    demand,
    outcome: "failed",
    finding: `it does not say ${names.map((name) => `“${name}”`).join(" or ")}${publisher ? ` or “${publisher}”` : ""}`,
    hint: "name the app or its publisher as in the listing",
    site: [...evidence, inConfig("app", "name")],
    app,
  };
}

const includes = (text: string, name: string) =>
  text.normalize("NFC").toLowerCase().includes(name.normalize("NFC").toLowerCase());
