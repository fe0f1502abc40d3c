import { existsSync } from "node:fs";
import { builtinModules } from "node:module";
import { join } from "node:path";
import { describeThrown } from "../diagnostics/describe-thrown.js";
import type { Diagnostics, Place } from "../diagnostics/diagnostics.js";
import { isTookTooLong, reportEndless } from "../effects/time-limit.js";
import { type Bundle, sourceFileOf } from "../model/code/bundle.js";
import { literalPlace } from "../model/place.js";
import { nearest } from "../text/nearest.js";
import { orNothing } from "../util/or-nothing.js";
import { nearestPackage, packageOf } from "./package-name.js";

interface ThrownContext {
  readonly bundle: Bundle;
  readonly root: string;
  readonly placeOf: (thrown: unknown) => Place;
  readonly log: Diagnostics;
  /** The file to name if the stack contains none of the author's. */
  readonly fallback: string;
}

/** Reports an error that the author's code threw while loading, with its place. */
export function reportThrown(
  code: "read/config-threw" | "read/module-threw",
  thrown: unknown,
  { bundle, root, placeOf, log, fallback }: ThrownContext,
): void {
  if (isTookTooLong(thrown)) return reportEndless({ file: fallback }, log);
  const missing = missingPackage(thrown);
  if (missing !== undefined) {
    const sources = JSON.parse(bundle.map).sources as string[];
    const files = sources.map((source) => sourceFileOf(source, bundle, root));
    const seek = { kind: "literal", texts: [missing], files } as const;
    const name = packageOf(missing, root);
    const isOfNode = builtinModules.includes(name ?? "");
    const near = isOfNode ? nearest(missing, builtinModules) : undefined;
    return name === undefined || isOfNode
      ? log.add("read/missing-import", { specifier: missing, near, way: "alias" }, { file: fallback, seek })
      : log.add(
          "read/missing-package",
          { name, near: nearestPackage(name, root), isFolder: existsSync(join(root, name)) },
          { file: fallback, seek },
        );
  }
  const error = describeThrown(thrown);
  const [, path, name] =
    /^Package subpath '\.(.*?)' is not .*[\\/]node_modules[\\/](.+)[\\/]package\.json/.exec(error) ?? [];
  const found = path === undefined ? placeOf(thrown) : literalPlace(`${name}${path}`, fallback);
  log.add(code, { error }, { file: fallback, ...found });
}

function missingPackage(thrown: unknown): string | undefined {
  // It may throw when inspected.
  const code = orNothing(() => (thrown as NodeJS.ErrnoException).code);
  if (code !== "MODULE_NOT_FOUND") return undefined;
  return /^Cannot find module '([^'./][^']*)'/.exec(describeThrown(thrown))?.[1];
}
