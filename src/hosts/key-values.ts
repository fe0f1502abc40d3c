/** Headers as a list of `{ key, value }`. */
export const keyValues = (headers: Readonly<Record<string, string>>): { key: string; value: string }[] =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));
