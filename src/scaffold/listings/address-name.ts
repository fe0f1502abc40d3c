/** Latin letters that are not a base letter with a mark, so that removing marks does not change them. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
  ı: "i",
};

/** The maximum length of a label in a host name, in characters (RFC 1035, section 2.3.4). */
const LONGEST_LABEL = 63;

/** A name as part of a URL: `Maré Cheia – Tides & Surf` → `mare-cheia`, without what store names add. */
export function addressName(name: string): string {
  return dashed(splitName(name)[0]) || dashed(name) || "my-app";
}

/** The name in a listing and what it adds to it: `Maré` and `Tides & Surf`. French has a space before a colon. */
export function splitName(listed: string): readonly [name: string, addition: string | undefined] {
  const [, name = listed, addition] = /^(.*?\S)(?:\s+[–—|·-]\s+|\s*:\s+|：\s*)(\S.*)$/u.exec(listed) ?? [];
  return [name, addition];
}

function dashed(name: string): string {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .replace(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter] ?? "");
  const words = plain.split(/[^a-z0-9]+/).filter((word) => word !== "");
  return words.reduce((all, word) => {
    const longer = all === "" ? word : `${all}-${word}`;
    return longer.length <= LONGEST_LABEL ? longer : all || word.slice(0, LONGEST_LABEL);
  }, "");
}
