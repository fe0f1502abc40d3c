import type { Diagnostics } from "../core/diagnostics.js";
import type { Bundle } from "./evaluate.js";
import { describeThrown, placeOfThrown, sourceFileOf } from "./thrown.js";

export interface ThrownContext {
  readonly bundle: Bundle;
  readonly root: string;
  readonly log: Diagnostics;
  /** The file to name if the stack leads to none of the author's. */
  readonly fallback: string;
}

/** Reports what the author's code threw while it was loaded, where it was thrown. */
export function reportThrown(
  code: "read/config-threw" | "read/module-threw",
  thrown: unknown,
  { bundle, root, log, fallback }: ThrownContext,
): void {
  const missing = missingPackage(thrown);
  if (missing !== undefined) {
    const sources = JSON.parse(bundle.map).sources as string[];
    const files = sources.map((source) => sourceFileOf(source, bundle, root));
    const seek = { kind: "literal", texts: [missing], files } as const;
    return log.add("read/missing-package", { name: missing }, { file: fallback, seek });
  }
  log.add(
    code,
    { error: describeThrown(thrown) },
    { file: fallback, ...placeOfThrown(thrown, bundle, root) },
  );
}

function missingPackage(thrown: unknown): string | undefined {
  if ((thrown as NodeJS.ErrnoException | null)?.code !== "MODULE_NOT_FOUND") return undefined;
  return /^Cannot find module '([^'./][^']*)'/.exec((thrown as Error).message)?.[1];
}
