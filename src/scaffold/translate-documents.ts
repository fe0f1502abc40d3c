import { posix } from "node:path";
import type { AddressForm } from "../text/address-form.js";
import { pageKinds } from "./plan/page-kinds.js";
import { documentsIn, inEnglish, placeIn } from "./plan/plan-documents.js";
import type { ProjectFiles } from "./write-project.js";

/** The targets of links within the site. Renaming a page changes them, and nothing else. */
const target = /(?<=\]\()\/[^)\s]*/g;
const withoutTargets = (text: string) => text.replaceAll("\r\n", "\n").replace(target, "");
const targetsIn = (text: string) => [...text.matchAll(target)].map(String);

type Document = readonly [file: string, text: string];

/** The starter's document that a changed one was: at least half of its lines are still there. */
function nearest(text: string, known: readonly Document[]): Document | undefined {
  const lines = new Set(text.split("\n"));
  const shareOf = ([, own]: Document) => {
    const written = withoutTargets(own)
      .split("\n")
      .filter((line) => line !== "");
    return written.filter((line) => lines.has(line)).length / written.length;
  };
  const shares = new Map(known.map((document) => [document, shareOf(document)]));
  return known
    .toSorted((a, b) => (shares.get(b) ?? 0) - (shares.get(a) ?? 0))
    .find((one) => (shares.get(one) ?? 0) >= 0.5);
}

/** Translates documents that are still the starter's. For a legal document that was changed, the starter's translation is a draft. */
export function translateDocuments(
  texts: ReadonlyMap<string, string>,
  { base, tag, starter, form }: { base: string; tag: string; starter: ProjectFiles; form: AddressForm },
): [file: string, text: string][] {
  const wanted = documentsIn(starter, tag, { form, kinds: pageKinds });
  if (!wanted) return [];
  const forms = ["formal", "familiar"] as const;
  const known = [
    ...forms.map((one) => documentsIn(starter, base, { form: one, kinds: pageKinds })),
    inEnglish(starter, pageKinds),
  ].flatMap((documents) => documents ?? []);
  return [...texts].flatMap(([file, text]): [string, string][] => {
    const plain = withoutTargets(text);
    const isSame = ([name, own]: readonly [string, string]) =>
      posix.dirname(name) === posix.dirname(file) && withoutTargets(own) === plain;
    // A renamed document has another file.
    const all = known.flatMap((documents) => [...documents]);
    const named = file.replace(/\/_([^/]+)$/, "/$1");
    const same = all.find(isSame);
    const near = all.filter(([name]) => name === named || !wanted.has(named));
    const [key, original] = same ?? nearest(plain, near) ?? [named, ""];
    const own = wanted.get(key);
    const place = placeIn(file, tag);
    if (own === undefined || !(same || file.startsWith("legal/"))) return [];
    const [here, there] = [targetsIn(text), targetsIn(original)];
    const moved = new Map(here.length === there.length ? there.map((to, index) => [to, here[index]]) : []);
    const said = own.replace(target, (to) => moved.get(to) ?? to);
    return [[same ? place : place.replace(/\/_?([^/]+)$/, "/_$1"), said]];
  });
}
