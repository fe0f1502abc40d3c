import * as v from "valibot";
import { isAddressPart, isBasePath, refusedSchemes } from "../model/addresses/addresses.js";
import type { CollectionConfig, RemarkPlugin } from "../model/config/collection-config.js";
import type { OwnHost, OwnRule } from "../model/config/own-parts.js";
import type { ReviewConfig } from "../model/config/review-config.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { isSchema, type StandardSchema } from "../model/config/standard-schema.js";
import { hostNames, redirectStatuses } from "../model/hosts/serving.js";
import { legalWords } from "../text/legal-words.js";
import { app, facts, json, links, publisher, stores } from "./app-schema.js";
import { language, languages } from "./language-schema.js";
import { appLinks, campaign, files, getLinks } from "./launch-schema.js";
import {
  address,
  amount,
  byName,
  checked,
  currency,
  filledList,
  isFunction,
  isoDate,
  line,
  matching,
  object,
  options,
  publicPath,
  text,
  textOr,
  wholeNumber,
  wordKey,
  yesOrNo,
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

/** The texts about versions: each has the days and names of the English one. */
const words = Object.entries(legalWords("en").words).map(([key, english]) => {
  const parts = english.match(/\{\w+\}/g) ?? [];
  return [
    key,
    checked(`a text such as "${english}"`, (own) => own !== "" && parts.every((part) => own.includes(part))),
  ] as const;
});

const legal = options({
  effectiveDate: isoDate,
  minimumAge: wholeNumber("a whole number of years, 0 to 99", 0, 99),
  liabilityCap: object({ amount, currency, months: wholeNumber("a whole number of months", 1, 1200) }, {}),
  governingLaw: line,
  courts: line,
  collected: byName(
    wordKey,
    object({ title: line, items: filledList(line, "a list of strings") }, {}),
    'an object of groups such as account: { title: "Account", items: ["name"] }',
  ),
  words: object(Object.fromEntries(words), {}),
});

const bytes = wholeNumber("a whole number of bytes", 0, 100_000_000);
const formAction = 'an https origin such as https://forms.example, or "self"';
const schemeName = "a scheme without its colon, such as whatsapp, that neither runs code nor contains data";

const checks = options({
  budgets: byName(
    v.pipe(v.string(), v.regex(/^(\*|\/.*)$/, "the path of a page, such as /privacy-policy, or *")),
    options({ firstLoad: bytes, script: bytes }),
    "an object with a budget for each page",
  ),
  rules: byName(
    line,
    v.custom<OwnRule>(isFunction, "a function that checks a page"),
    "an object of named functions",
  ),
  raise: v.array(line, "a list of codes"),
  silence: v.array(
    object(
      { code: line, reason: text("the reason why it is accepted") },
      { page: line, file: line, href: line },
      "an object: { code: …, reason: … }",
    ),
    "a list of { code, page, file, href, reason }",
  ),
  allowedOrigins: v.array(
    address("an https origin such as https://cdn.example", isOrigin),
    "a list of origins",
  ),
  privateAddresses: yesOrNo,
  allowedSchemes: v.array(
    checked(
      schemeName,
      (value) => /^[a-z][a-z0-9+.-]*$/i.test(value) && !refusedSchemes.includes(value.toLowerCase()),
    ),
    "a list of schemes",
  ),
  allowedFormActions: v.array(
    v.union([v.literal("self"), address(formAction, isOrigin)], formAction),
    'a list of origins and "self"',
  ),
});

const familyName = "a family name without quotes, backslashes, semicolons or brackets";
const selector = "an element name, class or id such as h1, .logo or #title";
const featureTag = "an OpenType feature tag of four characters, such as tnum";

const font = v.pipe(
  object(
    { family: v.pipe(line, v.regex(/^[^"'\\;{}<>]+$/, familyName)) },
    {
      package: matching("the name of an npm package", /^(@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~-][\w.~-]*$/i),
      file: line,
      weight: wholeNumber("a weight from 1 to 1000", 1, 1000),
      style: v.picklist(["normal", "italic"], '"normal" or "italic"'),
      subset: line,
      fallback: v.picklist(["sans-serif", "serif", "monospace"], '"sans-serif", "serif" or "monospace"'),
      preload: yesOrNo,
      for: v.array(
        matching(selector, /^(?=.)([a-z][a-z0-9-]*)?([.#][a-z_-][\w-]*)*$/i),
        "a list of element names, classes and ids",
      ),
      text: v.string("a string"),
      languages: v.array(language, "a list of language tags"),
      features: v.array(matching(featureTag, /^[\x20-\x7e]{4}$/), "a list of OpenType features"),
    },
  ),
  v.check(
    (value) => value.package !== undefined || value.file !== undefined,
    "a font with package, file or both",
  ),
);

const target = "a path such as /new, or an https URL";
const redirectTarget = v.pipe(
  matching(target, /^(\/(?![/\\])|https:\/\/)\S*$/),
  v.check((value) => URL.canParse(value, "https://site.example"), target),
);

const hostName = v.picklist(hostNames, `one of ${hostNames.join(", ")}`);
const ownHost = object(
  {
    title: line,
    like: hostName,
    place: v.picklist(["output", "project"], '"output" or "project"'),
    files: v.custom<OwnHost["files"]>(
      isFunction,
      "a function that returns an object with the text of each file",
    ),
  },
  {},
);

const placeholderForms = "a list of key paths, or an object with a placeholder value for each key path";

const collectionName = "a name such as help, of letters, digits and hyphens";
const legalSettings =
  "an object with schema and orderBy only, because legal documents are always read and always have a feed";
const ordering = "a key such as title, or -title for the reverse order, or a list of keys";
const orderKey = matching(ordering, /^\S+$/);
const schema = "a schema from a library that supports Standard Schema, such as valibot, zod or arktype";
const plugin = "a remark plugin (a function), or [plugin, options]";
const isPlugin = (value: unknown) => isFunction(Array.isArray(value) ? value[0] : value);
const isCollectionName = (name: string) =>
  isAddressPart(name) && (name === "legal" || !/^_|^legal$/i.test(name));

const collections = v.pipe(
  byName(
    v.pipe(v.string(), v.check(isCollectionName, collectionName)),
    options({
      schema: v.custom<StandardSchema>(isSchema, schema),
      load: v.custom<NonNullable<CollectionConfig["load"]>>(
        (value) => value !== undefined,
        "a function, or the result of defineLoad",
      ),
      remarkPlugins: v.array(v.custom<RemarkPlugin>(isPlugin, plugin), "a list of remark plugins"),
      orderBy: v.union([orderKey, v.array(orderKey)], ordering),
      optional: v.boolean(),
      feed: v.union([v.boolean(), options({ title: line })], "true, or { title }"),
      search: v.boolean(),
    }),
    "an object of named collections",
  ),
  v.check(
    ({ legal = {} }) => Object.keys(legal).every((key) => key === "schema" || key === "orderBy"),
    legalSettings,
  ),
);

const age = wholeNumber("a whole number of years, 0 to 99", 0, 99);
const itemName = "the name of a review item, such as apple/trader";

const review = options({
  project: line,
  accounts: yesOrNo,
  subscriptions: yesOrNo,
  trader: yesOrNo,
  accessibility: yesOrNo,
  ageSignals: yesOrNo,
  ageRating: options({ appStore: age, googlePlay: age }),
  pages: options({ privacy: publicPath, support: publicPath, deletion: publicPath, terms: publicPath }),
  judged: byName(
    matching(itemName, /^(apple|google|law)\/[a-z0-9.-]+$/),
    text("the reason why you accept it"),
    "an object with a reason for each item",
  ),
}) satisfies v.GenericSchema<ReviewConfig>;

const siteAddress = v.pipe(
  address("an https URL such as https://your-app.com/"),
  v.check((value) => !/[?#]/.test(value), "a URL without a query or fragment"),
  v.check(
    (value) => !/\.(?:html?|php)\/?$/i.test(value),
    "the URL of the landing page without a file's name",
  ),
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
export const configSchema = object(
  { url: v.lazy((input) => (isUnreachable(input) ? v.never(reachable) : siteAddress)), app },
  {
    language,
    languages,
    host: v.union([hostName, ownHost], `one of ${hostNames.join(", ")}, or a host of your own`),
    redirects: byName(
      v.string(),
      textOr<NonNullable<SiteConfig["redirects"]>[string]>(
        redirectTarget,
        object(
          { to: redirectTarget },
          { status: v.picklist(redirectStatuses, `one of ${redirectStatuses.join(", ")}`) },
        ),
      ),
      "an object with a target for each path",
    ),
    hsts: object(
      { maxAge: wholeNumber("a whole number of seconds", 0, 1_000_000_000) },
      { includeSubDomains: yesOrNo, preload: yesOrNo },
    ),
    stores,
    publisher,
    links,
    facts,
    collections,
    legal,
    localFacts: yesOrNo,
    copyrightYear: wholeNumber("a year such as 2025", 1970, 9999),
    brand: hexColour,
    themeColor: object({ light: hexColour, dark: hexColour }, {}),
    icon: v.pipe(publicPath, v.regex(/\.(?:svg|png|jpe?g|webp|avif|gif|ico)$/i, "an SVG or PNG file")),
    appLinks,
    getLinks,
    campaign,
    files,
    cards: yesOrNo,
    fonts: v.array(font, "a list of fonts"),
    placeholders: v.union(
      [v.array(line, placeholderForms), v.record(line, json, placeholderForms)],
      placeholderForms,
    ),
    checks,
    review,
  },
) satisfies v.GenericSchema<SiteConfig>;
