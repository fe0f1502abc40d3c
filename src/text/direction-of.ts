/** Languages written from right to left, unless their tag names a script. From the CLDR, by their usual scripts. */
const languages = new Set(
  "ar arc ars ary arz azb bal bgn bqi ckb dv fa glk he hnd iw khw ks lrc mzn nqo pnb ps sd sdh skr syr ug ur yi".split(
    " ",
  ),
);
const scripts = new Set("adlm arab aran hebr mand mend nkoo rohg samr syrc thaa yezi".split(" "));

/** The `dir` of a page in a language: `rtl`, or undefined, because `ltr` is the default. */
export function directionOf(language: string): "rtl" | undefined {
  const [tongue = "", ...rest] = language.toLowerCase().split("-");
  const script = rest.find((part) => /^[a-z]{4}$/.test(part));
  const isFromRight = script === undefined ? languages.has(tongue) : scripts.has(script);
  return isFromRight ? "rtl" : undefined;
}
