/** The most likely cause of an error with JavaScript's own wording; undefined for other errors. */
export function thrownAdvice(thrown: string): string | undefined {
  // The documentation calls it without an error.
  const error = String(thrown);
  const [, key] = /^Cannot read properties of undefined \(reading '(.+)'\)/.exec(error) ?? [];
  if (key !== undefined && /^[A-Z][A-Z\d_]+$/.test(key))
    return `read it from the environment: import { env } from "node:process", and write env.${key}`;
  if (key !== undefined)
    return `the value before .${key} is undefined: the config or load does not set it (a store, a link, a fact), or its name is misspelt; set it, or write ?.${key}`;
  if (/^Cannot read properties of null/.test(error))
    return "a ref is null, because pages are rendered without a browser: move this into a .client.ts file; check any other value before you use it";
  if (/^import_meta\./.test(error))
    return "read files with node:fs, and make a folder of Markdown a collection: docs/collections.md";
  if (/^(?:yes|no|on|off|True|False|None|nil) is not defined/.test(error))
    return "write true or false, and null for nothing; put a text in quotes";
  if (/a number is required$/.test(error))
    return 'pass a number: write a value of the config as 30, not as "30 days"';
  if (/^__(?:dir|file)name is not/.test(error))
    return "handbill bundles your code: import a JSON file, or write its path from the folder in which you run handbill, such as pages/_data.json";
  if (/^t\.\w+ is not a function/.test(error))
    return "there are t, t.rich, t.list and t.has: docs/messages.md";
  if (/\.(?:toFixed|map|filter|split|replace|join|slice) is not a function/.test(error))
    return "the value before the last point is of another kind, such as a text in place of a number or a list";
  if (/^Missing getServerSnapshot/.test(error))
    return "pass a third argument, a function that returns the value to publish";
  if (/^data\b[\w.?]* is not (?:a function|iterable)/.test(error))
    return "throw an error in load if the answer is not what the page expects, or give load a schema";
  if (/^ENOENT/.test(error))
    return "a path in code is relative to the folder in which you run handbill: write it from there, such as pages/_data.json, or import the file";
  if (/Unexpected token '<'.* is not valid JSON/.test(error))
    return "the server returned a page instead of JSON: check the URL, and throw an error in load if response.ok is false";
  if (/^Failed to parse URL from undefined/.test(error))
    return "an environment variable is not set; .env is read if site.config.ts calls loadEnvFile() of node:process";
  if (/^Failed to parse URL/.test(error)) return "write the whole URL, with https:// and the host";
  if (/^Cannot destructure property 'basename' of .*useContext/.test(error))
    return 'a static page has no router: replace the router\'s Link with import { Link } from "handbill"';
  if (/^Objects are not valid as a React child/.test(error))
    return "show one of its keys, such as app.name, or convert it to text, such as date.toISOString(); a value takes one pair of braces, {name}";
  if (/^Element type is invalid/.test(error))
    return "a component is a function: write const Part = () => <b>…</b>, and check that its file exports it";
  if (/^Class constructor (\w+) cannot be invoked/.test(error)) return "write it as an element: <Name />";
  if (/^The `style` prop expects/.test(error)) return "write the style into a CSS file, and its class here";
  if (/is not a valid language|Incorrect locale information/.test(error))
    return "write a language as en or en-US, with a hyphen";
  if (/^Invalid currency code/.test(error)) return "write a currency as its three letters, such as EUR";
  if (/ is used as a component$/.test(error))
    return "the package may have no default export: import the component by its name, import { Name }";
  if (/^Package subpath .*[\\/]handbill[\\/]package\.json/.test(error))
    return 'import it by its name from handbill itself: import { Image } from "handbill"';
  if (/^Package subpath '.*' is not defined by "exports"/.test(error))
    return "the package does not export this file; its documentation lists what you can import";
  if (/^(window|document|navigator|location|localStorage|sessionStorage|matchMedia|alert) is not/.test(error))
    return "pages are rendered without a browser: move this into a .client.ts file, and import that here";
  const [, entry] = /^([a-z]\w*) is not a function$/.exec(error) ?? [];
  if (entry !== undefined)
    return `see what ${entry} is; an entry of t.list can be called if it is an object in messages/, such as { title: "…" }, not a text`;
  const [, component] = /^([A-Z]\w*) is not defined$/.exec(error) ?? [];
  if (component !== undefined) return `import ${component}, or correct its name`;
  if (error.startsWith("Too many re-renders"))
    return "a page is rendered once, without state: compute the value instead of setting it";
  if (/^Cannot destructure property/.test(error))
    return "the value to destructure is undefined: the config does not set the key, or its name is misspelt";
  return undefined;
}
