import type { DocumentOverview, Release, VersionOverview } from "../model/legal/legal-releases.js";
import type { LegalDocument } from "../model/project.js";
import { listInForce } from "./summarise-build.js";
import type { TextStyle } from "./text-style.js";

const states = { past: "no longer in force", current: "in force", future: "not in force yet" } as const;

/** Formats the versions of documents, newest first, each with its differences from the previous one. */
export function formatHistory(documents: readonly DocumentOverview[], style: TextStyle): string {
  return documents
    .map(({ document, title, versions }) => {
      const lines = [...versions].reverse().flatMap((version) => formatVersion(version, style));
      const none = "  no version yet; handbill legal release records the current text as the first";
      return [`${style.bold(document)}  ${style.dim(title)}`, ...(lines.length > 0 ? lines : [none])].join(
        "\n",
      );
    })
    .join("\n\n");
}

function formatVersion(version: VersionOverview, style: TextStyle): string[] {
  const { date, state, released, sha256, note, corrections, difference } = version;
  const releaseNote =
    released === undefined ? "not released" : `released ${released}, ${sha256?.slice(0, 12)}`;
  const shown = state === "current" ? style.green(states.current) : states[state];
  return [
    `  ${style.bold(date)}  ${shown}  ${style.dim(releaseNote)}`,
    ...(note === undefined ? [] : [`      ${note}`]),
    ...corrections.map((one) => `      corrected ${one.date}: ${one.reason}`),
    ...(difference ? difference.split("\n").map((line) => `      ${colour(line, style)}`) : []),
  ];
}

function colour(line: string, style: TextStyle): string {
  if (line.startsWith("  - ")) return style.red(line);
  return line.startsWith("  + ") ? style.green(line) : style.dim(line);
}

interface Released {
  readonly releases: readonly Release[];
  readonly written: readonly string[];
  readonly today: string;
}

export function formatReleases({ releases, written, today }: Released, style: TextStyle): string {
  const lines = releases.map(({ document, date, what }) =>
    what === "unchanged" || what === "not released"
      ? `${style.dim("=")} ${document} of ${date}: ${what}`
      : `${style.green("✓")} ${document} of ${date}: ${what}`,
  );
  const files = written.map((file) => style.dim(`  ${file}`));
  const hint =
    written.length > 0 ? ["", "Build the site, and commit the written files together with the text."] : [];
  const announced = new Set(releases.map(({ date }) => date).filter((date) => date > today));
  const days = [...announced].map(
    (date) => `The version of ${date} takes effect when the site is built on or after that day.`,
  );
  return [...lines, ...files, ...hint, ...days].join("\n");
}

/** Formats which version of each document is in force, and which is announced; skips documents without versions. */
export function formatInForce(legal: readonly LegalDocument[], style: TextStyle): string[] {
  return listInForce(legal).map(({ document, inForce, next }) => {
    const now = inForce === null ? "not in force yet" : `in force since ${inForce}`;
    const then = next === null ? "" : `; ${next} is announced`;
    return `${style.green("✓")} ${document}: ${now}${then}`;
  });
}
