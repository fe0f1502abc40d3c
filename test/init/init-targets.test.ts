import { join } from "node:path";
import { describe, expect, onTestFinished, test } from "vitest";
import { appOf, appWith, build, init } from "../support/cli/init-from.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { tempFolder } from "../support/temp-site.js";

/* `handbill init --from`: choosing the app among several applications of a project. */

describe("init --from an Xcode project with five targets", () => {
  test("uses the phone's application, with its files", () => {
    const made = init(appOf("xcode-targets"));
    expect(made).toMatchObject({ status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Tidepool",
      appStore: { bundleId: "com.example.tidepool", teamId: "ABCDE12345" },
      // Not the demo.
      otherTargets: ["Tidepool tvOS", "Tidepool Watch App"],
      dataUses: [{ category: "CRASH_DATA" }, { category: "PRODUCT_INTERACTION" }],
    });
    expect(made.origins).toMatchObject({
      name: "Tidepool/Info.plist:5",
      appStore: "Configuration/Tidepool.xcconfig:3, Configuration/Shared.xcconfig:2",
      icon: "Tidepool/Assets.xcassets/TideIcon.appiconset/light.png",
    });
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  });

  test("uses the app name of the language, even from a file in UTF-16", () => {
    expect(init(appOf("xcode-targets"), "--language", "de").values).toMatchObject({ name: "Gezeiten" });
  });

  test("uses another target with --target", () => {
    const made = init(appOf("xcode-targets"), "--target", "tidepool tvos");
    expect(made.values).toMatchObject({
      name: "Tidepool tvOS",
      appStore: { bundleId: "com.example.tidepool.tv" },
      dataUses: [{ category: "USER_ID" }, { category: "PRODUCT_INTERACTION" }],
    });
    expect(made.values.icon).toBeUndefined();
  });

  test("reports an unknown --target with the existing ones", () => {
    const made = init(appOf("xcode-targets"), "--target", "Tidepol");
    expect(made).toMatchObject({ ok: false, reported: ["scaffold/unknown-target"], files: [] });
    expect(JSON.stringify(made.diagnostics)).toContain("Tidepool iOS");
  });

  test("lists the other applications in one line", () => {
    const site = join(tempFolder(onTestFinished), "site");
    const { stdout } = runWarm(["init", site, "--yes", "--from", appOf("xcode-targets")]);
    expect(stdout).toMatch(/^ {2}--target (["'])Tidepool tvOS\1 \| \1Tidepool Watch App\1$/m);
  });
});

describe("init --from an Android project with three applications and a library", () => {
  test("uses the phone's application, with the name in its label", () => {
    const made = init(appOf("android-modules"));
    expect(made).toMatchObject({ status: 0, reported: [] });
    expect(made.values).toMatchObject({
      name: "Child's & Tidepool",
      googlePlay: { package: "com.example.tidepool" },
      otherTargets: ["app-wear"],
    });
    expect(made.origins).toMatchObject({
      name: "core/ui/src/main/res/values/strings_brand.xml:2",
      googlePlay: "app/build.gradle.kts:6",
      icon: "core/ui/src/main/res/mipmap-xxxhdpi/ic_launcher.webp",
    });
    expect(build(made.folder)).toEqual({ status: 0, errors: [] });
  });

  test("uses a watch's application with --target", () => {
    const made = init(appOf("android-modules"), "--target", "app-wear");
    expect(made.values).toMatchObject({
      name: "Tidepool Wear",
      googlePlay: { package: "com.example.tidepool.wear" },
    });
    expect(made.origins.icon).toBe("app-wear/src/main/res/mipmap-xxxhdpi/ic_launcher.webp");
  });
});

test("of two modules for phones, init uses the one with the project's name", () => {
  const module = (id: string) =>
    `apply plugin: "com.android.application"\nandroid { defaultConfig { applicationId "${id}" } }\n`;
  const app = appWith({
    "settings.gradle": "rootProject.name = 'Rockpool'\n",
    "app-classic/build.gradle": module("com.example.classic"),
    "app-rockpool/build.gradle": module("com.example.rockpool"),
  });
  expect(init(app).values).toMatchObject({ googlePlay: { package: "com.example.rockpool" } });
});

test("a website on a host that many apps share does not become the site's URL", () => {
  const play = "app/src/main/play";
  const app = appWith({
    [`${play}/contact-website.txt`]: "https://github.com/example/tidepool",
    [`${play}/contact-email.txt`]: "hello@tidepool.example",
  });
  const { reported, values } = init(app);
  expect({ reported, values }).toEqual({ reported: [], values: { email: "hello@tidepool.example" } });
});

test("the default icon of a framework's new projects is not used, and is reported", () => {
  const robot = `<vector xmlns:android="x" android:viewportWidth="108" android:viewportHeight="108"><path
    android:fillColor="#0f0" android:pathData="M31,63.928c0,0 6.4,-11 12.1,-13.1z"/></vector>`;
  const res = "androidApp/src/androidMain/res";
  const { status, reported, values, placeholders } = init(
    appWith({ [`${res}/drawable/wave.xml`]: robot }, "kotlin-multiplatform"),
  );
  expect({ status, reported, icon: values.icon }).toEqual({
    status: 0,
    reported: ["scaffold/picture-not-used"],
    icon: undefined,
  });
  expect(placeholders).toContain("icon");
});
