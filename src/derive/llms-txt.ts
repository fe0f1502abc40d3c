import { canonicalUrl } from "../model/addresses/addresses.js";
import { type Deriver, textFile } from "./deriver.js";
import { isListed } from "./sitemap.js";

/** The site in Markdown, for programs that read it on behalf of people. A proposal. Source: llmstxt.org. */
export const deriveLlmsTxt: Deriver = ({ site, pages }) => {
  if (!site.files.llms) return {};
  const { app, storeList } = site;
  const listed = pages.filter((page) => isListed(page, site));
  const stores = storeList.filter(({ url }) => url !== undefined);
  const lines = [
    `# ${oneLine(app.name)}`,
    "",
    `> ${oneLine(app.description)}`,
    "",
    "## Pages",
    "",
    ...listed.map(
      ({ route, meta }) =>
        `- [${linkText(meta.title)}](${canonicalUrl(site, route.routePath)}): ${oneLine(meta.description)}`,
    ),
    ...(stores.length > 0
      ? ["", "## The app", "", ...stores.map(({ name, url }) => `- [${name}](${url})`)]
      : []),
  ];
  return { files: [textFile("llms.txt", lines, "files.llms of the config")] };
};

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();
const linkText = (text: string) => oneLine(text).replace(/[[\]\\]/g, "\\$&");
