import type { Diagnostic } from "../diagnostics/diagnostics.js";

/** Findings that only follow from others. */
interface Consequence {
  readonly hides: (diagnostic: Diagnostic) => boolean;
  /** The causes; one of them is enough. */
  readonly by: (diagnostic: Diagnostic) => boolean;
  /** Whether a cause only counts if it is in the same file, or of the same element in it. */
  readonly within?: "file" | "element";
}

const consequences: readonly Consequence[] = [
  // A document that could not be read may show a file, and have versions.
  {
    hides: ({ code, args }) =>
      code === "plan/version-without-document" || (code === "read/unread-file" && args.reason === "document"),
    by: ({ code, severity, place: { file = "" } }) =>
      severity === "error" && code.startsWith("read/") && /^(?:content|legal)\/.*\.md$/.test(file),
  },
  // A document that could not be read whole differs from its released version.
  {
    hides: ({ code }) => code === "plan/text-changed",
    by: ({ code, severity }) => severity === "error" && code.startsWith("read/"),
    within: "file",
  },
  // A section that a translation lost is reported by its URL if that was published.
  {
    hides: ({ code, args }) => code === "check/translation-differs" && args.problem === "sections",
    by: ({ code }) => code === "plan/lost-anchor",
    within: "file",
  },
  // A button that does nothing is reported by its handler.
  {
    hides: ({ code, args }) => code === "check/inert" && args.problem === "button",
    by: ({ code }) => code === "render/dead-code" || code === "check/react-warning",
  },
  // A text that waits for data follows from the code that would load it.
  {
    hides: ({ code, args }) =>
      code === "check/leftover" && /^(?:Loading|Please wait)/.test(String(args.words)),
    by: ({ code }) => code === "render/dead-code",
    within: "file",
  },
  // Classes have no style if the tool that makes it does not run.
  {
    hides: ({ code }) => code === "read/unstyled-class",
    by: ({ code }) => code === "check/generated-class" || code === "read/unsupported-import",
  },
  // A library that adds its style in the browser also adds style attributes.
  {
    hides: isStyleAttribute,
    by: ({ code, args }) => code === "check/generated-class" && args.of !== "Tailwind",
    within: "file",
  },
  // A component that needs its style attribute cannot be used, wherever it loads from.
  { hides: ({ code }) => code === "check/third-party", by: isStyleAttribute, within: "element" },
  // Until the config names the languages once, their documents and texts are unknown.
  {
    hides: ({ code }) =>
      /^plan\/|without-language|missing-document|no-messages|untranslated|unused-fact/.test(code),
    by: ({ code, args }) => code === "read/invalid-value" && args.key === "language",
  },
  // A script with a relative URL is blocked wherever it is.
  {
    hides: ({ code, args }) => code === "check/relative-link" && /\.[cm]?[jt]sx?$/.test(String(args.href)),
    by: ({ code }) => code === "check/blocked-by-csp",
    within: "file",
  },
  // The bundler leaves an import alone that is below other rules.
  {
    hides: ({ code, args }) => code === "check/relative-link" && /\.css$/.test(String(args.href)),
    by: ({ code, args }) => code === "read/doubtful" && /^All "@import"/.test(String(args.text)),
  },
  // The icons of each size, and the files that contain them, are made of the icon.
  {
    hides: ({ code, args }) =>
      /^(?:check\/broken-(?:entry|link)|encode\/archive-file|card\/no-image)$/.test(code) &&
      /icon/.test(JSON.stringify(args)),
    by: ({ code }) => code === "check/missing-icon",
  },
  // The key that no document has is the date of each.
  {
    hides: ({ code, args }) => code === "read/unknown-order" && args.key === "date",
    by: ({ code }) => code === "derive/undated-entry",
  },
];

function isStyleAttribute({ code, args }: Diagnostic): boolean {
  return code === "check/blocked-by-csp" && args.example !== undefined;
}

const tagOf = ({ args: { what = "", example = what } }: Diagnostic) => /<\w+/.exec(example)?.[0];

export function hideConsequences(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const found = consequences.map((rule) => ({ ...rule, causes: diagnostics.filter(rule.by) }));
  const active = found.filter(({ causes }) => causes.length > 0);
  const isNear = (one: Diagnostic, cause: Diagnostic, within: Consequence["within"]) =>
    !within || (cause.place.file === one.place.file && (within === "file" || tagOf(cause) === tagOf(one)));
  return diagnostics.filter(
    (one) =>
      !active.some(
        ({ hides, causes, within }) => hides(one) && causes.some((cause) => isNear(one, cause, within)),
      ),
  );
}
