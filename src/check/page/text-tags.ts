/** Elements whose text people never read. */
export const neverText: ReadonlySet<string> = new Set(["script", "style", "template", "noscript"]);

/** Elements that do not end a line of text, except `<br>`. */
export const inlineTags: ReadonlySet<string> = new Set([
  ...["a", "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "em", "i", "ins", "kbd", "mark"],
  ...["q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u", "var", "wbr"],
]);
