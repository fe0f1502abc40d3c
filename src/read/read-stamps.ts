import { createHash } from "node:crypto";
import { statSync } from "node:fs";
import type { FileStamp, ReadStamps, VariableStamp } from "../core/read-stamps.js";

/** Environment variables by name. */
type Variables = Readonly<Record<string, string | undefined>>;

export function stampReads(
  files: Iterable<string>,
  names: Iterable<string>,
  variables: Variables,
): ReadStamps {
  return {
    files: [...files].map(stampFile),
    variables: [...names].map((name) => stampVariable(name, variables)),
  };
}

/** Whether all that was read is as it was. */
export function areUnchanged({ files, variables }: ReadStamps, variablesNow: Variables): boolean {
  return (
    variables.every(([name, digest]) => stampVariable(name, variablesNow)[1] === digest) &&
    files.every(([path, size, writtenAt]) => {
      const [, sizeNow, writtenNow] = stampFile(path);
      return sizeNow === size && writtenNow === writtenAt;
    })
  );
}

function stampFile(path: string): FileStamp {
  try {
    const { size, mtimeMs } = statSync(path);
    return [path, size, mtimeMs];
  } catch {
    return [path, -1, 0];
  }
}

function stampVariable(name: string, variables: Variables): VariableStamp {
  const value = name === "*" ? Object.entries(variables).sort() : [name, variables[name] ?? null];
  return [name, createHash("sha256").update(JSON.stringify(value)).digest("base64")];
}
