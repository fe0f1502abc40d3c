import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { SiteConfig } from "../model/config/site-config.js";
import type { Json } from "../model/json.js";
import { valueAt } from "../util/value-at.js";
import { applyEdits, type ConfigEdit } from "./edit-config.js";
import type { ImportChange } from "./plan-import.js";

/** Writes changes into the text of a config. A change that cannot be written safely is reported and skipped as a whole. */
export function applyImport(
  text: string,
  changes: readonly ImportChange[],
  { config, file, log }: { readonly config: SiteConfig; readonly file: string; readonly log: Diagnostics },
): { readonly text: string; readonly changes: readonly ImportChange[] } {
  const applied: ImportChange[] = [];
  let whole = text;
  for (const change of changes) {
    const edits: ConfigEdit[] = [
      change,
      ...change.without.flatMap((path) => [...forgetPlaceholder(config, path), removalOf(config, path)]),
    ];
    const edited = applyEdits(whole, edits, { file, log });
    if (edited === undefined) continue;
    whole = edited;
    applied.push(change);
  }
  return { text: whole, changes: applied };
}

const removalOf = (config: SiteConfig, path: readonly string[]): ConfigEdit => ({
  path,
  before: valueAt(config, path),
  after: undefined,
});

/** A removed value is no longer a placeholder. */
function forgetPlaceholder({ placeholders }: SiteConfig, path: readonly string[]): ConfigEdit[] {
  const key = path.join(".");
  if (placeholders === undefined) return [];
  if (Array.isArray(placeholders)) {
    const after: Json = placeholders.filter((placeholder) => placeholder !== key);
    return placeholders.includes(key) ? [{ path: ["placeholders"], before: placeholders, after }] : [];
  }
  return Object.hasOwn(placeholders, key)
    ? [{ path: ["placeholders", key], before: placeholders[key], after: undefined }]
    : [];
}
