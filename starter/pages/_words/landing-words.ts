/** What the landing page can say. A text that is empty, or a list without entries, has no place on the page. */
export interface LandingWords {
  /** The title of the browser's tab, after the app's name. */
  readonly title: string;
  /** One sentence under the name. */
  readonly sentence: string;
  /** A few short paragraphs. */
  readonly about: readonly string[];
  readonly features: readonly Feature[];
  readonly questions: readonly Question[];
  /** Headings of the page's parts. */
  readonly headings: { readonly plates: string; readonly features: string; readonly questions: string };
}

export interface Feature {
  readonly title: string;
  readonly text?: string;
}

export interface Question {
  readonly question: string;
  readonly answer: string;
}
