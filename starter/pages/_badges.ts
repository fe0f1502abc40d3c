/*
 * The stores' badges belong to the stores, so handbill does not include them. Download yours, put the files into public/ and
 * list them here with their sizes in pixels. They replace the plain links. Both stores require the same height.
 */

export interface Badge {
  /** A path in `public/`, with a leading slash. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export const badges: { readonly appStore?: Badge; readonly googlePlay?: Badge } = {};
