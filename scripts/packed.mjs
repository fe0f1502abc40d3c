import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./packed-files.mjs";
import { runNpm } from "./run-npm.mjs";

/** Packs the repository as for the registry, into a new temporary folder; gives what npm tells of it. */
export function pack() {
  const folder = mkdtempSync(join(tmpdir(), "handbill-package-"));
  const printed = runNpm(["pack", "--json", "--pack-destination", folder], { cwd: root });
  const [{ filename, unpackedSize, files }] = JSON.parse(
    printed.slice(printed.search(/^\[$/m)).replace(/^\](.|\n)*/m, "]"),
  );
  return { folder, tarball: join(folder, filename), unpackedSize, files: files.map(({ path }) => path) };
}

/** Writes a small site, as somebody begins one who has installed the package, with style, an image and a script. */
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
