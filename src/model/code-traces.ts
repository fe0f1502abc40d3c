import type { PageModule } from "./project.js";
import type { Route } from "./route.js";

/** What is known of the code of pages, so that a page which is as it was need not be made again. */
export interface CodeTraces {
  /**
   * Tells the code that a page is made by, as a digest; undefined where it may show another thing with the same code and the
   * same that it is given.
   */
  readonly of: (module: Pick<PageModule, "sourceFile" | "sources">) => string | undefined;
  /** Why some of it can not be traced, in the order of the code. */
  readonly untraced: readonly Untraced[];
}

export interface Untraced {
  /** Posix, relative to the project's root. */
  readonly sourceFile: string;
  /** What the code does there, such as `Math.random`. */
  readonly what: string;
  /** Whether it changes what the code of others may see, so that no page can be traced. */
  readonly isForAll: boolean;
  /** Where, as an error's `stack`. */
  readonly stack: string;
}

/** Whether all that pages show follows from their code and from what they are given. */
export const isAllTraced = (
  { of, untraced }: CodeTraces,
  routes: readonly Pick<Route, "module">[],
): boolean => untraced.length === 0 && routes.some(({ module }) => of(module) !== undefined);
