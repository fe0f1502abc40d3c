import {
  isPlaceholderAddress,
  listDeclaredPlaceholders,
} from "../../../model/addresses/placeholder-address.js";
import { appOf } from "../../../model/addresses/store-address.js";
import type { Mention, OutboundLink } from "../../../model/pages/checked-tree.js";
import { releaseDayOf } from "../../../model/site/store.js";
import type { CheckedSite } from "../../rule.js";

export interface OutboundLinks {
  /** Ordered by address. */
  readonly links: readonly OutboundLink[];
  /** Addresses that are not requested, because they do not exist yet: placeholders, and listings before their release day. */
  readonly placeholders: readonly string[];
}

export function listOutbound({ summaries, site }: CheckedSite): OutboundLinks {
  const declared = listDeclaredPlaceholders(site);
  const upcoming = site.storeList.flatMap((store) =>
    releaseDayOf(store) === undefined || store.url === undefined ? [] : (appOf(store.url) ?? []),
  );
  const mentions = new Map<string, Mention[]>();
  const placeholders = new Set<string>();
  for (const { page, links } of summaries) {
    const seen = new Set<string>();
    for (const { value, use, text } of links) {
      const href = value.startsWith("//") ? `https:${value}` : value;
      if (use === "name" || !/^https?:\/\//i.test(href) || !URL.canParse(href)) continue;
      const url = new URL(href);
      if (url.origin === site.origin) continue;
      if (declared.has(value) || isPlaceholderAddress(url) || upcoming.includes(appOf(href) ?? "")) {
        placeholders.add(value);
        continue;
      }
      url.hash = "";
      const list = mentions.get(url.href) ?? [];
      if (seen.size < seen.add(value).size) list.push({ page, href: value, text });
      mentions.set(url.href, list);
    }
  }
  const links = [...mentions].map(([address, list]) => ({ address, mentions: list }));
  return {
    links: links.sort((a, b) => (a.address < b.address ? -1 : 1)),
    placeholders: [...placeholders].sort(),
  };
}
