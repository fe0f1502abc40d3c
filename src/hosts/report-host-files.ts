import type { Diagnostics } from "../diagnostics/diagnostics.js";
import type { Host, HostFile } from "../model/hosts/host.js";
import type { HostName } from "../model/hosts/serving.js";
import { configPlace } from "../model/place.js";
import type { SourceBytes } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import { escapeRegExp } from "../text/escape-reg-exp.js";
import { orNothing } from "../util/or-nothing.js";

interface HostContext {
  readonly host: Pick<Host, "title" | "configuration">;
  /** The published files, except pages. */
  readonly files: readonly SourceBytes[];
  /** The text of a file of the project; undefined if there is none. */
  readonly textOf: (path: string) => string | undefined;
  /** The output folder, relative to the project's. */
  readonly outDir: string;
}

/** Reports outdated settings in files that `handbill host` writes, and in files of the author's that replace generated ones. */
export function reportStaleFiles(
  files: readonly HostFile[],
  { host, files: published, textOf, outDir }: HostContext,
  log: Diagnostics,
): void {
  reportOtherFolders({ textOf, outDir }, log);
  reportHiddenFiles({ textOf, files: published }, log);
  for (const [file, name] of Object.entries(writtenForHosts))
    if (files.length === 0 && textOf(file) !== undefined)
      log.add("plan/unchecked-host-file", { name }, { file });
  for (const { path, text, place } of files) {
    const own = place === "output" ? path : undefined;
    const replacing = published.find(({ outputFile }) => outputFile === own);
    const file = own ? (replacing?.sourceFile ?? own) : path;
    const at = file === configFile ? configPlace(["files", "own", path]) : { file };
    const there = own ? replacing && decoder.decode(replacing.bytes) : textOf(path);
    if (there === undefined || saysSame(there, text)) continue;
    if (own && linesOf(there).includes(linesOf(text))) continue;
    log.add("plan/stale-host-file", { path: own ?? path, host: host.title, own }, at);
  }
}

const workflows = ["pages", "deploy", "static", "publish", "main", "gh-pages", "site", "website"].map(
  (name) => `.github/workflows/${name}.yml`,
);

