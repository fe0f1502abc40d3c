/** Compares texts by UTF-16 code units, the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same, except that digits are compared as numbers: `1.9` before `1.10`. */
export function compareNatural(a: string, b: string): number {
  const [ours, theirs] = [partsOf(a), partsOf(b)];
  for (const [index, part] of ours.entries()) {
    const other = theirs[index] ?? "";
    const areNumbers = isNumber.test(part) && isNumber.test(other);
    const order = areNumbers ? compareDigits(part, other) : compareText(part, other);
    if (order !== 0) return order;
  }
  return ours.length - theirs.length || compareText(a, b);
}

const isNumber = /^\d/;

/** `v1.10` → `v`, `1`, `.`, `10` */
const partsOf = (text: string): readonly string[] => text.match(/\d+|\D+/g) ?? [];

/** Compares numbers of any length. */
function compareDigits(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((digits) => digits.replace(/^0+/, ""));
  return (ours ?? "").length - (theirs ?? "").length || compareText(ours ?? "", theirs ?? "");
}
