import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { placeOf } from "../../diagnostics/place-of.js";
import type { OutboundResult } from "./check-outbound.js";

/** Reports what is broken or has moved, at every page that names it. What cannot be verified fails nothing. */
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

/** A redirect keeps the fragment, unless it sets one of its own. */
function withFragmentOf(href: string, target: string): string {
  const { hash } = new URL(href, "https://localhost");
  return target.includes("#") ? target : target + hash;
}
