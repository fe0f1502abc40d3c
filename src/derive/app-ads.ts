import { configPlace } from "../model/place.js";
import { problemOfSeller } from "../util/seller-problem.js";
import { type Deriver, isAtRoot, textFile } from "./deriver.js";

/** Lists who may sell advertisements in the app, for buyers, who check the website in the stores. Source: IAB Tech Lab, app-ads.txt 1.0. */
export const deriveAppAds: Deriver = (input, log) => {
  const { appAds } = input.site.files;
  if (appAds === undefined) return {};
  const outputFile = "app-ads.txt";
  if (!isAtRoot(input, { key: "files.appAds", file: outputFile }, log)) return {};
  for (const [index, line] of appAds.sellers.entries()) {
    const place = configPlace(["files", "appAds", "sellers", `${index}`]);
    const reason = problemOfSeller(line);
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
