import { posix } from "node:path";
import type { AddressForm } from "../text/address-form.js";
import { pageKinds } from "./plan/page-kinds.js";
import { documentsIn, inEnglish, placeIn } from "./plan/plan-documents.js";
import type { ProjectFiles } from "./write-project.js";

/** The targets of links within the site. Renaming a page changes them, and nothing else. */
const target = /(?<=\]\()\/[^)\s]*/g;
const withoutTargets = (text: string) => text.replaceAll("\r\n", "\n").replace(target, "");
const targetsIn = (text: string) => [...text.matchAll(target)].map(String);

/** Translates documents that are still the starter's. For a legal document that was changed, the starter's translation is a draft. */
export function translateDocuments(
  texts: ReadonlyMap<string, string>,
  { first, tag, starter, form }: { first: string; tag: string; starter: ProjectFiles; form: AddressForm },
): [file: string, text: string][] {
  const wanted = documentsIn(starter, tag, { form, kinds: pageKinds });
  if (!wanted) return [];
  const forms = ["formal", "familiar"] as const;
  const known = [
    ...forms.map((one) => documentsIn(starter, first, { form: one, kinds: pageKinds })),
    inEnglish(starter, pageKinds),
  ].flatMap((documents) => documents ?? []);
  return [...texts].flatMap(([file, text]): [string, string][] => {
    const plain = withoutTargets(text);
    const isSame = ([name, own]: readonly [string, string]) =>
      posix.dirname(name) === posix.dirname(file) && withoutTargets(own) === plain;
    // A renamed document has another file.
    const [key, original] = known.flatMap((documents) => [...documents]).find(isSame) ?? [
      file.replace(/\/_([^/]+)$/, "/$1"),
    ];
    const own = wanted.get(key);
    const place = placeIn(file, tag);
    if (own === undefined || !(original !== undefined || file.startsWith("legal/"))) return [];
    if (original === undefined) return [[place.replace(/\/_?([^/]+)$/, "/_$1"), own]];
    const here = targetsIn(text);
    const moved = new Map(targetsIn(original).map((to, index) => [to, here[index] ?? to]));
    return [[place, own.replace(target, (to) => moved.get(to) ?? to)]];
  });
}
