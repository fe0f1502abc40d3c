import { Parser } from "htmlparser2";
import { escapeHtml } from "../text/escape-html.js";
import { groupBy } from "../util/group-by.js";

/**
 * Adds former ids to the elements that replace them: an empty element inside each, which a fragment finds like the heading itself.
 * `moved` maps former ids to the ids of the elements.
 */
export function addAnchors(html: string, moved: ReadonlyMap<string, string>): string {
  const byTarget = groupBy([...moved], ([, to]) => to);
  const parts: string[] = [];
  let done = 0;
  const parser = new Parser({
    onopentag(_, { id }) {
      const ids = id === undefined ? undefined : byTarget.get(id);
      if (id === undefined || !ids) return;
      byTarget.delete(id);
      parts.push(html.slice(done, parser.endIndex + 1), ...ids.map(([old]) => formatTarget(old)));
      done = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return parts.join("") + html.slice(done);
}

const formatTarget = (id: string) => `<span id="${escapeHtml(id)}"></span>`;
