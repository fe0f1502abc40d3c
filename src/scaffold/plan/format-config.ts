import { configIntro, configNotes } from "./config-notes.js";

/** Formats a plain object as a config file in TypeScript, `site.config.ts`, with a comment above each group of keys. */
export function formatConfig(config: object, language: string): string {
  return [
    'import { defineConfig } from "handbill";',
    "",
    configIntro,
    `const config = defineConfig(${withNotes(formatLiteral(config, ""))});`,
    "",
    "export default config;",
    "",
    "// Gives TypeScript the types of `useSite().facts` and of the messages.",
    'declare module "handbill" {',
    "  interface Register {",
    "    config: typeof config;",
    `    messages: typeof import("./messages/${language}.ts").default;`,
    "  }",
    "}",
    "",
  ].join("\n");
}

/** At the top level, keys are the only lines that are indented by two spaces. */
const withNotes = (literal: string) =>
  literal.replace(/^ {2}(\w+): /gm, (line, key) => {
    const note = Object.hasOwn(configNotes, key) ? configNotes[key] : undefined;
    return note === undefined ? line : `\n  // ${note}\n${line}`;
  });

const longest = 100;

/** Formats a value as a TypeScript literal, with line breaks if it is long. Undefined values are omitted. */
export function formatLiteral(value: unknown, indent: string): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const entries = isList
    ? value.map((item) => ({ name: "", item }))
    : Object.entries(value)
        .filter(([, item]) => item !== undefined)
        .map(([key, item]) => ({ name: `${isName(key) ? key : JSON.stringify(key)}: `, item }));
  const [open, close] = isList ? "[]" : "{}";
  if (entries.length === 0) return `${open}${close}`;
  const space = isList ? "" : " ";
  const short = `${open}${space}${entries.map(({ name, item }) => name + formatLiteral(item, indent)).join(", ")}${space}${close}`;
  if (indent !== "" && !short.includes("\n") && indent.length + short.length <= longest) return short;
  const deeper = `${indent}  `;
  const lines = entries.map(({ name, item }) => `${deeper}${name}${formatLiteral(item, deeper)},\n`);
  return `${open}\n${lines.join("")}${indent}${close}`;
}

export const isName = (key: string) => /^[A-Za-z_$][\w$]*$/.test(key);
