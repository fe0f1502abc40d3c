import { readFileSync } from "node:fs";
import type { SampleTexts } from "../model/pages/checked-tree.js";
import { orNothing } from "../util/or-nothing.js";

/** The texts of the sites that come with handbill; undefined if it was compiled without them. */
export function readSamples(): SampleTexts | undefined {
  const file = new URL("./sample-texts.json", import.meta.url);
  return orNothing((): SampleTexts => JSON.parse(readFileSync(file, "utf8")));
}
