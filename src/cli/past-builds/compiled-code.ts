import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import packageJson from "../../../package.json" with { type: "json" };
import { openShelves } from "../../cache/open-shelves.js";
import type { CodeKeeper } from "../../runtime/packed-code.js";
import { isOnCi } from "../options/on-ci.js";
import { rootOf } from "../options/root-of.js";

/** How it is packed. */
const format = ["1"];

/**
 * Where a build keeps what V8 has made of handbill's code, with all else that is kept for a site: a package from the registry has
 * no code cache of its own, since V8 takes one only where it was made. Undefined where there is one. A machine that only builds
 * keeps nothing for the next time.
 */
export function codeKeeperOf(argv: readonly string[]): CodeKeeper | undefined {
  const root = rootOf(argv);
  if (root === undefined || existsSync(join(__dirname, "cli.cjs.code-cache"))) return undefined;
  const store = openShelves(resolve(root), packageJson);
  const { version: node, platform, arch } = process;
  const shelf = store.shelf("code", { node, platform, arch });
  const read = () => shelf.read(format);
  if (isOnCi()) return { read };
  return {
    read,
    write: (packed) => {
      shelf.write(format, packed);
      store.settle();
    },
  };
}
