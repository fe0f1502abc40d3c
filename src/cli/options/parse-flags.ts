import { InvalidArgumentError } from "commander";
import { type PageKind, pageKinds } from "../../scaffold/plan/page-kinds.js";
import { isDay } from "../../text/is-day.js";
import { isLanguageTag, tagOfLanguage } from "../../text/language-tag.js";

/** Parsers for option values that go into a site's config: they refuse what the config would refuse. */

export function parseEmail(value: string): string {
  if (/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(value)) return value;
  throw new InvalidArgumentError("It must be an email address.");
}

export function parseUrl(value: string): string {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url?.protocol === "https:" && url.search === "" && url.hash === "" && url.username === "")
    return url.href;
  throw new InvalidArgumentError("It must be an https URL, such as https://app.example/.");
}

const isPagePath = (value: string) => /^(?:\/[\p{L}\p{N}][\p{L}\p{N}._~-]*)+$/u.test(value);

/** The path of a page below the root; the slash at its start may be missing. */
export function parsePath(value: string): string {
  const path = value.replace(/^(?!\/)/, "/");
  if (isPagePath(path)) return path;
  throw new InvalidArgumentError("It must be the path of a page, such as /press, without a trailing slash.");
}

export function parseDay(value: string): string {
  if (isDay(value)) return value;
  throw new InvalidArgumentError("It must be a date, such as 2026-01-01.");
}

export function parsePageKind(value: string): PageKind {
  const kind = pageKinds.find((one) => one === value);
  if (kind !== undefined) return kind;
  const own = isPagePath(`/${value}`) ? `pages/${value}.tsx` : "a file in pages/";
  throw new InvalidArgumentError(
    `It must be one of ${pageKinds.join(", ")}. For any other page, create ${own}.`,
  );
}

export function parseColour(value: string): string {
  if (/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(value)) return value.toLowerCase();
  throw new InvalidArgumentError(
    "It must be a hex colour such as '#0b7a75'; quote it, because # starts a comment.",
  );
}

/** Tags separated by commas, without duplicates. */
export const parseLanguages = (value: string): string[] => [
  ...new Set(value.split(",").map((tag) => parseLanguage(tag.trim()))),
];

export function parseLanguage(value: string): string {
  if (isLanguageTag(value)) return Intl.getCanonicalLocales(value)[0] ?? value;
  const suggested = tagOfLanguage(value);
  const advice = suggested === undefined ? "use one such as en or pt-PT" : `did you mean ${suggested}?`;
  throw new InvalidArgumentError(`${JSON.stringify(value)} is not a language tag; ${advice}`);
}
