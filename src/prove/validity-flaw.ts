/** What html-validate says against a page. */
export interface ValidityFlaw {
  /** html-validate's name of the rule that is broken. */
  readonly rule: string;
  readonly message: string;
  /** A CSS selector of the element; empty where there is none. */
  readonly selector: string;
}
