import { posixPath } from "../../model/addresses/addresses.js";

/** The place to open in an editor. Lines and columns count from 1. */
export interface EditorPlace {
  /** An absolute path. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

const likeVsCode = (scheme: string) => `${scheme}://file{path}:{line}:{column}`;
const likeJetBrains = (scheme: string) => `${scheme}://open?file={path}&line={line}&column={column}`;
const likeTextMate = (scheme: string) => `${scheme}://open?url=file://{path}&line={line}&column={column}`;

/** The URLs that open a file in an editor, from the editors' documentation. */
const editors: Readonly<Record<string, string>> = {
  vscode: likeVsCode("vscode"),
  "vscode-insiders": likeVsCode("vscode-insiders"),
  vscodium: likeVsCode("vscodium"),
  cursor: likeVsCode("cursor"),
  windsurf: likeVsCode("windsurf"),
  zed: likeVsCode("zed"),
  webstorm: likeJetBrains("webstorm"),
  phpstorm: likeJetBrains("phpstorm"),
  idea: likeJetBrains("idea"),
  sublime: likeTextMate("subl"),
  textmate: likeTextMate("txmt"),
  macvim: likeTextMate("mvim"),
  emacs: likeTextMate("emacs"),
};

export const editorNames = Object.keys(editors);

/** The URL for an editor's name; a custom URL, which contains `{path}`, is returned unchanged. */
export function editorAddressOf(nameOrAddress: string): string | undefined {
  const isAddress = /^[a-z][\w+.-]*:.*\{path\}/i.test(nameOrAddress) && !/^javascript:/i.test(nameOrAddress);
  return isAddress
    ? nameOrAddress
    : Object.hasOwn(editors, nameOrAddress)
      ? editors[nameOrAddress]
      : undefined;
}

/** Formats the link that opens a place: the editor's URL with the escaped path, which starts with a slash. */
export function formatEditorLink(address: string, { file, line, column }: EditorPlace): string {
  const segments = posixPath(file).split("/").map(encodeURIComponent);
  const path = segments.join("/").replace(/^\/?/, "/").replaceAll("%3A", ":");
  const parts: Readonly<Record<string, string>> = { path, line: String(line), column: String(column) };
  return address.replace(/\{(path|line|column)\}/g, (_, name) => parts[name] ?? "");
}
