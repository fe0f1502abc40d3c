import { spawn } from "node:child_process";
import { existsSync, lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join, relative } from "node:path";
import { cliFile } from "../support/cli/run-cli.js";
import type { SiteOnDisk } from "./site-on-disk.js";

/** The visible results of a build: its exit code, its output, and the output folder, file by file. */
export interface Built {
  readonly status: number | null;
  readonly reported: Readonly<Record<string, unknown>>;
  readonly stderr: string;
  readonly files: ReadonlyMap<string, string>;
}

/** Statistics of it. */
export interface Counted {
  readonly isUnchanged: boolean;
  readonly codes: ReadonlySet<string>;
}

/** Keys about how something was built, not about the result. */
const private_ = ["timing", "unchanged", "lost"];

export interface RunOptions {
  readonly command?: "build" | "check";
  /** The folder of the site, if it is another one. */
  readonly root?: string;
  readonly program?: string;
  /** Called once it runs, with a function that kills it. */
  readonly onStart?: (kill: () => void) => Promise<void>;
}

/** Runs `handbill build` for a site, or `check`. */
export async function runBuild(
  site: SiteOnDisk,
  { command = "build", root = site.root, program = cliFile, onStart }: RunOptions = {},
): Promise<Built & Counted> {
  const usual = command === "build" ? ["--force"] : ["--offline"];
  const own = Object.entries(site.options)
    .filter(([name]) => command === "build" || name !== "host")
    .map(([name, value]) => `--${name}=${value}`);
  const child = spawn(process.execPath, [program, command, "--json", ...usual, ...own], {
    cwd: root,
    env: { PATH: process.env.PATH, HOME: root, NO_COLOR: "1", ...site.env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let [stdout, stderr] = ["", ""];
  child.stdout.setEncoding("utf8").on("data", (text) => {
    stdout += text;
  });
  child.stderr.setEncoding("utf8").on("data", (text) => {
    stderr += text;
  });
  const ended = new Promise<number | null>((resolve) => child.on("close", resolve));
  await onStart?.(() => child.kill("SIGKILL"));
  const status = await ended;
  const here = (text: string) => text.replaceAll(root, "<root>");
  const all: Record<string, unknown> = stdout.startsWith("{") ? JSON.parse(here(stdout)) : { stdout };
  const reported = Object.fromEntries(Object.entries(all).filter(([key]) => !private_.includes(key)));
  return {
    status,
    reported,
    stderr: here(stderr),
    isUnchanged: all.unchanged === true,
    codes: codesOf(all.diagnostics),
    files: command === "build" ? readOutput(join(root, "dist")) : new Map(),
  };
}

const codesOf = (diagnostics: unknown): Set<string> =>
  new Set(
    (Array.isArray(diagnostics) ? diagnostics : [])
      .filter(({ severity }) => severity === "error")
      .map(({ code }) => String(code)),
  );

/** The files of a folder with their kind, their mode and their bytes. */
function readOutput(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    paths.sort().map((path) => {
      const state = lstatSync(path);
      const content = state.isSymbolicLink() ? `link to ${readlinkSync(path)}` : readFileSync(path, "latin1");
      return [relative(folder, path), `${(state.mode & 0o777).toString(8)} ${content}`];
    }),
  );
}

/** Lists the differences of the first from the second, which was built without a cache. */
export function compareBuilt(cached: Built, clean: Built): string[] {
  const differences: string[] = [];
  if (cached.status !== clean.status)
    differences.push(`exit code ${cached.status}, not ${clean.status}: ${cached.stderr}${clean.stderr}`);
  if (cached.stderr !== clean.stderr)
    differences.push(`standard error: ${excerpt(cached.stderr, clean.stderr)}`);
  for (const key of new Set([...Object.keys(cached.reported), ...Object.keys(clean.reported)])) {
    const [is, should] = [
      JSON.stringify(cached.reported[key]) ?? "nothing",
      JSON.stringify(clean.reported[key]) ?? "nothing",
    ];
    if (is !== should) differences.push(`${key} of --json: ${excerpt(is, should)}`);
  }
  // A build that fails leaves the output unchanged.
  if (clean.status !== 0) return differences;
  for (const file of new Set([...cached.files.keys(), ...clean.files.keys()])) {
    const [is, should] = [cached.files.get(file), clean.files.get(file)];
    if (is === should) continue;
    if (is === undefined) differences.push(`${file} is missing`);
    else if (should === undefined) differences.push(`${file} should not be there`);
    else differences.push(`${file}: ${excerpt(is, should)}`);
  }
  return differences;
}

/** The texts around the first difference. */
function excerpt(is: string, should: string): string {
  let at = 0;
  while (is[at] === should[at]) at++;
  const part = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 60), at + 120));
  return `${part(is)}, clean ${part(should)}`;
}
