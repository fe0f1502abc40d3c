import { textOfHtml } from "../check/page/text-of-html.js";
import { withBase } from "../model/addresses/addresses.js";
import type { OwnPage, OwnRule } from "../model/config/own-parts.js";
import type { Page } from "../model/pages/page.js";
import type { SourceBytes } from "../model/project.js";
import { configFile } from "../model/project-files.js";
import type { Site } from "../model/site/site.js";
import type { BuildContext } from "./build-options.js";
import { call, reportAnswer } from "./call-own.js";
import type { PlannedBuild } from "./plan-site.js";

interface PlannedPages {
  readonly plan: PlannedBuild;
  readonly pages: readonly Page[];
}

/** Calls the functions under `files.own` in the config and returns their files. */
export function makeOwnFiles({ plan, pages }: PlannedPages, context: BuildContext): readonly SourceBytes[] {
  const files = Object.entries(plan.project.own?.files ?? {});
  if (files.length === 0 || context.options.part) return [];
  const given = { pages: pages.map((page) => viewPage(page, plan.project.site)) };
  const makeFile = ([outputFile, make]: (typeof files)[number]) => {
    const path = ["files", "own", outputFile];
    const what = `the file ${outputFile}`;
    const result = call(() => make(given), { what, path }, context);
    if (!result) return [];
    const { value } = result;
    if (typeof value === "string") return { outputFile, sourceFile: configFile, bytes: Buffer.from(value) };
    if (value instanceof Uint8Array) return { outputFile, sourceFile: configFile, bytes: value };
    reportAnswer(value, { what, path, expected: "text or bytes" }, context);
    return [];
  };
  return context.code.within(() => files.flatMap(makeFile));
}

export function runOwnRules({ plan, pages }: PlannedPages, context: BuildContext): void {
  const rules = Object.entries(plan.project.own?.rules ?? {});
  if (rules.length === 0 || context.options.part) return;
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
            { what, path, expected: "text, a list of texts, or nothing" },
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
