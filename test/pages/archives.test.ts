import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { appOf } from "../support/cli/init-from.js";
import { runCli } from "../support/cli/run-cli.js";
import { buildSite } from "../support/flows.js";
import { repository, tempFolder, tempSite } from "../support/temp-site.js";

/* Archives of a page, as third-party programs read them. */

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

const whole =
  '[drawing, "/icon.svg", { name: "sub/ímã.txt", file: "/press/o%20que%20%C3%A9.txt" }, { name: "text.txt", text: "Naïve" }]';

test("a ZIP contains the files unchanged, has the same bytes in any time zone, and unzip and Python read it", () => {
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
    ["text.txt", "Naïve", [1980, 1, 1, 0, 0, 0]],
  ]);
  const folder = tempFolder(onTestFinished);
  execFileSync("unzip", ["-q", file, "_drawing.svg", "-d", folder]);
  expect(readFileSync(join(folder, "_drawing.svg"), "utf8")).toBe(svg);
});

test("the starter's press page packs the app's screenshots unchanged and no placeholder icon, and its bytes depend on no clock", () => {
  const zips = ["Pacific/Kiritimati", "America/Los_Angeles"].map((TZ, index) => {
    const root = join(tempFolder(onTestFinished), "site");
    const env = { ...process.env, TZ };
    const made = runCli(["init", root, "--yes", "--from", appOf("fastlane-ios")], { env });
    expect(made.status, made.stderr).toBe(0);
    symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
    // Only the bytes of a file are packed, not its time.
    const day = new Date(Date.UTC(2001 + index, 3, 5));
    for (const file of readdirSync(join(root, "pages/_screenshots")))
      utimesSync(join(root, "pages/_screenshots", file), day, day);
    const { status, stdout } = runCli(["build", "--root", root], { env });
    expect(status, stdout).toBe(0);
    return { root, zip: readFileSync(join(root, "dist/press.zip")) };
  });
  const [first, second] = zips;
  if (!first || !second) throw new Error("nothing was built");
  expect(second.zip.equals(first.zip)).toBe(true);
  const folder = tempFolder(onTestFinished);
  execFileSync("unzip", ["-q", join(first.root, "dist/press.zip"), "-d", folder]);
  const bytesIn = (place: string) =>
    readdirSync(join(first.root, place)).map((name) => readFileSync(join(first.root, place, name)));
  const own = [...bytesIn("pages/_screenshots"), ...bytesIn("public")];
  const names = readdirSync(folder).sort();
  expect(names.filter((name) => /^screenshot-\d+\.png$/.test(name)).length).toBeGreaterThan(1);
  expect(names.filter((name) => /icon[\w-]*\.(png|svg)$/.test(name))).toEqual([]);
  expect(readFileSync(join(folder, "text.txt"), "utf8")).toMatch(/^Name: .+\n/);
  expect(readFileSync(join(folder, "qr-get.svg"), "utf8")).toMatch(/^<svg xmlns=/);
  for (const name of names.filter((one) => one !== "text.txt" && one !== "qr-get.svg")) {
    const packed = readFileSync(join(folder, name));
    expect(
      own.some((bytes) => bytes.equals(packed)),
      name,
    ).toBe(true);
  }
  const script =
    "import zipfile,sys\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint('\\n'.join(sorted(z.namelist())))";
  const listed = execFileSync("python3", ["-c", script, join(first.root, "dist/press.zip")], {
    encoding: "utf8",
  });
  expect(listed.trim().split("\n")).toEqual(names);
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
