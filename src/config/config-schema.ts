import * as v from "valibot";
import { isAddressPart, isBasePath, refusedSchemes } from "../model/addresses/addresses.js";
import type { CollectionConfig, RemarkPlugin } from "../model/config/collection-config.js";
import type { OwnHost, OwnRule } from "../model/config/own-parts.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { isSchema, type StandardSchema } from "../model/config/standard-schema.js";
import { hostNames, redirectStatuses } from "../model/hosts/serving.js";
import { app, facts, json, links, publisher, stores } from "./app-schema.js";
import { language, languages } from "./language-schema.js";
import { appLinks, campaign, files, getLinks } from "./launch-schema.js";
import { review } from "./review-schema.js";
import {
  address,
  amount,
  byName,
  currency,
  isFunction,
  isoDate,
  line,
  matching,
  object,
  publicPath,
  text,
  wholeNumber,
  wordKey,
} from "./schema-parts.js";

/** Whether a URL is an origin with a plain host name: a wildcard or a quote would have another meaning in a page's policy. */
const isOrigin = (url: URL) =>
  url.pathname === "/" &&
  url.search === "" &&
  url.hash === "" &&
  /^([\w.-]+|\[[\da-f:.]+\])$/i.test(url.hostname);

const hexColour = matching(
  "a hex colour with 3 or 6 digits, such as #FBF6EC",
  /^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i,
);

const legal = object({
  effectiveDate: v.exactOptional(isoDate),
  minimumAge: v.exactOptional(wholeNumber("a whole number of years, 0 to 99", 0, 99)),
  liabilityCap: v.exactOptional(
    object({
      amount,
      currency,
      months: wholeNumber("a whole number of months", 1, 1200),
    }),
  ),
  governingLaw: v.exactOptional(line),
  courts: v.exactOptional(line),
  collected: v.exactOptional(
    byName(
      wordKey,
      object({
        title: line,
        items: v.pipe(v.array(line, "a list of strings"), v.minLength(1, "a list with at least one entry")),
      }),
      'an object of groups such as account: { title: "Account", items: ["name"] }',
    ),
  ),
});

const bytes = v.exactOptional(wholeNumber("a whole number of bytes", 0, 100_000_000));
const origin = "an https origin such as https://cdn.example";

const formAction = 'an https origin such as https://forms.example, or "self"';
const schemeName = "a scheme without its colon, such as whatsapp, that neither runs code nor contains data";
const scheme = v.pipe(
  v.string(schemeName),
  v.regex(/^[a-z][a-z0-9+.-]*$/i, schemeName),
  v.check((value) => !refusedSchemes.includes(value.toLowerCase()), schemeName),
);

const checks = object({
  budgets: v.exactOptional(
    byName(
      v.pipe(v.string(), v.regex(/^(\*|\/.*)$/, "the path of a page, such as /privacy-policy, or *")),
      object({ firstLoad: bytes, script: bytes }),
      "an object with a budget for each page",
    ),
  ),
  rules: v.exactOptional(
    byName(
      line,
      v.custom<OwnRule>(isFunction, "a function that checks a page"),
      "an object of named functions",
    ),
  ),
  raise: v.exactOptional(v.array(line, "a list of codes")),
  silence: v.exactOptional(
    v.array(
      v.strictObject(
        {
          code: line,
          page: v.exactOptional(line),
          file: v.exactOptional(line),
          href: v.exactOptional(line),
          reason: text("the reason why it is accepted"),
        },
        "an object: { code: …, reason: … }",
      ),
      "a list of { code, page, file, href, reason }",
    ),
  ),
  allowedOrigins: v.exactOptional(v.array(address(origin, isOrigin), "a list of origins")),
  privateAddresses: v.exactOptional(v.boolean("true or false")),
  allowedSchemes: v.exactOptional(v.array(scheme, "a list of schemes")),
  allowedFormActions: v.exactOptional(
    v.array(
      v.union([v.literal("self"), address(formAction, isOrigin)], formAction),
      'a list of origins and "self"',
    ),
  ),
});

