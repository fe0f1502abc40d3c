import type { Diagnostics } from "../../diagnostics/diagnostics.js";

/** Finds the end of a document's front matter; reports problems and returns undefined. */
export function splitFrontMatter(text: string, file: string, log: Diagnostics) {
  const lines = text.split("\n");
  const opening = /^---(.*)$/.exec(lines[0] ?? "");
  const start = { file, line: 1, column: 1 };
  if (lines[0]?.trimEnd() === "+++")
    return log.add("read/front-matter-language", { language: "TOML" }, start);
  if (!opening || opening[1]?.startsWith("-"))
    return log.add("read/front-matter-missing", { isLater: /^\s*\n---[ \t]*\n/.test(text) }, start);
  const language = opening[1]?.trim() ?? "";
  if (language !== "" && language !== "yaml")
    return log.add(
      "read/front-matter-language",
      { language },
      { ...start, column: 4, length: language.length },
    );
  const closing = lines.findIndex((line, index) => index > 0 && line.trimEnd() === "---");
  if (closing < 0) return log.add("read/front-matter-unclosed", {}, start);
  // A parser would stop there and silently drop the keys that follow.
  const cut = lines.findIndex((line, index) => index > 0 && index < closing && line.startsWith("---"));
  if (cut > 0) {
    const reason = `${JSON.stringify(lines[cut])} is neither a key nor a bare ---`;
    return log.add("read/front-matter", { reason, quoted: undefined }, { ...start, line: cut + 1 });
  }
  // As many empty lines as the front matter has, so that positions match the file.
  const body = "\n".repeat(closing + 1) + lines.slice(closing + 1).join("\n");
  return { lines, closing, body };
}

/** `title: Terms: the long ones`, or `title: "Terms" and so on`, with the quotes it needs; undefined for a line that needs none. */
export function quoteValue(line: string): string | undefined {
  const [, name, partly = ""] = /^(\w+):\s+((["'])(?:(?!\3).)*\3\s*[^\s#].*)$/.exec(line.trimEnd()) ?? [];
  // Quotes around all of it are those of YAML.
  const plain = partly.replace(/^(["'])(.*)\1$/, "$2");
  if (name !== undefined) return `${name}: ${plain.includes("'") ? JSON.stringify(plain) : `'${plain}'`}`;
  const [, key, value] = /^(\w+):\s+([^"'[{].*:\s.*|[^"'[{].*:)$/.exec(line.trimEnd()) ?? [];
  return key === undefined ? undefined : `${key}: ${JSON.stringify(value)}`;
}
