import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { runCli } from "../cli/run-cli.js";
import { runWarm } from "../cli/warm-cli.js";
import { linkPackages, tempSite } from "../temp-site.js";

/** A copy of the minimal site with packages of the repository, config lines and its own files. */
export function mediaSite(
  onEnd: (clear: () => void) => void,
  { config = "", packages = [], files = {} }: MediaSite,
): string {
  const root = tempSite(onEnd);
  linkPackages(root, packages);
  const configFile = join(root, "site.config.ts");
  const text = readFileSync(configFile, "utf8");
  // A landing page that is laid over the site has no links.
  const checks = 'checks: { silence: [{ code: "check/orphan", reason: "of no interest here" }] },';
  writeFileSync(configFile, text.replace("copyrightYear", `${config}\n  ${checks}\n  copyrightYear`));
  for (const [file, contents] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), contents);
  }
  return root;
}

export interface MediaSite {
  readonly config?: string;
  /** Names of packages that the repository has installed. */
  readonly packages?: readonly string[];
  readonly files?: Readonly<Record<string, string | Uint8Array>>;
}

export interface BuiltSite {
  readonly ok: boolean;
  readonly codes: readonly string[];
  readonly diagnostics: readonly {
    code: string;
    message: string;
    page?: string;
    pages?: readonly (string | undefined)[];
  }[];
  /** Contents of `dist/assets` by name. */
  readonly assets: ReadonlyMap<string, Buffer>;
}

/** Builds a site with the real command line; with Node options, in a separate process. */
export function buildSite(root: string, nodeOptions = ""): BuiltSite {
  const args = ["build", "--root", root, "--json"];
  const { stdout, stderr } = nodeOptions
    ? runCli(args, { env: { ...process.env, NODE_OPTIONS: nodeOptions } })
    : runWarm(args);
  if (stderr !== "") throw new Error(stderr);
  const { ok, diagnostics } = JSON.parse(stdout);
  const folder = join(root, "dist/assets");
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const assets = new Map(names.map((name) => [name, readFileSync(join(folder, name))]));
  return { ok, diagnostics, codes: diagnostics.map(({ code }: { code: string }) => code), assets };
}

/** A `NODE_OPTIONS` that makes a build fail as soon as it loads sharp or HarfBuzz. */
export function forbidEncoders(root: string): string {
  const file = join(root, "forbid-encoders.cjs");
  writeFileSync(
    file,
    `const Module = require("node:module");
const load = Module._load;
Module._load = function (name, ...rest) {
  if (name === "sharp") throw new Error("sharp was loaded");
  return load.call(this, name, ...rest);
};
WebAssembly.instantiate = () => Promise.reject(new Error("HarfBuzz was loaded"));
`,
  );
  return `--require ${file}`;
}
