import { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { Field, Finding, Origin, SourceText } from "./finding.js";
import { textOf } from "./json-data.js";
import { parseYamlData } from "./yaml-data.js";

/** What Unity's editor begins a project with. */
const ofTemplate = /^(?:My project|New Unity Project)|DefaultCompany/i;

/** What Unity's `ProjectSettings.asset` says of a game: name, maker, its ids in both stores, and its icon, one of `pictures`. */
export function parseUnity({ file, text }: SourceText, pictures: readonly SourceText[]): Finding[] {
  const lines = text.split("\n");
  const ids = lines.findIndex((line) => /^ {2}applicationIdentifier:\s*$/.test(line));
  const find = (field: Field, key: RegExp, from = 0): Finding[] => {
    const at = lines.findIndex((line, index) => index >= from && key.test(line));
    // A line by itself: the whole file has tags that only Unity knows.
    const data = parseYamlData({ file, text: (lines[at] ?? "").trim() }, new Diagnostics());
    const [value] = [...(data?.entries.values() ?? [])].flatMap((node) => textOf(node) ?? []);
    if (value === undefined || ofTemplate.test(value)) return [];
    return [{ field, value, language: undefined, origin: { file, line: at + 1 } }];
  };
  return [
    ...find("name", /^ {2}productName:/),
    ...find("copyright", /^ {2}companyName:/),
    ...find("teamId", /^ {2}appleDeveloperTeamID:/),
    ...(ids < 0 ? [] : find("bundleId", /^ {4}(?:iPhone|iOS):/, ids)),
    ...(ids < 0 ? [] : find("package", /^ {4}Android:/, ids)),
    ...lines.flatMap((line, index) => iconIn(line, pictures, { file, line: index + 1 })).slice(0, 1),
  ];
}

/** The picture that a line of the settings names by its id; the file next to the picture has that id. */
function iconIn(line: string, pictures: readonly SourceText[], origin: Origin): Finding[] {
  const id = /^\s*(?:m_Icon: |- )\{fileID: 2800000, guid: (\w+)/.exec(line)?.[1];
  const picture = id === undefined ? undefined : pictures.find(({ text }) => text.includes(`guid: ${id}`));
  if (!picture) return [];
  return [{ field: "icon", value: picture.file.replace(/\.meta$/, ""), language: undefined, origin }];
}
