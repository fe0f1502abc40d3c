import { addressable, composed, error, quote, warning } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const planCodes = {
  "plan/route-clash": error<{ routePath: string; other?: string }>()({
    message: ({ routePath, other }) =>
      other === undefined
        ? `paths returns the page ${routePath} more than once`
        : `${other} also creates the page ${routePath}`,
    hint: ({ other }) =>
      other === undefined
        ? "return each page once: two entries of the list that paths reads, such as getLinks in the config, have the same name"
        : "rename one of the two, or remove the path from paths or from the list that paths reads, such as getLinks in the config",
  }),
  "plan/case-clash": error<{ routePath: string; other: string }>()({
    message: ({ routePath, other }) => `${routePath} and ${other} differ only in upper and lower case`,
    hint: () => "rename one of the two; on many disks they are the same file",
  }),
  "plan/shared-meta": warning()({
    message: () => "the page has the same title and description in each language",
    hint: () => "write meta as a function of the page's texts: export const meta = ({ t }) => ({ … })",
  }),
  "plan/bad-route": error<{ part: string }>()({
    message: ({ part }) => `${quote(part)} cannot be part of a URL`,
    hint: ({ part }) =>
      composed(part) ??
      (/^\(.*\)$/.test(part)
        ? "handbill has no route groups: move the pages out of this folder"
        : undefined) ??
      `use letters, digits, hyphens, dots inside the name and underscores${suchAs(addressable(part))}`,
  }),
  "plan/no-paths": error<{ params: string }>()({
    message: ({ params }) =>
      `the file's name has the parameter ${params}, but the page does not export paths`,
    hint: ({ params }) =>
      /^\.\.\./.test(params ?? "")
        ? "a parameter is one part of a URL: name the file [part].tsx, in a folder [other]/ for each part before it"
        : `write export const paths: Paths = ({ legal }) => [{ ${params}: "…" }]`,
  }),
  "plan/paths-without-parameter": error()({
    message: () => "paths returns several entries, but the file's name has no parameter",
    hint: () => "put a parameter into the file's name, such as [legal].tsx, or return [{}] or []",
  }),
  "plan/paths-threw": error<{ error: string }>()({
    message: ({ error }) => `paths threw an error: ${error}`,
    hint: ({ error }) => thrownAdvice(error),
  }),
  "plan/invalid-paths": error<{ reason: string }>()({
    message: ({ reason }) => `paths returned ${reason}`,
    hint: ({ reason }) =>
      reason === "a promise"
        ? "fetch in export async function load() instead: paths gets what it returns as data"
        : 'return a list of objects with a text for each parameter, such as [{ city: "lisbon" }] for [city].tsx',
  }),
  "plan/output-clash": error<{ outputFile: string; other: string }>()({
    message: ({ outputFile, other }) => `${other} also writes ${outputFile}`,
    hint: () => "rename one of the two",
  }),
};

const suchAs = (part: string | undefined) => (part === undefined ? "" : `: ${part}`);
