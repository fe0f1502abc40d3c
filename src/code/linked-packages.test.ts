import { build } from "esbuild";
import { expect, test } from "vitest";
import { ofPackages } from "./linked-packages.js";

const wanted = "react/jsx-runtime";
const others = ["react", "react/", "react/jsx-runtim", "react/jsx-runtimes", "react/jsx-runtime/x", "x"];
const unlike = [
  "Xeact/jsx-runtime",
  "react.jsx-runtime",
  "react/jsx_runtime",
  "reactt/jsx-runtime",
  "eact/jsx-runtime",
  "\u00e4",
];

test("matches all packages but one", () => {
  expect([wanted, ...others, ...unlike].filter((text) => !ofPackages.test(text))).toEqual([wanted]);
});

test("the bundler reads it the same", async () => {
  const asked: string[] = [];
  const contents = [wanted, ...others, ...unlike].map((text) => `import ${JSON.stringify(text)};`).join("\n");
  await build({
    stdin: { contents },
    bundle: true,
    write: false,
    format: "esm",
    plugins: [
      {
        name: "asked",
        setup: (building) => {
          building.onResolve({ filter: ofPackages }, ({ path }) => {
            asked.push(path);
            return { path, external: true };
          });
          building.onResolve({ filter: /./ }, ({ path }) => ({ path, external: true }));
        },
      },
    ],
  });
  expect(asked.sort()).toEqual([...others, ...unlike].sort());
});
