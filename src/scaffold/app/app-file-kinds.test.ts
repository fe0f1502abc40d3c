import { expect, test } from "vitest";
import { isSkipped, kindOf } from "./app-file-kinds.js";

test.each([
  ["fastlane/metadata/en-US/name.txt", "fastlaneApple"],
  ["ios/fastlane/metadata/default/support_url.txt", "fastlaneApple"],
  ["metadata/primary_category.txt", "fastlaneApple"],
  ["fastlane/metadata/ios/en-US/name.txt", "fastlaneApple"],
  ["fastlane/metadata/ios/copyright.txt", "fastlaneApple"],
  ["fastlane/metadata/ios/review_information/demo_password.txt", undefined],
  ["android/fastlane/metadata/android/iw-IL/title.txt", "fastlaneAndroid"],
  ["fastlane/metadata/android/en-US/images/icon.png", "androidIcon"],
  ["fastlane/screenshots/en-US/iPhone 15-01.PNG", "appleScreenshot"],
  ["app/build.gradle.kts", "gradle"],
  ["ios/App/PrivacyInfo.xcprivacy", "privacyManifest"],
  ["ios/App/Images.xcassets/AppIcon.appiconset/1024.png", "appleIcon"],
  ["app/src/main/res/mipmap-xxxhdpi/ic_launcher.png", "launcherIcon"],
  ["android/app/src/main/res/mipmap-hdpi-v4/ic_launcher.webp", "launcherIcon"],
  ["app/src/main/res/mipmap-anydpi-v26/ic_launcher.xml", "launcherIcon"],
  ["ios/App/AppIcon.icon/icon.json", "composerIcon"],
  ["ios/project.yml", "xcodeGen"],
  ["common.gradle", "gradleScript"],
  ["fastlane/metadata/en-US/release_notes.txt", "appleNotes"],
  ["android/fastlane/metadata/android/de-DE/changelogs/1204.txt", "androidNotes"],
  ["metadata/android/en-US/changelogs/default.txt", "androidNotes"],
  ["app.config.ts", "expoCode"],
  ["pubspec.yaml", "pubspec"],
  ["metadata/en-US/full_description.txt", "fastlaneAndroid"],
  ["app/src/main/play/listings/de-DE/short-description.txt", "fastlaneAndroid"],
  ["app/src/main/play/listings/de-DE/graphics/icon/1.png", "androidIcon"],
  ["app/src/main/play/listings/de-DE/graphics/phone-screenshots/1.png", "androidScreenshot"],
  ["app/src/main/play/release-notes/de-DE/default.txt", "androidNotes"],
  ["app/src/main/play/contact-email.txt", "playDetails"],
  ["ios/Tide Pool.xcodeproj/project.pbxproj", "xcodeProject"],
  ["app-metadata/com.example.tidepool/pt-BR/title.txt", "fastlaneAndroid"],
  ["mobile/src/stable/res/values/strings.xml", "androidStrings"],
  ["metadata/en-US/images/phoneScreenshots/1.png", "androidScreenshot"],
  ["Localization/StoreListing/en/subtitle.txt", "fastlaneApple"],
  ["Technotes/privacypolicy.markdown", "ownPrivacy"],
  [".git/config", "gitConfig"],
])("%s is read as %s", (file, kind) => {
  expect(kindOf(file)).toBe(kind);
});

test.each([
  "fastlane/metadata/review_information/demo_password.txt",
  "fastlane/metadata/review_information/name.txt",
  "fastlane/metadata/en-US/demo_password.txt",
  "metadata/trade_representative_contact_information/name.txt",
  "fastlane/metadata/en-US/keywords.txt",
  "fastlane/metadata/android/en-US/changelogs/later.txt",
  "fastlane/metadata/review_information/release_notes.txt",
  "fastlane/metadata/android/name.txt",
  "docs/metadata/en-US/name.txt",
  "fastlane/Fastfile",
  "app/src/main/res/mipmap-night-anydpi/ic_launcher.xml",
  "app/src/main/res/mipmap-xxxhdpi/ic_launcher_foreground.png",
  "app/src/main/res/mipmap-xxxhdpi/ic_launcher_round.webp",
  "app/src/debug/res/mipmap-xxxhdpi/ic_launcher.png",
  "google-services.json",
  ".env",
  "ios/App/public/capacitor.config.json",
  "fastlane/metadata/full_description.txt",
  "app/src/beta/play/listings/en-US/title.txt",
  "src/images/icon.png",
  ".git/HEAD",
  "docs/old/privacy.md",
])("%s is not opened", (file) => {
  expect(kindOf(file)).toBeUndefined();
});

test.each([
  "node_modules",
  "ios/Pods",
  "app/build",
  ".git/objects",
  "ios/.git",
  "ios/A.xcframework",
  "fastlane/metadata/review_information",
])("the folder %s is not read", (folder) => {
  expect(isSkipped(folder)).toBe(true);
});

test.each(["ios", "fastlane/metadata/en-US", "builder"])("the folder %s is read", (folder) => {
  expect(isSkipped(folder)).toBe(false);
});
