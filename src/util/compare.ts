/** Compares texts by UTF-16 code units, the same in every locale. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** The same, except that digits are compared as numbers: `1.9` before `1.10`. */
export function compareNatural(a: string, b: string): number {
  let at = 0;
  while (at < a.length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  let start = at;
  while (isDigit(a, start - 1)) start--;
  if (isDigit(a, start) && isDigit(b, start)) {
    // A tuple for two values would take longer than everything else here.
    const ours = endOfDigits(a, start);
    const theirs = endOfDigits(b, start);
    const order = compareDigits(a.slice(start, ours), b.slice(start, theirs));
    return order || compareNatural(a.slice(ours), b.slice(theirs)) || compareText(a, b);
  }
  // The text before a number is a separate part, and sorts before a longer one.
  const areLonger = at > 0 && at < a.length && at < b.length;
  return (areLonger ? Number(isDigit(b, at)) - Number(isDigit(a, at)) : 0) || compareText(a, b);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
}

function endOfDigits(text: string, start: number): number {
  let end = start;
  while (isDigit(text, end)) end++;
  return end;
}

/** Compares numbers of any length. */
function compareDigits(a: string, b: string): number {
  const ours = withoutZeros(a);
  const theirs = withoutZeros(b);
  return ours.length - theirs.length || compareText(ours, theirs);
}

const withoutZeros = (digits: string) => (digits.startsWith("0") ? digits.replace(/^0+/, "") : digits);
