import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { isOwnMachine } from "../../../model/addresses/addresses.js";
import { ownersOf } from "../../../model/addresses/owners-of.js";
import { literalPlace } from "../../../model/place.js";
import type { LegalDocument } from "../../../model/project.js";
import { once } from "../../../util/once.js";
import { textOfHtml } from "../../page/text-of-html.js";
import type { CheckedSite } from "../../rule.js";

/** A legal document names each service that gets what visitors send with a form, or from which pages load. */
export function checkRecipients({ site, legal, written }: CheckedSite, log: Diagnostics): void {
  if (legal.length === 0) return;
  const textsOf = (documents: readonly LegalDocument[]) =>
    documents.map(({ html, effectiveDay }) => ({ text: textOfHtml(html).toLowerCase(), effectiveDay }));
  const inForce = once(() => textsOf(legal));
  const { allowedOrigins, allowedFormActions } = site.checks;
  const keys = { allowedFormActions, allowedOrigins };
  for (const [key, origins] of Object.entries(keys)) {
    for (const origin of origins) {
      if (!URL.canParse(origin) || isOwnMachine(origin)) continue;
      const { hostname } = new URL(origin);
      const names = [hostname, ...ownersOf(hostname)].map((name) => name.toLowerCase());
      const isNaming = ({ text }: { text: string }) => names.some((name) => text.includes(name));
      if (inForce().some(isNaming)) continue;
      const does = key === "allowedFormActions" ? "forms send data to" : "pages load from";
      const from = textsOf(written).find(isNaming)?.effectiveDay;
      log.add("check/unnamed-recipient", { does, hostname, ...(from && { from }) }, literalPlace(origin));
    }
  }
}
