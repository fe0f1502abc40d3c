/** The documentation's site, whose pages are named after the files in `docs/`. */
const docsSite = "https://handbill.github.io/handbill/";

/** Replaces files of `docs/`, which a site's author does not have, by the addresses of their pages. */
export const linkDocs = (text: string): string =>
  text.replace(/\bdocs\/([\w/-]+?)(?:\/README)?\.md/g, (_, page: string) => docsSite + page);
