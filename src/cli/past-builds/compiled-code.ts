import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CodeStore } from "../../runtime/code-store.js";
import { isOnCi } from "../options/on-ci.js";
import { rootOf } from "../options/root-of.js";
import { openProjectStore } from "./past-builds.js";

/**
 * Where a build caches V8's compiled code of handbill: a package from the registry has no code cache beside its code, since V8 accepts
 * one only on the machine that made it. Undefined if there is one. On CI, nothing is written for later runs.
 */
export function codeStoreOf(argv: readonly string[]): CodeStore | undefined {
  const root = rootOf(argv);
  if (root === undefined || existsSync(join(__dirname, "cli.cjs.code-cache"))) return undefined;
  const store = openProjectStore(resolve(root));
  const key = { kind: "code", key: [process.platform, process.arch] } as const;
  const read: CodeStore["read"] = () => store.get(key);
  if (isOnCi()) return { read };
  return {
    read,
    write: (chunks) => {
      store.set(key, chunks);
      store.settle();
    },
  };
}
