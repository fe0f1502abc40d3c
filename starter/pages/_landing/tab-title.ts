/** The length that search results show. */
const most = 65;
const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
const lengthOf = (text: string) => [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** The app's name and the first of the texts that fits after it. Nothing is truncated. */
export function tabTitle(name: string, texts: readonly (string | undefined)[]): string {
  const titles = texts.flatMap((text) => (text ? `${name} – ${text}` : []));
  return titles.find((title) => lengthOf(title) <= most) ?? name;
}
