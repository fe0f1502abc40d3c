/** What a file of an app's project is to us, by its path; in the order in which they are believed. */
export const appFileKinds = {
  fastlaneApple:
    /^(?:(?:.*\/)?fastlane\/)?metadata\/(?:(?!android\/)[^/]+\/)?(?:name|subtitle|description|support_url|marketing_url|privacy_url|copyright|primary_category)\.txt$/,
  eas: /^(?:eas|store\.config)\.json$/,
  /** Also where F-Droid looks for them, and where the Gradle Play Publisher does. */
  fastlaneAndroid:
    /^(?:(?:.*\/)?fastlane\/)?metadata\/(?:android\/)?[^/]+\/(?:title|short_description|full_description)\.txt$|(?:^|\/)src\/main\/play\/listings\/[^/]+\/(?:title|short-description|full-description)(?:\.txt)?$/,
  playDetails: /(?:^|\/)src\/main\/play\/(?:contact-email|contact-website|default-language)(?:\.txt)?$/,
  appleNotes: /^(?:(?:.*\/)?fastlane\/)?metadata\/(?!android\/)[^/]+\/release_notes\.txt$/,
  androidNotes:
    /^(?:(?:.*\/)?fastlane\/)?metadata\/android\/[^/]+\/changelogs\/(?:\d{1,10}|default)\.txt$|(?:^|\/)src\/main\/play\/release-notes\/[^/]+\/(?:default|production)(?:\.txt)?$/,
  expo: /^app\.json$/,
  appfile: /(?:^|\/)fastlane\/Appfile$/,
  deliverfile: /(?:^|\/)fastlane\/Deliverfile$/,
  xcconfig: /(?:^|\/)[^/]+\.xcconfig$/,
  infoPlist: /(?:^|\/)[^/]*Info\.plist$/,
  infoStrings: /(?:^|\/)InfoPlist\.(?:xc)?strings$/,
  xcodeProject: /(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/,
  xcodeGen: /(?:^|\/)project\.ya?ml$/,
  tuist: /(?:^|\/)Project\.swift$/,
  unity: /(?:^|\/)ProjectSettings\/ProjectSettings\.asset$/,
  capacitor: /^(?:capacitor\.config\.(?:json|[cm]?[jt]s)|config\.xml)$/,
  gradle: /(?:^|\/)build\.gradle(?:\.kts)?$/,
  gradleScript: /(?:^|\/)(?!(?:build|settings)\.gradle)[\w.-]+\.gradle(?:\.kts)?$/,
  gradleSettings: /(?:^|\/)settings\.gradle(?:\.kts)?$/,
  androidManifest: /(?:^|\/)AndroidManifest\.xml$/,
  androidStrings:
    /(?:^|\/)src\/(?:main|androidMain)\/res\/values\/[\w-]*(?:string|translat|name|brand|const|config)[\w-]*\.xml$/i,
  /** What a project may have written already, at its top. */
  ownPrivacy: /^(?:docs\/|legal\/)?privacy(?:[-_ ]?policy)?\.(?:md|markdown)$/i,
  ownTerms:
    /^(?:docs\/|legal\/)?(?:terms(?:[-_ ]?(?:of[-_ ]?(?:service|use)|and[-_ ]?conditions))?|tos)\.(?:md|markdown)$/i,
  licence: /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i,
  packageJson: /^package\.json$/,
  pubspec: /^pubspec\.yaml$/,
  privacyDetails: /(?:^|\/)fastlane\/app_privacy_details\.json$/,
  privacyManifest: /(?:^|\/)PrivacyInfo\.xcprivacy$/,
  ratingConfig: /(?:^|\/)fastlane\/(?:.*\/)?[\w-]*rating[\w-]*\.json$/,
  storeKit: /(?:^|\/)[^/]+\.storekit$/,
  appleScreenshot: /(?:^|\/)fastlane\/screenshots\/[^/]+\/[^/]+\.(?:png|jpe?g)$/i,
  androidScreenshot:
    /(?:^|\/)fastlane\/metadata\/android\/[^/]+\/images\/phoneScreenshots\/[^/]+\.(?:png|jpe?g)$|(?:^|\/)src\/main\/play\/listings\/[^/]+\/graphics\/phone-screenshots\/[^/]+\.(?:png|jpe?g)$/i,
  androidIcon:
    /(?:^|\/)fastlane\/metadata\/android\/[^/]+\/images\/icon\.(?:png|jpe?g)$|(?:^|\/)src\/main\/play\/listings\/[^/]+\/graphics\/icon\/[^/]+\.(?:png|jpe?g)$/i,
  appleIcon: /(?:^|\/)[^/]+\.appiconset\/[^/]+\.png$/i,
  /** What Apple's Icon Composer writes. */
  composerIcon: /(?:^|\/)[^/]+\.icon\/icon\.json$/,
  /** Of each density, or as XML that names its layers. */
  launcherIcon:
    /(?:^|\/)src\/(?:main|androidMain)\/res\/(?:mipmap|drawable)(?:-(?!night)[^/]+)?\/(?!\w*_(?:foreground|background|monochrome|round)\.)\w*(?:launcher|icon|logo)\w*\.(?:png|webp|xml)$/,
  /** Expo's other form, which is code. */
  expoCode: /^app\.config\.[cm]?[jt]s$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type AppFileKind = keyof typeof appFileKinds;

/** The paths of each kind, relative to the app's project, with slashes. */
export type AppFiles = Readonly<Record<AppFileKind, readonly string[]>>;

/** Undefined for a file that does not need to be opened. */
export function kindOf(file: string): AppFileKind | undefined {
  const kinds = Object.keys(appFileKinds) as AppFileKind[];
  return isPrivate(file) ? undefined : kinds.find((kind) => appFileKinds[kind].test(file));
}

/** What others put into a project, what was built, and what is for the store's reviewers only, passwords among it. */
export function isSkipped(folder: string): boolean {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  return name.startsWith(".") || skipped.has(name) || isBulk.test(folder) || isPrivate(folder);
}

/** Code in its packages, pictures of an asset catalog other than icons, and what others built. */
const isBulk =
  /(?:^|\/)src\/[^/]+\/(?:java|kotlin|cpp|jni|assets)$|\.(?:(?:xc)?framework|imageset|colorset|dataset|symbolset)$/;

const skipped = new Set(["node_modules", "Pods", "Carthage", "DerivedData", "vendor", "build", "dist"]);

const isPrivate = (path: string) =>
  /(?:^|\/)(?:review_information|trade_representative_contact_information|demo_password\.txt)(?:\/|$)/.test(
    path,
  );
