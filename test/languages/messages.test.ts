import { readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { checkTypes } from "../support/cli/check-types.js";
import { loadedWith } from "../support/cli/loaded-with.js";
import { cliFile, runProgram } from "../support/cli/run-cli.js";
import { buildSite } from "../support/flows.js";
import { readFolder } from "../support/read-folder.js";
import { siteAt } from "../support/sites/edit-site.js";
import {
  copySite,
  linkPackages,
  repository,
  sitesFolder,
  tempFolder,
  tempSite,
} from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

/* The texts of pages as messages: the output, the compiler's types, and the loaded code. */

function fourLanguages() {
  const root = tempFolder(onTestFinished);
  copySite(join(sitesFolder, "four-languages"), root);
  return siteAt(root);
}

const partOf = (html: string, id: string) =>
  new RegExp(`<(\\w+) id="${id}">(.*?)</\\1>`).exec(html)?.[2] ?? "";
const items = (html: string, id: string) =>
  [...partOf(html, id).matchAll(/<(?:li|dt|dd)>(.*?)</g)].map(([, text]) => text);

describe("messages", () => {
  test("are formatted by the rules of each language", async () => {
    const { root } = fourLanguages();
    expect((await buildSite(root, { today: "2026-01-01", strict: true })).diagnostics).toEqual([]);
    const read = (name: string) => readFileSync(join(root, "dist", `${name}.html`), "utf8");
    const [english = "", portuguese = "", chinese = "", arabic = ""] = [
      "press",
      "pt-pt/press",
      "zh-hans/press",
      "ar/press",
    ].map(read);
    expect(items(english, "counts")).toEqual([
      "No tide table of 12,345.678",
      "1 tide table of 12,345.678",
      "2 tide tables of 12,345.678",
      "3 tide tables of 12,345.678",
      "11 tide tables of 12,345.678",
      "1,234,567 tide tables of 12,345.678",
    ]);
    expect(items(portuguese, "counts").slice(0, 2)).toEqual([
      "Nenhuma tabela de 12\u00A0345,678",
      "1 tabela de 12\u00A0345,678",
    ]);
    expect(items(arabic, "counts").map((text) => text?.split(" من")[0])).toEqual([
      "لا جداول",
      "جدول واحد",
      "جدولان",
      "3 جداول",
      "11 جدولاً",
      "1,234,567 جدولاً",
    ]);
    expect(items(english, "places").map((text) => text?.slice(0, 3))).toEqual(["1st", "2nd", "3rd", "4th"]);
    expect(partOf(english, "since")).toBe("In the stores since March 1, 2025 (3/1/25).");
    expect(partOf(portuguese, "since")).toBe("Nas lojas desde 1 de março de 2025 (01/03/25).");
    expect(partOf(chinese, "since")).toBe("2025年3月1日（2025/3/1）上架。");
    expect(partOf(english, "price")).toBe("€9.50 a year, 25% of it for the sea");
    expect(partOf(portuguese, "price")).toBe("9,50\u00A0€ por ano, 25% para o mar");
    expect(partOf(chinese, "price")).toBe("每年 €9.50，其中 25% 用于海洋");
    expect(items(chinese, "features")).toEqual(["潮汐", "高潮与低潮。", "安静", "–"]);
    expect(items(portuguese, "steps")).toEqual(["Abra a aplicação", "Veja"]);
  });

  test("become elements only at their tags, and their texts and values are escaped", async () => {
    const site = fourLanguages();
    site.replace("messages/en-US.ts", "or <b>call</b>", "or <b><img src=x onerror=alert(2)>call</b>");
    const { diagnostics } = await buildSite(site.root, { today: "2026-01-01" });
    expect(diagnostics.map(({ code }) => code)).toContain("read/invalid-message");
    site.replace("messages/en-US.ts", "<img src=x onerror=alert(2)>", "&lt;img&gt; ");
    await buildSite(site.root, { today: "2026-01-01" });
    const html = readFolder(join(site.root, "dist"))["press.html"] ?? "";
    expect(partOf(html, "write")).toBe(
      'Write to <a href="mailto:ana@four.site.dev">&lt;script&gt;alert(1)&lt;/script&gt; &amp; Ana</a>, or <strong lang="en-US">&amp;lt;img&amp;gt; call</strong>.',
    );
    expect(partOf(html, "braces")).toBe("It&#x27;s {plain} &amp; a &lt; b");
  });

  test.runIf(isThorough)("do not depend on the machine's Intl", () => {
    const { root } = fourLanguages();
    const hook = join(tempFolder(onTestFinished), "other-icu.cjs");
    writeFileSync(
      hook,
      `for (const name of ["NumberFormat", "DateTimeFormat", "PluralRules", "ListFormat"]) {
        const wrong = () => "other";
        Object.defineProperties(Intl[name].prototype, {
          format: { get: () => wrong }, select: { value: () => "two" }, formatToParts: { value: () => [] },
        });
      }
      Number.prototype.toLocaleString = Date.prototype.toLocaleString = Date.prototype.toLocaleDateString = () => "other";`,
    );
    const build = (...options: string[]) => {
      const command = [
        process.execPath,
        ...options,
        cliFile,
        "build",
        "--root",
        root,
        "--today",
        "2026-01-01",
      ];
      expect(runProgram(command).status).toBe(0);
      return readFolder(join(root, "dist"));
    };
    const usual = build();
    expect(usual["press.html"]).toContain("March 1, 2025");
    expect(build("--require", hook)).toEqual(usual);
  });
});

describe("the types of messages", () => {
  const compile = (code: string) => {
    const { root, write } = fourLanguages();
    write(
      "pages/typed.ts",
      `import { useMessages } from "handbill";\nexport const t = useMessages();\n${code}\n`,
    );
    write(
      "tsconfig.json",
      JSON.stringify({ extends: join(repository, "tsconfig.site.json"), include: ["."] }),
    );
    linkPackages(root, ["react", "react-dom", "@types/react", "@types/react-dom", "csstype"]);
    symlinkSync(repository, join(root, "node_modules/handbill"), "dir");
    return checkTypes(root);
  };

  test("know the keys and arguments of the first language's file", () => {
    const code = `
      export const fine: string[] = [
        t("press.title"), t("press.count", { count: 1, all: 2 }), t("press.since", { day: new Date(0) }), ...t.list("steps"),
        ...t.list("features").map((feature) => feature("title") + (feature.has("text") ? feature("text") : "")),
      ];
      export const link = t.rich("press.write", { name: "Ana", mail: (words) => words, b: () => null });
      // @ts-expect-error there is no such message
      t("press.titel");
      // @ts-expect-error a group is not a message
      t("press");
      // @ts-expect-error it takes values
      t("press.count");
      // @ts-expect-error a number is not a text
      t("press.count", { count: "one", all: 2 });
      // @ts-expect-error all is missing
      t("press.count", { count: 1 });
      // @ts-expect-error its argument has another name
      t("press.since", { date: "2025-03-01" });
      // @ts-expect-error it has elements in it
      t("press.write", { name: "Ana" });
      // @ts-expect-error a tag is missing
      t.rich("press.write", { name: "Ana", b: () => null });
      // @ts-expect-error this is not a list
      t.list("press");
      // @ts-expect-error the entries have no such text
      t.list("features")[0]?.("titel");`;
    expect(compile(code)).toBe("");
  });

  test("require the same keys in other languages", () => {
    const stdout = compile(
      'import type { Messages } from "handbill";\nexport const other = { press: { titel: "" } } satisfies Messages;',
    );
    expect(stdout).toContain("pages/typed.ts(4,");
    expect(stdout).toContain("titel");
  });
});

describe("the message parser", () => {
  /** A code of the parser's errors that no other package contains. */
  const parser = ["EXPECT_ARGUMENT_CLOSING_BRACE"];

  test("is loaded only if a message has arguments", () => {
    const root = tempSite(onTestFinished);
    expect(loadedWith(parser, root)).toEqual([]);
    siteAt(root).write("messages/en.ts", 'export default { title: "A title" };');
    expect(loadedWith(parser, root)).toEqual([]);
    siteAt(root).write("messages/en.ts", 'export default { title: "A title of {name}" };');
    expect(loadedWith(parser, root)).toEqual(parser);
  });
});
