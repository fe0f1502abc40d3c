import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Writes the licences of the packages whose code a bundle holds, as most of them ask for. */
export function writeNotices(metafile, root, file) {
  const packages = new Set();
  for (const input of Object.keys(metafile.inputs)) {
    const path = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (path) packages.add(path);
  }
  const notices = [...packages].sort().map((path) => {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
    const licenceFile = readdirSync(join(root, path)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const text =
      licenceFile && existsSync(join(root, path, licenceFile))
        ? readFileSync(join(root, path, licenceFile), "utf8").trim()
        : "";
    return `${name} ${version} (${license})\n\n${text}\n`;
  });
  writeFileSync(
    file,
    `This package contains code of the following packages.\n\n${notices.join(`\n${"-".repeat(72)}\n\n`)}`,
  );
}
