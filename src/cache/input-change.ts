import { relative } from "node:path";
import { digestOfVariable } from "../util/variables.js";
import { isInside } from "./own-paths.js";
import { type InputStamps, type StampContext, stampLook } from "./stamp-inputs.js";
import { stampOf, stampOfPlace, stampOfPresence } from "./stamps.js";

/** Something that is not as it was, as a sentence tells it. */
export interface Change {
  readonly says: string;
  /** The file that has changed, if that is what it is; absolute. */
  readonly file?: string;
  /** All files that have changed, if nothing else is another than it was. */
  readonly only?: readonly string[];
}

/**
 * The first input of a build that has changed, relative to the project's folder; undefined if nothing has.
 */
export function inputChange(
  stamps: InputStamps,
  { root, outDir, variables }: Pick<StampContext, "outDir" | "variables"> & { readonly root: string },
): Change | undefined {
  const nameOf = (path: string) =>
    isInside(path, root) ? relative(root, path) || "the project's folder" : path;
  const only = stamps.content.flatMap(([path, stamp]) => (stampOf(path) === stamp ? [] : [path]));
  const [file] = only;
  const other = otherChange(stamps, { outDir, variables, nameOf });
  if (file === undefined) return other === undefined ? undefined : { says: other };
  return { says: `${nameOf(file)} has changed`, file, ...(other === undefined && { only }) };
}

function otherChange(
  stamps: InputStamps,
  {
    outDir,
    variables,
    nameOf,
  }: Pick<StampContext, "outDir" | "variables"> & { readonly nameOf: (path: string) => string },
): string | undefined {
  for (const [path, names, folder] of stamps.names) {
    if (folder !== undefined && stampOf(path) === folder) continue;
    if (stampLook("names", path, outDir) !== names) return `${nameOf(path)} holds other files`;
  }
  for (const [path, stamp] of stamps.presence)
    if (stampOfPresence(path) !== stamp) return `${nameOf(path)} came or went`;
  for (const [path, stamp] of stamps.place)
    if (stampOfPlace(path) !== stamp) return `${nameOf(path)} leads elsewhere`;
  for (const [name, digest] of stamps.variables)
    if (digestOfVariable(name, variables) !== digest) return `the environment has changed: ${name}`;
  return undefined;
}
