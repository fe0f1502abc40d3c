import * as v from "valibot";
import { type Diagnostic, Diagnostics } from "../diagnostics/diagnostics.js";
import { configIn, listLanguages } from "../model/config/language-config.js";
import type { SiteConfig } from "../model/config/site-config.js";
import { isSchema } from "../model/config/standard-schema.js";
import { configPlace, literalPlace } from "../model/place.js";
import { nearest } from "../text/nearest.js";
import { shorten } from "../text/shorten.js";
import { valueAt } from "../util/value-at.js";
import { checkHasLanguage, checkLanguages } from "./check-languages.js";
import { checkGetLinks, checkLinks } from "./check-links.js";
import { checkStores } from "./check-stores.js";
import { configSchema } from "./config-schema.js";

/** Validates a config; reports all its problems at once and returns undefined if it is invalid. */
export function checkConfig(value: unknown, log: Diagnostics): SiteConfig | undefined {
  if (!isPlainObject(value)) {
    const args = {
      key: "the default export",
      expected: "an object, as in export default defineConfig({ … })",
      received: describe(value),
    };
    return log.add("read/invalid-value", args, configPlace([]));
  }
  const diagnostics = new Diagnostics();
  checkHasLanguage(value, diagnostics);
  const config = checkAll(value, diagnostics);
  checkPlaceholderPaths(value, diagnostics);
  const ofLanguages = new Diagnostics();
  if (config) checkLanguages(config, ofLanguages);
  if (config?.languages) checkOverrides(config, { diagnostics, log: ofLanguages });
  log.take([...diagnostics.sorted(), ...ofLanguages.sorted()]);
  return ofLanguages.hasErrors ? undefined : config;
}

/** Checks everything that depends on the config only; undefined if it is invalid. */
function checkAll(value: Record<string, unknown>, log: Diagnostics): SiteConfig | undefined {
  const result = v.safeParse(configSchema, value);
  for (const issue of result.issues ?? []) reportIssue(issue, log);
  if (value.stores !== undefined) checkStores(value.stores, log);
  checkGetLinks(value, log);
  if (value.links !== undefined) checkLinks(value.links, log);
  return result.success ? result.output : undefined;
}

/** Reports problems that the config has in one language only, at that language's overrides. */
function checkOverrides(
  config: SiteConfig,
  { diagnostics, log }: { diagnostics: Diagnostics; log: Diagnostics },
): void {
  const nameOf = ({ code, args }: Diagnostic) => JSON.stringify([code, args]);
  const known = new Set(diagnostics.sorted().map(nameOf));
  for (const [index, language] of listLanguages(config).entries()) {
    if (!language.overrides) continue;
    const own = new Diagnostics();
    checkAll({ ...configIn(language, config) }, own);
    for (const diagnostic of own.sorted()) {
      const { seek } = diagnostic.place;
      const path = seek?.kind === "config-key" ? seek.path : [];
      const place = configPlace(["languages", `${index}`, "overrides", ...path]);
      if (!known.has(nameOf(diagnostic))) log.take([{ ...diagnostic, place }]);
    }
  }
}

function checkPlaceholderPaths(value: Record<string, unknown>, log: Diagnostics): void {
  const { placeholders } = value;
  const paths: unknown[] = Array.isArray(placeholders)
    ? placeholders
    : isPlainObject(placeholders)
      ? Object.keys(placeholders)
      : [];
  for (const path of paths) {
    if (typeof path !== "string" || valueAt(value, path) !== undefined) continue;
    if (isStillMissing(path, value)) continue;
    const near = nearest(path, listPaths(value));
    log.add("read/unknown-placeholder", { path, near }, literalPlace(path));
  }
}

/** Whether `placeholders` lists the path with `null`, so that the value may be missing until it is known. Its parent has to exist. */
function isStillMissing(path: string, config: Record<string, unknown>): boolean {
  const { placeholders } = config;
  if (!isPlainObject(placeholders) || placeholders[path] !== null) return false;
  const parent = path.split(".").slice(0, -1).join(".");
  return parent === "" ? Object.hasOwn(configSchema.entries, path) : isPlainObject(valueAt(config, parent));
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && Object.prototype.toString.call(value) === "[object Object]";

type Issue = v.InferIssue<typeof configSchema>;

const pathOf = ({ path }: Issue) => path?.map(({ key }) => String(key)) ?? [];

function reportIssue(issue: Issue, log: Diagnostics): void {
  const path = pathOf(issue);
  const key = path
    .map((part, index) => (/^\d+$/.test(part) ? `[${part}]` : `${index === 0 ? "" : "."}${part}`))
    .join("");
  const place = configPlace(path);
  if (issue.type === "strict_object" && issue.expected === "never") {
    const known = keysAt(path.slice(0, -1));
    const near = nearest(path.at(-1) ?? "", known);
    const top = keysAt([]).find((own) => own === path.at(-1));
    log.add("read/unknown-key", { key, near, known: known.join(", "), top }, place);
  } else if (issue.type === "strict_object" && issue.expected?.startsWith('"')) {
    log.add("read/missing-key", { key, expected: expectedAt(path) }, place);
  } else if (issue.path?.at(-1)?.origin === "key") {
    log.add("read/invalid-value", { key, expected: issue.message, received: "a key" }, place);
  } else {
    const received = describe(issue.input);
    log.add("read/invalid-value", { key, expected: issue.message, received }, place);
  }
}

interface SchemaNode {
  entries?: Record<string, SchemaNode>;
  wrapped?: SchemaNode;
  value?: SchemaNode;
  item?: SchemaNode;
  getter?: (input: unknown) => SchemaNode;
  pipe?: SchemaNode[];
  message?: unknown;
}

/** Follows a key path into the schema, through optional parts. */
function schemaAt(path: readonly string[]): SchemaNode | undefined {
  let node = configSchema as unknown as SchemaNode | undefined;
  for (const key of path) {
    node = objectIn(node);
    node = node?.entries?.[key] ?? node?.item ?? node?.value;
  }
  return objectIn(node);
}
/** The schema behind "optional", and the matching one of several forms of an object. */
function objectIn(node: SchemaNode | undefined): SchemaNode | undefined {
  const bare = node?.wrapped ?? node;
  return bare?.getter?.({}) ?? bare;
}
const keysAt = (path: readonly string[]) => Object.keys(schemaAt(path)?.entries ?? {});
function expectedAt(path: readonly string[]): string {
  const node = schemaAt(path);
  const message = node?.message ?? node?.pipe?.find((part) => typeof part.message === "string")?.message;
  return typeof message === "string" ? message : "a value";
}

function describe(value: unknown): string {
  if (value === null || value === undefined || typeof value === "number" || typeof value === "boolean")
    return String(value);
  if (typeof value === "string") return value.trim() === "" ? '""' : JSON.stringify(shorten(value, 60));
  if (value instanceof Promise) return "a promise";
  if (Array.isArray(value)) return value.length === 0 ? "an empty list" : "a list";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

function listPaths(value: unknown, prefix = ""): string[] {
  if (typeof value !== "object" || value === null || isSchema(value)) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    prefix + key,
    ...listPaths(inner, `${prefix}${key}.`),
  ]);
}
