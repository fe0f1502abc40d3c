/*
 * Installs the most popular React packages and builds a page with each: it renders, or it is refused with one error, whose
 * code is in `test/stack/packages.json`, and a hint. Tailwind and Sass compile a page's style, too. Needs the network.
 */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const repository = join(import.meta.dirname, "../..");
const cases = JSON.parse(readFileSync(join(repository, "test/stack/packages.json"), "utf8"));
const root = mkdtempSync(join(tmpdir(), "handbill-stack-"));
const chosen = process.argv.slice(2);
/** Additional packages that packages need. */
const peers = {
  "@mui/material": ["@emotion/react", "@emotion/styled"],
  "@mantine/core": ["@mantine/hooks"],
  "@fortawesome/react-fontawesome": ["@fortawesome/fontawesome-svg-core"],
};
let failures = 0;
try {
  cpSync(join(repository, "test/sites/minimal"), root, { recursive: true });
  writeFileSync(join(root, "package.json"), '{ "private": true, "type": "module" }');
  const packages = new Set(cases.flatMap(({ code }) => packagesIn(code)));
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--legacy-peer-deps"];
  const names = [...packages, "react@19", "react-dom@19", "tailwindcss@4", "sass"];
  if (spawnSync("npm", [...args, ...names], { cwd: root, stdio: "inherit" }).status !== 0) process.exit(1);
  for (const { name, code, shows, refused } of cases) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const { errors } = build(`${code}\n${pageOf(shows)}`);
    const found = errors.map((one) => (one.hint ? one.code : `${one.code} without a hint`));
    const isRight = found.join() === (refused ?? "");
    tell(name, isRight, refused ?? "renders", errors);
  }
  const styles = [
    [
      "tailwindcss",
      "_tw.css",
      '@import "tailwindcss";\n',
      "mx-auto text-red-600",
      /\.mx-auto\{(?!.*\.mx-4\{)/,
    ],
    ["sass", "_s.scss", "$c: teal;\nmain { p { color: $c } }\n", "", /main p\{color:teal\}/],
  ];
  for (const [name, file, style, classes, expected] of styles) {
    writeFileSync(join(root, "pages", file), style);
    const { errors } = build(`import "./${file}";\n${pageOf(`<p className="${classes}">x</p>`)}`);
    const html = errors.length > 0 ? "" : readFileSync(join(root, "dist/p.html"), "utf8");
    tell(name, expected.test(html), "compiles", errors);
  }
} finally {
  rmSync(root, { recursive: true, force: true });
}
process.exit(failures > 0 ? 1 : 0);

function packagesIn(code) {
  const named = [...code.matchAll(/(?:from|import) "((?:@[^"/]+\/)?[^"/]+)/g)].map(([, name]) => name);
  return named.flatMap((name) => [name, ...(peers[name] ?? [])]);
}

function pageOf(shows) {
  return `export const meta = { title: "A page with a package", description: "What a package of others renders." };
export default function Page() { return <main><h1>Package</h1><div>${shows}</div></main>; }
`;
}

function build(page) {
  writeFileSync(join(root, "pages/p.tsx"), page);
  const command = [join(repository, "bin/handbill.cjs"), "build", "--json", "--root", root];
  const { stdout, stderr } = spawnSync(process.execPath, command, { encoding: "utf8" });
  if (!stdout.startsWith("{")) return { errors: [{ code: "none", message: stderr.slice(0, 300) }] };
  return { errors: JSON.parse(stdout).diagnostics.filter(({ severity }) => severity === "error") };
}

function tell(name, isRight, expected, errors) {
  if (!isRight) failures++;
  process.stdout.write(`${isRight ? "✓" : "✗"} ${name.padEnd(34)} ${expected}\n`);
  if (!isRight) for (const { code, message } of errors) process.stdout.write(`    ${code}: ${message}\n`);
}
