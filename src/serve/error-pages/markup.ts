/** HTML whose inserted texts are escaped. */
export class Markup {
  readonly html: string;
  constructor(html: string) {
    this.html = html;
  }
}

type Insert = string | number | Markup | readonly Markup[] | undefined;

/** A template for HTML: inserted values are escaped unless they are markup. */
export function markup(strings: TemplateStringsArray, ...inserts: readonly Insert[]): Markup {
  return new Markup(strings.reduce((html, string, index) => html + insertHtml(inserts[index - 1]) + string));
}

function insertHtml(insert: Insert): string {
  if (insert === undefined) return "";
  if (insert instanceof Markup) return insert.html;
  if (typeof insert === "object") return insert.map(({ html }) => html).join("");
  return String(insert).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
