import type { SiteConfig } from "../../model/config/site-config.js";
import type { AddressForm } from "../../text/address-form.js";
import type { ConfigEdit } from "../edit-config.js";
import type { ProjectFiles } from "../write-project.js";
import { factsOfKind, type PageKind } from "./page-kinds.js";
import { planDocuments } from "./plan-documents.js";

interface PageParts {
  readonly starter: ProjectFiles;
  readonly languages: readonly string[];
  readonly form: AddressForm;
}

/** A page that a law requires, in each language of the site that the starter has it in, with its changes to the config. */
export function planPage(
  kind: PageKind,
  config: SiteConfig,
  { starter, languages, form }: PageParts,
): {
  readonly files: [file: string, text: string][];
  readonly edits: ConfigEdit[];
  /** The keys whose values its author completes. */
  readonly open: readonly string[];
} {
  const files = planDocuments(starter, languages, { form, kinds: [kind] });
  const { facts, placeholders } = factsOfKind(kind, config);
  const now = config.placeholders;
  const edits: ConfigEdit[] = [
    ...Object.entries(facts).map(([key, there]) => ({ path: ["facts", key], now: undefined, there })),
    ...(Array.isArray(now)
      ? [{ path: ["placeholders"], now, there: [...now, ...Object.keys(placeholders)] }]
      : Object.entries(placeholders).map(([key, there]) => ({
          path: ["placeholders", key],
          now: undefined,
          there,
        }))),
  ];
  const ofFacts = Object.entries(facts).flatMap(([key, own]) =>
    Object.keys(own ?? {}).map((name) => `facts.${key}.${name}`),
  );
  const open = [...new Set([...Object.keys(placeholders), ...ofFacts])];
  return { files: files.filter(([file]) => file.endsWith(`/${kind}.md`)), edits, open };
}
