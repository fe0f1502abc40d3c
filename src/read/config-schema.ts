import * as v from "valibot";
import { refusedSchemes } from "../core/schemes.js";
import type { SiteConfig } from "../core/site-config.js";

const text = (expected: string) => v.pipe(v.string(expected), v.trim(), v.nonEmpty(expected));
const line = text("a text that is not empty");

const address = (expected: string, check: (url: URL) => boolean = () => true) =>
  v.pipe(
    v.string(expected),
    v.check((value) => {
      const url = URL.canParse(value) ? new URL(value) : undefined;
      return url !== undefined && isWeb(url) && !url.username && check(url);
    }, expected),
  );
/** Plain http is for a site that is tried out on the author's own machine. */
const isWeb = (url: URL) =>
  url.protocol === "https:" ||
  (url.protocol === "http:" && ["localhost", "127.0.0.1"].includes(url.hostname));
const isOrigin = (url: URL) => url.pathname === "/" && url.search === "" && url.hash === "";
const link = address("an https address");

const wholeNumber = (expected: string, least: number, most: number) =>
  v.pipe(v.number(expected), v.integer(expected), v.minValue(least, expected), v.maxValue(most, expected));

const date = "a date that exists, written as 2025-08-17";
const isoDate = v.pipe(
  v.string(date),
  v.check((value) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
    const day = new Date(`${value}T00:00:00Z`);
    return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(value);
  }, date),
);

const colour = "a hex colour such as #FBF6EC";
const hexColour = v.pipe(v.string(colour), v.regex(/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i, colour));

const tag = "a language tag such as en or en-US";
const language = v.pipe(
  v.string(tag),
  v.check((value) => {
    try {
      return Intl.getCanonicalLocales(value).length === 1;
    } catch {
      return false;
    }
  }, tag),
);

const mail = "an e-mail address";
const object = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, "an object");

const legal = object({
  effectiveDate: isoDate,
  minimumAge: v.exactOptional(wholeNumber("a whole number of years, 0 to 99", 0, 99)),
  liabilityCap: v.exactOptional(
    object({
      amount: v.pipe(
        v.number("a number of at least 0"),
        v.finite("a number of at least 0"),
        v.minValue(0, "a number of at least 0"),
      ),
      currency: v.pipe(
        v.string("a currency code such as USD"),
        v.regex(/^[A-Z]{3}$/, "a currency code such as USD"),
      ),
      months: wholeNumber("a whole number of months", 1, 1200),
    }),
  ),
  governingLaw: v.exactOptional(line),
  courts: v.exactOptional(line),
  collected: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.regex(/^[A-Za-z][A-Za-z0-9]*$/, "a key of letters and digits, such as account")),
      object({
        title: line,
        items: v.pipe(v.array(line, "a list of texts"), v.minLength(1, "a list that is not empty")),
      }),
      "an object of groups",
    ),
  ),
});

const bytes = v.exactOptional(wholeNumber("a whole number of bytes", 0, 100_000_000));
const origin = "an https origin such as https://cdn.example";

const formAction = 'an https origin such as https://forms.example, or "self"';
const schemeName = "a scheme without its colon, such as whatsapp; none that runs code or carries data";
const scheme = v.pipe(
  v.string(schemeName),
  v.regex(/^[a-z][a-z0-9+.-]*$/i, schemeName),
  v.check((value) => !refusedSchemes.includes(value.toLowerCase()), schemeName),
);

const checks = object({
  budgets: v.exactOptional(
    v.record(
      v.pipe(v.string(), v.regex(/^(\*|\/.*)$/, "a route such as /privacy-policy, or *")),
      object({ firstLoad: bytes, script: bytes }),
      "an object of budgets by route",
    ),
  ),
  raise: v.exactOptional(v.array(line, "a list of codes")),
  silence: v.exactOptional(
    v.array(
      object({ code: line, page: v.exactOptional(line), reason: text("the reason why it is accepted") }),
      "a list of { code, page, reason }",
    ),
  ),
  allowedOrigins: v.exactOptional(v.array(address(origin, isOrigin), "a list of origins")),
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
const featureTag = "a tag of four characters such as tnum";
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
    text: v.exactOptional(v.string("a text")),
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

/** The run-time form of `SiteConfig`. Each message says what the key takes. */
export const configSchema = object({
  url: address("an https address without a query or fragment", (url) => url.search === "" && url.hash === ""),
  language,
  product: object({
    name: line,
    description: line,
    headline: object({ struck: line, marked: line }),
    city: line,
    platform: line,
  }),
  store: object({ name: v.exactOptional(line), url: link }),
  email: v.pipe(v.string(mail), v.email(mail)),
  instagram: v.exactOptional(link),
  rednote: v.exactOptional(link),
  partnershipForm: v.exactOptional(link),
  legal,
  copyrightYear: wholeNumber("a year such as 2025", 1970, 9999),
  reveal: v.exactOptional(
    object({ offset: v.exactOptional(wholeNumber("a whole number of pixels, 0 to 10000", 0, 10_000)) }),
  ),
  brand: v.exactOptional(hexColour),
  themeColor: v.exactOptional(object({ light: hexColour, dark: hexColour })),
  icon: v.exactOptional(
    v.pipe(v.string("a path that begins with a slash"), v.startsWith("/", "a path that begins with a slash")),
  ),
  fonts: v.exactOptional(v.array(font, "a list of fonts")),
  standIns: v.exactOptional(v.array(line, "a list of key paths")),
  checks: v.exactOptional(checks),
}) satisfies v.GenericSchema<SiteConfig>;
