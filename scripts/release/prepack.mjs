// npm runs this before packing: compiles, and removes the parts of package.json that only the repository uses. A package with a `prepare`
// script makes npm ask for approval at installation. postpack.mjs restores the files.
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { keptFolder, packedFiles, restore, root } from "./packed-files.mjs";

if (existsSync(keptFolder)) restore();
execFileSync(process.execPath, ["scripts/compile.mjs"], { cwd: root, stdio: "inherit" });

const texts = Object.fromEntries(packedFiles.map((file) => [file, readFileSync(`${root}${file}`, "utf8")]));
mkdirSync(keptFolder, { recursive: true });
for (const file of packedFiles) writeFileSync(`${keptFolder}/${file}`, texts[file]);

const {
  scripts,
  devDependencies,
  overrides,
  resolutions,
  dependenciesMeta,
  allowScripts,
  type,
  ...manifest
} = JSON.parse(texts["package.json"]);
// esbuild's JavaScript is in lib/: only the platform's program is needed as well.
const { esbuild: _, ...dependencies } = manifest.dependencies;
const { optionalDependencies: programs } = createRequire(import.meta.url)("esbuild/package.json");
const packed = {
  ...manifest,
  dependencies,
  optionalDependencies: { ...manifest.optionalDependencies, ...programs },
};
writeFileSync(`${root}package.json`, `${JSON.stringify(packed, null, 2)}\n`);

// On a registry's page, relative links of the README do not work.
const { version, repository } = manifest;
const home = repository.url.replace(/^git\+|\.git$/g, "");
const readme = texts["README.md"]
  .replace(/!\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)/g, `![$1](${home}/raw/v${version}/$2)`)
  .replace(/\b(src|srcset)="(?!\w+:)([^"]+)"/g, `$1="${home}/raw/v${version}/$2"`)
  .replace(/(?<!!)\[([^\]]*)\]\((?!\w+:|#)([^)]+)\)/g, `[$1](${home}/blob/v${version}/$2)`);
writeFileSync(`${root}README.md`, readme);
