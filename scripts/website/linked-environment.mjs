// An environment for following pages of the documentation without a registry: `npx handbill` runs the handbill of this repository, and
// `npm install` links its packages.
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/[\\/]$/, "");

/** In an empty folder, which is also the home folder. */
export function linkedEnvironment(folder) {
  const bin = join(folder, "bin");
  mkdirSync(bin);
  const npm = join(dirname(process.execPath), "npm");
  const link = `mkdir -p node_modules/.bin node_modules/@fontsource node_modules/@takumi-rs
for name in @fontsource/archivo @takumi-rs/core; do ln -s "${root}/node_modules/$name" "node_modules/$name"; done
ln -s "${root}" node_modules/handbill
ln -s ../handbill/bin/handbill.cjs node_modules/.bin/handbill`;
  const programs = {
    npx: `shift\nexec "${process.execPath}" "${root}/bin/handbill.cjs" "$@"`,
    npm: `if [ "$1" = install ]; then\n${link}\nelse exec "${npm}" "$@"\nfi`,
  };
  for (const [name, code] of Object.entries(programs)) {
    writeFileSync(join(bin, name), `#!/bin/sh\nset -e\n${code}\n`);
    chmodSync(join(bin, name), 0o755);
  }
  const { CI: _, ...own } = process.env;
  return { ...own, ...author, HOME: folder, PATH: [bin, own.PATH].join(delimiter), NO_COLOR: "1" };
}

/** Git requires an author. */
export const author = {
  GIT_AUTHOR_NAME: "You",
  GIT_AUTHOR_EMAIL: "you@your-company.com",
  GIT_COMMITTER_NAME: "You",
  GIT_COMMITTER_EMAIL: "you@your-company.com",
};
