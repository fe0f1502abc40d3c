import { textOf } from "../check/page/page-element.js";
import { readPage } from "../check/page/read-page.js";
import { type Finding, failed, notApplicable, passed } from "./finding.js";
import type { ReviewContext } from "./review-context.js";

const requirements = ["apple/trader", "google/trader", "law/imprint"] as const;

/** Checks that a trader in the European Union publishes an address, a phone number and an email address on the site, as in the stores. */
export function judgeTrader(context: ReviewContext): Finding[] {
  const finding = judge(context);
  return requirements.map((requirement) => ({ ...finding, requirement }));
}

function judge({ checked, site, config, inConfig }: ReviewContext): Finding {
  const [requirement] = requirements;
  if (config.trader === false)
    return notApplicable(requirement, "the publisher is not a trader in the European Union", {
      site: [inConfig("review", "trader")],
    });
  const { address, phone, email } = site.publisher;
  const wanted = Object.entries({ address: address?.[0], phone, email });
  const texts = wanted.flatMap(([, value]) => value ?? []);
  const missing = wanted.flatMap(([key, value]) => (value === undefined ? `publisher.${key}` : []));
  const evidence = wanted.flatMap(([key, value]) => (value === undefined ? [] : inConfig("publisher", key)));
  const isTrader = config.trader ? "" : "; the config does not say whether the publisher is a trader";
  if (missing.length > 0)
    return failed(requirement, `the config has no ${missing.join(", no ")}${isTrader}`, {
      hint: "if you are a trader there, set them (handbill add-page imprint writes the page that shows them); if not, set review.trader: false",
      site: evidence,
    });
  const shown = checked.pages.find(({ html }) => showsAll(html, texts))?.routePath;
  if (shown !== undefined) return passed(requirement, `${shown} shows them`, { site: evidence });
  const finding = "no page shows the publisher's address, phone number and email address together";
  const hint = "show them on the support page, or write an imprint: handbill add-page imprint";
  return failed(requirement, finding, { hint, site: evidence });
}

const plain = (text: string) => text.replace(/\s+/g, " ");

function showsAll(html: string, texts: readonly string[]): boolean {
  const body = readPage(html).byTag.get("body")?.[0];
  const shown = body ? plain(textOf(body)) : "";
  return texts.every((text) => shown.includes(plain(text)));
}
