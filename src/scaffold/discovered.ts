import type { DataUse, ReleaseNote } from "../model/review/app-project.js";
import type { SourceText } from "./app/finding.js";
import { splitName } from "./listings/address-name.js";

/** A value with its source: a file relative to the folder that was read, or the name of a service. */
export interface Found<Value> {
  readonly value: Value;
  /** E.g. `fastlane/metadata/en-US/name.txt` or `App Store`. */
  readonly origin: string;
}

/** The facts about an app from all sources. Unknown facts are absent, never empty. */
export interface Discovered {
  readonly name?: Found<string>;
  readonly subtitle?: Found<string>;
  /** The listing's whole description; blank lines separate its paragraphs. */
  readonly description?: Found<string>;
  /** The store's name for it: `Weather`. */
  readonly category?: Found<string>;
  readonly price?: Found<{ readonly amount: number; readonly currency: string }>;
  readonly language?: Found<string>;
  readonly otherLanguages?: Found<readonly string[]>;
  readonly url?: Found<string>;
  /** Paths that the listing links to on that site, each with the page that replaces it, below the tag of a further language. */
  readonly redirects?: Found<Readonly<Record<string, string>>>;
  /** `url` is the listing; absent if there is none yet. */
  readonly appStore?: Found<{ readonly [Key in "url" | "id" | "bundleId" | "teamId"]?: string }>;
  readonly googlePlay?: Found<{ readonly package: string; readonly url?: string }>;
  readonly publisher?: Found<string>;
  readonly email?: Found<string>;
  /** The listing contains the terms of a subscription that renews itself. */
  readonly subscriptions?: Found<true>;
  /** The declarations of the app's own privacy files; an empty list means that nothing is collected. */
  readonly dataUses?: Found<readonly DataUse[]>;
  /** fastlane's release notes in each language, newest first. */
  readonly releaseNotes?: Found<readonly ReleaseNote[]>;
  readonly otherTargets?: Found<readonly string[]>;
  /** The chosen application, if there are others. */
  readonly target?: Found<string>;
  readonly ownDocuments?: Found<OwnDocuments>;
  /** The public source code, with its licence by SPDX's name. */
  readonly sourceCode?: Found<{ readonly url: string; readonly license?: string }>;
  readonly icon?: Found<Picture>;
  readonly screenshots?: Found<readonly Picture[]>;
}

export interface OwnDocuments {
  readonly privacy?: SourceText;
  readonly terms?: SourceText;
}

/** An image that is still to be read: a file, by its absolute path, or a URL. */
export type Picture = { readonly file: string } | { readonly address: string };

/** An entry of `Discovered`; empty if the value is unknown. */
export const entryOf = <Key extends keyof Discovered, Value>(
  key: Key,
  value: Value | undefined,
  origin: string,
): Partial<Record<Key, Found<Value>>> =>
  value === undefined ? {} : ({ [key]: { value, origin } } as Partial<Record<Key, Found<Value>>>);

/** Merges several sources: the first one with a value wins. */
export function mergeDiscovered(sources: readonly Discovered[]): Discovered {
  // The first source is assigned last.
  const merged: Discovered = Object.assign({}, ...sources.toReversed());
  return { ...merged, ...mergeStore(sources, "appStore"), ...mergeStore(sources, "googlePlay") };
}

/** The app's own site does not need what a listing adds to the app's name. It is the subtitle if there is no other. */
export function withoutAddition(discovered: Discovered): Discovered {
  const { name: listed, ...others } = discovered;
  if (!listed) return discovered;
  const { origin } = listed;
  const [name, addition] = splitName(listed.value);
  return { name: { value: name, origin }, ...entryOf("subtitle", addition, origin), ...others };
}

/** Ids come from one source and the listing's URL from another, so a store's keys are merged individually. */
function mergeStore<Key extends "appStore" | "googlePlay">(
  sources: readonly Discovered[],
  key: Key,
): Pick<Discovered, Key> | undefined {
  const there = sources.flatMap((source) => source[key] ?? []);
  if (there.length === 0) return undefined;
  const value = Object.assign({}, ...there.toReversed().map((found) => found.value));
  const origin = [...new Set(there.map((found) => found.origin))].join(", ");
  return { [key]: { value, origin } } as Pick<Discovered, Key>;
}
