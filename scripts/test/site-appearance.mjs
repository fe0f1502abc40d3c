// The tests of test/site/appearance look at this repository's site in browsers. What they see depends only on the pages' bytes, which name
// fonts and images by their hashes, and on the tests' own code: as long as neither changes, `npm test` does not repeat them.
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";

const tests = ["test/site/appearance", "test/support/appearance", "test/support/browser"];
const record = "test/site/appearance/verified.json";

/**
 * @param {string} root the repository
 * @param {string} built the site as built under "/"
 * @returns {string} a hash of everything that the tests depend on, except the browsers
 */
export function hashAppearance(root, built) {
  const hash = createHash("sha256");
  const add = (folder, suffix) => {
    const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
    const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(suffix));
    for (const file of files.map(({ parentPath, name }) => join(parentPath, name)).sort())
      hash
        .update(`${relative(folder, file)}\0`)
        .update(readFileSync(file))
        .update("\0");
  };
  add(built, ".html");
  for (const folder of tests) add(join(root, folder), ".ts");
  return hash.digest("hex");
}

/** Whether the tests have passed for this hash. */
export function isVerified(root, hash) {
  const file = join(root, record);
  return existsSync(file) && JSON.parse(readFileSync(file, "utf8")).sha256 === hash;
}

/** Records that the tests have passed. */
export function recordVerified(root, hash) {
  writeFileSync(join(root, record), `${JSON.stringify({ sha256: hash }, null, 2)}\n`);
}

export { record as verifiedFile };
