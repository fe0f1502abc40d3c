import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { isOwnMachine } from "../../../model/addresses/addresses.js";
import { ownersOf } from "../../../model/addresses/owners-of.js";
import { literalPlace } from "../../../model/place.js";
import type { LegalDocument } from "../../../model/project.js";
import { once } from "../../../util/once.js";
import { type PageElement, textOf } from "../../page/page-element.js";
import { readPage } from "../../page/read-page.js";
import { textOfHtml } from "../../page/text-of-html.js";
import type { CheckedSite } from "../../rule.js";

/** The owner in the name of a service for apps, which does not name its other services. */
const otherService = /\bgoogle(?= (?:ad ?mob|cloud|firebase|pay|play|sign-in)\b)/g;

/** A legal document names each service that gets what visitors send with a form, or from which pages load. */
export function checkRecipients({ site, legal, written, pages }: CheckedSite, log: Diagnostics): void {
  if (legal.length === 0) return;
  const textsOf = (documents: readonly LegalDocument[]) =>
    documents.map(({ html, effectiveDay }) => ({
      text: textOfHtml(html).toLowerCase().replace(otherService, ""),
      effectiveDay,
    }));
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
      // A policy is announced before the pages change.
      if (from && !pages.some(({ html }) => uses(html, hostname))) continue;
      log.add("check/unnamed-recipient", { does, hostname, ...(from && { from }) }, literalPlace(origin));
    }
  }
}

/** Whether a page may load from a host or send to it: a script names it, or an element that is not a link or the page's own security policy. */
const uses = (html: string, hostname: string) =>
  readPage(html).roots.some((root) => isUsedIn(root, hostname));

function isUsedIn(element: PageElement, hostname: string): boolean {
  const { tag, attributes, children } = element;
  const isNamed = Object.values(attributes).some((value) => value.includes(`//${hostname}`));
  if (isNamed && tag !== "a" && tag !== "meta") return true;
  if (tag === "script" && textOf(element).includes(hostname)) return true;
  return children.some((child) => typeof child !== "string" && isUsedIn(child, hostname));
}
