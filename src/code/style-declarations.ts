/** A declaration in a style sheet as the author wrote it. */
export interface Declaration {
  /** In lower case, except a custom property. */
  readonly property: string;
  /** Without `!important`. */
  readonly value: string;
  /** The offsets of the property and the value in the text. */
  readonly at: number;
  readonly valueAt: number;
}

/** The comments and the addresses of a style sheet, in which nothing is a declaration. Comments with slashes are Sass's. */
const otherText = /\/\*[\s\S]*?(?:\*\/|(?![\s\S]))|\/\/(?<=(?:^|[\s;{}])\/\/).*|url\([^)]*\)/gm;
const declaration =
  /(?<=^|[{};]\s*|^\s*)(--[\w-]+|[a-z][a-z-]*)\s*:\s*((?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|[^;{}"'])*)(?=[;}]|(?![\s\S]))/gi;

/** A style sheet with spaces in place of comments and addresses. */
export const withoutOtherText = (css: string) =>
  css.replace(otherText, (text) => text.replace(/[^\n]/g, " "));

/** The declarations of a style sheet, in order. What ends in a brace is a selector, such as `a:hover`. */
export function* listDeclarations(css: string): Generator<Declaration> {
  const plain = withoutOtherText(css);
  for (const { 0: text, 1: name = "", 2: written = "", index } of plain.matchAll(declaration)) {
    const value = written.replace(/\s*!\s*important\s*$/i, "").trimEnd();
    const property = name.startsWith("--") ? name : name.toLowerCase();
    yield { property, value, at: index, valueAt: index + text.length - written.length };
  }
}
