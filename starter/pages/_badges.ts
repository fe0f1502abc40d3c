/*
 * The stores' own badges are theirs: handbill ships none. Download yours, put the files into public/ and name them here,
 * with their sizes in pixels; they then take the place of the plain links. Both stores ask for the same height.
 */

export interface Badge {
  /** A path under `public/`, beginning with a slash. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export const badges: { readonly appStore?: Badge; readonly googlePlay?: Badge } = {};