const packageName = "the name of an npm package";
const selector = "an element name, class or id such as h1, .logo or #title";
const featureTag = "an OpenType feature tag of four characters, such as tnum";
const font = v.pipe(
  object({
    family: v.pipe(
      line,
      v.regex(/^[^"'\\;{}<>]+$/, "a family name without quotes, backslashes, semicolons or brackets"),
    ),
    package: v.exactOptional(
      v.pipe(v.string(packageName), v.regex(/^(@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/i, packageName)),
    ),
    file: v.exactOptional(line),
    weight: v.exactOptional(wholeNumber("a weight from 1 to 1000", 1, 1000)),
    style: v.exactOptional(v.picklist(["normal", "italic"], '"normal" or "italic"')),
    subset: v.exactOptional(line),
    fallback: v.exactOptional(
      v.picklist(["sans-serif", "serif", "monospace"], '"sans-serif", "serif" or "monospace"'),
    ),
    preload: v.exactOptional(v.boolean("true or false")),
    for: v.exactOptional(
      v.array(
        v.pipe(v.string(selector), v.regex(/^(?=.)([a-z][a-z0-9-]*)?([.#][a-z_-][\w-]*)*$/i, selector)),
        "a list of element names, classes and ids",
      ),
    ),
    text: v.exactOptional(v.string("a string")),
    languages: v.exactOptional(v.array(language, "a list of language tags")),
    features: v.exactOptional(
      v.array(
        v.pipe(v.string(featureTag), v.regex(/^[\x20-\x7e]{4}$/, featureTag)),
        "a list of OpenType features",
      ),
    ),
  }),
  v.check(
    (value) => value.package !== undefined || value.file !== undefined,
    "a font with package, file or both",
  ),
);

const target = "a path such as /new, or an https URL";
const redirectTarget = v.pipe(
  v.string(target),
  v.regex(/^(\/(?![/\\])|https:\/\/)\S*$/, target),
  v.check((value) => URL.canParse(value, "https://site.example"), target),
);
const redirectForms = "a target, or { to, status } with one of the statuses 301, 302, 307, 308";

const hostName = v.picklist(hostNames, `one of ${hostNames.join(", ")}`);
const ownHost = object({
  title: line,
  like: hostName,
  place: v.picklist(["output", "project"], '"output" or "project"'),
  files: v.custom<OwnHost["files"]>(
    isFunction,
    "a function that returns an object with the text of each file",
  ),
});

const placeholderForms = "a list of key paths, or an object with a placeholder value for each key path";

const collectionName = "a name such as help, of letters, digits and hyphens";
const legalSettings =
  "an object with schema and orderBy only, because legal documents are always read and always have a feed";
const ordering = "a key such as title, or -title for the reverse order, or a list of keys";
const schema = "a schema from a library that supports Standard Schema, such as valibot, zod or arktype";
const plugins = "a list of remark plugins";
const plugin = "a remark plugin (a function), or [plugin, options]";
const isPlugin = (value: unknown) => isFunction(Array.isArray(value) ? value[0] : value);
const collections = v.pipe(
  byName(
    v.pipe(
      v.string(),
      v.check(
        (name) => isAddressPart(name) && (name === "legal" || !/^_|^legal$/i.test(name)),
        collectionName,
      ),
    ),
    object({
      schema: v.exactOptional(v.custom<StandardSchema>(isSchema, schema)),
      load: v.exactOptional(
        v.custom<NonNullable<CollectionConfig["load"]>>(
          (value) => value !== undefined,
          "a function, or the result of defineLoad",
        ),
      ),
      remarkPlugins: v.exactOptional(v.array(v.custom<RemarkPlugin>(isPlugin, plugin), plugins)),
      orderBy: v.exactOptional(v.union([line, v.array(line)], ordering)),
      optional: v.exactOptional(v.boolean()),
      feed: v.exactOptional(
        v.union([v.boolean(), object({ title: v.exactOptional(line) })], "true, or { title }"),
      ),
      search: v.exactOptional(v.boolean()),
    }),
    "an object of named collections",
  ),
  v.check(
    ({ legal = {} }) => Object.keys(legal).every((key) => key === "schema" || key === "orderBy"),
    legalSettings,
  ),
);

const siteAddress = v.pipe(
  address("an https URL such as https://your-app.com/"),
  v.check((value) => !/[?#]/.test(value), "a URL without a query or fragment"),
  v.check(
    (value) => !URL.canParse(value) || isBasePath(new URL(value).pathname),
    "a URL whose path has letters, digits and hyphens, such as https://name.github.io/some-repo/",
  ),
) as v.GenericSchema<string>;
const reachable =
  "the site's URL, such as https://your-app.com/, or http://localhost:8080/ for tests on your machine";

/** A name without a dot is that of a machine, certificates are for names, and a listing is not the site. */
function isUnreachable(value: unknown): boolean {
  const url = typeof value === "string" && URL.canParse(value) ? new URL(value) : undefined;
  return (
    url?.protocol === "https:" && /^(?:[^.]*|[\d.]+|apps\.apple\.com|play\.google\.com)$/.test(url.hostname)
  );
}

/** The run-time schema of `SiteConfig`. Each message says what the key accepts. */
export const configSchema = object({
  url: v.lazy((input) => (isUnreachable(input) ? v.never(reachable) : siteAddress)),
  language: v.exactOptional(language),
  languages: v.exactOptional(languages),
  host: v.exactOptional(
    v.union([hostName, ownHost], `one of ${hostNames.join(", ")}, or a host of your own`),
  ),
  redirects: v.exactOptional(
    byName(
      v.string(),
      v.union(
        [
          redirectTarget,
          object({
            to: redirectTarget,
            status: v.exactOptional(v.picklist(redirectStatuses, redirectStatuses.join(", "))),
          }),
        ],
        redirectForms,
      ),
      "an object with a target for each path",
    ),
  ),
  hsts: v.exactOptional(
    object({
      maxAge: wholeNumber("a whole number of seconds", 0, 1_000_000_000),
      includeSubDomains: v.exactOptional(v.boolean("true or false")),
      preload: v.exactOptional(v.boolean("true or false")),
    }),
  ),
  app,
  stores: v.exactOptional(stores),
  publisher: v.exactOptional(publisher),
  links: v.exactOptional(links),
  facts: v.exactOptional(facts),
  collections: v.exactOptional(collections),
  legal: v.exactOptional(legal),
  localFacts: v.exactOptional(v.boolean("true or false")),
  copyrightYear: v.exactOptional(wholeNumber("a year such as 2025", 1970, 9999)),
  brand: v.exactOptional(hexColour),
  themeColor: v.exactOptional(object({ light: hexColour, dark: hexColour })),
  icon: v.exactOptional(publicPath),
  appLinks: v.exactOptional(appLinks),
  getLinks: v.exactOptional(getLinks),
  campaign: v.exactOptional(campaign),
  files: v.exactOptional(files),
  cards: v.exactOptional(v.boolean("true or false")),
  fonts: v.exactOptional(v.array(font, "a list of fonts")),
  placeholders: v.exactOptional(
    v.union([v.array(line, placeholderForms), v.record(line, json, placeholderForms)], placeholderForms),
  ),
  checks: v.exactOptional(checks),
  review: v.exactOptional(review),
}) satisfies v.GenericSchema<SiteConfig>;
