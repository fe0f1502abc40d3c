import { configFile } from "./project-files.js";

/** Where a diagnostic is. Lines and columns count from 1. */
export interface Place {
  /** Posix, relative to the project's root. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The number of characters that are marked. */
  readonly length?: number;
  /** The route that was being built; the first of `pages`. */
  readonly page?: string;
  /** All routes that show the same place, if there are several. */
  readonly pages?: readonly string[];
  /** How to find the line when it is to be shown. */
  readonly seek?: Seek;
  readonly frame?: readonly FrameLine[];
  /** The calls that led to it, innermost first, in the author's files. */
  readonly stack?: readonly StackFrame[];
  /** The enclosing components, innermost first. */
  readonly components?: readonly ComponentFrame[];
}

/** The place of a key in the config, or in another file that exports an object. */
export const configPlace = (path: readonly string[], file: string = configFile) => ({
  file,
  seek: { kind: "config-key", path } as const,
});

/** The place of a text in a file, if it is the only literal with that text. */
export const literalPlace = (text: string, file: string = configFile) => ({
  file,
  seek: { kind: "literal", texts: [text], files: [file] } as const,
});

export interface FrameLine {
  readonly line: number;
  readonly text: string;
}

/** A component or element; only the author's own have a place. */
export interface ComponentFrame extends Partial<Omit<StackFrame, "name">> {
  readonly name: string;
}

export interface StackFrame {
  readonly name: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** A place that is identified by its content. */
export type Seek =
  /** A key of the config, by its path; the nearest enclosing key if it is missing. */
  | { readonly kind: "config-key"; readonly path: readonly string[] }
  /** A place within a text of the file's default export, by its key path and how many UTF-16 units into the text it is. */
  | { readonly kind: "text"; readonly path: readonly string[]; readonly offset: number }
  /** An export of the module in the file of the place. */
  | { readonly kind: "export"; readonly name: string }
  /** A string literal or Markdown address that the files contain once; or else a visible text or an element that they contain once. */
  | ({
      readonly kind: "literal";
      readonly texts: readonly string[];
      readonly files: readonly string[];
    } & PlaceQuery);

/** The text or element to look for if no literal matches. */
export interface PlaceQuery {
  readonly visibleText?: TextQuery;
  readonly element?: ElementQuery;
  /** An export of the file of the place, where anything else is uncertain. */
  readonly exported?: string;
  /** Words that the author wrote on purpose if a file has them: then a warning is dropped. */
  readonly unless?: TextQuery;
  /** Whether each of several matches in one file has the problem. */
  readonly isOfEach?: true;
  /** Whether a warning is dropped if no place is found. */
  readonly isDoubtful?: true;
}

export interface TextQuery {
  readonly text: string;
  /** The element that contains it, if known. */
  readonly tag?: string;
}

export interface ElementQuery {
  readonly tag: string;
  /** An attribute that it lacks, or `text` if it has none. */
  readonly lacks?: string;
  /** An attribute that it has, by its JSX name. */
  readonly has?: string;
  /** Whether code that has such an element says nothing about the place. */
  readonly isOfDocument?: true;
  /** The text of that attribute, if it identifies the element better than the text alone. */
  readonly value?: string;
}
