import type { AddressForm } from "../text/address-form.js";
import { pageKinds } from "./plan/page-kinds.js";
import { documentsIn, inEnglish, placeIn } from "./plan/plan-documents.js";
import type { ProjectFiles } from "./write-project.js";

interface Translation {
  readonly first: string;
  readonly tag: string;
  readonly starter: ProjectFiles;
  readonly form: AddressForm;
}

/**
 * Translates a site's documents in its first language that are still the starter's, into another language's folder. Of a legal document
 * that was changed, the starter's translation is a draft, for the author to change too.
 */
export function translateDocuments(
  texts: ReadonlyMap<string, string>,
  { first, tag, starter, form }: Translation,
): [file: string, text: string][] {
  const wanted = documentsIn(starter, tag, { form, kinds: pageKinds });
  if (!wanted) return [];
  const forms = ["formal", "familiar"] as const;
  const known = [
    ...forms.map((one) => documentsIn(starter, first, { form: one, kinds: pageKinds })),
    inEnglish(starter, pageKinds),
  ].flatMap((documents) => documents ?? []);
  return [...texts].flatMap(([file, text]): [string, string][] => {
    const key = file.replace(/\/_([^/]+)$/, "/$1");
    const own = wanted.get(key);
    const isUnchanged = known.some((documents) => documents.get(key) === text.replaceAll("\r\n", "\n"));
    const place = placeIn(file, tag);
    if (own === undefined || !(isUnchanged || file.startsWith("legal/"))) return [];
    return [[isUnchanged ? place : place.replace(/\/_?([^/]+)$/, "/_$1"), own]];
  });
}
