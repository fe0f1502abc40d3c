import type { SiteAddress } from "../../model/pages/checked-tree.js";
import { onceEach } from "../../util/once-each.js";
import type { PageLink, PageSummary } from "../checked-site.js";
import type { ReadPage } from "../rule.js";
import { accessibleName } from "../rules/structure/accessible-name.js";
import { ownText } from "../rules/texts/own-text.js";
import { type HeadText, readHeadText } from "./head-text.js";
import type { Address } from "./page-addresses.js";

const longestText = 80;

/** Summarises pages. Links that are the same on many pages, such as those of a footer, are kept once. */
export function summariser({ origin }: SiteAddress): (page: ReadPage) => Omit<PageSummary, "page"> {
  const linkOf = new Map<string, PageLink>();
  // Of pages that are alike these are the same objects. What an outbound link is called may differ all the same.
  const inbound = new WeakMap<Address, PageLink>();
  // Pages that follow each other mostly have the same.
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
    // In neither of the first two there is a line end.
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
