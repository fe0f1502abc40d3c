import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildSite } from "./support/flows.js";
import { runCli } from "./support/run-cli.js";
import { tempFolder, tempSite } from "./support/temp-site.js";

/* Files that a page packs, as programs of somebody else's read them. */

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"/>`;

function archiveSite(files: string, base = ""): string {
  const root = tempSite(onTestFinished);
  const page = `import { useArchive } from "handbill";
import drawing from "./_drawing.svg";
export const meta = { title: "A page", description: "A page for you to look at." };
export default function Page() {
  const { href } = useArchive("press.zip", ${files});
  return <main id="top"><h1>Press</h1><a href={href} download="">All</a>{drawing.href}</main>;
}
`;
  writeFileSync(join(root, "pages/index.tsx"), page);
  writeFileSync(join(root, "pages/_drawing.svg"), svg);
  mkdirSync(join(root, "public/press"));
  writeFileSync(join(root, "public/press/o que é.txt"), "Ç");
  if (base !== "") {
    const config = join(root, "site.config.ts");
    writeFileSync(config, readFileSync(config, "utf8").replace("minimal.example/", `minimal.example${base}`));
  }
  return root;
}

const whole = '[drawing, "/icon.svg", { name: "sub/ímã.txt", file: "/press/o%20que%20%C3%A9.txt" }]';

test("a ZIP holds the files as they are, in any time zone the same bytes, and unzip and Python read it", () => {
  const root = archiveSite(whole, "/some-repo/");
  const [first, second] = ["Pacific/Kiritimati", "America/Los_Angeles"].map((TZ) => {
    const { status, stdout } = runCli(["build", "--root", root], { env: { ...process.env, TZ } });
    expect(status, stdout).toBe(0);
    return readFileSync(join(root, "dist/press.zip"));
  });
  expect(second?.equals(first ?? Buffer.alloc(0))).toBe(true);
  expect(readFileSync(join(root, "dist/index.html"), "utf8")).toContain(
    '<a href="/some-repo/press.zip" download="">',
  );
  const file = join(root, "dist/press.zip");
  const script = `import zipfile,sys,json
z=zipfile.ZipFile(sys.argv[1])
assert z.testzip() is None
print(json.dumps([[i.filename, z.read(i).decode(), i.date_time] for i in z.infolist()]))`;
  expect(JSON.parse(execFileSync("python3", ["-c", script, file], { encoding: "utf8" }))).toEqual([
    ["_drawing.svg", svg, [1980, 1, 1, 0, 0, 0]],
    ["icon.svg", readFileSync(join(root, "public/icon.svg"), "utf8"), [1980, 1, 1, 0, 0, 0]],
    ["sub/ímã.txt", "Ç", [1980, 1, 1, 0, 0, 0]],
  ]);
  const folder = tempFolder(onTestFinished);
  execFileSync("unzip", ["-q", file, "_drawing.svg", "-d", folder]);
  expect(readFileSync(join(folder, "_drawing.svg"), "utf8")).toBe(svg);
});

test.each([
  ['["/none.svg"]', "encode/archive-file"],
  ["[]", "render/threw"],
  ['[drawing, { name: "_drawing.svg", file: "/icon.svg" }]', "render/threw"],
])("an archive of %s is an error", async (files, code) => {
  const { ok, diagnostics } = await buildSite(archiveSite(files));
  expect(ok).toBe(false);
  expect(diagnostics.map((one) => one.code)).toContain(code);
});

test("two pages may offer the same archive, and not one of other files", async () => {
  const root = archiveSite("[drawing]");
  const page = readFileSync(join(root, "pages/index.tsx"), "utf8");
  writeFileSync(join(root, "pages/again.tsx"), page);
  const codes = async () =>
    (await buildSite(root)).diagnostics.map(({ code }) => code).filter((code) => code.startsWith("encode/"));
  expect(await codes()).toEqual([]);
  writeFileSync(join(root, "pages/again.tsx"), page.replace("[drawing]", '["/icon.svg"]'));
  expect(await codes()).toEqual(["encode/archive-differs"]);
});
