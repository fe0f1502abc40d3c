/** A tag in a document's HTML: its values are in double quotes. */
const tag = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)*\s*\/?>/gi;

/** Makes the links and images of a document absolute, relative to `url`. */
export function makeAbsolute(html: string, url: string): string {
  return html.replace(tag, (tagText) =>
    tagText.replace(/(\s(?:href|src)=")([^"]*)(?=")/g, (written, before: string, address: string) => {
      const plain = address.replaceAll("&#x26;", "&").replaceAll("&amp;", "&");
      return URL.canParse(plain, url) ? before + new URL(plain, url).href.replaceAll("&", "&amp;") : written;
    }),
  );
}