/** The first versions of the action uploaded files whose names begin with a dot; `.nojekyll` has no effect there. */
const withoutHidden = /upload-pages-artifact@(?!v[1-3]\b|\S+ +#.*\bv[1-3]\b)/;

/** Reports workflows that publish the site without its files whose names begin with a dot. */
function reportHiddenFiles({ textOf, files }: Pick<HostContext, "textOf" | "files">, log: Diagnostics): void {
  const hidden = files.find(({ outputFile }) => /(?:^|\/)\.(?!nojekyll$)/.test(outputFile))?.outputFile;
  for (const file of hidden === undefined ? [] : workflows) {
    const [before = "", ...after] = (textOf(file) ?? "").split(withoutHidden);
    if (after.length === 0 || /^[^#\n]*\binclude-hidden-files:\s*["']?true/m.test(after.join())) continue;
    const place = { file, line: before.split("\n").length };
    log.add("plan/hidden-files", { hidden: `/${hidden}` }, place);
  }
}

/** What names the output folder in the files of hosts. */
const folderSettings: Readonly<Record<string, RegExp>> = {
  "vercel.json": /"outputDirectory":\s*"([^"]+)"/,
  "netlify.toml": /^\s*publish\s*=\s*"([^"]+)"/m,
  "wrangler.toml": /^\s*(?:pages_build_output_dir|directory)\s*=\s*"([^"]+)"/m,
  "wrangler.json": /"(?:pages_build_output_dir|directory)":\s*"([^"]+)"/,
  "wrangler.jsonc": /"(?:pages_build_output_dir|directory)":\s*"([^"]+)"/,
  "firebase.json": /"public":\s*"([^"]+)"/,
  ...Object.fromEntries(
    workflows.map((file) => [
      file,
      /upload-pages-artifact@[\s\S]*?(?:^ +|[{,] *)path:\s*["']?([^\s"'$,}]+)/m,
    ]),
  ),
};

/** Reports hosts that publish another folder, unless a command builds the site into it, or the file names the output folder too. */
function reportOtherFolders(
  { textOf, outDir }: Pick<HostContext, "textOf" | "outDir">,
  log: Diagnostics,
): void {
  // A folder outside the project was named on the command line.
  if (outDir.startsWith("..")) return;
  const [, branch] = /refs\/heads\/(main|master)\s*$/.exec(textOf(".git/HEAD") ?? "") ?? [];
  const namesOutput = new RegExp(`(?<![\\w/.-])(?:\\./)?${escapeRegExp(outDir)}(?![\\w.-])`);
  for (const [file, setting] of Object.entries(folderSettings)) {
    const text = textOf(file) ?? "";
    if (file.endsWith(".yml")) reportWorkflow({ file, text, branch }, log);
    const unread = file.replace("workflows/", "workflow/");
    const advice = "rename it to .github/workflows";
    if (unread !== file && textOf(unread) !== undefined)
      log.add("read/doubtful", { text: "GitHub does not read this folder", advice }, { file: unread });
    const match = setting.exec(text);
    const folder = match?.[1]?.replace(/^\.\/|\/$/g, "");
    // In a project of several packages, the path begins with the site's folder.
    if (!match || folder === undefined || `/${folder}`.endsWith(`/${outDir}`)) continue;
    if (`${text}${textOf("package.json")}`.includes("--out") || namesOutput.test(text)) continue;
    const line = text.slice(0, match.index + match[0].length).split("\n").length;
    log.add("plan/other-output", { folder, outDir }, { file, line });
  }
}

/** Reports a workflow that GitHub does not start, or that has no Node on which handbill runs. */
function reportWorkflow(
  { file, text, branch }: { file: string; text: string; branch: string | undefined },
  log: Diagnostics,
): void {
  const add = (found: string, said: string, advice: string) => {
    const line = text.slice(0, text.indexOf(found) + found.trimEnd().length).split("\n").length;
    log.add("read/doubtful", { text: said, advice }, { file, line });
  };
  const [started = "", of] =
    /\bbranches:(?:\s*\[|\s*-)\s*["']?(main|master)["']?\s*(?=\]|\n(?!\s*-))/.exec(text) ?? [];
  if (of && branch && of !== branch)
    add(started, `the workflow is for the branch ${of}, but the repository has ${branch}`, `write ${branch}`);
  const [version = "", major] = /\bnode-version:\s*["']?v?(\d+)/.exec(text) ?? [];
  if (major && Number(major) < 20)
    add(version, `handbill does not run on Node ${major}`, "write node-version: 22");
}

/** Files that only `handbill host` writes, by the host. Their headers change with the pages. */
const writtenForHosts: Readonly<Record<string, HostName>> = {
  "handbill.nginx.conf": "nginx",
  "handbill.caddy": "caddy",
  "cloudfront-headers.json": "s3-cloudfront",
};

const decoder = new TextDecoder();

/** Names, folders and commands are the project's own choice, and do not affect the host's answers. */
const ownKeys = new Set([
  "$schema",
  "buildCommand",
  "compatibility_date",
  "directory",
  "framework",
  "name",
  "outputDirectory",
  "public",
]);
const ownLine = /^from=.*$/m;
/** These settings consist of these entries only, so an additional one is outdated. */
const configuredKeys = new Set(["headers", "redirects"]);

/** Whether a file has the wanted settings: line ends, comments and keys that are the author's own do not count. */
export function saysSame(there: string, wanted: string): boolean {
  const [found, expected] = [parseJson(there), parseJson(wanted)];
  if (found !== undefined && expected !== undefined) return holds(found, expected);
  const plain = (text: string) => linesOf(text).replace(ownLine, "").trim();
  return plain(there) === plain(wanted);
}

const linesOf = (text: string) => text.replace(/\r\n/g, "\n");

/** Whether `found` contains everything in `expected`; other keys are the author's. */
function holds(found: unknown, expected: unknown): boolean {
  if (typeof expected !== "object" || expected === null) return found === expected;
  if (typeof found !== "object" || found === null) return false;
  if (Array.isArray(expected)) {
    if (!Array.isArray(found) || found.length !== expected.length) return false;
    return expected.every((item, index) => holds(found[index], item));
  }
  const there = new Map(Object.entries(found));
  const isOld = [...there.keys()].some((key) => configuredKeys.has(key) && !(key in expected));
  return (
    !isOld &&
    Object.entries(expected).every(([key, value]) => ownKeys.has(key) || holds(there.get(key), value))
  );
}

/** Parses JSON with comments and trailing commas, as Wrangler accepts; undefined if it is invalid. */
function parseJson(text: string): unknown {
  return orNothing(() => JSON.parse(text.replace(/^\s*\/\/.*$/gm, "").replace(/,(\s*[}\]])/g, "$1")));
}
