import * as v from "valibot";
import { appStoreIdOf, isPackageName, playPackageOf } from "../model/addresses/store-address.js";
import type { AppConfig, LinkConfig, PublisherConfig, StoresConfig } from "../model/config/app-config.js";
import type { Json, JsonObject } from "../model/json.js";
import {
  address,
  amount,
  byName,
  checked,
  currency,
  filledList,
  isoDayOrMonth,
  line,
  link,
  mail,
  matching,
  object,
  options,
  publicPath,
  textOr,
  wordKey,
  yesOrNo,
} from "./schema-parts.js";

export const app = object(
  { name: line, description: line },
  { subtitle: line, category: line, price: object({ amount, currency }, {}) },
) satisfies v.GenericSchema<AppConfig>;

const place = {
  beta: link,
  expected: isoDayOrMonth,
  signUp: checked(
    "an https or mailto: URL",
    (value) => /^mailto:[^@\s]+@[^@\s]+$/.test(value) || v.is(link, value),
  ),
};

const appAddress = "the URL of an app in the App Store, such as https://apps.apple.com/app/id1234567890";
const bundleId = v.pipe(
  matching("a bundle id such as com.example.app", /^[A-Za-z0-9-]+(\.[A-Za-z0-9-]+)+$/),
  v.regex(/^(?![A-Z0-9]{10}\.)/, "a bundle id without the team id"),
);
/** Anything but a list is validated as one value, so that the message is precise. */
const oneOrSeveral = (value: v.GenericSchema<string, string>) => {
  const list = filledList(value, "a list of ids");
  return v.lazy((input) => (Array.isArray(input) ? list : value)) as v.GenericSchema<
    string | string[],
    string | string[]
  >;
};

const appStore = options({
  url: address(appAddress, ({ href }) => appStoreIdOf(href) !== undefined),
  ...place,
  id: matching('the app\'s number as a string, such as "1234567890"', /^\d+$/),
  bundleId: oneOrSeveral(bundleId),
  clip: bundleId,
  banner: yesOrNo,
  teamId: matching("a team id of ten capital letters and digits, such as ABCDE12345", /^[A-Z0-9]{10}$/),
});

const playAddress =
  "the URL of an app on Google Play, such as https://play.google.com/store/apps/details?id=com.example.app";
const fingerprint = "a SHA-256 fingerprint: 32 pairs of hexadecimal digits in capitals, separated by colons";

const googlePlay = options({
  url: address(
    playAddress,
    ({ href, pathname }) => pathname === "/store/apps/details" && playPackageOf(href) !== undefined,
  ),
  ...place,
  package: oneOrSeveral(checked("a package name such as com.example.app", isPackageName)),
  fingerprints: v.array(matching(fingerprint, /^([0-9A-F]{2}:){31}[0-9A-F]{2}$/), "a list of fingerprints"),
  banner: yesOrNo,
});

export const stores = options({ appStore, googlePlay }) satisfies v.GenericSchema<StoresConfig>;

export const publisher = options({
  name: line,
  email: mail,
  address: filledList(line, "a list of lines"),
  phone: matching("a phone number such as +351 210 000 000", /^\+?[0-9(][0-9 ()./-]{2,}[0-9]$/),
}) satisfies v.GenericSchema<PublisherConfig>;

const namedLink = object({ url: link }, { label: line, glyph: publicPath });

export const links = byName(wordKey, textOr<LinkConfig>(link, namedLink), "an object of named URLs");

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
