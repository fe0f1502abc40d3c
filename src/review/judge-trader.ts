import { textOf } from "../check/page/page-element.js";
import { readPage } from "../check/page/read-page.js";
import type { ReviewContext } from "./context.js";
import type { Finding } from "./finding.js";

const demands = ["apple/trader", "google/trader", "law/imprint"] as const;

/** Checks that a trader in the European Union publishes an address, a phone number and an email address on the site, as in the stores. */
export function judgeTrader(context: ReviewContext): Finding[] {
  const { site, config, inConfig } = context;
  if (config.trader === false) {
    const result = {
      outcome: "not-applicable",
      finding: "the publisher is not a trader in the European Union",
    } as const;
    return demands.map((demand) => ({ demand, ...result, site: [inConfig("review", "trader")] }));
  }
  const { address, phone, email } = site.site?.publisher ?? {};
  const wanted = { address: address?.[0], phone, email };
  const keys = ["address", "phone", "email"] as const;
  const missing = keys.filter((key) => wanted[key] === undefined);
  const shown = pageThatShows(
    site.pages.map(({ html, routePath }) => ({ html, routePath })),
    keys.flatMap((key) => wanted[key] ?? []),
  );
  const evidence = keys.filter((key) => wanted[key] !== undefined).map((key) => inConfig("publisher", key));
  const isTrader =
    config.trader === true ? "" : "; the config does not say whether the publisher is a trader";
  if (missing.length > 0)
    return demands.map((demand) => ({
      demand,
      outcome: "failed",
      finding: `the config has no ${missing.map((key) => `publisher.${key}`).join(", no ")}${isTrader}`,
      hint: "if you are not a trader there, set review.trader: false",
      site: evidence,
    }));
  return demands.map((demand) => ({
    demand,
    outcome: shown === undefined ? "failed" : "passed",
    finding:
      shown === undefined
        ? "no page shows the publisher's address, phone number and email address together"
        : `${shown} shows them`,
    hint: "show them on the support page, or write an imprint: handbill add-page imprint",
    site: evidence,
  }));
}

function pageThatShows(
  pages: readonly { readonly html: string; readonly routePath: string }[],
  texts: readonly string[],
): string | undefined {
  const plain = (text: string) => text.replace(/\s+/g, " ");
  return pages.find(({ html }) => {
    const body = readPage(html).byTag.get("body")?.[0];
    const said = body ? plain(textOf(body)) : "";
    return texts.every((text) => said.includes(plain(text)));
  })?.routePath;
}
