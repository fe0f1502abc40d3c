import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import packageJson from "../../package.json" with { type: "json" };
import { onceEach } from "../util/once-each.js";

/**
 * The start of all keys of the cache: the versions of handbill, its compiled code, Node and React. `lib` is the folder of that code; its
 * files are named after their content, and handbill's developers change them without a new version.
 */
export const cacheVersions = onceEach((lib: string): readonly string[] => {
  const react = createRequire(import.meta.url)("react/package.json") as { version: string };
  const code = readdirSync(lib).filter((name) => name.endsWith(".cjs"));
  return [packageJson.version, process.version, react.version, ...code.sort()];
});
