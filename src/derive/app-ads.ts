import { configPlace } from "../model/place.js";
import { type Deriver, isAtRoot, textFile } from "./deriver.js";

/**
 * Lists who may sell advertisements in the app, for buyers, who check the website in the stores. Source: IAB Tech Lab, app-ads.txt 1.0.
 */
export const deriveAppAds: Deriver = (input, log) => {
  const { appAds } = input.site.files;
  if (appAds === undefined) return {};
  const outputFile = "app-ads.txt";
  if (!isAtRoot(input, { key: "files.appAds", file: outputFile }, log)) return {};
  for (const [index, line] of appAds.sellers.entries()) {
    const place = configPlace(["files", "appAds", "sellers", `${index}`]);
    const reason = whyNoSeller(line);
    if (reason !== undefined) log.add("derive/bad-seller", { line, reason }, place);
  }
  const { sellers, contact, ownerDomain } = appAds;
  const lines = [
    sellers.map((line) => fieldsOf(line).join(", ")),
    contact === undefined ? [] : `contact=${contact}`,
    ownerDomain === undefined ? [] : `OWNERDOMAIN=${ownerDomain}`,
  ];
  return { files: [textFile(outputFile, lines.flat(), "files.appAds of the config")] };
};

const fieldsOf = (line: string) => line.split(",").map((field) => field.trim());

function whyNoSeller(line: string): string | undefined {
  if (/[\r\n#;]/.test(line)) return "it has a line break, # or ;";
  const fields = fieldsOf(line);
  const [domain = "", id = "", relationship = "", authority] = fields;
  if (fields.length < 3 || fields.length > 4) return `it has ${fields.length} fields`;
  if (!isDomain(domain)) return `${JSON.stringify(domain)} is not a domain`;
  if (id === "" || /\s/.test(id)) return "the second field must be your id in that system";
  if (!/^(DIRECT|RESELLER)$/.test(relationship)) return "the third field must be DIRECT or RESELLER";
  if (authority === "") return "the fourth field is empty";
  return undefined;
}

const isDomain = (text: string) => /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/i.test(text);
