import { readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { cutNodes, listOwnMethods, parseModule, renameProperties, shortNames } from "./lean-code.mjs";

/** The preset in src/prove/validity-settings.ts: only its rules are needed. */
const preset = "html-validate:standard";

/** html-validate's validation of its tables, settings and plugins: the first two never change, and there are no plugins. */
const stubs = {
  ajv: "export default class { addMetaSchema() {} addKeyword() {} getSchema() {} compile() { return () => true; } }",
  semver: "export default { satisfies: () => true };",
  "@sidvind/better-ajv-errors": "export default undefined;",
  "@html-validate/stylish": "export const stylish = undefined;",
};

/** Character references, from the table that htmlparser2 includes. */
const references = `import { decodeHTML, decodeHTMLStrict } from "entities/decode";
  export const references = {
    includes: (one) => one.endsWith(";") ? decodeHTMLStrict(one) !== one : decodeHTML(one).length === 1,
    map: () => references,
  };`;

/** Reduces html-validate to the rules of one preset, without the texts that explain them, and with short names inside. */
export const lessHtmlValidate = {
  name: "less-html-validate",
  setup(build) {
    build.onResolve(
      { filter: /^(ajv|semver|@sidvind\/better-ajv-errors|@html-validate\/stylish)$/ },
      ({ path, importer }) =>
        importer.includes("html-validate") ? { path, namespace: "never-wrong" } : undefined,
    );
    build.onLoad({ filter: /./, namespace: "never-wrong" }, ({ path }) => ({ contents: stubs[path] }));
    build.onResolve({ filter: /^html-validate-references$/ }, ({ path }) => ({
      path,
      namespace: "references",
    }));
    build.onLoad({ filter: /./, namespace: "references" }, () => ({
      contents: references,
      resolveDir: realpathSync(fileURLToPath(new URL("../../node_modules/htmlparser2", import.meta.url))),
    }));
    const user = readFileSync(new URL("../../src/workers/validity-worker.ts", import.meta.url), "utf8");
    let short;
    build.onLoad({ filter: /[/\\]html-validate[/\\]dist[/\\]esm[/\\][\w-]+\.js$/ }, async ({ path }) => {
      short ??= shortNames(
        listOwnMethods(readFileSync(join(dirname(path), "core.js"), "utf8")).filter(
          (name) => !user.includes(name),
        ),
      );
      const code = readFileSync(path, "utf8");
      const lean = { "core.js": withFewRules, "elements.js": withoutReferences }[basename(path)]?.(code);
      return { contents: await renameProperties(build, lean ?? code, short) };
    });
  },
};

function withFewRules(code) {
  const program = parseModule(code);
  const entriesOf = (name) => declared(program, name).init.properties.filter(({ key }) => key);
  const nameOf = ({ key }) => key.name ?? key.value;
  const { value } = entriesOf("presets").find((one) => nameOf(one) === preset);
  const needed = new Set(
    entriesOf(value.name)
      .find((one) => nameOf(one) === "rules")
      .value.properties.map(nameOf),
  );
  return cutNodes(code, [
    ...["ajvSchemaDraft", "schema", "configurationSchema"].flatMap(
      (name) => declared(program, name).init.properties,
    ),
    ...["bundledRules", "bundledRules$1"].flatMap(entriesOf).filter((rule) => !needed.has(nameOf(rule))),
    ...entriesOf("presets").filter((one) => nameOf(one) !== preset),
    ...program.body
      .filter(({ type, superClass }) => type === "ClassDeclaration" && superClass?.name === "Rule")
      .flatMap(({ body }) => body.body.filter(({ key }) => key?.name === "documentation")),
  ]);
}

function withoutReferences(code) {
  const list = declared(parseModule(code), "entities");
  const contents = `${code.slice(0, list.init.start)}references${code.slice(list.init.end)}`;
  return `import { references } from "html-validate-references";\n${contents}`;
}

function declared({ body }, name) {
  return body.flatMap(({ declarations }) => declarations ?? []).find(({ id }) => id.name === name);
}
