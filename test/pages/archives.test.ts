import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { expect, onTestFinished, test } from "vitest";
import { appOf } from "../support/cli/init-from.js";
import { type CliResult, runCli } from "../support/cli/run-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { buildSite } from "../support/flows.js";
import { repository, tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

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

test("an archive contains the files unchanged, is the same in any time zone, and can be unzipped", () => {
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

const logo = svg.replace('width="40"', 'width="20"');
const pixelsOf = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

test("the press kit contains logo, screenshots and facts in each language, and is reproducible", () => {
  const root = join(tempFolder(onTestFinished), "site");
  const from = ["--from", appOf("fastlane-ios"), "--languages", "en,de"];
  const made = runWarm(["init", root, "--yes", ...from, "--email", "press@tidepool.test"]);
  expect(made.status, made.stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  const build = (run: (args: readonly string[]) => CliResult, out: string) => {
    const { status, stdout, stderr } = run(["build", "--root", root, "--out", join(root, out)]);
    expect(status, stdout + stderr).toBe(0);
  };
  build(runWarm, "dist");
  const names = Object.keys(unzipSync(readFileSync(join(root, "dist/press.zip"))));
  expect(names).toEqual(["screenshot-1.png", "screenshot-2.png", "text.txt", "qr-get.svg"]);
  // The author's icon, instead of the placeholder that the kit omits.
  const config = join(root, "site.config.ts");
  const [before = "", after = ""] = readFileSync(config, "utf8").split("placeholders: {");
  const icon = /\n +icon: "\/placeholder-icon.svg",/;
  writeFileSync(join(root, "public/tidepool.svg"), logo);
  writeFileSync(
    config,
    `${before.replace(icon, '\n  icon: "/tidepool.svg",')}placeholders: {${after.replace(icon, "")}`,
  );
  for (const [index, TZ] of [
    "Pacific/Kiritimati",
    ...(isThorough ? ["America/Los_Angeles"] : []),
  ].entries()) {
    // Only the bytes of a file are packed, not its time.
    const day = new Date(Date.UTC(2001 + index, 3, 5));
    for (const file of readdirSync(join(root, "pages/_screenshots")))
      utimesSync(join(root, "pages/_screenshots", file), day, day);
    build((args) => runCli(args, { env: { ...process.env, TZ } }), index === 0 ? "dist" : "other");
  }
  const ofApp = (files: readonly string[]) =>
    files.map((file) => readFileSync(join(appOf("fastlane-ios"), "fastlane/screenshots", file)));
  for (const [zip, page, subtitle, screens, facts] of [
    [
      "press.zip",
      "press",
      "Tides, quietly",
      ["en-US/iPhone 15-01.png", "en-US/iPhone 15-02.png"],
      /^Name: Tidepool\nCategory: Weather\nPublisher: Tidepool Lda\nContact: press@/,
    ],
    [
      "press-de.zip",
      "de/press",
      "Gezeiten, ganz ruhig",
      // It has one in German.
      ["de-DE/iPhone 15-01.png", "en-US/iPhone 15-02.png"],
      /^Name: Gezeiten\nKategorie: Wetter\nAnbieter: Tidepool Lda\nKontakt: press@/,
    ],
  ] as const) {
    const file = join(root, "dist", zip);
    if (isThorough) expect(readFileSync(file).equals(readFileSync(join(root, "other", zip))), zip).toBe(true);
    expect(readFileSync(join(root, `dist/${page}.html`), "utf8")).toContain(`<a href="/${zip}" download="">`);
    const folder = tempFolder(onTestFinished);
    execFileSync("unzip", ["-q", file, "-d", folder]);
    const read = (name: string) => readFileSync(join(folder, name));
    expect(readdirSync(folder).sort()).toEqual([
      "icon-512.png",
      "qr-get.svg",
      "screenshot-1.png",
      "screenshot-2.png",
      "text.txt",
      "tidepool.svg",
    ]);
    // The files as the author and the store have them, neither smaller nor compressed again, and no placeholder.
    expect(read("tidepool.svg").toString()).toBe(logo);
    expect(read("qr-get.svg").toString()).toMatch(/^<svg xmlns=/);
    expect(pixelsOf(read("icon-512.png"))).toEqual([512, 512]);
    expect([read("screenshot-1.png"), read("screenshot-2.png")]).toEqual(ofApp(screens));
    expect(pixelsOf(read("screenshot-2.png"))).toEqual([300, 650]);
    const [first = "", ...lengths] = read("text.txt").toString().trim().split("\n\n---\n\n");
    expect(first).toMatch(facts);
    expect(lengths.length).toBe(3);
    expect(lengths[0]).toBe(subtitle);
    expect(new Set(lengths).size).toBe(3);
    const script =
      "import zipfile,sys\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint('\\n'.join(sorted(z.namelist())))";
    const listed = execFileSync("python3", ["-c", script, file], { encoding: "utf8" });
    expect(listed.trim().split("\n")).toEqual(readdirSync(folder).sort());
  }
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

test("two pages can offer the same archive, but not different archives with one name", async () => {
  const root = archiveSite("[drawing]");
  const page = readFileSync(join(root, "pages/index.tsx"), "utf8");
  writeFileSync(join(root, "pages/again.tsx"), page);
  const codes = async () =>
    (await buildSite(root)).diagnostics.map(({ code }) => code).filter((code) => code.startsWith("encode/"));
  expect(await codes()).toEqual([]);
  writeFileSync(join(root, "pages/again.tsx"), page.replace("[drawing]", '["/icon.svg"]'));
  expect(await codes()).toEqual(["encode/archive-differs"]);
});
