import * as v from "valibot";
import { appStoreIdOf, isPackageName, playPackageOf } from "../model/addresses/store-address.js";
import type { AppConfig, LinkConfig, PublisherConfig, StoresConfig } from "../model/config/app-config.js";
import type { Json, JsonObject } from "../model/json.js";
import {
  address,
  amount,
  byName,
  currency,
  isoDayOrMonth,
  line,
  link,
  mail,
  matching,
  object,
  publicPath,
  wordKey,
} from "./schema-parts.js";

export const app = object({
  name: line,
  subtitle: v.exactOptional(line),
  description: line,
  category: v.exactOptional(line),
  price: v.exactOptional(object({ amount, currency })),
}) satisfies v.GenericSchema<AppConfig>;

const signUp = "an https or mailto: URL";
const signUpAddress = v.pipe(
  v.string(signUp),
  v.check((value) => /^mailto:[^@\s]+@[^@\s]+$/.test(value) || v.is(link, value), signUp),
);
const place = {
  beta: v.exactOptional(link),
  expected: v.exactOptional(isoDayOrMonth),
  signUp: v.exactOptional(signUpAddress),
};

const appAddress = "the URL of an app in the App Store, such as https://apps.apple.com/app/id1234567890";
const bundleId = matching("a bundle id such as com.example.app", /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/);
/** Anything but a list is validated as one value, so that the message is precise. */
const oneOrSeveral = (value: v.GenericSchema<string, string>) => {
  const list = v.pipe(v.array(value, "a list of ids"), v.minLength(1, "a list with at least one entry"));
  return v.lazy((input) => (Array.isArray(input) ? list : value)) as v.GenericSchema<
    string | string[],
    string | string[]
  >;
};
const appStore = object({
  url: v.exactOptional(address(appAddress, ({ href }) => appStoreIdOf(href) !== undefined)),
  ...place,
  id: v.exactOptional(matching('the app\'s number as a string, such as "1234567890"', /^\d+$/)),
  bundleId: v.exactOptional(oneOrSeveral(bundleId)),
  clip: v.exactOptional(bundleId),
  banner: v.exactOptional(v.boolean("true or false")),
  teamId: v.exactOptional(
    matching("a team id of ten capital letters and digits, such as ABCDE12345", /^[A-Z0-9]{10}$/),
  ),
});

const playAddress =
  "the URL of an app on Google Play, such as https://play.google.com/store/apps/details?id=com.example.app";
const packageForm = "a package name such as com.example.app";
const fingerprint = "a SHA-256 fingerprint: 32 pairs of hexadecimal digits in capitals, separated by colons";
const googlePlay = object({
  url: v.exactOptional(
    address(
      playAddress,
      ({ href, pathname }) => pathname === "/store/apps/details" && playPackageOf(href) !== undefined,
    ),
  ),
  ...place,
  package: v.exactOptional(oneOrSeveral(v.pipe(v.string(packageForm), v.check(isPackageName, packageForm)))),
  fingerprints: v.exactOptional(
    v.array(matching(fingerprint, /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/), "a list of fingerprints"),
  ),
  banner: v.exactOptional(v.boolean("true or false")),
});

export const stores = object({
  appStore: v.exactOptional(appStore),
  googlePlay: v.exactOptional(googlePlay),
}) satisfies v.GenericSchema<StoresConfig>;

export const publisher = object({
  name: v.exactOptional(line),
  email: v.exactOptional(mail),
  address: v.exactOptional(
    v.pipe(v.array(line, "a list of lines"), v.minLength(1, "a list with at least one entry")),
  ),
  phone: v.exactOptional(
    matching("a phone number such as +351 210 000 000", /^\+?[0-9(][0-9 ()./-]{2,}[0-9]$/),
  ),
}) satisfies v.GenericSchema<PublisherConfig>;

const namedLink = object({
  url: link,
  label: v.exactOptional(line),
  glyph: v.exactOptional(publicPath),
});
/** A text is validated as a URL and anything else as an object, so that the message is precise. */
const oneLink = v.lazy((input) => (typeof input === "string" ? link : namedLink)) as v.GenericSchema<
  LinkConfig,
  LinkConfig
>;
export const links = byName(wordKey, oneLink, "an object of named URLs");

const jsonForm = "a string, a number, true, false, null, a list or an object";
export const json = v.custom<Json>(isJson, jsonForm);
export const facts: v.GenericSchema<JsonObject> = byName(wordKey, json, "an object of named facts");

function isJson(value: unknown): boolean {
  if (value === null || typeof value === "string" || typeof value === "boolean") return true;
  if (typeof value === "number") return Number.isFinite(value);
  if (Array.isArray(value)) return value.every(isJson);
  if (typeof value !== "object" || Object.prototype.toString.call(value) !== "[object Object]") return false;
  return Object.values(value).every(isJson);
}
