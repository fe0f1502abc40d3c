import { addressable, composed, error, warning } from "./entry.js";
import { thrownAdvice } from "./thrown-advice.js";

export const planCodes = {
  "plan/route-clash": error(
    ["{other} also creates the page {routePath}", "paths returns the page {routePath} more than once"],
    ({ other }) =>
      other === undefined
        ? "return each page once: two entries of the list that paths reads, such as getLinks in the config, have the same name"
        : "rename one of the two, or remove the path from paths or from the list that paths reads, such as getLinks in the config",
  ),
  "plan/case-clash": error(
    "{routePath} and {other} differ only in upper and lower case",
    "rename one of the two; on many disks they are the same file",
  ),
  "plan/shared-meta": warning(
    "the page has the same title and description in each language",
    "write meta as a function of the page's texts: export const meta = ({ t }) => ({ … })",
  ),
  "plan/bad-route": error(
    '"{part}" cannot be part of a URL',
    ({ part }) =>
      composed(part) ??
      (/^\(.*\)$/.test(part)
        ? "handbill has no route groups: move the pages out of this folder"
        : undefined) ??
      `use letters, digits, hyphens, dots inside the name and underscores${suchAs(addressable(part))}`,
  ),
  "plan/no-paths": error(
    "the file's name has the parameter {params}, but the page does not export paths",
    ({ params }) =>
      /^\.\.\./.test(params ?? "")
        ? "a parameter is one part of a URL: name the file [part].tsx, in a folder [other]/ for each part before it"
        : `write export const paths: Paths = ({ legal }) => [{ ${params}: "…" }]`,
  ),
  "plan/paths-without-parameter": error(
    "paths returns several entries, but the file's name has no parameter",
    () => "put a parameter into the file's name, such as [legal].tsx, or return [{}] or []",
  ),
  "plan/paths-threw": error("paths threw an error: {error}", ({ error }) => thrownAdvice(error)),
  "plan/invalid-paths": error("paths returned {reason}", ({ reason }) =>
    reason === "a promise"
      ? "fetch in export async function load() instead: paths gets what it returns as data"
      : 'return a list of objects with a text for each parameter, such as [{ city: "lisbon" }] for [city].tsx',
  ),
  "plan/output-clash": error("{other} also writes {outputFile}", "rename one of the two"),
};

const suchAs = (part: string | undefined) => (part === undefined ? "" : `: ${part}`);
