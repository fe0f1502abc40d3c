import { addressable, composed, entry, quote } from "./entry.js";

export const planCodes = {
  "plan/route-clash": entry<{ routePath: string; other: string }>()({
    severity: "error",
    message: ({ routePath, other }) => `${routePath} is also made by ${other}`,
    hint: () => "rename one of the two, or leave the path out of paths",
    about: "Two files answer the same address; which one would win is not for chance to decide.",
  }),
  "plan/case-clash": entry<{ routePath: string; other: string }>()({
    severity: "error",
    message: ({ routePath, other }) => `${routePath} and ${other} differ by case only`,
    hint: () => "rename one of the two: on many disks they are the same file",
    about: "Hosts tell upper and lower case apart, the disks of macOS and Windows do not.",
  }),
  "plan/bad-route": entry<{ part: string }>()({
    severity: "error",
    message: ({ part }) => `${quote(part)} cannot be part of an address`,
    hint: ({ part }) =>
      composed(part) ??
      `use letters, digits, hyphens, dots inside the name and underscores${suchAs(addressable(part))}`,
    about: "A route is made of the names of the page's file and folders, or of the values of its parameters.",
  }),
  "plan/no-paths": entry<{ params: string }>()({
    severity: "error",
    message: ({ params }) => `the file's name has the parameter ${params}, but it exports no paths`,
    hint: ({ params }) => `write export const paths: Paths = ({ legal }) => [{ ${params}: "…" }]`,
    about: "`paths` returns the values of the parameters of each page that the file makes.",
  }),
  "plan/paths-without-parameter": entry()({
    severity: "error",
    message: () => "paths gives several entries, but the file's name has no parameter",
    hint: () => "put a name in brackets into the file's name, such as [legal].tsx, or give [{}] or []",
    about: "`paths` of a file whose name has no parameter says whether the page is there: `[{}]` or `[]`.",
  }),
  "plan/paths-threw": entry<{ error: string }>()({
    severity: "error",
    message: ({ error }) => `paths threw: ${error}`,
    about: "The page's `paths` function threw an error.",
  }),
  "plan/invalid-paths": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `paths returned ${reason}`,
    hint: () => "it must return a list of objects that give each parameter a text",
    about:
      '`paths` must be a function that returns, at once, a list such as `[{ legal: "privacy-policy" }]`.',
  }),
  "plan/output-clash": entry<{ outputFile: string; other: string }>()({
    severity: "error",
    message: ({ outputFile, other }) => `${outputFile} is also written by ${other}`,
    hint: () => "rename one of the two",
    about: "Two sources give the same file of the output, or one gives a file where another needs a folder.",
  }),
};

const suchAs = (part: string | undefined) => (part === undefined ? "" : `: ${part}`);
