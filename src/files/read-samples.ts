import { readFileSync } from "node:fs";
import type { SampleTexts } from "../model/pages/checked-tree.js";

/** The texts of the sites that come with handbill; undefined if it was compiled without them. */
export function readSamples(): SampleTexts | undefined {
  const file = new URL("./sample-texts.json", import.meta.url);
  try {
    const samples: SampleTexts = JSON.parse(readFileSync(file, "utf8"));
    return samples;
  } catch {
    return undefined;
  }
}
