import { error, quote, warning } from "./entry.js";

export const scaffoldCodes = {
  "scaffold/folder-not-empty": error(
    "{folder} is not empty: it contains {files}",
    "choose a new folder: handbill init my-site",
  ),
  "scaffold/bad-app-store": error(
    '"{value}" is not an App Store URL or id',
    "use https://apps.apple.com/us/app/name/id1234567890, or 1234567890",
  ),
  "scaffold/bad-google-play": error(
    '"{value}" is not a Google Play URL or package name',
    "use https://play.google.com/store/apps/details?id=com.example.app, or com.example.app",
  ),
  "scaffold/bad-country": error(
    '"{value}" is not a country code',
    "use the two letters from the store's URL, such as us or pt",
  ),
  "scaffold/not-in-store": error(
    'the App Store of "{country}" has no app with the id {id}',
    "choose a country where the app is available with --country <cc>",
  ),
  "scaffold/store-not-reached": error(
    "the App Store's lookup service could not be used: {reason}",
    "try again in a minute, or start with --from <folder> alone, and add the listing later: handbill import --app-store <url>",
    { about: "The service allows about 20 requests a minute." },
  ),
  "scaffold/no-folder": error(
    "the folder {folder} cannot be read",
    "pass the app's repository with --from <folder>",
  ),
  "scaffold/nothing-in-folder": warning(
    "found no app project in {folder}",
    "pass the folder that contains fastlane/, app.json or the Xcode or Android project",
  ),
  "scaffold/unknown-target": error<{ target: string; there: string }>()({
    message: ({ target, there }) =>
      there === ""
        ? `${quote(target)} is not a target: the project has no application`
        : `the project has no application called ${quote(target)}`,
    hint: ({ there }) => (there === "" ? undefined : `choose one with --target: ${there}`),
  }),
  "scaffold/folder-too-large": warning(
    "{limit}; not read: {unread}",
    "if the app is in a folder that was not read, pass that folder",
    {
      about:
        "`--from` reads at most 100,000 entries, and uses at most 10,000 files of a kind, the nearest to the top first.",
    },
  ),
  "scaffold/other-language": warning<{
    wanted: string;
    used: string;
    parts?: Record<"own" | "there", string> | undefined;
  }>()({
    message: ({ wanted, used, parts }) =>
      parts
        ? `the description in ${quote(wanted)} has other parts (${parts.own}) than the one in ${quote(used)} (${parts.there}), which replaces what differs`
        : `found no texts in ${quote(wanted)}; using those in ${quote(used)}`,
    hint: ({ wanted, parts }) =>
      parts
        ? `messages must have the same parts in each language: compare landing in messages/${wanted}.ts with the listing`
        : "translate messages/ and the app's description, or leave the language out",
  }),
  "scaffold/no-version": error(
    "no file of the app names the version of {source}, so it cannot be published",
    "write the version into the title of {draft}, set its date, and rename the file after the version, without the underscore",
  ),
  "scaffold/not-translated": warning(
    'handbill has no "{language}" translation of the pages and documents; they are in English',
    "translate messages/{language}.ts, the documents in legal/ and content/, and in site.config.ts facts.binding and the note of the fallback, if they are there",
  ),
  "scaffold/cannot-edit": error("{key} was not written: {reason}", "add it by hand: {value}", {
    about: "`handbill import` changes literal values only.",
  }),
  "scaffold/no-such-page": error(
    "the site has no page at {path}",
    "pass its path without the prefix of a language: /press, or /help/question; a document cannot move to another folder",
    { about: "`handbill rename-page` does not move a page with a parameter, which has many URLs." },
  ),
  "scaffold/language-there": error(
    'the site already has "{language}"',
    "edit its texts in messages/{language}.ts",
  ),
  "scaffold/no-source": error(
    "nothing to import from",
    "name the app's project with --from <folder> or review.project in the config, or a listing with --app-store or --google-play",
  ),
  "scaffold/bad-address": warning(
    'ignored "{value}": it is not {what}',
    "correct it in that file, or set the right one in site.config.ts",
  ),
  "scaffold/picture-not-used": warning(
    "ignored {picture}: {reason}",
    "add a better one: the icon belongs in public/, screenshots in pages/_screenshots/",
  ),
  "scaffold/not-fetched": warning(
    "ignored pictures in {folder}: they are in Git LFS and not on this disk",
    "run git lfs pull, then run this command again in a new folder",
  ),
  "scaffold/file-not-used": warning(
    "ignored this file: {reason}",
    ({ reason }) =>
      `${/^it is code/.test(reason) ? "" : "correct the file, or "}write its values into site.config.ts`,
  ),
  "scaffold/cannot-write": error<{ folder: string; reason: string }>()({
    message: ({ folder, reason }) =>
      / already exists$/.test(reason) ? reason : `cannot write ${folder}: ${reason}`,
    hint: ({ reason }) =>
      / already exists$/.test(reason)
        ? "choose another path, edit that file, or move it away and run the command again"
        : "make it writable, or choose another folder",
  }),
  "scaffold/has-versions": error(
    "{path} has released versions, whose URLs must not change",
    "see docs/legal-history.md, When you retire or rename a document",
  ),
  "scaffold/unknown-data-type": warning('unknown Apple data type or purpose "{id}"', [
    "did you mean {near}?",
    "look it up in Apple's list of collected data types",
  ]),
};
