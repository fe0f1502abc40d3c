import { execFileSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "../release/packed-files.mjs";
import { runNpm } from "./run-npm.mjs";

/**
 * Packs handbill and create-handbill as for the registry, into a new temporary folder; returns npm's
 * description of handbill. It works in a copy of the repository, because other commands read files that
 * packing changes for a moment.
 */
export function pack() {
  const folder = mkdtempSync(join(tmpdir(), "handbill-package-"));
  const copy = copyRepository(join(folder, "repository"));
  linkPackages(join(copy, "node_modules"));
  const { filename, unpackedSize, size, files } = packIn(copy, folder);
  const starter = packIn(join(copy, "create-handbill"), folder);
  return {
    folder,
    copy,
    tarball: join(folder, filename),
    starterTarball: join(folder, starter.filename),
    size,
    unpackedSize,
    files: files.map(({ path }) => path),
  };
}

/** Copies the current files of the repository, without ignored ones. */
export function copyRepository(target) {
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
  });
  for (const file of listed.toString().split("\0"))
    if (file !== "" && existsSync(join(root, file))) cpSync(join(root, file), join(target, file));
  return target;
}

/** Creates a separate `node_modules` folder with the repository's packages. */
export function linkPackages(target) {
  mkdirSync(target);
  for (const name of readdirSync(join(root, "node_modules")))
    if (!name.startsWith(".")) symlinkSync(join(root, "node_modules", name), join(target, name), "junction");
}

function packIn(cwd, folder) {
  const printed = runNpm(["pack", "--json", "--pack-destination", folder], { cwd });
  return JSON.parse(printed.slice(printed.search(/^\[$/m)).replace(/^\](.|\n)*/m, "]"))[0];
}

/** Writes a small site, like someone who has just installed the package, with style, an image and a script. */
export function writeSite(folder) {
  mkdirSync(folder, { recursive: true });
  for (const part of ["pages", "legal", "public", "site.config.ts"]) {
    cpSync(join(root, "test/sites/minimal", part), join(folder, part), { recursive: true, force: true });
  }
  const page = join(folder, "pages/index.tsx");
  writeFileSync(join(folder, "pages/_page.css"), "h1 { color: #222; background: #fff }\n");
  writeFileSync(join(folder, "pages/_page.client.ts"), 'document.title = "ready";\n');
  cpSync(join(root, "public/icon.svg"), join(folder, "pages/_icon.svg"));
  writeFileSync(
    page,
    `import icon from "./_icon.svg";\nimport "./_page.css";\nimport "./_page.client.ts";\n${readFileSync(page, "utf8")}
export const iconWidth: number = icon.width;\n`,
  );
  writeFileSync(
    join(folder, "tsconfig.json"),
    JSON.stringify({ extends: "handbill/tsconfig.json", include: ["pages", "site.config.ts"] }),
  );
}
