import fs from "node:fs";
import { syncBuiltinESMExports } from "node:module";
import { expect, onTestFinished, test } from "vitest";
import { commitSite } from "../support/rooms/commit-site.js";

/* A disk that becomes full at any call: calls that need space fail, those that read or free it work. */

const one = { "index.html": "one", "a/b/c.txt": "deep", "same.txt": "same" };
const two = { "index.html": "two", "d/e.txt": "new", "same.txt": "same" };
const needRoom = ["writeFileSync", "mkdirSync", "linkSync", "renameSync"] as const;

/** Simulates a full disk from the n-th call that needs space; returns functions to restore it, and to see whether it was reached. */
function fillDisk(n: number): { readonly free: () => void; readonly isFull: () => boolean } {
  const own = needRoom.map((name) => [name, fs[name]] as const);
  let calls = 0;
  for (const [name, call] of own) {
    const full = (...args: unknown[]) => {
      if (++calls < n) return Reflect.apply(call, fs, args);
      throw Object.assign(new Error(`ENOSPC: no space left on device, ${name}`), {
        code: "ENOSPC",
        errno: -28,
      });
    };
    Object.assign(fs, { [name]: full });
  }
  syncBuiltinESMExports();
  const free = () => {
    Object.assign(fs, Object.fromEntries(own));
    syncBuiltinESMExports();
  };
  return { free, isFull: () => calls >= n };
}

test("a disk that is full from any call on leaves the folder intact, and the next build succeeds without leftovers", async () => {
  let n = 0;
  for (let isFull = true; isFull; ) {
    n++;
    const { folder, commit, output, beside } = commitSite(onTestFinished);
    await commit(one);
    const disk = fillDisk(n);
    try {
      const { found } = await commit(two);
      // After the swap, only the folder that was moved aside is left to delete.
      if (found.length === 0) expect(output()).toEqual(two);
    } finally {
      disk.free();
    }
    isFull = disk.isFull();
    // If the folder that was moved aside cannot be renamed back either, the next run does it.
    if (fs.existsSync(folder.path)) expect([one, two]).toContainEqual(output());
    const begun = performance.now();
    expect(await commit(two)).toEqual({ lost: [], found: [] });
    expect(performance.now() - begun).toBeLessThan(5000);
    expect(output()).toEqual(two);
    expect(beside()).toEqual([]);
  }
  expect(n).toBeGreaterThan(5);
});
