/**
 * The texts of the sample sites, to recognise them in a site that was started from one. Generated from those sites when handbill is
 * compiled, so that the generator's source contains none of their words.
 */
export interface SampleTexts {
  /** The file that names each sample's app, by that name. */
  readonly names: Readonly<Record<string, string>>;
  /** The URLs of the samples: `https://sample.example/`. */
  readonly urls: readonly string[];
  /** Sentences as `sentenceKeys` returns them, by their file. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  /** Values of the samples' configs by file and key path. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
