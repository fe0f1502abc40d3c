/** The length that search results show. */
export const longestTitle = 65;

const wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
export const lengthOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);

/** A page's title with the app's name, if both fit. */
export function pageTitle(title: string, name: string): string {
  const whole = `${title} | ${name}`;
  return lengthOf(whole) <= longestTitle ? whole : title;
}
