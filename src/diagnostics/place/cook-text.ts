const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  t: "\t",
  r: "\r",
  b: "\b",
  f: "\f",
  v: "\v",
  0: "\0",
};

/** The value of a text in code, whose escapes are as written. */
export const cookText = (written: string): string =>
  written
    .replaceAll("\r\n", "\n")
    .replace(
      /\\(?:u\{([\da-f]+)\}|u([\da-f]{4})|x([\da-f]{2})|([\n\r\u2028\u2029])|([\s\S]))/gi,
      (_, long?: string, unit?: string, byte?: string, lineEnd?: string, other = "") => {
        if (lineEnd !== undefined) return "";
        const hex = long ?? unit ?? byte;
        if (hex === undefined) return escapes[other] ?? other;
        const code = Number.parseInt(hex, 16);
        return code <= 0x10ffff ? String.fromCodePoint(code) : "";
      },
    );
