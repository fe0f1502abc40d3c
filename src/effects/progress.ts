/** What a build does, one after the other. */
export type Step = "read" | "plan" | "render" | "derive" | "encode" | "check" | "commit";

/** How far a step is that does the same with many things. */
export interface Part {
  readonly done: number;
  readonly of: number;
}

/** Called when a step begins, and by those that take long with many pages as often as one is done. */
export type OnStep = (step: Step, part?: Part) => void;
