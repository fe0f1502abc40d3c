export type Severity = "error" | "warning";

/** The texts for one code. No other code words a diagnostic. */
export interface CodeEntry<Args> {
  readonly severity: Severity;
  readonly message: (args: Args) => string;
  /** How to fix it; undefined if the message is enough. */
  readonly hint?: (args: Args) => string | undefined;
  /** Arguments that may differ between findings with one cause, such as the text of a page in its language. */
  readonly differing?: readonly string[];
  /** Arguments of findings in one file that one finding lists. */
  readonly joined?: readonly string[];
  /** For the documentation: details beyond message and hint. Markdown. */
  readonly about?: string;
}

/** A text with arguments in braces, `{file} is empty`, or several: the first whose arguments are all given, else the last. */
type Texts = string | readonly string[];

/** The names of the arguments in a text. Braces around anything but a word are literal. */
type NamesIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${string}${" " | "…" | ":" | "." | "," | "#"}${string}` ? never : Name) | NamesIn<Rest>
  : never;

type LastOf<Of> = Of extends readonly [...unknown[], infer Last] ? Last : Of;
type EachOf<Of> = Of extends readonly (infer Text)[] ? Text : Of;

/** The arguments of texts. Those that only an earlier text of a list contains are optional. */
type ArgsOf<Of extends Texts> = { readonly [Name in NamesIn<LastOf<Of>>]: string } & {
  readonly [Name in NamesIn<EachOf<Of>>]?: string | undefined;
};

type HintFrom<Args> = (args: Args) => string | undefined;

/** Inserts arguments in a text; in quotes, `"{name}"` is a JSON string. */
const textFrom = (texts: Texts) => (args: Readonly<Record<string, string | undefined>>) => {
  const all = [texts].flat();
  const isWhole = (text: string) =>
    [...text.matchAll(/\{(\w+)\}/g)].every(([, name = ""]) => args[name] !== undefined);
  return (all.find(isWhole) ?? all.at(-1) ?? "").replace(
    /"\{(\w+)\}"|\{(\w+)\}/g,
    (_, quoted: string | undefined, name: string) =>
      quoted === undefined ? String(args[name]) : quote(String(args[quoted])),
  );
};

const entryOf = (severity: Severity) => {
  function entry<Args>(): (words: Omit<CodeEntry<Args>, "severity">) => CodeEntry<Args>;
  function entry<const Message extends Texts, const Hint extends Texts = never>(
    message: Message,
    hint?: Hint | HintFrom<ArgsOf<Message>>,
    more?: Omit<CodeEntry<unknown>, "severity" | "message" | "hint">,
  ): CodeEntry<ArgsOf<Message | Hint>>;
  function entry(message?: Texts, hint?: Texts | HintFrom<never>, more?: object): unknown {
    if (message === undefined) return (words: object) => ({ severity, ...words });
    const ofHint = hint && { hint: typeof hint === "function" ? hint : textFrom(hint) };
    return { severity, message: textFrom(message), ...ofHint, ...more };
  }
  return entry;
};

/** A code that fails the command, by its message and hint; `error<Args>()({ … })` takes functions, for texts that depend on values. */
export const error = entryOf("error");
/** The same for a code that fails it with `--strict` only. */
export const warning = entryOf("warning");

export const didYouMean = (near: string | undefined) => near && `did you mean ${near}?`;
/** The advice for a front matter key of other tools; undefined for other keys. */
export const ofOtherTools = (key: string, date: string) =>
  /^(?:slug|permalink|url)$/i.test(key)
    ? "rename the file: its name is the last part of the URL"
    : /^draft$/i.test(key)
      ? "begin the name of a draft's file with _, or remove the key"
      : didYouMean(/^(?:pub|post|creat|release)\w*(?:date|at|on)$/i.test(key) ? date : undefined);
export const toPicture = "save it as JPEG, PNG or WebP";
export const toMp4 =
  "convert it to MP4, for example with ffmpeg -i film.mov -crf 26 -movflags +faststart film.mp4";
export const quote = (text: string) => JSON.stringify(text);

/** The hint for a text that looks right but has its accents as separate characters; undefined for other texts. */
export const composed = (text: string) =>
  // The documentation calls the hint without a text, too.
  text === String(text).normalize("NFC")
    ? undefined
    : "its accents are separate characters; write each accented letter as one character, as name.normalize() does";

/** A name as a segment of a URL, with hyphens for characters that are not allowed; undefined if nothing is left. */
export function addressable(name: string): string | undefined {
  // The documentation calls the hint without a name, too.
  const plain = String(name ?? "").normalize("NFC");
  const part = plain
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}_~.]+|\.{2,}/gu, "-")
    .replace(/^[-.]+|[-.]+$/g, "");
  return part === "" || part === plain ? undefined : part;
}
