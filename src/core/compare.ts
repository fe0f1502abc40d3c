/** Orders texts by UTF-16 code units, alike in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same, but for digits, which are ordered as the numbers that they are: `1.9` before `1.10`. */
export function compareNatural(a: string, b: string): number {
  const [ours, theirs] = [a, b].map((text) => text.match(/\d+|\D+/g) ?? []);
  for (const [index, part] of (ours ?? []).entries()) {
    const other = theirs?.[index];
    if (other === undefined) return 1;
    const order =
      /^\d/.test(part) && /^\d/.test(other) ? compareDigits(part, other) : compareText(part, other);
    if (order !== 0) return order;
  }
  return compareText(a, b);
}

/** However many digits they have. */
function compareDigits(a: string, b: string): number {
  const [ours = "", theirs = ""] = [a, b].map((digits) => digits.replace(/^0+/, ""));
  return ours.length - theirs.length || compareText(ours, theirs);
}
