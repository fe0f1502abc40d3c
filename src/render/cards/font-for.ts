/** Fontsource families by script, with the subset that contains its letters. */
const families: Readonly<Record<string, readonly [family: string, subset: string]>> = {
  Arab: ["Noto Sans Arabic", "arabic"],
  Cyrl: ["Noto Sans", "cyrillic"],
  Deva: ["Noto Sans Devanagari", "devanagari"],
  Grek: ["Noto Sans", "greek"],
  Hans: ["Noto Sans SC", "chinese-simplified"],
  Hant: ["Noto Sans TC", "chinese-traditional"],
  Hebr: ["Noto Sans Hebrew", "hebrew"],
  Jpan: ["Noto Sans JP", "japanese"],
  Kore: ["Noto Sans KR", "korean"],
  Thai: ["Noto Sans Thai", "thai"],
};

/** The package for languages in Latin script. */
export const latin = "@fontsource/archivo";

/** Suggests a package for text in these languages, by the first that is not in Latin script, and the entries of `fonts` for it. */
export function fontFor(languages: readonly string[]): { name: string; fonts: string } {
  const scripts = languages.map((language) => new Intl.Locale(language).maximize().script ?? "");
  const [family, subset] = scripts.flatMap((script) => (families[script] ? [families[script]] : []))[0] ?? [
    "Archivo",
    "latin",
  ];
  const name = `@fontsource/${family.toLowerCase().replaceAll(" ", "-")}`;
  const face = `family: "${family}", package: "${name}", weight: 700`;
  const faces = subset === "latin" ? [face] : [`${face}, subset: "${subset}"`, face];
  return { name, fonts: faces.map((one) => `{ ${one} }`).join(", ") };
}
