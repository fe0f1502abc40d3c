import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { ReadRecord } from "../effects/effects.js";
import { readText } from "../files/read-text.js";
import { recordFile } from "../model/addresses/address-record.js";
import { parseRecord } from "./parse-record.js";

/** Reads a site's record of URLs; undefined if there is none, or if it is invalid, which is reported. */
export const readRecord: ReadRecord = (root, log: Diagnostics) => {
  if (!existsSync(join(root, recordFile))) return undefined;
  const text = readText(root, recordFile, log);
  const record = text === undefined ? undefined : parseRecord(text, log);
  return text === undefined || record === undefined ? undefined : { text, record };
};
