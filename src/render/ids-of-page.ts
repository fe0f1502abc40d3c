import { Parser } from "htmlparser2";

export function idsOfPage(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const parser = new Parser({
    onopentag: (_, { id }) => {
      if (id !== undefined) ids.add(id);
    },
  });
  parser.end(html);
  return ids;
}
