/**
 * What is another's in a site that was begun from one that handbill comes with. Written when handbill is compiled, from
 * these sites themselves, so that the generator holds no word of theirs.
 */
export interface SampleTexts {
  /** The file that gives each sample's app its name, by that name. */
  readonly names: Readonly<Record<string, string>>;
  /** Where the samples live: `https://sample.example/`. */
  readonly urls: readonly string[];
  /** Sentences as `sentenceKeys` gives them, by the file that they come from. */
  readonly sentences: Readonly<Record<string, readonly string[]>>;
  /** Values of the samples' configs by file and key path. */
  readonly values: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
