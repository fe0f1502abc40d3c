import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { CollectionDocument } from "../model/documents/collection.js";
import type { Facts } from "../model/facts/facts.js";
import { recordName } from "../model/legal/legal-history.js";
import { literalPlace } from "../model/place.js";
import type { LegalDocument } from "../model/project.js";
import type { Site } from "../model/site/site.js";
import { formsIn } from "../model/site/site-language.js";
import { showDay } from "../text/format-in-language.js";
import type { RenderedDocument } from "./markdown/render-document.js";
import { reportUnknown } from "./markdown/report-unstatable.js";
import type { ParsedDocument } from "./parse-document.js";

/** The properties of legal documents, in addition to those of all documents. */
export type LegalPart = Pick<
  LegalDocument,
  "effectiveDate" | "effectiveDay" | "anchors" | "sections" | "stated"
>;

/** The day from which a document is in force, its own or the config's, as pages show it. */
const dateOf = ({ date }: ParsedDocument["front"], site: Site) =>
  date === undefined ? site.legal.effectiveDate : showDay(date, formsIn(site));

export function factsOf(
  { front, slug, sourceFile }: Pick<ParsedDocument, "front" | "slug" | "sourceFile">,
  { site, facts, withHistory }: { site: Site; facts: Facts; withHistory: ReadonlySet<string> },
): Facts {
  const own = new Map(facts);
  const effectiveDate = dateOf(front, site);
  if (effectiveDate !== undefined) own.set("legal.effectiveDate", { kind: "text", text: effectiveDate });
  if (withHistory.has(recordName({ slug, sourceFile }, site.languages)))
    own.set("legal.changes", { kind: "changes" });
  return own;
}

/** Checks the requirements for a legal document: a day from which it is in force, and the facts that it must state. */
export function fulfilDuties(
  { front, sourceFile }: ParsedDocument,
  rendered: RenderedDocument | undefined,
  { site, facts, log }: { site: Site; facts: Facts; log: Diagnostics },
): LegalPart {
  const { states = [], anchors = {} } = front.duties ?? {};
  const effectiveDate = dateOf(front, site) ?? "";
  const days = { effectiveDate, effectiveDay: front.date ?? site.legal.effectiveDay ?? "" };
  // An unreadable text was reported already.
  if (!rendered) return { ...days, anchors, sections: [], stated: states };
  if (effectiveDate === "") log.add("read/no-effective-date", {}, { file: sourceFile, line: 1 });
  const { sections, stated, leftOut } = rendered;
  for (const name of states) {
    const isLeftOut = facts.get(name)?.kind === "absent" && leftOut.has(name);
    if (stated.has(name) || isLeftOut) continue;
    const place = literalPlace(name, sourceFile);
    if (facts.has(name)) log.add("read/fact-not-stated", { name }, place);
    else reportUnknown(name, place, { facts, log });
  }
  return { ...days, anchors, sections, stated: [...stated] };
}

/** A document of `legal/` as pages get it; none if it has no properties of legal documents. */
export function legalDocumentOf({
  legal,
  description = "",
  ...document
}: CollectionDocument & { readonly legal?: LegalPart }): LegalDocument[] {
  if (!legal) return [];
  const { effectiveDay } = legal;
  const date = effectiveDay === "" ? undefined : effectiveDay;
  // Spreading two objects into one is many times slower in V8.
  return [Object.assign(document, legal, { description, date })];
}
