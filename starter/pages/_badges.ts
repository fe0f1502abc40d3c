/*
 * The stores' badges belong to the stores, so handbill does not include them. Download yours in each language of the site from
 * https://developer.apple.com/app-store/marketing/guidelines/ and https://partnermarketinghub.withgoogle.com/brands/google-play/,
 * put the files into public/ and list them here with their sizes in pixels:
 *
 *   en: { appStore: { file: "/app-store-en.svg", width: 120, height: 40 } },
 *
 * Pages show both at the same height. Google's PNG has a margin inside, so use its SVG or crop the PNG: otherwise, its badge looks smaller.
 * Badges replace the plain links once every store on the page has a badge in the page's language.
 */

export interface Badge {
  /** A path in `public/`, with a leading slash. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

export interface StoreBadges {
  readonly appStore?: Badge;
  readonly googlePlay?: Badge;
}

/** By language, such as `pt-BR`, or `pt` for all its variants. */
export const badges: Readonly<Record<string, StoreBadges>> = {};
