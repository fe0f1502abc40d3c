import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { isOwnMachine } from "../../../model/addresses/addresses.js";
import { ownersOf } from "../../../model/addresses/owners-of.js";
import { literalPlace } from "../../../model/place.js";
import { once } from "../../../util/once.js";
import { textOfHtml } from "../../page/text-of-html.js";
import type { CheckedSite } from "../../rule.js";

/** A legal document names each service that gets what visitors send with a form, or from which pages load. */
export function checkRecipients({ site, legal }: CheckedSite, log: Diagnostics): void {
  if (legal.length === 0) return;
  const textsOf = once(() => legal.map(({ html }) => textOfHtml(html).toLowerCase()));
  const { allowedOrigins, allowedFormActions } = site.checks;
  const keys = { allowedFormActions, allowedOrigins };
  for (const [key, origins] of Object.entries(keys)) {
    for (const origin of origins) {
      if (!URL.canParse(origin) || isOwnMachine(origin)) continue;
      const { hostname } = new URL(origin);
      const names = ownersOf(hostname);
      if (textsOf().some((text) => [hostname, ...names].some((name) => text.includes(name.toLowerCase()))))
        continue;
      const does = key === "allowedFormActions" ? "forms send data to" : "pages load from";
      log.add("check/unnamed-recipient", { does, hostname }, literalPlace(origin));
    }
  }
}
