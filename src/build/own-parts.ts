import { textOfHtml } from "../check/page/text-of-html.js";
import { describeThrown } from "../diagnostics/describe-thrown.js";
import { isTookTooLong, reportEndless, siteCodeLimitMs } from "../effects/time-limit.js";
import { hostOf } from "../hosts/hosts.js";
import { withBase } from "../model/addresses/addresses.js";
import type { OwnPage, OwnRule } from "../model/config/own-parts.js";
import { filePath } from "../model/config/own-parts.js";
import type { Host, HostedSite, HostFile } from "../model/hosts/host.js";
import { redirectStatuses } from "../model/hosts/serving.js";
import type { Page } from "../model/pages/page.js";
import { configPlace } from "../model/place.js";
import type { Project, SourceBytes } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import type { Site } from "../model/site/site.js";
import type { BuildContext } from "./build-options.js";

interface PlannedPages {
  readonly plan: { readonly project: Pick<Project, "site" | "own"> };
  readonly pages: readonly Page[];
}

export function makeOwnFiles({ plan, pages }: PlannedPages, context: BuildContext): readonly SourceBytes[] {
  const files = Object.entries(plan.project.own?.files ?? {});
  if (files.length === 0 || context.options.shard) return [];
  const given = { pages: pages.map((page) => viewPage(page, plan.project.site)) };
  const makeFile = ([outputFile, make]: (typeof files)[number]) => {
    const path = ["files", "own", outputFile];
    const what = `the file ${outputFile}`;
    const result = call(() => make(given), { what, path }, context);
    if (!result) return [];
    const { value } = result;
    if (typeof value === "string") return { outputFile, sourceFile: configFile, bytes: Buffer.from(value) };
    if (value instanceof Uint8Array) return { outputFile, sourceFile: configFile, bytes: value };
    reportAnswer(value, { what, path, expected: "a string or bytes" }, context);
    return [];
  };
  return context.code.within(() => files.flatMap(makeFile));
}

export function runOwnRules({ plan, pages }: PlannedPages, context: BuildContext): void {
  const rules = Object.entries(plan.project.own?.rules ?? {});
  if (rules.length === 0 || context.options.shard) return;
  const views = pages.map((page) => [page, viewPage(page, plan.project.site)] as const);
  context.code.within(() => checkPages(views, rules, context));
}

function checkPages(
  pages: readonly (readonly [Page, OwnPage])[],
  rules: readonly (readonly [string, OwnRule])[],
  context: BuildContext,
): void {
  for (const [page, view] of pages)
    for (const [rule, check] of rules) {
      const path = ["checks", "rules", rule];
      const what = `the rule ${JSON.stringify(rule)}`;
      const answer = call(() => check(view), { what, path }, context);
      if (!answer) return;
      const found: readonly unknown[] = Array.isArray(answer.value) ? answer.value : [answer.value];
      for (const finding of found) {
        if (finding === undefined || finding === null || finding === false) continue;
        if (typeof finding !== "string")
          return reportAnswer(
            finding,
            { what, path, expected: "a string, a list of strings, or nothing" },
            context,
          );
        const place = { file: page.route.module.sourceFile, page: page.route.routePath };
        context.log.add("own/finding", { rule, finding }, place);
      }
    }
}

const decoder = new TextDecoder();

/** The properties that are slow to compute are getters. */
function viewPage({ route, meta, bytes }: Page, { origin, base }: Site): OwnPage {
  const { routePath, language } = route;
  const { title, description } = meta;
  return {
    ...{ routePath, language, title, description, url: origin + withBase(base, routePath) },
    get html() {
      return decoder.decode(Buffer.from(bytes));
    },
    get text() {
      return textOfHtml(this.html.slice(this.html.indexOf("<body")));
    },
  };
}

/** The host that the site is built for. The files of a custom host come from the function in the config. */
export function findHost({ site, own }: Pick<Project, "site" | "own">, context: BuildContext): Host {
  const like = hostOf(site.host);
  if (!own?.host) return like;
  const { title, place, files } = own.host;
  const called = { what: `files of the host ${title}`, path: ["host", "files"] };
  const write = ({ headers, redirects, base }: HostedSite): HostFile[] => {
    const made = context.code.within(() => call(() => files({ headers, redirects, base }), called, context));
    if (!made) return [];
    const texts: [string, unknown][] = Object.entries(made.value ?? {});
    if (texts.length > 0 && texts.every(([path, text]) => filePath.test(path) && typeof text === "string")) {
      if (place === "output") configFiles.push(...texts.map(([path]) => path));
      return texts.map(([path, text]) => ({ path, text: String(text), place }));
    }
    reportAnswer(made.value, { ...called, expected: "an object with the text of each file" }, context);
    return [];
  };
  /** The record of URLs leaves these out. */
  const configFiles: string[] = [];
  return { ...like, title, configuration: { redirectStatuses, configFiles, write } };
}

interface ConfigFunction {
  readonly what: string;
  /** Its key path in the config. */
  readonly path: readonly string[];
}

export function call<Value>(
  run: () => Value,
  { what, path }: ConfigFunction,
  { effects, code, log }: BuildContext,
): { readonly value: Value } | undefined {
  const place = configPlace(path);
  try {
    return { value: effects.limit.call(siteCodeLimitMs, run) };
  } catch (thrown) {
    if (isTookTooLong(thrown)) reportEndless(place, log);
    else log.add("own/threw", { what, error: describeThrown(thrown) }, { ...place, ...code.placeOf(thrown) });
    return undefined;
  }
}

function reportAnswer(
  value: unknown,
  { what, path, expected }: ConfigFunction & { readonly expected: string },
  { log }: BuildContext,
): void {
  if (value instanceof Promise) value.catch(() => {}); // the promise itself is the mistake, so a rejection need not be reported
  const received = value instanceof Promise ? "a promise" : value === undefined ? "nothing" : typeof value;
  log.add("own/answer", { what, expected, received }, configPlace(path));
}
