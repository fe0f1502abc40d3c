/** What most likely makes code throw an error that JavaScript words for itself; undefined for any other. */
export function thrownAdvice(error: string): string | undefined {
  const [, key] = /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(String(error)) ?? [];
  if (key !== undefined)
    return `what is before .${key} is undefined: a key that the config leaves out (a store, a link, a fact), or a misspelt name; write ?.${key}, or set the key`;
  if (/^Cannot destructure property 'basename' of .*useContext/.test(String(error)))
    return 'a router has nothing to do on a static page: use import { Link } from "handbill" in place of the router\'s Link';
  if (/ is used as a component$/.test(String(error)))
    return "if it is the default import of a package, the package may have none: import { Name } by its name";
  if (/^Package subpath '.*' is not defined by "exports"/.test(String(error)))
    return "the package does not let others import this file: its documentation names those that it does";
  if (/^Cannot destructure property/.test(String(error)))
    return "the value to destructure is undefined: the config leaves the key out, or the name is misspelt";
  return undefined;
}
