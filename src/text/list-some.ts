/** The first items of a list, and the number of the others: `a, b, c and 4 more`. */
export const listSome = (items: readonly string[], max: number): string =>
  items.slice(0, max).join(", ") + (items.length > max ? ` and ${items.length - max} more` : "");
