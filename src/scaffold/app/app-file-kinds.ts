const locale = "[a-z]{2,3}(?:-\\w+)*";
/** A file of the Android listing in one language: fastlane's, F-Droid's, Gradle Play Publisher's, or in a folder named by the app's id. */
const listed = (file: string) =>
  new RegExp(
    `(?:^|/)(?<!src/(?!main/)[^/]+/play/)[\\w.-]*(?:metadata|listings|release-notes)/(?:[\\w.-]+/)?${locale}/${file}$`,
    "i",
  );
/** The same for the listing for Apple's devices: fastlane's, also in `fastlane/metadata/ios/`, or in a folder with such a name. */
const listedByApple = (file: string) =>
  new RegExp(
    `^(?:(?:.*/)?fastlane/)?metadata/(?:ios/)?(?:(?!android/)[^/]+/)?${file}$|(?:^|/)(?:app)?[-_]?store[-_]?(?:listings?|metadata)/${locale}/${file}$`,
    "i",
  );

/** The kinds of files in an app's project, by path; in order of precedence. */
export const appFileKinds = {
  fastlaneApple: listedByApple(
    "(?:name|subtitle|description|support_url|marketing_url|privacy_url|copyright|primary_category)\\.txt",
  ),
  /** EAS Metadata's file for the App Store. */
  storeConfig: /^store\.config\.json$/,
  fastlaneAndroid: listed("(?:title|(?:short|full)[-_]description)(?:\\.txt)?"),
  playDetails: /(?:^|\/)src\/main\/play\/(?:contact-email|contact-website|default-language)(?:\.txt)?$/,
  appleNotes: /^(?:(?:.*\/)?fastlane\/)?metadata\/(?:ios\/)?(?!android\/)[^/]+\/release_notes\.txt$/,
  androidNotes: listed("(?:changelogs/(?:\\d{1,10}|default)|default|production)(?:\\.txt)?"),
  expo: /^app\.json$/,
  appfile: /(?:^|\/)fastlane\/Appfile$/,
  xcconfig: /(?:^|\/)[^/]+\.xcconfig$/,
  infoPlist: /(?:^|\/)[^/]*Info\.plist$/,
  infoStrings: /(?:^|\/)InfoPlist\.(?:xc)?strings$/,
  xcodeProject: /(?:^|\/)[^/]+\.xcodeproj\/project\.pbxproj$/,
  xcodeGen: /(?:^|\/)project\.ya?ml$/,
  capacitor: /^capacitor\.config\.(?:json|[cm]?[jt]s)$/,
  gradle: /(?:^|\/)build\.gradle(?:\.kts)?$/,
  gradleVersions: /(?:^|\/)(?:gradle\/[\w.-]+\.versions\.toml|gradle\.properties)$/,
  gradleScript: /(?:^|\/)(?!(?:build|settings)\.gradle)[\w.-]+\.gradle(?:\.kts)?$/,
  gradleSettings: /(?:^|\/)settings\.gradle(?:\.kts)?$/,
  androidManifest: /(?:^|\/)AndroidManifest\.xml$/,
  androidStrings:
    /(?:^|\/)src\/(?:main|androidMain|stable|release|prod\w*)\/res\/values\/[\w-]*(?:string|translat|name|brand|const|config)[\w-]*\.xml$/i,
  /** Documents that a project may have already, at its top or in a folder there. */
  ownPrivacy: /^(?:[\w.-]+\/)?privacy(?:[-_ ]?policy)?\.(?:md|markdown)$/i,
  ownTerms:
    /^(?:[\w.-]+\/)?(?:terms(?:[-_ ]?(?:of[-_ ]?(?:service|use)|and[-_ ]?conditions))?|tos)\.(?:md|markdown)$/i,
  licence: /^(?:licen[cs]e|copying)(?:\.(?:md|txt))?$/i,
  packageJson: /^package\.json$/,
  gitConfig: /^\.git\/config$/,
  pubspec: /^pubspec\.yaml$/,
  privacyDetails: /(?:^|\/)fastlane\/app_privacy_details\.json$/,
  privacyManifest: /(?:^|\/)PrivacyInfo\.xcprivacy$/,
  storeKit: /(?:^|\/)[^/]+\.storekit$/,
  appleScreenshot: /(?:^|\/)fastlane\/screenshots\/[^/]+\/[^/]+\.(?:png|jpe?g)$/i,
  androidScreenshot: listed("(?:images/phoneScreenshots|graphics/phone-screenshots)/[^/]+\\.(?:png|jpe?g)"),
  androidIcon: listed("(?:images/icon|graphics/icon/[^/]+)\\.(?:png|jpe?g)"),
  appleIcon: /(?:^|\/)[^/]+\.appiconset\/[^/]+\.png$/i,
  composerIcon: /(?:^|\/)[^/]+\.icon\/icon\.json$/,
  /** For each density, or as XML that names its layers. */
  launcherIcon:
    /(?:^|\/)src\/(?:main|androidMain)\/res\/(?:mipmap|drawable)(?:-(?!night)[^/]+)?\/(?!\w*_(?:foreground|background|monochrome|round)\.)\w*(?:launcher|icon|logo)\w*\.(?:png|webp|xml)$/,
  expoCode: /^app\.config\.[cm]?[jt]s$/,
} as const satisfies Readonly<Record<string, RegExp>>;

export type AppFileKind = keyof typeof appFileKinds;

/** The paths of each kind, relative to the app's project, with slashes. */
export type AppFiles = Readonly<Record<AppFileKind, readonly string[]>>;

/** Undefined for a file that does not need to be opened. */
export function kindOf(file: string): AppFileKind | undefined {
  const kinds = Object.keys(appFileKinds) as AppFileKind[];
  if (isPrivate(file) || (file.startsWith(".git/") && !appFileKinds.gitConfig.test(file))) return undefined;
  return kinds.find((kind) => appFileKinds[kind].test(file));
}

/** Folders of dependencies and build output, and of files for the store's reviewers, which may contain passwords. */
export function isSkipped(folder: string): boolean {
  const name = folder.slice(folder.lastIndexOf("/") + 1);
  // Git's config is kept: it has the address of the source code.
  return (
    (name.startsWith(".") && folder !== ".git") ||
    folder.startsWith(".git/") ||
    skipped.has(name) ||
    isBulk.test(folder) ||
    isPrivate(folder)
  );
}

/** Code of packages, images of an asset catalog other than icons, and build output. */
const isBulk =
  /(?:^|\/)src\/[^/]+\/(?:java|kotlin|cpp|jni|assets)$|\.(?:(?:xc)?framework|imageset|colorset|dataset|symbolset)$/;

const skipped = new Set(["node_modules", "Pods", "Carthage", "DerivedData", "vendor", "build", "dist"]);

const isPrivate = (path: string) =>
  /(?:^|\/)(?:review_information|trade_representative_contact_information|demo_password\.txt)(?:\/|$)/.test(
    path,
  );
