import { relative } from "node:path";
import { digestOfVariable } from "../util/variables.js";
import { isInside } from "./own-paths.js";
import { type InputStamps, type StampContext, stampLook } from "./stamp-inputs.js";
import { stampOf, stampOfPlace, stampOfPresence } from "./stamps.js";

/** Describes the first changed input of a build; undefined if none has changed. */
export function inputChange(
  stamps: InputStamps,
  { root, outDir, variables }: Pick<StampContext, "outDir" | "variables"> & { readonly root: string },
): string | undefined {
  const nameOf = (path: string) =>
    isInside(path, root) ? relative(root, path) || "the project's folder" : path;
  for (const [path, stamp] of stamps.content)
    if (stampOf(path) !== stamp) return `${nameOf(path)} has changed`;
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
