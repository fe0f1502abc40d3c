/** The letters of Latin alphabets that are no letter with a mark, so that taking marks away leaves them as they are. */
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

/** What a label of a host's name may be long, in characters (RFC 1035, section 2.3.4). */
const LONGEST_LABEL = 63;

/**
 * A name as a part of an address: `Maré Cheia` → `mare-cheia`. What stores let a name say after it is left out, as in
 * `Maré – Tides & Surf`; so is what a label of a host's name cannot hold.
 */
export function addressName(name: string): string {
  const [short] = name.split(/\s+[–—|·-]\s+|[:：]\s*/u);
  return dashed(short ?? "") || dashed(name) || "my-app";
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
