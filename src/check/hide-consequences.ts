import type { Diagnostic } from "../diagnostics/diagnostics.js";

/** Findings that only follow from others. */
interface Consequence {
  readonly hides: (diagnostic: Diagnostic) => boolean;
  /** The causes; one of them is enough. */
  readonly by: (diagnostic: Diagnostic) => boolean;
  /** Whether a cause only counts if it is in the same file. */
  readonly inFile?: true;
}

const consequences: readonly Consequence[] = [
  // A document that could not be read whole differs from its released version.
  {
    hides: ({ code }) => code === "plan/text-changed",
    by: ({ code, severity }) => severity === "error" && code.startsWith("read/"),
    inFile: true,
  },
  // A section that a translation lost is reported by its URL if that was published.
  {
    hides: ({ code, args }) => code === "check/translation-differs" && args.problem === "sections",
    by: ({ code }) => code === "plan/lost-anchor",
    inFile: true,
  },
  // A button that does nothing is reported by its handler.
  {
    hides: ({ code, args }) => code === "check/inert" && args.problem === "button",
    by: ({ code }) => code === "render/dead-code" || code === "check/react-warning",
  },
  // Classes have no style if the tool that makes it does not run.
  {
    hides: ({ code }) => code === "read/unstyled-class",
    by: ({ code }) => code === "check/generated-class" || code === "read/unsupported-import",
  },
  // Until the config names the languages once, their documents and texts are unknown.
  {
    hides: ({ code }) =>
      /^plan\/|without-language|missing-document|no-messages|untranslated|unused-fact/.test(code),
    by: ({ code, args }) => code === "read/invalid-value" && args.key === "language",
  },
  // The key that no document has is the date of each.
  {
    hides: ({ code, args }) => code === "read/unknown-order" && args.key === "date",
    by: ({ code }) => code === "derive/undated-entry",
  },
];

/** Leaves out the findings that only follow from others. */
export function hideConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const found = consequences.map((rule) => ({ ...rule, causes: diagnostics.filter(rule.by) }));
  const active = found.filter(({ causes }) => causes.length > 0);
  return diagnostics.filter(
    (one) =>
      !active.some(
        ({ hides, causes, inFile }) =>
          hides(one) && (!inFile || causes.some(({ place }) => place.file === one.place.file)),
      ),
  );
}
