import type { DevelopmentRoute } from "../development/development.js";

type HtmlByRoute = ReadonlyMap<DevelopmentRoute, string>;

/**
 * Renders pages again on another day, and returns those that differ, with the text before the first
 * difference. The first pages of a file represent all: code that uses the date or random numbers does so on
 * each.
 */
export async function findChanging(
  rendered: HtmlByRoute,
  renderAgain: (routes: readonly DevelopmentRoute[]) => Promise<HtmlByRoute>,
): Promise<(readonly [route: DevelopmentRoute, before: string])[]> {
  const counts = new Map<string, number>();
  const chosen = [...rendered].filter(([{ sourceFile }, html]) => {
    const count = (counts.get(sourceFile) ?? 0) + 1;
    counts.set(sourceFile, count);
    return html !== "" && count <= fewOfOneFile;
  });
  const own = globalThis.Date;
  globalThis.Date = laterDate(own);
  try {
    const again = await renderAgain(chosen.map(([route]) => route));
    return chosen.flatMap(([route, html]) => {
      const other = again.get(route);
      return other === undefined || other === "" || other === html
        ? []
        : [[route, textBefore(html, other)] as const];
    });
  } catch {
    return []; // errors that only occur now are reported where they occur reliably
  } finally {
    globalThis.Date = own;
  }
}

const fewOfOneFile = 2;

/** Somewhat more than a year, so that each part of date and time differs. */
const laterMs = ((400 * 24 + 7) * 60 + 13) * 60_000 + 17_123;

function laterDate(own: DateConstructor): DateConstructor {
  const now = () => own.now() + laterMs;
  return new Proxy(own, {
    construct: (target, args, newTarget) =>
      Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
    apply: () => new own(now()).toString(),
    get: (target, key) => (key === "now" ? now : Reflect.get(target, key)),
  });
}

/** The text up to the first difference, without the word that differs. */
function textBefore(html: string, other: string): string {
  let at = 0;
  while (at < html.length && html[at] === other[at]) at++;
  const text = html
    .slice(0, at)
    .replace(/<[^>]*(>|$)/g, " ")
    .replace(/\s+/g, " ")
    .replace(/\S*$/, "");
  return text.trim().split(" ").slice(-fewWords).join(" ");
}

const fewWords = 4;
