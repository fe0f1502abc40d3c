// `node scripts/release/check-tag.mjs v0.2.0`: fails unless both packages have the tag's version.
import { readFileSync } from "node:fs";
import { join } from "node:path";

const [tag = ""] = process.argv.slice(2);
const [handbill, starter] = ["package.json", "create-handbill/package.json"].map((file) =>
  JSON.parse(readFileSync(join(process.cwd(), file), "utf8")),
);
const versions = [handbill.version, starter.version, starter.dependencies.handbill.replace(/^\^/, "")];
const others = versions.filter((version) => `v${version}` !== tag);
if (others.length > 0) {
  console.error(`error: the tag is ${tag || "missing"}, and a package has ${others[0]}`);
  process.exitCode = 1;
}
