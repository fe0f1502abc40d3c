// Caches V8's compiled code of the chunks in lib/ for building and checking a small site and one with many pages: `<chunk>.code-cache`.
// compile.mjs runs it in a separate process: node scripts/compile/make-code-cache.mjs <lib>
import { execFileSync } from "node:child_process";
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const [lib = "lib"] = process.argv.slice(2).map((folder) => resolve(folder));
const mixed = "color: #123; background: color-mix(in srgb, var(--paper) 88%, transparent)";
const sampleOfReact = `import { useId } from "react";
export const meta = { title: "A sample of React's", description: "A page whose ids React makes" };
export default () => <main><h1 id={useId()}>A sample</h1><img src="/icon.svg" alt="" /></main>;
`;
const pageCalled = (
  title,
  more = "",
) => `export const meta = { title: "${title}", description: "A page of a sample, ${title}" };
export default () => <main><h1>${title}</h1><p><a href="/">Home</a>${more}</p></main>;
`;
const manyPages = `export const paths = () => Array.from({ length: 450 }, (_, at) => ({ number: String(at) }));
const titles = new Map(paths().map(({ number }) => [number, "Page " + number]));
const titleOf = ({ params }) => titles.get(params.number) ?? "";
export const meta = (props) => ({ title: titleOf(props), description: "One of many pages, " + titleOf(props) });
export default function Many(props) {
  return <main><h1>{titleOf(props)}</h1><ul>{["a", "b"].map((name) => <li key={name}><a href="/">{name}</a></li>)}</ul></main>;
}
`;
const folder = mkdtempSync(join(tmpdir(), "handbill-"));
// Links are only requested here, and without a proxy.
for (const name of Object.keys(process.env)) if (/_proxy$/i.test(name)) delete process.env[name];
const server = createServer((_, response) => response.end());
try {
  process.env.NODE_ENV = "production";
  const { run, writeCodeCaches } = createRequire(import.meta.url)(join(lib, "start.cjs"));

  const site = join(folder, "site");
  cpSync(fileURLToPath(new URL("../../test/sites/whole", import.meta.url)), site, { recursive: true });
  cpSync(fileURLToPath(new URL("sample.md", import.meta.url)), join(site, "legal/sample.md"));
  // Common features that the site lacks: a script, mixed colours, a page rendered by React DOM, a mistake.
  writeFileSync(join(site, "pages/_sample.client.ts"), "document.body.dataset.sample = String(1);");
  writeFileSync(join(site, "pages/by-react.tsx"), sampleOfReact);
  change(site, "pages/index.tsx", (code) => `import "./_sample.client.ts";\n${code}`);
  change(site, "pages/index.css", (code) => `${code}nav { ${mixed} }\n`);
  change(site, "site.config.ts", (code) => code.replace('icon: "/icon.svg",', ""));
  await run(["build", "--root", site]);
  await run(["check", "--offline", "--root", site]);

  const links = join(folder, "links");
  mkdirSync(join(links, "pages"), { recursive: true });
  await new Promise((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address();
  const config = {
    url: "https://links.site.dev/",
    language: "en",
    app: { name: "Links", description: "Links." },
  };
  const checks = { privateAddresses: true };
  writeFileSync(join(links, "site.config.ts"), `export default ${JSON.stringify({ ...config, checks })};`);
  writeFileSync(join(links, "pages/404.tsx"), pageCalled("404"));
  const link = `<a href="http://127.0.0.1:${port}/">A link</a>`;
  writeFileSync(join(links, "pages/index.tsx"), pageCalled("index", link));
  await run(["check", "--links-only", "--root", links]);

  writeCodeCaches();

  // The code of a process for a single build: first without a cache, then with a changed document.
  for (const folder of ["dist", "node_modules"]) rmSync(join(site, folder), { recursive: true, force: true });
  for (const text of ["", "More.\n"]) {
    appendFileSync(join(site, "legal/sample.md"), text);
    buildAlone(site);
  }

  // Code that only runs with many pages.
  const many = join(folder, "many");
  mkdirSync(join(many, "pages/many"), { recursive: true });
  writeFileSync(join(many, "site.config.ts"), `export default ${JSON.stringify(config)};`);
  for (const name of ["index", "404"]) writeFileSync(join(many, `pages/${name}.tsx`), pageCalled(name));
  writeFileSync(join(many, "pages/many/[number].tsx"), manyPages);
  buildAlone(many);
} finally {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true, force: true });
}

function change(site, name, edit) {
  const file = join(site, name);
  writeFileSync(file, edit(readFileSync(file, "utf8")));
}

/** Adds the code that such a process compiles to the cache. */
function buildAlone(site) {
  const program = `const { runAndEnd, chunks } = require(${JSON.stringify(join(lib, "start.cjs"))});
    process.on("exit", () => chunks.writeCodeCaches({ all: true }));
    const argv = ["build", "--root", ${JSON.stringify(site)}];
    runAndEnd(argv, require(${JSON.stringify(join(lib, "unchanged.cjs"))}).printUnchanged(argv));`;
  execFileSync(process.execPath, ["-e", program], { stdio: "ignore" });
}

// The findings of the checks do not matter here.
process.exitCode = 0;
