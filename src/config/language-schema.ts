import * as v from "valibot";
import { isAddressPart } from "../model/addresses/addresses.js";
import { type LanguageConfig, overridableKeys } from "../model/config/site-config.js";
import { isCanonicalTag, isLanguageTag } from "../text/language-tag.js";
import { checked, filledList, line, object, options, textOr } from "./schema-parts.js";

export const language = checked("a language tag such as en or en-US", isLanguageTag);

const usualWords = "a language tag in its usual spelling, such as pt-PT or zh-Hans";
const tag = v.pipe(
  language,
  v.check((value) => !isLanguageTag(value) || isCanonicalTag(value), usualWords),
);
/** Its content is validated together with the rest of the config. */
const part = v.record(v.string(), v.any(), "an object");

const detailed = object(
  { tag },
  {
    name: line,
    prefix: checked("a URL segment such as pt", isAddressPart),
    fallback: object({ language: line, note: line }, {}),
    overrides: options(Object.fromEntries(overridableKeys.map((key) => [key, part] as const))),
  },
);

export const languages = filledList(
  textOr<string | LanguageConfig>(tag, detailed),
  "a list of language tags",
);
