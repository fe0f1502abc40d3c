import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Finding, SourceText } from "./finding.js";
import { dataAt, findAt, findIn, parseJsonData, parseYamlData } from "./parse-data.js";

/** Licences by their wording, with SPDX's names. */
const licences: readonly (readonly [name: string, words: RegExp])[] = [
  ["AGPL-3.0", /GNU\s+AFFERO\s+GENERAL\s+PUBLIC\s+LICENSE\s+Version\s+3/i],
  ["LGPL-3.0", /GNU\s+LESSER\s+GENERAL\s+PUBLIC\s+LICENSE\s+Version\s+3/i],
  ["GPL-3.0", /GNU\s+GENERAL\s+PUBLIC\s+LICENSE[\s=#*_,-]+Version\s+3/i],
  ["GPL-2.0", /GNU\s+General\s+Public\s+License,?\s+Version\s+2/i],
  ["MPL-2.0", /Mozilla\s+Public\s+License,?\s+Version\s+2\.0/i],
  ["Apache-2.0", /Apache\s+License[\s=#*_,]*Version\s+2\.0/i],
  [
    "MIT",
    /^\s*(?:The )?MIT License|Permission\s+is\s+hereby\s+granted,\s+free\s+of\s+charge,\s+to\s+any\s+person/i,
  ],
  ["BSD", /Redistribution\s+and\s+use\s+in\s+source\s+and\s+binary\s+forms/i],
];

/** The open-source licence in a `LICENSE` file: the first that it names, because some name others further down. */
export function licenceOf({ text }: SourceText): string | undefined {
  const places = licences.map(([name, words]) => ({ name, at: text.slice(0, 3000).search(words) }));
  return places.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)[0]?.name;
}

/** The address of the source code in a `package.json`, a `pubspec.yaml` or Git's config. */
export function parseRepository(source: SourceText): Finding[] {
  if (source.file.endsWith(".git/config"))
    return findIn("repository", source, /^\[remote "origin"\][^[]*?^\s*url\s*=\s*(\S+)/m);
  const silent = new Diagnostics();
  const root = source.file.endsWith(".json") ? parseJsonData(source, silent) : parseYamlData(source, silent);
  return findAt("repository", dataAt(root, "repository", "url") ?? dataAt(root, "repository"));
}

/** `https://github.com/owner/name` for an address below it; undefined if the host is not for source code. */
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
