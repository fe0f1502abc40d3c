import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { BuildCache } from "../src/core/build-cache.js";
import { bundlerWith } from "../src/read/bundler.js";
import { BundlerStopped } from "../src/read/bundler-silence.js";

/** A folder in which what an alias leads to is below a package.json that never ends; nothing looks there beforehand. */
function folderWithPipe(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "handbill-")));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  mkdirSync(join(root, "parts"));
  writeFileSync(join(root, "parts/a.ts"), "export default 1;\n");
  writeFileSync(join(root, "tsconfig.json"), '{ "compilerOptions": { "paths": { "@/*": ["./parts/*"] } } }');
  expect(spawnSync("mkfifo", [join(root, "parts/package.json")]).status).toBe(0);
  return root;
}

const optionsOf = (root: string, contents: string) =>
  ({
    stdin: { contents, resolveDir: root },
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    logLevel: "silent",
  }) as const;

test.each([undefined, new BuildCache()])(
  "a bundler that waits without end is stopped, and the next bundle is made",
  async (cache) => {
    const root = folderWithPipe();
    cache?.begin(undefined);
    const sound = optionsOf(root, "console.log(1);");
    await bundlerWith({ cache })(sound);
    const endless = bundlerWith({ cache, silenceMs: 1000 })(optionsOf(root, 'import "@/a";'));
    await expect(endless).rejects.toThrow(BundlerStopped);
    cache?.begin(undefined);
    const { outputFiles } = await bundlerWith({ cache })(sound);
    expect(outputFiles[0]?.text).toContain("console.log(1)");
  },
);
