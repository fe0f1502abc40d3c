import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { setFlagsFromString } from "node:v8";

interface SubsetOptions {
  readonly codePoints: readonly number[];
  /** Features to keep besides those that HarfBuzz keeps by default, the ones that browsers apply automatically. */
  readonly features: readonly string[];
}

export interface HarfBuzz {
  /** Subsets an OpenType font to some characters and the glyphs that shaping needs. Throws if it fails. */
  readonly subsetFont: (sfnt: Uint8Array, options: SubsetOptions) => Uint8Array;
}

/** Source: https://harfbuzz.github.io/harfbuzz-hb-subset.html. Objects and memory are numbers: addresses. */
interface Exports {
  readonly memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): number;
  free(address: number): void;
  hb_blob_create(data: number, length: number, mode: number, userData: number, destroy: number): number;
  hb_blob_destroy(blob: number): void;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_destroy(face: number): void;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_destroy(input: number): void;
  hb_subset_input_set(input: number, kind: number): number;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
}

const memoryModeReadOnly = 1;
const sets = { nameIds: 4, features: 6 };
/** The names to keep in addition to the font's own, as its licence requires. */
const licenceNames = { copyright: 0, licence: 13, licenceUrl: 14 };

export async function loadHarfBuzz(): Promise<HarfBuzz> {
  // Otherwise Node 20 starts to optimise the module after a moment, and waits for that before it exits: 200 ms.
  if (process.version.startsWith("v20.")) setFlagsFromString("--wasm-tiering-budget=2000000000");
  const file = createRequire(import.meta.url).resolve("harfbuzzjs/dist/harfbuzz-subset.wasm");
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const harfBuzz = instance.exports as unknown as Exports;
  harfBuzz._initialize();
  return { subsetFont: (sfnt, options) => subsetFont(harfBuzz, sfnt, options) };
}

function subsetFont(hb: Exports, sfnt: Uint8Array, { codePoints, features }: SubsetOptions): Uint8Array {
  const memory = hb.malloc(sfnt.length);
  new Uint8Array(hb.memory.buffer).set(sfnt, memory);
  const source = hb.hb_blob_create(memory, sfnt.length, memoryModeReadOnly, 0, 0);
  const face = hb.hb_face_create(source, 0);
  const input = hb.hb_subset_input_create_or_fail();
  const characters = hb.hb_subset_input_unicode_set(input);
  for (const codePoint of codePoints) hb.hb_set_add(characters, codePoint);
  const names = hb.hb_subset_input_set(input, sets.nameIds);
  for (const id of Object.values(licenceNames)) hb.hb_set_add(names, id);
  const featureSet = hb.hb_subset_input_set(input, sets.features);
  for (const tag of features) hb.hb_set_add(featureSet, tagNumber(tag));

  const subset = hb.hb_subset_or_fail(face, input);
  const result = subset === 0 ? 0 : hb.hb_face_reference_blob(subset);
  const length = result === 0 ? 0 : hb.hb_blob_get_length(result);
  const start = result === 0 ? 0 : hb.hb_blob_get_data(result, 0);
  const bytes = new Uint8Array(hb.memory.buffer, start, length).slice();

  hb.hb_blob_destroy(result);
  hb.hb_face_destroy(subset);
  hb.hb_subset_input_destroy(input);
  hb.hb_face_destroy(face);
  hb.hb_blob_destroy(source);
  hb.free(memory);
  if (length === 0) throw new Error("HarfBuzz could not process it");
  return bytes;
}

const tagNumber = (tag: string) =>
  [...tag].reduce((number, letter) => number * 256 + letter.charCodeAt(0), 0);
