import type { Finding, SourceText } from "./finding.js";

/**
 * The application ids that a Gradle file writes out, in Groovy or Kotlin, the default one first. It is code and is not
 * run: an id that is put together of pieces is not found, and suffixes of build types are left out.
 */
export function parseGradle({ file, text }: SourceText): Finding[] {
  const code = withoutComments(text);
  const found = [...code.matchAll(/\bapplicationId\s*(?:=|\()?\s*["']([A-Za-z]\w*(?:\.[A-Za-z]\w*)+)["']/g)];
  return found.map((match) => ({
    field: "package",
    value: match[1] ?? "",
    language: undefined,
    origin: { file, line: lineAt(code, match.index) },
  }));
}

/** The package of an `AndroidManifest.xml`, which older projects keep there. */
export function parseAndroidManifest({ file, text }: SourceText): Finding[] {
  const xml = text.replace(/<!--[\s\S]*?-->/g, blank);
  const tag = /<manifest\b[^>]*?\spackage\s*=\s*["']([A-Za-z]\w*(?:\.[A-Za-z]\w*)+)["']/.exec(xml);
  if (!tag) return [];
  const line = lineAt(xml, tag.index + tag[0].lastIndexOf("package"));
  return [{ field: "package", value: tag[1] ?? "", language: undefined, origin: { file, line } }];
}

/** A comment becomes space, so that lines keep their numbers; `//` in a text is no comment. */
function withoutComments(code: string): string {
  return code.replace(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\/\/[^\n]*|\/\*[\s\S]*?\*\//g, (part) =>
    part.startsWith("/") ? blank(part) : part,
  );
}

const blank = (part: string) => part.replace(/[^\n]/g, " ");
const lineAt = (text: string, offset: number) => text.slice(0, offset).split("\n").length;
