import type { BuildResult } from "../build/build-options.js";
import { formatPlace } from "../report/format-diagnostics.js";

/** Why all was built, and why it will be again though nothing changes. */
export interface Why {
  readonly since: string | undefined;
  readonly again: string | undefined;
  /** Code whose pages are rendered each time. */
  readonly rendered: readonly RenderedAgain[];
}

export interface RenderedAgain {
  /** With line and column, where they are known. */
  readonly place: string;
  readonly what: string;
  /** Whether all pages are rendered for it. */
  readonly isForAll: boolean;
}

export const listRenderedAgain = ({ untraced, placeOf }: BuildResult): RenderedAgain[] =>
  untraced.map(({ sourceFile, what, isForAll, stack }) => ({
    place: formatPlace({ file: sourceFile, ...placeOf({ stack }) }),
    what,
    isForAll,
  }));

/** Of more places, only how many there are is told. */
const mostPlaces = 5;

export function formatWhy({ since, again, rendered }: Why): string[] {
  const places = rendered.slice(0, mostPlaces).map(({ place, what, isForAll }) => {
    const whose = isForAll ? "all pages are" : "its pages are";
    const does = isForAll ? "may change what other pages show" : "may show another thing each time";
    return `${whose} rendered each time: ${place} ${does}: ${what}`;
  });
  const more = rendered.length - mostPlaces;
  return [
    ...(since === undefined ? [] : [`all was built: ${since}`]),
    ...(again === undefined ? [] : [`all will be built again: ${again}`]),
    ...places,
    ...(more > 0 ? [`and so for ${more} more`] : []),
  ];
}
