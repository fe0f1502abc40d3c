import type { Browser } from "playwright-core";
import { type Diagnostics, placeOf } from "../diagnostics/diagnostics.js";
import { outputFileOf, withBase } from "../model/addresses/addresses.js";
import type { CheckedTree } from "../model/pages/checked-tree.js";
import { type FindContext, findChromium } from "./find-chromium.js";
import { openWindow, type PageObservations, type View } from "./inspect-page.js";
import { loadPackages } from "./load-packages.js";
import { serveFiles } from "./serve-files.js";

interface AuditContext extends FindContext {
  /** The absolute path of the project's folder. */
  readonly root: string;
  /** Whether the browser may not request anything of other hosts. */
  readonly offline: boolean;
}

/** Each has its own window. */
const schemes = ["light", "dark"] as const;

const views: readonly View[] = [
  { scheme: "light", width: 390, height: 844 },
  { scheme: "light", width: 1440, height: 900 },
  { scheme: "light", width: 320, height: 640, narrow: true },
  { scheme: "dark", width: 390, height: 844 },
  { scheme: "dark", width: 1440, height: 900 },
];

/** Checks every page in a real browser. Returns its name and version; reports and returns undefined if there is none. */
export async function auditTree(
  checked: CheckedTree,
  context: AuditContext,
  log: Diagnostics,
): Promise<string | undefined> {
  const packages = loadPackages(context.root);
  if ("missing" in packages) {
    log.add("check/no-browser-packages", { names: packages.missing.join(" ") });
    return undefined;
  }
  const found = findChromium(context);
  if (found.executable === undefined) {
    log.add("check/no-browser", { reason: found.reason });
    return undefined;
  }
  let browser: Browser;
  try {
    browser = await packages.playwright.chromium.launch({
      executablePath: found.executable,
      args: launchFlags(context),
    });
  } catch (error) {
    const [reason = ""] = (error as Error).message.split("\n");
    log.add("check/no-browser", { reason: `${found.executable} does not start (${reason})` });
    return undefined;
  }
  const { base } = checked.site;
  const { offline } = context;
  const server = await serveFiles(checked.files, base);
  try {
    const windows = await Promise.all(schemes.map((scheme) => openWindow(browser, scheme)));
    for (const page of checked.pages) {
      const url = server.origin + withBase(base, encodeURI(pathOf(page.routePath, checked)));
      const inspections = windows.map(async (inspect, index) => {
        const observed: [View, PageObservations][] = [];
        for (const view of views.filter(({ scheme }) => scheme === schemes[index]))
          observed.push([view, await inspect({ url, view, axeSource: packages.axeSource, offline })]);
        return observed;
      });
      reportObserved((await Promise.all(inspections)).flat(), { page, log });
    }
    return `Chromium ${browser.version()}`;
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Chromium's sandbox refuses to run as root, as in many containers. */
function launchFlags({ offline }: AuditContext): string[] {
  const quiet = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    ...(offline ? ["--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1"] : []),
  ];
  return process.getuid?.() === 0 ? ["--no-sandbox", ...quiet] : quiet;
}

function pathOf(routePath: string, { files }: CheckedTree): string {
  const file = outputFileOf(routePath);
  return files.has(file) ? file : `${routePath.slice(1)}/index.html`;
}

const nameOf = ({ scheme, width }: View) => `${scheme}, ${width} px`;

/** Reports the same problem in several views as one finding that names them. */
function reportObserved(
  observed: readonly (readonly [View, PageObservations])[],
  { page, log }: { page: CheckedTree["pages"][number]; log: Diagnostics },
): void {
  const place = placeOf(page);
  const group = (list: (observations: PageObservations) => readonly string[]) => {
    const groups = new Map<string, string>();
    for (const [view, observations] of observed) {
      for (const item of new Set(list(observations))) {
        const before = groups.get(item);
        groups.set(item, before === undefined ? nameOf(view) : `${before}; ${nameOf(view)}`);
      }
    }
    return groups;
  };
  for (const [key, where] of group(({ axe }) => axe.map((flaw) => JSON.stringify(flaw)))) {
    const { rule, help, target } = JSON.parse(key) as PageObservations["axe"][number];
    log.add("check/accessibility", { rule, help, target, views: where }, place);
  }
  for (const [text, where] of group(({ errors }) => errors))
    log.add("check/console-error", { text, views: where }, place);
  for (const [view, { shift }] of observed) {
    if (shift > 0.1) log.add("check/layout-shift", { score: shift.toFixed(2), views: nameOf(view) }, place);
  }
  for (const [{ width }, { cutOff }] of observed) {
    for (const target of cutOff) log.add("check/cut-off", { target, width: String(width) }, place);
  }
}
