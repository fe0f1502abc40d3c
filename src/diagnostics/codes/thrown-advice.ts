/** What most likely makes code throw an error that JavaScript words for itself; undefined for any other. */
export function thrownAdvice(error: string): string | undefined {
  const [, key] = /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(String(error)) ?? [];
  if (key !== undefined)
    return `what is before .${key} is undefined: a key that the config leaves out (a store, a link, a fact), or a misspelt name; write ?.${key}, or set the key`;
  if (/^Cannot destructure property/.test(String(error)))
    return "the value to destructure is undefined: the config leaves the key out, or the name is misspelt";
  return undefined;
}
