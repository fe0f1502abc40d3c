/** The length of a text as displayed: Chinese, Japanese and Korean characters are twice as wide as others. */
export function displayLength(text: string): number {
  // In most texts, each character is one code unit, and none is wide.
  if (!/[\u1100-\uffff]/.test(text)) return text.length;
  const wide =
    /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/;
  return [...text].reduce((sum, letter) => sum + (wide.test(letter) ? 2 : 1), 0);
}
