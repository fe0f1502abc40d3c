import type { Serving } from "../model/hosts/serving.js";
import type { Tree } from "../model/pages/tree.js";
import { hashOf } from "../util/hash-of.js";
import { isObject } from "../util/is-object.js";
import { orNothing } from "../util/or-nothing.js";

/** Output files and the SHA-256 of each, in hex. */
export type Manifest = Readonly<Record<string, string>>;

export function makeManifest(tree: Tree): Manifest {
  return Object.fromEntries(
    [...tree.files.values()].map((file) => [file.outputFile, file.hash?.() ?? hashOf(file.bytes)]),
  );
}

/** `serving` is for servers and checks that imitate the host. */
export function formatManifest(manifest: Manifest, serving?: Serving): string {
  return `${JSON.stringify({ generator: "handbill", ...(serving && { serving }), files: manifest }, undefined, 1)}\n`;
}

/** Whether a text is our manifest, or the start of one that a killed run wrote. */
export function isBegunManifest(text: string): boolean {
  return text.startsWith(formatManifest({}).slice(0, '{\n "generator": "handbill",'.length));
}

/** Parses a manifest; undefined if it is not ours. */
export function parseManifest(text: string): Manifest | undefined {
  const parsed: unknown = orNothing(() => JSON.parse(text));
  const isOurs = isObject(parsed) && parsed.generator === "handbill" && isObject(parsed.files);
  return isOurs ? (parsed.files as Manifest) : undefined;
}
