/** A tag as a document's HTML is written: its values stand in double quotes. */
const tag = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Gives the links and pictures of a document whole addresses, as seen from `url`. */
export function makeAbsolute(html: string, url: string): string {
  return html.replace(tag, (tagText) =>
    tagText.replace(/(\s(?:href|src)=")([^"]*)(?=")/g, (written, before: string, address: string) => {
      const plain = address.replaceAll("&#x26;", "&").replaceAll("&amp;", "&");
      return URL.canParse(plain, url) ? before + new URL(plain, url).href.replaceAll("&", "&amp;") : written;
    }),
  );
}
