/** A problem that html-validate finds on a page. */
export interface ValidityFlaw {
  /** html-validate's name of the rule. */
  readonly rule: string;
  readonly message: string;
  /** A CSS selector of the element; empty if there is none. */
  readonly selector: string;
}
