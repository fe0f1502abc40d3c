import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Derived, DeriveInput } from "../model/pages/derived.js";
import { configPlace } from "../model/place.js";
import type { SourceBytes } from "../model/project.js";

/** Makes one kind of derived files; it returns only the parts it has. */
export type Deriver = (input: DeriveInput, log: Diagnostics) => Partial<Derived>;

/** Whether the site can publish a file that is requested at the root of a host; reports the config's key for it if not. */
export function isAtRoot(
  { site }: Pick<DeriveInput, "site">,
  { key, file }: { readonly key: string; readonly file: string },
  log: Diagnostics,
): boolean {
  if (site.base === "/") return true;
  const place = configPlace(key.split("."));
  log.add("derive/needs-root", { key, file: `/${file}`, base: site.base }, place);
  return false;
}

/** A UTF-8 text of lines, each with a line end. */
export function textFile(outputFile: string, lines: readonly string[], sourceFile: string): SourceBytes {
  return { outputFile, sourceFile, bytes: new TextEncoder().encode(`${lines.join("\n")}\n`) };
}
