import { describeThrown } from "../../diagnostics/describe-thrown.js";
import type { Diagnostics, Place } from "../../diagnostics/diagnostics.js";
import type { SiteCode } from "../../effects/site-code.js";
import { isTookTooLong, reportEndless, siteCodeLimitMs } from "../../effects/time-limit.js";
import { readAnswer, type SchemaAnswer, type StandardSchema } from "../../model/config/standard-schema.js";
import { configPlace } from "../../model/place.js";
import { configFile } from "../../model/project-files.js";
import { callWithin } from "../../runtime/time-limit.js";
import { nearest } from "../../text/nearest.js";
import { isObject } from "../../util/is-object.js";
import { legalCollection } from "../document-collection.js";
import { contentKeys, legalKeys } from "./document-front.js";

interface SchemaInput {
  readonly collection: string;
  readonly schema: StandardSchema | undefined;
  readonly sourceFile: string;
  readonly own: Readonly<Record<string, unknown>>;
  readonly placeOf: (path: readonly string[]) => Place;
}

type Data = Readonly<Record<string, unknown>>;

/** Validates front matter with the collection's schema; reports its issues, and failures of the schema itself, for every document. */
export function applySchema(
  input: SchemaInput,
  { code, log }: { code: SiteCode; log: Diagnostics },
): Data | "issues" | "broken" {
  const { schema, collection, own, placeOf, sourceFile } = input;
  const keys = Object.keys(own);
  if (!schema) {
    for (const key of keys) {
      const place = placeOf([key]);
      if (collection === legalCollection)
        log.add("read/front-matter-key", { key, near: nearest(key, legalKeys) }, place);
      else log.add("read/content-key", { collection, key, near: nearest(key, contentKeys) }, place);
    }
    return keys.length > 0 ? "issues" : {};
  }
  const place = configPlace(["collections", collection, "schema"]);
  let answer: SchemaAnswer;
  try {
    answer = callWithin(siteCodeLimitMs, () =>
      code.within(() => readAnswer(schema["~standard"].validate(structuredClone(own)))),
    );
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless({ file: configFile }, log);
    else {
      const args = { collection, document: sourceFile, error: describeThrown(thrown) };
      log.add("read/schema-threw", args, { ...place, ...code.placeOf(thrown) });
    }
    return "broken";
  }
  if (answer.kind === "promise") {
    log.add("read/schema-async", { collection }, place);
    return "broken";
  }
  if (answer.kind === "issues") {
    for (const { path, message } of answer.issues) reportIssue(path, message, { input, log });
    return "issues";
  }
  if (answer.kind === "problem" || !isObject(answer.value)) {
    const received = answer.kind === "problem" ? answer.problem : "does not return an object";
    log.add("read/schema-answer", { collection, document: sourceFile, received }, place);
    return "broken";
  }
  const data: Data = { ...answer.value };
  for (const key of keys)
    if (!(key in data))
      log.add("read/dropped-key", { collection, key, near: nearest(key, Object.keys(data)) }, placeOf([key]));
  return data;
}

function reportIssue(
  path: readonly string[],
  message: string,
  { input, log }: { input: SchemaInput; log: Diagnostics },
): void {
  const { collection, own, placeOf } = input;
  const ours = collection === legalCollection ? legalKeys : contentKeys;
  const [first] = path;
  const isMissing = first !== undefined && !(first in own);
  const isOurs = isMissing && ours.includes(first);
  const written = isMissing ? nearest(first, Object.keys(own)) : undefined;
  const key = path.length > 0 ? path.join(".") : undefined;
  const flags = { missing: isMissing ? "yes" : undefined, ours: isOurs ? "yes" : undefined };
  const args = { collection, key, message, written, ...flags };
  log.add("read/content-schema", args, placeOf(written === undefined ? path : [written]));
}
