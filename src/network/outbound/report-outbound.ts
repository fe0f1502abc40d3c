import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { placeOf } from "../../diagnostics/place-of.js";
import type { OutboundResult } from "./check-outbound.js";

/** Reports broken and moved URLs on every page that links to them. URLs that cannot be verified cause no failure. */
export function reportOutbound(results: readonly OutboundResult[], log: Diagnostics): void {
  for (const { link, verdict, why, movedTo, unaskable } of results) {
    for (const { page, href, text } of link.mentions) {
      const place = placeOf(page, [href]);
      if (unaskable !== undefined) log.add("check/unaskable-address", { href, why: unaskable }, place);
      else if (verdict === "broken") log.add("check/dead-link", { href, text, why }, place);
      else if (movedTo !== undefined) {
        log.add("check/moved-link", { href, text, target: withFragmentOf(href, movedTo) }, place);
      }
    }
  }
}

/** A redirect keeps the fragment, unless it sets its own. */
function withFragmentOf(href: string, target: string): string {
  const { hash } = new URL(href, "https://localhost");
  return target.includes("#") ? target : target + hash;
}
