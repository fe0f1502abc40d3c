import type { SiteAddress } from "../../model/pages/checked-tree.js";
import { onceEach } from "../../util/once.js";
import type { PageLink, PageSummary, ReadPage } from "../rule.js";
import { accessibleName } from "../rules/structure/accessible-name.js";
import type { Address } from "./page-addresses.js";
import { ownText } from "./page-element.js";
import { type HeadText, readHeadText } from "./read-page.js";

const longestText = 80;

/** Returns a function that summarises pages. Links that many pages share, such as those of a footer, are stored once. */
export function summariser({ origin }: SiteAddress): (page: ReadPage) => Omit<PageSummary, "page"> {
  const linkOf = new Map<string, PageLink>();
  // On similar pages these are the same objects. The text of an outbound link may still differ.
  const inbound = new WeakMap<Address, PageLink>();
  // Consecutive pages mostly have the same ids.
  const ownIds = onceEach((ids: ReadonlySet<string>) => new Set(Array.from(ids, ownText)), 1);
  const summariseLink = (address: Address, page: ReadPage): PageLink => {
    const seen = inbound.get(address);
    if (seen) return seen;
    const isOutbound = /^(https?:)?\/\//i.test(address.value) && !address.value.startsWith(`${origin}/`);
    const link = mergedLink(address, isOutbound ? accessibleName(address.element, page.facts) : "");
    if (!isOutbound) inbound.set(address, link);
    return link;
  };
  const mergedLink = ({ value, use }: Address, name: string): PageLink => {
    const text = name.slice(0, longestText);
    // The first two parts contain no line end.
    const key = `${use}\n${text}\n${value}`;
    const known = linkOf.get(key);
    if (known) return known;
    const link = { value: ownText(value), use, text: ownText(text) };
    linkOf.set(key, link);
    return link;
  };
  return (page) => {
    const { facts } = page;
    const headText = (what: HeadText) => {
      const text = readHeadText(facts, what);
      return text && ownText(text);
    };
    return {
      title: headText("title"),
      description: headText("description"),
      ids: ownIds(facts.ids),
      links: facts.addresses.map((address) => summariseLink(address, page)),
    };
  };
}
