import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { runWarm } from "../support/cli/warm-cli.js";
import { repository, tempFolder } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* `handbill rename-page`: moves a page to another URL without a broken link or a lost URL. */

function newSite(...flags: readonly string[]) {
  const root = join(tempFolder(onTestFinished), "site");
  const made = runWarm(["init", root, "--yes", "--name", "Tidal", ...flags]);
  expect(made.status, made.stderr).toBe(0);
  symlinkSync(join(repository, "node_modules"), join(root, "node_modules"), "dir");
  return {
    root,
    read: (file: string) => readFileSync(join(root, file), "utf8"),
    rename: (from: string, to: string) => runWarm(["rename-page", from, to, "--root", root, "--no-color"]),
    build: () => {
      const { status, stdout } = runWarm(["build", "--root", root, "--json"]);
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string }[] };
      return { status, codes: diagnostics.map(({ code }) => code) };
    },
  };
}

const whole = { status: 0, codes: ["check/placeholder"] };

test("a renamed page moves with its links in all languages, and its old URLs redirect", () => {
  const { root, read, rename, build } = newSite("--languages", "en,pt-PT");
  const { status, stderr } = rename("/press", "/about/media");
  expect(status, stderr).toBe(0);
  expect(existsSync(join(root, "pages/press.tsx"))).toBe(false);
  expect(read("site.config.ts")).toMatch(/"\/press": "\/about\/media"/);
  expect(read("site.config.ts")).toMatch(/"\/pt-pt\/press": "\/pt-pt\/about\/media"/);
  expect(build()).toEqual(whole);
  expect(read("dist/pt-pt/about/media.html")).toContain("Imprensa");
  expect(read("dist/support.html")).toContain('href="/about/media"');
  expect(read("dist/press.html")).toContain('content="0;url=/about/media"');
});

test("a renamed document moves too, except a document with versions", () => {
  const { root, read, rename, build } = newSite();
  expect(rename("/privacy-policy", "/privacy").status).toBe(0);
  expect(build()).toEqual(whole);
  expect(read("dist/privacy.html")).toContain("Privacy policy");
  mkdirSync(join(root, "legal/history/privacy"), { recursive: true });
  const refused = rename("/privacy", "/data");
  expect(refused.status).toBe(1);
  expect(refused.stderr).toContain("scaffold/has-versions");
  expect(existsSync(join(root, "legal/privacy.md"))).toBe(true);
});

test("a redirect from the new URL is replaced by the page, in all languages", () => {
  const { root, read, rename, build } = newSite("--languages", "en,pt-PT");
  const redirects = `redirects: {
    "/terms": "/terms-of-service",
    "/pt-pt/terms": { to: "/pt-pt/terms-of-service", status: 302 },
    "/terms.html": "/terms-of-service",
    "/eula": "/terms-of-service",
  },`;
  const config = read("site.config.ts");
  writeFileSync(join(root, "site.config.ts"), config.replace(/^( *)app: \{/m, `$1${redirects}\n$1app: {`));
  expect(rename("/terms-of-service", "/terms").stderr).toBe("");
  expect(read("pages/_shared/imprint.tsx")).toContain('{ to: "/terms", name: "shared.terms" }');
  expect(read("site.config.ts")).not.toContain("/terms.html");
  expect(build()).toEqual(whole);
  expect(read("dist/terms.html")).toContain("<h1");
  expect(read("dist/eula.html")).toContain('content="0;url=/terms"');
  expect(read("dist/pt-pt/terms-of-service.html")).toContain('content="0;url=/pt-pt/terms"');
});

test("a renamed document of a collection moves in all languages, and the leading slash is optional", () => {
  const { root, read, rename, build } = newSite("--languages", "en,pt-PT");
  expect(rename("help/contact", "help/reach-us").stderr).toBe("");
  expect(existsSync(join(root, "content/help/pt-PT/reach-us.md"))).toBe(true);
  expect(build()).toEqual(whole);
  expect(read("dist/help/contact.html")).toContain('content="0;url=/help/reach-us"');
  expect(rename("help/reach-us", "reach-us").stderr).toContain("scaffold/no-such-page");
});

test.runIf(isThorough)(
  "a page that is not yet published has no URL to redirect until the record contains it",
  () => {
    const { root, read, rename, build } = newSite("--languages", "en,pt-PT");
    expect(rename("/delete-account", "/goodbye").stdout).toContain("/delete-account is not in handbill.lock");
    expect(build()).toEqual(whole);
    expect(read("site.config.ts")).not.toContain('"/delete-account": "/goodbye"');
    writeFileSync(
      join(root, "site.config.ts"),
      read("site.config.ts").replace(/accounts: false/, "accounts: true"),
    );
    expect(runWarm(["lock", "--root", root]).status).toBe(0);
    expect(rename("/goodbye", "/farewell").stdout).toContain("/goodbye redirects to it");
    expect(read("site.config.ts")).toMatch(/"\/pt-pt\/goodbye": "\/pt-pt\/farewell"/);
  },
);

test("add-language translates renamed documents, with the new URLs in their links", () => {
  const { root, read, rename, build } = newSite("--language", "de");
  rename("/privacy-policy", "/datenschutz");
  rename("/support", "/kontakt");
  const { status, stderr } = runWarm(["add-language", "en", "--root", root]);
  expect(status, stderr).toBe(0);
  expect(read("legal/en/datenschutz.md")).toContain("title: Privacy policy");
  expect(read("content/help/en/contact.md")).toContain("](/kontakt)");
  expect(build()).toEqual(whole);
});

test("a missing page, or an existing page at the new URL, leaves the site unchanged", () => {
  const { read, rename } = newSite();
  const config = read("site.config.ts");
  const lost = rename("/nowhere", "/media");
  expect(lost.status).toBe(1);
  expect(lost.stderr).toContain("scaffold/no-such-page");
  expect(rename("/press", "/support")).toMatchObject({ status: 1 });
  expect(rename("/press", "media/")).toMatchObject({ status: 2 });
  expect(read("site.config.ts")).toBe(config);
});
