import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runCli } from "../support/cli/run-cli.js";
import { buildSite } from "../support/flows.js";
import { tempSite } from "../support/temp-site.js";

test.each([
  [
    "uses a promise",
    "function Weather() { return <p>{use(new Promise<string>(() => {}))}</p>; }",
    "pages/w.tsx",
  ],
  [
    "is async",
    "async function Weather() { return <p>{await new Promise<string>(() => {})}</p>; }",
    undefined,
  ],
  ["is async and ready at once", "async function Weather() { return <p>dry</p>; }", undefined],
])("a component that suspends is reported with its parents: one that %s", async (_, component, file) => {
  const root = tempSite(onTestFinished);
  const code = `import { use } from "react";
import type { ReactNode } from "react";
export const meta = { title: "Weather", description: "How the weather is." };
${component}
function Box({ children }: { children: ReactNode }) { return <div>{children}</div>; }
export default function Forecast() { return <main><h1>{typeof use}</h1><Box><Weather /></Box></main>; }
`;
  writeFileSync(join(root, "pages/w.tsx"), code);
  const { diagnostics } = await buildSite(root);
  expect(diagnostics.map(({ code }) => code)).toEqual(["render/suspended"]);
  const named = diagnostics[0]?.place.components?.filter(({ name }) => /^[A-Z]/.test(name));
  expect(named?.map(({ name }) => name)).toEqual(["Weather", "Box", "Forecast"]);
  expect(named?.[0]?.file).toBe(file);
});

test("a rejected promise that a component awaits does not become an unhandled rejection", () => {
  const root = tempSite(onTestFinished);
  const code = `import { use } from "react";
export const meta = { title: "Weather", description: "How the weather is." };
function Weather() { return <p>{use(Promise.reject(new Error("no network")))}</p>; }
export default function Forecast() { return <main><h1>Weather</h1><Weather /></main>; }
`;
  writeFileSync(join(root, "pages/w.tsx"), code);
  const { stdout } = runCli(["build", "--root", root, "--json"]);
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
  expect(diagnostics.map(({ code }) => code)).toEqual(["render/suspended"]);
});
