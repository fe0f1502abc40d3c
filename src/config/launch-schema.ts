import * as v from "valibot";
import type {
  AppLinksConfig,
  CampaignConfig,
  FilesConfig,
  NamedPathRuleConfig,
  PathRuleConfig,
} from "../model/config/launch-config.js";
import { filePath, type OwnFile } from "../model/config/own-parts.js";
import {
  byName,
  filledList,
  isFunction,
  isoDate,
  line,
  link,
  mail,
  matching,
  object,
  options,
  textOr,
  yesOrNo,
} from "./schema-parts.js";

const namedRule = object(
  { path: line },
  {
    query: byName(line, v.string("a pattern"), "an object with a pattern for each name"),
    fragment: matching("a pattern for the part after #", /^[^#]*$/),
    exclude: yesOrNo,
    pages: yesOrNo,
  },
) satisfies v.GenericSchema<NamedPathRuleConfig>;

export const appLinks = options({
  paths: v.array(textOr<PathRuleConfig>(line, namedRule), "a list of patterns such as /event/*"),
  credentials: yesOrNo,
}) satisfies v.GenericSchema<AppLinksConfig>;

const getLink = matching(
  "a path such as /get: a slash, then at most 29 letters, digits, ., _ and -",
  /^\/[A-Za-z0-9]([A-Za-z0-9._-]{0,27}[A-Za-z0-9])?$/,
);
export const getLinks = v.array(getLink, "a list of paths such as /get") satisfies v.GenericSchema<string[]>;

export const campaign = object(
  { name: matching("a name of at most 20 letters, digits, ., _ and -", /^[A-Za-z0-9][A-Za-z0-9._-]{0,19}$/) },
  { appleProvider: matching("the provider id as a string of digits", /^\d+$/) },
) satisfies v.GenericSchema<CampaignConfig>;

const contact = "a mailto:, https: or tel: URL";
const contactAddress = matching(contact, /^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^\s/]+\S*|tel:\+?[\d-]+)$/);
const languageTag = matching("a language tag such as en", /^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/);

export const files = options({
  own: byName(
    matching("the path of a file without a slash at its start, such as humans.txt", filePath),
    v.custom<OwnFile>(isFunction, "a function that returns the file"),
    "an object with a function for each path",
  ),
  sitemap: yesOrNo,
  icons: yesOrNo,
  manifest: yesOrNo,
  structuredData: yesOrNo,
  llms: yesOrNo,
  appAds: object(
    { sellers: filledList(line, "a list of lines") },
    {
      contact: v.union([mail, link], "an email address or an https URL"),
      ownerDomain: matching("a domain such as example.com", /^([a-z0-9-]+\.)+[a-z0-9-]+$/i),
    },
  ),
  security: object(
    { contact: filledList(contactAddress, "a list of URLs"), expires: isoDate },
    {
      encryption: link,
      acknowledgments: link,
      policy: link,
      languages: v.array(languageTag, "a list of language tags"),
    },
  ),
}) satisfies v.GenericSchema<FilesConfig>;
