import type { SiteConfig } from "../../model/config/site-config.js";
import type { FormIn } from "../../text/address-form.js";
import type { ConfigEdit } from "../edit-config.js";
import type { ProjectFiles } from "../write-project.js";
import { factsOfKind, type PageKind } from "./page-kinds.js";
import { planDocuments } from "./plan-documents.js";

/** A page that a law requires, in each language of the site that the starter has it in, with its changes to the config. */
export function planPage(
  kind: PageKind,
  config: SiteConfig,
  { starter, languages, formIn }: { starter: ProjectFiles; languages: readonly string[]; formIn: FormIn },
): {
  readonly files: [file: string, text: string][];
  readonly edits: ConfigEdit[];
  /** The keys whose values its author completes. */
  readonly open: readonly string[];
} {
  const files = planDocuments(starter, languages, { formIn, kinds: [kind] });
  const { facts, placeholders } = factsOfKind(kind, config);
  const before = config.placeholders;
  const edits: ConfigEdit[] = [
    ...Object.entries(facts).map(([key, after]) => ({ path: ["facts", key], before: undefined, after })),
    ...(Array.isArray(before)
      ? [{ path: ["placeholders"], before, after: [...before, ...Object.keys(placeholders)] }]
      : Object.entries(placeholders).map(([key, after]) => ({
          path: ["placeholders", key],
          before: undefined,
          after,
        }))),
  ];
  const ofFacts = Object.entries(facts).flatMap(([key, own]) =>
    Object.keys(own ?? {}).map((name) => `facts.${key}.${name}`),
  );
  const open = [...new Set([...Object.keys(placeholders), ...ofFacts])];
  return { files: files.filter(([file]) => file.endsWith(`/${kind}.md`)), edits, open };
}
