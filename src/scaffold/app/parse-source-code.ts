import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Finding, SourceText } from "./finding.js";
import { dataAt, parseJsonData, textOf } from "./json-data.js";
import { parseYamlData } from "./yaml-data.js";

/** Licences by words that only they have, those that others quote last. SPDX's names. */
const licences: readonly (readonly [name: string, words: RegExp])[] = [
  ["AGPL-3.0", /GNU\s+AFFERO\s+GENERAL\s+PUBLIC\s+LICENSE\s+Version\s+3/i],
  ["LGPL-3.0", /GNU\s+LESSER\s+GENERAL\s+PUBLIC\s+LICENSE\s+Version\s+3/i],
  ["GPL-3.0", /GNU\s+GENERAL\s+PUBLIC\s+LICENSE\s+Version\s+3/i],
  ["GPL-2.0", /GNU\s+General\s+Public\s+License,?\s+Version\s+2/i],
  ["MPL-2.0", /Mozilla\s+Public\s+License,?\s+Version\s+2\.0/i],
  ["Apache-2.0", /Apache\s+License[\s=#*_,]*Version\s+2\.0/i],
  ["MIT", /Permission\s+is\s+hereby\s+granted,\s+free\s+of\s+charge,\s+to\s+any\s+person/i],
  ["BSD", /Redistribution\s+and\s+use\s+in\s+source\s+and\s+binary\s+forms/i],
];

/** The licence that a `LICENSE` is the text of, as open source; of several, and of one that says more, none. */
export function licenceOf({ text }: SourceText): string | undefined {
  return licences.find(([, words]) => words.test(text.slice(0, 3000)))?.[0];
}

/** Where a `package.json` or a `pubspec.yaml` says that the source code is. */
export function parseRepository(source: SourceText): Finding[] {
  const silent = new Diagnostics();
  const root = source.file.endsWith(".json") ? parseJsonData(source, silent) : parseYamlData(source, silent);
  const node = dataAt(root, "repository", "url") ?? dataAt(root, "repository");
  const value = textOf(node);
  return node && value !== undefined
    ? [{ field: "repository", value, language: undefined, origin: node.origin }]
    : [];
}

/** `https://github.com/owner/name` of an address below it; undefined if it is none of a host for source code. */
export function repositoryOf(address: string): string | undefined {
  const plain = address.replace(/^git\+/, "").replace(/^git@([^:]+):/, "https://$1/");
  const [, host, path] =
    /^(?:https?|git|ssh):\/\/(?:git@)?(?:www\.)?(github\.com|gitlab\.com|codeberg\.org)\/([\w.-]+\/[\w.-]+)/.exec(
      plain,
    ) ?? [];
  return host === undefined || path === undefined
    ? undefined
    : `https://${host}/${path.replace(/\.git$/, "")}`;
}
