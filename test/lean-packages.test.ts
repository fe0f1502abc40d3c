import { createRequire } from "node:module";
import { build, type Plugin } from "esbuild";
import { expect, test } from "vitest";
import { leanPackages } from "../scripts/lean-packages.mjs";
import { repository } from "./support/temp-site.js";

interface Packages {
  readonly characterEntities: Readonly<Record<string, string>>;
  readonly decodeNamedCharacterReference: (name: string) => string | false;
  readonly parseFragment: (html: string, options: object) => unknown;
  readonly slug: (text: string) => string;
  readonly unicodePunctuation: (code: number | null) => boolean;
}

/** The packages as they are, and as they are bundled. */
const whole = await load([]);
const lean = await load([...leanPackages]);

const names = Object.keys(whole.characterEntities);
const unlike = names.flatMap((name) => [
  ...[`${name}x`, name.slice(0, -1), name.toUpperCase(), `${name};`, `${name}&amp`, `&${name}`],
]);
const numbers = ["#0;", "#65", "#128;", "#xd800;", "#x1F600;", "#x110000;", "#;", "#x;", "#x41z", ""];

/** The package with what is bundled instead of some of it. */
async function load(plugins: Plugin[]): Promise<Packages> {
  const contents = `
    export { characterEntities } from "character-entities";
    export { decodeNamedCharacterReference } from "decode-named-character-reference";
    export { parseFragment } from "parse5";
    export { slug } from "github-slugger";
    export { unicodePunctuation } from "micromark-util-character";`;
  const { outputFiles } = await build({
    ...{ stdin: { contents, resolveDir: repository }, bundle: true, write: false },
    ...{ platform: "node", format: "cjs", plugins },
  });
  const module = { exports: {} };
  new Function("module", "exports", "require", outputFiles[0]?.text ?? "")(
    ...[module, module.exports, createRequire(import.meta.url)],
  );
  return module.exports as Packages;
}

/** Of these references, without their `&`, those that the packages read differently. */
function differing(read: (packages: Packages, reference: string) => unknown): string[] {
  const references = [...names, ...unlike, ...numbers];
  return references.filter((one) => JSON.stringify(read(lean, one)) !== JSON.stringify(read(whole, one)));
}

test("Markdown's character references stand for the same", () => {
  expect(names.length).toBeGreaterThan(2000);
  expect(differing((packages, name) => packages.decodeNamedCharacterReference(name))).toEqual([]);
});

test("parse5 reads them the same in text and attributes, and finds the same mistakes", () => {
  const read = ({ parseFragment }: Packages, reference: string) => {
    const errors: string[] = [];
    const onParseError = (error: { readonly code: string; readonly startOffset: number }) =>
      errors.push(`${error.startOffset} ${error.code}`);
    const texts = ["", ";", "=", "1"].map((end) => `&${reference}${end}`);
    const tree = parseFragment(texts.map((text) => `<p title="${text}">${text}</p>`).join(""), {
      onParseError,
    });
    return [
      JSON.stringify(tree, (key, value) => (key === "parentNode" ? undefined : (value as unknown))),
      errors,
    ];
  };
  expect(read(whole, "amp")).not.toEqual(read(whole, "lt"));
  expect(differing(read)).toEqual([]);
});

test("ids of headings and punctuation are the same, of whichever letter", () => {
  const codes = Array.from({ length: 0x10000 }, (_, code) => code);
  const textsWith = (code: number) => [String.fromCharCode(code), `A b${String.fromCharCode(code)}-C_1`];
  const slugsOf = (code: number, { slug }: Packages) => textsWith(code).map(slug).join("|");
  expect(codes.filter((code) => slugsOf(code, lean) !== slugsOf(code, whole))).toEqual([]);
  const others = [null, -5, -2, -1, ...codes].filter(
    (code) => lean.unicodePunctuation(code) !== whole.unicodePunctuation(code),
  );
  expect(others).toEqual([]);
});
