import type { SiteAddress } from "../../model/pages/checked-tree.js";
import type { PageLink, PageSummary, ReadPage } from "../rule.js";
import { accessibleName } from "../rules/structure/accessible-name.js";
import type { Address } from "./page-addresses.js";
import { ownText, textOf } from "./page-element.js";
import { elementsOf, type HeadText, type PageFacts, readHeadText } from "./read-page.js";

const longestText = 80;

/** Returns a function that summarises pages. Links that many pages share, such as those of a footer, are stored once. */
export function summariser({ origin }: SiteAddress): (page: ReadPage) => Omit<PageSummary, "page"> {
  const links = new Map<string, PageLink>();
  const linkOf = ({ element, value, use }: Address, facts: PageFacts): PageLink => {
    const isOutbound = /^(https?:)?\/\//i.test(value) && !value.startsWith(`${origin}/`);
    const text = isOutbound ? accessibleName(element, facts).slice(0, longestText) : "";
    // The first two parts contain no line end.
    const { hreflang } = element.attributes;
    const key = `${use}\n${text}\n${hreflang !== undefined}${value}`;
    const named = hreflang !== undefined && { hasLanguage: true as const };
    const link = links.get(key) ?? { value: ownText(value), use, text: ownText(text), ...named };
    links.set(key, link);
    return link;
  };
  return ({ facts }) => {
    const headText = (what: HeadText) => {
      const text = readHeadText(facts, what);
      return text && ownText(text);
    };
    return {
      title: headText("title"),
      description: headText("description"),
      ids: new Set(Array.from(facts.ids, ownText)),
      // A program receives the form, not a page. The policy decides whether the site has one.
      links: [...facts.addresses, ...addressesInScripts(facts)]
        .filter((address) => !isPosted(address))
        .map((address) => linkOf(address, facts)),
    };
  };
}

/** Paths of this site that a script opens, or fetches if they name a file; a host may answer others by a program. */
const addressesInScripts = (facts: PageFacts): Address[] =>
  elementsOf(facts, "script").flatMap((element) =>
    [...textOf(element).matchAll(opened)].map(
      ([, value = ""]): Address => ({ element, attribute: "", value, use: "follow" }),
    ),
  );

const opened =
  /\b(?:location(?:\.href)?=|location\.(?:assign|replace)\(|window\.open\(|fetch\((?=["'`][^"'`$]*\.\w+["'`]))["'`](\/(?!\/)[^"'`$]*)["'`]/g;

const isPosted = ({ element, attribute, value }: Address) =>
  attribute === "action" && value.startsWith("/") && element.attributes.method?.toLowerCase() === "post";
