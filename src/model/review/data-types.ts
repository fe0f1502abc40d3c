import { dataGroups, dataPurposes } from "../../text/data-kinds.js";

const typesOfManifests = ["ENVIRONMENT_SCANNING", "HANDS", "HEAD"];

/** Apple's names that are not fastlane's without underscores: EMAIL_ADDRESS is EmailAddress. */
const irregular: Readonly<Record<string, string>> = {
  OTHER_CONTACT_INFO: "OtherUserContactInfo",
  PAYMENT_INFORMATION: "PaymentInfo",
  CREDIT_AND_FRAUD: "CreditInfo",
  PHOTOS_OR_VIDEOS: "PhotosorVideos",
  AUDIO: "AudioData",
  USER_ID: "UserID",
  DEVICE_ID: "DeviceID",
  OTHER_DATA: "OtherDataTypes",
  DEVELOPERS_ADVERTISING: "DeveloperAdvertising",
  OTHER_PURPOSES: "Other",
};

const appleNameOf = (name: string): string =>
  irregular[name] ?? name.toLowerCase().replace(/(?:^|_)(\w)/g, (_, letter: string) => letter.toUpperCase());

const byName = (names: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(names.map((name) => [name, appleNameOf(name)]));

/** Apple's kinds of collected data: fastlane's name of each, and the name in privacy manifests without its prefix. */
export const dataTypes = byName(
  Object.values(dataGroups)
    .flat()
    .filter((name) => !typesOfManifests.includes(name)),
);

export const manifestOnlyTypes: readonly string[] = typesOfManifests.map(appleNameOf);

/** The purposes of collected data, in the same form. */
export const purposes = byName(dataPurposes);

/** The name of a manifest-only kind of data in the form of the others: `EnvironmentScanning` is `ENVIRONMENT_SCANNING`. */
export function categoryOf(type: string): string {
  return type.replace(/(?<=[a-z])(?=[A-Z])/g, "_").toUpperCase();
}
