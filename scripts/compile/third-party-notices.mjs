import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Writes the licences of the packages whose code a bundle contains, as most of them require: each package with its copyright notices, and
 * each text once for all packages with the same wording.
 */
export function writeNotices(metafile, root, file) {
  const packages = new Set();
  for (const input of Object.keys(metafile.inputs)) {
    const path = /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(input)?.[0];
    if (path) packages.add(path);
  }
  const texts = new Map();
  for (const path of [...packages].sort()) {
    const { name, version, license } = JSON.parse(readFileSync(join(root, path, "package.json"), "utf8"));
    const licenceFile = readdirSync(join(root, path)).find((entry) => /^licen[cs]e(\.|$)/i.test(entry));
    const { copyrights, text } = takeApart(
      licenceFile ? readFileSync(join(root, path, licenceFile), "utf8") : "",
    );
    const words = `${license}\n${text.toLowerCase().replace(/[^a-z0-9]+/g, " ")}`;
    const same = texts.get(words) ?? { text, packages: new Set() };
    same.packages.add([`${name} ${version} (${license})`, ...copyrights].join("\n    "));
    texts.set(words, same);
  }
  const notices = [...texts.values()].map(({ text, packages }) => `${[...packages].join("\n")}\n\n${text}\n`);
  writeFileSync(
    file,
    `This package contains code of the following packages.\n\n${notices.join(`\n${"-".repeat(72)}\n\n`)}`,
  );
}

const title = /^\W*(the )?(mit|isc)( license)?\W*(\(mit\))?\W*$/i;
const copyright = /^\W*(Copyright\b(?! ([Nn]otice|[Hh]older|[Oo]wner|[Ll]icense))|\([cC]\)|©).*/;

/** Splits a licence into its copyright notices and its text, without a title that only names it. */
function takeApart(licence) {
  const lines = licence.replaceAll("\r\n", "\n").split("\n");
  const isApache = /apache license/i.test(licence);
  const copyrights = isApache ? [] : lines.filter((line) => copyright.test(line));
  const rest = lines.filter((line) => !copyrights.includes(line) && (isApache || !title.test(line)));
  return {
    copyrights: copyrights.map((line) => line.trim()),
    text: rest
      .join("\n")
      .trim()
      .replace(/\n{3,}/g, "\n\n"),
  };
}
