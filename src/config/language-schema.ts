import * as v from "valibot";
import { isAddressPart } from "../model/addresses/addresses.js";
import { type LanguageConfig, overridableKeys } from "../model/config/site-config.js";
import { isCanonicalTag, isLanguageTag } from "../text/language-tag.js";
import { line, object } from "./schema-parts.js";

const tagWords = "a language tag such as en or en-US";
export const language = v.pipe(v.string(tagWords), v.check(isLanguageTag, tagWords));

const usualWords = "a language tag in its usual spelling, such as pt-PT or zh-Hans";
const tag = v.pipe(
  language,
  v.check((value) => !isLanguageTag(value) || isCanonicalTag(value), usualWords),
);

const prefix = "a URL segment such as pt";
/** Its content is validated together with the rest of the config. */
const part = v.exactOptional(v.record(v.string(), v.any(), "an object"));

const detailed = object({
  tag,
  name: v.exactOptional(line),
  prefix: v.exactOptional(v.pipe(v.string(prefix), v.check(isAddressPart, prefix))),
  fallback: v.exactOptional(object({ language: line, note: line })),
  overrides: v.exactOptional(object(Object.fromEntries(overridableKeys.map((key) => [key, part] as const)))),
});

/** A text is validated as a tag and anything else as an object, so that the message is precise. */
const entry = v.lazy((input) => (typeof input === "string" ? tag : detailed)) as v.GenericSchema<
  string | LanguageConfig,
  string | LanguageConfig
>;

export const languages = v.pipe(
  v.array(entry, "a list of language tags"),
  v.minLength(1, "a list with at least one entry"),
);
