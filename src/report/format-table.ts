type Align = "left" | "right";

/** Rows in aligned columns, two spaces apart. */
export function formatTable(rows: readonly (readonly string[])[], aligns: readonly Align[]): string[] {
  const widths = aligns.map((_, column) =>
    rows.reduce((widest, row) => Math.max(widest, row[column]?.length ?? 0), 0),
  );
  return rows.map((row) =>
    row
      .map((cell, column) =>
        aligns[column] === "right" ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join("  ")
      .trimEnd(),
  );
}

/** `14600` → `14,600`, the same in every locale. */
export function formatNumber(value: number): string {
  return String(Math.round(value)).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** `1 page`, `2,000 pages` */
export const formatQuantity = (n: number, noun: string): string =>
  `${formatNumber(n)} ${noun}${n === 1 ? "" : "s"}`;

/** `182 ms`, `2.41 s` */
export function formatDuration(ms: number): string {
  return Math.round(ms) < 1000 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(2)} s`;
}
