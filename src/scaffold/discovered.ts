import type { DataUse } from "./app/data-use.js";
import type { SourceText } from "./app/finding.js";
import type { ReleaseNote } from "./app/parse-release-notes.js";

/** A value that was read, and where: a file relative to the folder that was read, or the name of a service. */
export interface Found<Value> {
  readonly value: Value;
  /** E.g. `fastlane/metadata/en-US/name.txt` or `App Store`. */
  readonly origin: string;
}

/** What sources tell of an app. What none of them tells is absent, never empty. */
export interface Discovered {
  readonly name?: Found<string>;
  readonly subtitle?: Found<string>;
  /** The listing's whole description, its paragraphs apart by empty lines. */
  readonly description?: Found<string>;
  /** As the store names it: `Weather`. */
  readonly category?: Found<string>;
  readonly price?: Found<{ readonly amount: number; readonly currency: string }>;
  /** A BCP 47 tag: the language of the texts. */
  readonly language?: Found<string>;
  /** BCP 47 tags of further languages that there are texts in. */
  readonly otherLanguages?: Found<readonly string[]>;
  /** The address of the site, as the listing has it. */
  readonly url?: Found<string>;
  /** Paths that the listing links to on that site, each with the page that takes its place. */
  readonly redirects?: Found<Readonly<Record<string, string>>>;
  readonly appStore?: Found<DiscoveredAppStore>;
  readonly googlePlay?: Found<DiscoveredGooglePlay>;
  readonly publisher?: Found<string>;
  readonly email?: Found<string>;
  /** What the app's own privacy files declare; an empty list: nothing is collected. */
  readonly dataUses?: Found<readonly DataUse[]>;
  /** What fastlane says of its versions in each language, the newest first. */
  readonly releaseNotes?: Found<readonly ReleaseNote[]>;
  /** The names of the project's other applications. */
  readonly otherTargets?: Found<readonly string[]>;
  /** The one that was taken, where there are others. */
  readonly target?: Found<string>;
  /** Documents that the project has written already. */
  readonly ownDocuments?: Found<OwnDocuments>;
  /** Where the source code is open, and under which licence, as SPDX names it. */
  readonly sourceCode?: Found<{ readonly url: string; readonly license?: string }>;
  readonly icon?: Found<Picture>;
  readonly screenshots?: Found<readonly Picture[]>;
}

export interface OwnDocuments {
  readonly privacy?: SourceText;
  readonly terms?: SourceText;
}

export interface DiscoveredAppStore {
  /** The listing; absent while there is none. */
  readonly url?: string;
  readonly id?: string;
  readonly bundleId?: string;
  readonly teamId?: string;
}

export interface DiscoveredGooglePlay {
  readonly package: string;
  /** The listing; absent if nothing says that there is one. */
  readonly url?: string;
}

/** A picture that is still to be read: a file, by its absolute path, or an address. */
export type Picture = { readonly file: string } | { readonly address: string };

/** What several sources tell together: the first that tells a value wins. */
export function mergeDiscovered(sources: readonly Discovered[]): Discovered {
  // The first reported is written last.
  const merged: Discovered = Object.assign({}, ...sources.toReversed());
  const stores = {
    ...mergeStore(
      sources.map(({ appStore }) => appStore),
      "appStore",
    ),
    ...mergeStore(
      sources.map(({ googlePlay }) => googlePlay),
      "googlePlay",
    ),
  };
  return { ...merged, ...stores };
}

/** Ids come from one source and the listing's address from another, so that a store's keys are merged one by one. */
function mergeStore<Key extends string, Place>(
  founds: readonly (Found<Place> | undefined)[],
  key: Key,
): Partial<Record<Key, Found<Place>>> {
  const there = founds.filter((found) => found !== undefined);
  if (there.length === 0) return {};
  const value: Place = Object.assign({}, ...there.toReversed().map((found) => found.value));
  const origin = [...new Set(there.map((found) => found.origin))].join(", ");
  return { [key]: { value, origin } } as Partial<Record<Key, Found<Place>>>;
}
