import * as v from "valibot";
import type {
  AppLinksConfig,
  CampaignConfig,
  FilesConfig,
  NamedPathRuleConfig,
  PathRuleConfig,
} from "../model/config/launch-config.js";
import { filePath, type OwnFile } from "../model/config/own-parts.js";
import { byName, isFunction, isoDate, line, link, mail, matching, object } from "./schema-parts.js";

const yesOrNo = v.exactOptional(v.boolean("true or false"));
const pattern = line;

const namedRule = object({
  path: pattern,
  query: v.exactOptional(byName(line, v.string("a pattern"), "an object with a pattern for each name")),
  fragment: v.exactOptional(matching("a pattern for the part after #", /^[^#]*$/)),
  exclude: yesOrNo,
  pages: yesOrNo,
}) satisfies v.GenericSchema<NamedPathRuleConfig>;
/** A text is validated as a pattern and anything else as an object, so that the message is precise. */
const rule = v.lazy((input) => (typeof input === "string" ? pattern : namedRule)) as v.GenericSchema<
  PathRuleConfig,
  PathRuleConfig
>;

export const appLinks = object({
  paths: v.exactOptional(v.array(rule, "a list of patterns such as /event/*")),
  credentials: yesOrNo,
}) satisfies v.GenericSchema<AppLinksConfig>;

const getLink = matching(
  "a path such as /get: a slash, then at most 29 letters, digits, ., _ and -",
  /^\/[A-Za-z0-9]([A-Za-z0-9._-]{0,27}[A-Za-z0-9])?$/,
);
export const getLinks = v.array(getLink, "a list of paths such as /get") satisfies v.GenericSchema<string[]>;

export const campaign = object({
  name: matching("a name of at most 20 letters, digits, ., _ and -", /^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/),
  appleProvider: v.exactOptional(matching("the provider id as a string of digits", /^\d+$/)),
}) satisfies v.GenericSchema<CampaignConfig>;

const contact = "a mailto:, https: or tel: URL";
const contactAddress = matching(contact, /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s/]+\S*|tel:\+?[\d-]+)$/);
const adsContact = "an email address or an https URL";
const languageTag = matching("a language tag such as en", /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

export const files = object({
  own: v.exactOptional(
    byName(
      matching("the path of a file such as humans.txt", filePath),
      v.custom<OwnFile>(isFunction, "a function that returns the file"),
      "an object with a function for each path",
    ),
  ),
  sitemap: yesOrNo,
  icons: yesOrNo,
  manifest: yesOrNo,
  structuredData: yesOrNo,
  llms: yesOrNo,
  appAds: v.exactOptional(
    object({
      sellers: v.pipe(v.array(line, "a list of lines"), v.minLength(1, "a list with at least one entry")),
      contact: v.exactOptional(v.union([mail, link], adsContact)),
      ownerDomain: v.exactOptional(matching("a domain such as example.com", /^([a-z0-9-]+\.)+[a-z0-9-]+$/i)),
    }),
  ),
  security: v.exactOptional(
    object({
      contact: v.pipe(
        v.array(contactAddress, "a list of URLs"),
        v.minLength(1, "a list with at least one entry"),
      ),
      expires: isoDate,
      encryption: v.exactOptional(link),
      acknowledgments: v.exactOptional(link),
      policy: v.exactOptional(link),
      languages: v.exactOptional(v.array(languageTag, "a list of language tags")),
    }),
  ),
}) satisfies v.GenericSchema<FilesConfig>;
