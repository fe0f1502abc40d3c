/** The steps of a build, in order. */
export type Step = "read" | "plan" | "render" | "derive" | "encode" | "check" | "commit";

/** The progress within a step that repeats its work for many things. */
export interface Part {
  readonly done: number;
  readonly of: number;
}

/** Called when a step starts, and during long steps for each finished item. */
export type OnStep = (step: Step, part?: Part) => void;
