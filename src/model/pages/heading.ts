export interface Heading {
  /** 1 to 6. */
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}
