import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { collect } from "../../../test/support/example.js";
import { tempFolder } from "../../../test/support/temp-site.js";
import { type BundledCode, bundleCode } from "../../code/bundle/bundle-code.js";
import { reportThrown } from "../../code/report-thrown.js";
import { evaluate } from "../../code/run/evaluate.js";
import { placeOfThrown } from "./thrown.js";

/** Bundles one file of a new project, runs it and returns what it threw. */
async function throwFrom(sourceFile: string, code: string, folder = "site") {
  const root = join(tempFolder(onTestFinished), folder);
  mkdirSync(dirname(join(root, sourceFile)), { recursive: true });
  writeFileSync(join(root, sourceFile), code);
  const contents = `require(${JSON.stringify(`./${sourceFile}`)});`;
  const bundle = await bundleCode(root, { contents, name: "handbill-test.cjs", cache: undefined });
  return { root, bundle, thrown: thrownBy(bundle) };
}

function thrownBy(bundle: BundledCode): unknown {
  try {
    evaluate(bundle, {});
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
}

const failing = `interface Long { words: string }

export function outer() {
  return [1].map(() => {
    throw new Error("boom");
  });
}
outer();
`;

describe("the place of a thrown error", () => {
  test.each(["pages/index.tsx", "pages/[legal].tsx", "pages/100%.tsx", "pages/a#b.tsx", "pages/é ü.tsx"])(
    "is a line of %s",
    async (sourceFile) => {
      const { root, bundle, thrown } = await throwFrom(sourceFile, failing);
      const place = placeOfThrown(thrown, bundle, root);
      expect(place).toMatchObject({ file: sourceFile, line: 5, column: 11 });
      expect(place.stack?.map(({ line }) => line)).toEqual([5, 4, 8]);
      expect(place.stack?.[1]?.name).toBe("outer");
    },
  );

  test("is found in a folder with brackets and colons in its name", async () => {
    const { root, bundle, thrown } = await throwFrom("pages/index.tsx", failing, "site (copy 1:2)");
    expect(placeOfThrown(thrown, bundle, root)).toMatchObject({ file: "pages/index.tsx", line: 5 });
  });

  test.each([[undefined], ["text"], [{ stack: 1 }], [{ stack: "Error\n    at elsewhere (/x.js:1:1)" }]])(
    "does not exist for %o",
    async (thrown) => {
      const { root, bundle } = await throwFrom("pages/index.tsx", failing);
      expect(placeOfThrown(thrown, bundle, root)).toEqual({});
    },
  );
});

describe("a missing package", () => {
  test.each(["a-package-that-is-not-there", "@scope/not-there/part"])(
    "such as %s is reported with its importer",
    async (name) => {
      const sourceFile = "pages/[legal].tsx";
      const { root, bundle, thrown } = await throwFrom(sourceFile, `import "${name}";`);
      const { log } = collect();
      reportThrown("read/module-threw", thrown, {
        bundle,
        root,
        placeOf: (error) => placeOfThrown(error, bundle, root),
        log,
        fallback: sourceFile,
      });
      const [diagnostic] = log.sorted();
      expect(diagnostic).toMatchObject({
        code: "read/missing-package",
        args: { name: name.replace(/\/part$/, "") },
      });
      expect(diagnostic?.place.seek).toMatchObject({
        texts: [name],
        files: expect.arrayContaining([sourceFile]),
      });
    },
  );
});
