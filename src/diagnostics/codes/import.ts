import { didYouMean, entry, quote } from "./entry.js";

/** What components and style import. */
export const importCodes = {
  "read/missing-import": entry<{ specifier: string; near: string | undefined; way: ImportWay | undefined }>()(
    {
      severity: "error",
      message: ({ specifier }) => `the imported file ${quote(specifier)} does not exist`,
      hint: ({ near, way, specifier }) => didYouMean(near) ?? wayOn(way, specifier),
      about:
        "A component, style, image or font that is imported is not there. Aliases such as `@/part` work if `paths` of tsconfig.json leads to a file.",
    },
  ),
  "read/missing-package": entry<{ name: string; near: string | undefined }>()({
    severity: "error",
    message: ({ name }) => `the package ${quote(name)} is not installed`,
    hint: ({ name, near }) =>
      name === "tailwindcss"
        ? otherForms.tailwind
        : [didYouMean(near), `run npm install ${name}`].filter(Boolean).join(" If not, "),
    about: "A page or the config imports a package that Node cannot find from the site's folder.",
  }),
  "read/missing-export": entry<{ name: string; from: string; near: string | undefined }>()({
    severity: "error",
    message: ({ name, from }) => `${quote(from)} exports no ${name}`,
    hint({ near, name, from }) {
      // The documentation asks for the hint without a file, too.
      if (/\.(svg|png|jpe?g|gif|webp|avif)$/.test(from ?? ""))
        return 'import the image itself, import image from "…", and show it with <Image src={image} alt="…" />; a component of your own can hold the SVG as JSX';
      return didYouMean(near) ?? `if it is a type, import it as { type ${name} }`;
    },
    about: "A module is asked for a name that it does not export.",
  }),
  "read/unsupported-import": entry<{ specifier: string; extension: string }>()({
    severity: "error",
    message: ({ specifier }) => `${quote(specifier)} cannot be imported`,
    hint: ({ extension }) =>
      otherForms[extension] ?? "components import TypeScript, CSS, JSON, images, fonts and videos",
    about:
      "Sass, Less, Tailwind, MDX and the like need a tool of their own. Let it write CSS or TypeScript, and import that.",
  }),
  "read/outside-import": entry<{ specifier: string; file: string }>()({
    severity: "error",
    message: ({ specifier, file }) => `${quote(specifier)} leads out of the site's folder, to ${file}`,
    hint: () =>
      "move the file into the site's folder, or make its folder a package (of your workspace, such as @own/shared) and import it by that name",
    about:
      "What code and style import comes from the site's folder or from its packages, so that no style sheet can publish any file of the machine. What several projects share is a package: a folder with a package.json that the workspaces of npm, pnpm, Yarn or Bun link into node_modules; its TypeScript and style are bundled as the site's own.",
  }),
  "read/unreadable-import": entry<{ file: string; reason: string }>()({
    severity: "error",
    message: ({ file, reason }) => `${file} cannot be read: ${reason}`,
    about:
      "Code or style imports something that is no file, such as a named pipe or a device, which might never end; or such a thing stands where a package.json or tsconfig.json is looked for.",
  }),
  "read/bundler-stopped": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the bundler has not bundled the site's code: ${reason}`,
    hint: () =>
      "if it happens again, look for what never ends among what the site imports, or for too little memory",
    about:
      "esbuild, which bundles code and style, is a process of its own. It waits for something that gives nothing, such as a network drive that is gone, or the system has ended it.",
  }),
  "read/bad-image": entry<{ file: string; reason: string }>()({
    severity: "error",
    message: ({ file, reason }) => `${file} ${reason}`,
    hint: () => "export the image again, with the ending of its format",
    about:
      "An image that is imported, or lies in `public/`, is empty or cut off; or it is of another format than its name says, and a browser would show none.",
  }),
  "read/style-in-script": entry<{ specifier: string }>()({
    severity: "error",
    message: ({ specifier }) =>
      `a browser script imports the style ${quote(specifier)}, which no page would get`,
    hint: () => "import it in the component that imports the script",
    about: "The style of a page is what its components import; `.client` files give their script only.",
  }),
  "read/unknown-class": entry<{ name: string; style: string; near: string | undefined }>()({
    severity: "warning",
    message: ({ name, style }) => `${style} has no class ${name}, so that no class is set`,
    hint: ({ near }) => didYouMean(near) ?? "write the class into the style, or leave it out",
    about:
      "Code asks a CSS module for a class that its style does not have, which gives `undefined`. What only the run tells, `card[variant]`, is not looked at.",
  }),
  "read/doubtful": entry<{ text: string; advice: string | undefined }>()({
    severity: "warning",
    message: ({ text }) => text,
    hint: ({ advice }) => advice,
    about:
      "esbuild, which bundles code and style, takes something for a mistake: a CSS property that no browser knows, a brace that is missing, an import that is always undefined. The text is esbuild's own.",
  }),
};

/** Why a specifier that leads nowhere most likely does so. */
export type ImportWay = "alias" | "package" | "public";

function wayOn(way: ImportWay | undefined, specifier: string): string {
  if (way === "alias") return "it looks like an alias: paths in tsconfig.json must lead to the file";
  if (way === "package") return `if it is a package, run npm install ${specifier.split("/")[0]}`;
  if (way === "public")
    return "a file of public/ is not imported: name it by its path, as useSite().publicHref does";
  return "paths are relative to the file that imports";
}

const compileFirst = (tool: string) => `compile it with ${tool} and import the CSS that it writes`;
const otherForms: Readonly<Record<string, string>> = {
  ".scss": compileFirst("sass"),
  ".sass": compileFirst("sass"),
  ".less": compileFirst("lessc"),
  ".styl": compileFirst("stylus"),
  tailwind: compileFirst("Tailwind's command line"),
  ".md": "Markdown is read from legal/ only; write the page in TSX",
  ".mdx": "write the page in TSX",
  ".vue": "write the component in TSX",
  ".svelte": "write the component in TSX",
};
