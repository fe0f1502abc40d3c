import { didYouMean, error, quote, toMp4, toPicture, warning } from "./entry.js";

/** Imports of components and styles. */
export const importCodes = {
  "read/missing-import": error<{ specifier: string; near: string | undefined; way: ImportWay | undefined }>()(
    {
      message: ({ specifier }) => `cannot find the imported file ${quote(specifier)}`,
      hint: ({ near, way, specifier }) => didYouMean(near) ?? wayOn(way, specifier),
      about: "Aliases such as `@/part` work if `paths` in tsconfig.json points to a file.",
    },
  ),
  "read/missing-package": error<{ name: string; near: string | undefined; isFolder?: boolean }>()({
    message: ({ name }) => `the package ${quote(name)} is not installed`,
    hint: ({ name, near, isFolder }) =>
      name === "tailwindcss"
        ? otherForms.tailwind
        : isFolder
          ? `${name}/ is a folder of this site: write a relative path, such as "../${name}/…", or an alias in paths of tsconfig.json`
          : (ofFrameworks[name] ??
            (near
              ? `${didYouMean(near)} If not, run npm install ${name}`
              : `if the name is right, run npm install, or npm install ${name} if package.json does not list it`)),
  }),
  "read/missing-export": error<{ name: string; from: string; near: string | undefined }>()({
    message: ({ name, from }) => `${quote(from)} does not export ${name}`,
    hint({ near, name, from }) {
      // The documentation calls the hint without a file, too.
      if (/\.(svg|png|jpe?g|gif|webp|avif)$/.test(from ?? ""))
        return 'import the image itself, import image from "…", and show it with <Image src={image} alt="…" />; a component of your own can hold the SVG as JSX';
      if (/\.module\.\w+$/.test(from ?? "") && !/^[\w$]+$/.test(near ?? "-"))
        return `write import styles from "…" and className={styles[${quote(near ?? name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`))}]}: only names without a hyphen can be imported in braces`;
      if (name === "default") return "import what it exports by name, in braces: import { Name }";
      return didYouMean(near) ?? `if it is a type, import it as { type ${name} }`;
    },
  }),
  "read/unsupported-import": error<{ specifier: string; extension: string }>()({
    message: ({ specifier, extension }) =>
      extension === "tailwind"
        ? `browsers do not know ${specifier}`
        : `${quote(specifier)} cannot be imported`,
    hint: ({ extension }) =>
      otherForms[extension] ?? "components can import TypeScript, CSS, JSON, images, fonts and videos",
    about: "See [Imports](pages.md#imports).",
  }),
  "read/style-tool": error("{tool} cannot compile this style sheet: {reason}", ({ reason }) =>
    /utility class/.test(reason) ? "correct its name, or define it in @theme or @utility" : undefined,
  ),
  "read/outside-import": error(
    '"{specifier}" is outside the site\'s folder, at {file}',
    "move the file into the site's folder, or make its folder a workspace package such as @own/shared and import that",
  ),
  "read/unreadable-import": error("{file} cannot be read: {reason}", [
    "the file is named {near}: write the same upper and lower case",
    "replace it with a regular file that you may read, or remove the import",
  ]),
  "read/bundler-stopped": error<{ reason: string; isMissing?: boolean }>()({
    message: ({ reason }) => `the bundler did not finish: ${reason}`,
    hint: ({ isMissing }) =>
      isMissing
        ? "install the packages again on this machine, without --omit=optional; do not copy node_modules from another system"
        : "if it happens again, check for imports from a network drive, or for too little memory",
  }),
  "read/bad-image": error("{file} {reason}", "export the image again, with the file extension of its format"),
  "read/style-in-script": error(
    'a browser script imports the style "{specifier}", which would not reach the page',
    "import it in the component that imports the script",
  ),
  "read/unknown-class": warning(
    "{style} has no class {name}, so the element gets no class",
    ["did you mean {near}?", "add the class to the style, or remove it here"],
    { about: "handbill does not check computed names, such as `card[variant]`." },
  ),
  "read/unstyled-class": warning<{ names: string; near: string | undefined; tool?: keyof typeof unstyled }>()(
    {
      message: ({ names }) =>
        `no style or script of the page has the ${/,/.test(names) ? "classes" : "class"} ${names}`,
      hint: ({ near, names, tool }) =>
        /^(?:undefined|false|null|NaN)$/.test(names)
          ? 'the code prints a condition into the class: write {isOn ? "name" : ""}'
          : (didYouMean(near) ?? unstyled[tool ?? "none"]),
    },
  ),
  "read/unimported-style": warning<{ name: string; sheet: string; missing: string | undefined }>()({
    message: ({ name }) =>
      `the page imports ${name} without its style sheet, so its components have no style`,
    hint: ({ sheet, missing }) =>
      `${missing === undefined ? "" : `run npm install ${missing}, and `}add import ${quote(sheet)}`,
  }),
  "read/unknown-variable": warning<{ name: string; near: string | undefined }>()({
    message: ({ name }) => `no style defines ${name}, so browsers ignore this declaration`,
    hint: ({ name, near }) =>
      didYouMean(near) ??
      (String(name).startsWith("@")
        ? `write ${name} { from { … } to { … } }`
        : String(name).startsWith("--brand-")
          ? "brand in the config defines --brand-paper, -panel, -ink, -ink-soft, -rule, -link, -field and -on-field"
          : `define it, such as :root { ${name}: … }, or give it a default: var(${name}, …)`),
    about:
      "Custom properties that a script or code of a page sets or names count as defined. handbill does not check style sheets of packages.",
  }),
  "read/imitated-weight": warning<{ family: string; weight: string; weights: string }>()({
    message: ({ family, weight, weights }) =>
      `fonts in the config has ${family} only in ${/,/.test(weights) ? "the weights" : "the weight"} ${weights}, so browsers imitate ${weight}`,
    hint: ({ family, weight }) =>
      `add { family: ${quote(family)}, weight: ${weight === "bold" ? "700" : weight}, … } to fonts, or use a weight that it has`,
    about: "handbill checks only CSS rules that set the font and its weight together.",
  }),
  "read/unknown-font": warning(
    'most readers do not have the font "{family}", and the site does not publish it',
    [
      "did you mean {near}?",
      "add it to fonts in the config, or start the list with a system font, such as system-ui",
    ],
  ),
  "read/doubtful": warning<{ text: string; advice: string | undefined }>()({
    message: ({ text }) => text,
    hint: ({ advice }) => advice,
    about:
      "A likely mistake, such as CSS that browsers ignore, a missing brace or an import that is always undefined.",
  }),
};

/** The most likely reason why a specifier cannot be resolved. */
export type ImportWay = "alias" | "package" | "public";

function wayOn(way: ImportWay | undefined, specifier: string): string {
  if (/^(?:node:|handbill$)/.test(specifier))
    return "a browser script cannot use this: read it in a page, and write what the script needs into a data- attribute";
  if (way === "alias") return "if this is an alias, paths in tsconfig.json must point to the file";
  if (way === "package") return `if this is a package, run npm install ${specifier.split("/")[0]}`;
  if (way === "public") return 'files in public/ are not imported: use their URL, useSite().publicHref("/…")';
  return "the path is relative to the importing file";
}

const ownParts =
  'handbill has its own: import { Link, Image } from "handbill", and export meta for the head; list fonts in the config';
/** Imports in pages of other frameworks, and handbill's replacement. */
const ofFrameworks: Readonly<Record<string, string | undefined>> = {
  ...{ next: ownParts, gatsby: ownParts, astro: ownParts, "react-helmet": ownParts },
  ...{ "react-router": ownParts, "react-router-dom": ownParts, "@remix-run/react": ownParts },
};

const unstyled = {
  none: "import the style that has it, such as a package's style sheet, or remove it here",
  card: "a card has no style sheet: write its style into style={{ … }}",
  compiled: "Tailwind has no such class: correct its name, or write a rule for it",
  installed:
    'if it is a class of Tailwind, which is installed: write @import "tailwindcss" in a style sheet, and import that in the page',
};

const compileFirst = (tool: string) => `compile it with ${tool} and import the resulting CSS`;
const installSass = "run npm install -D sass: handbill then compiles the style with it";
const inPublic = 'write the path of a file in public/ as text, such as "/icon.png": only pages import images';
const otherForms: Readonly<Record<string, string>> = {
  "?": "write the path alone: an imported image has .href, and node:fs reads the text of a file",
  ...{ ".svg": inPublic, ".png": inPublic, ".jpg": inPublic, ".webp": inPublic },
  ".scss": installSass,
  ".sass": installSass,
  ".less": compileFirst("lessc"),
  ".styl": compileFirst("stylus"),
  tailwind:
    'run npm install -D tailwindcss (version 4 or newer): handbill then compiles the style with it; write @import "tailwindcss" instead of @tailwind',
  ".heic": toPicture,
  ".mov": toMp4,
  ".md": "put Markdown into legal/ or a collection in content/, or write the page in TSX",
  ".mdx": "write the page in TSX",
  ".vue": "write the component in TSX",
  ".svelte": "write the component in TSX",
};
