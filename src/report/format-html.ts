export interface HtmlTable {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly string[];
}

/** A table that scrolls sideways, also with the keyboard. */
export function formatHtmlTable({ label, columns, rows }: HtmlTable): string {
  const head = columns.map((column) => `<th scope="col">${column}</th>`).join("");
  return `<div class="scroll" role="region" aria-label="${label}" tabindex="0"><table><thead><tr>${head}</tr></thead>
<tbody>${rows.join("\n")}</tbody></table></div>`;
}
