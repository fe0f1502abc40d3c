import { createHash } from "node:crypto";
import { dirname } from "node:path";
import { orNothing } from "../../util/or-nothing.js";
import { parseXml, type XmlElement } from "../app/parse-xml.js";
import { readBounded } from "../app/read-bounded.js";
import { type AndroidResource, maxBytes, resourcesIn } from "./android-resources.js";

/** The icons of new projects: the first digits of the SHA-256 of their files. */
const templates: ReadonlySet<string> = new Set([
  ...["29e4777e319de3ee", "0ae9498de799c95a", "87cb2f2ffe992652", "bd24fd383253bf8d"], // Capacitor
  ...["adf3c4075003a1d1", "6f7c8a3970831dfb", "15bf5fc83e50bbb1"], // Cordova
  ...["119462bb78eb240a", "74c64047eb557b13", "7a667804bb80a6a4", "747c56e178222a62"], // Expo
  ...["7770183009e91411", "3c34e1f298d0c9ea"], // Flutter
  ...["9ff27328b6916b7f"], // React Native
]);
/** The beginning of the shadow of Android Studio's robot, in its two versions. */
const robot = /^M(?:31,63\.928c0,0 6\.4,-11|32,64C32,64 38\.39,52\.99)/;

/** Whether an icon, or Android's foreground of it, is that of a framework's new projects, so that the app has none of its own. */
export function isTemplateIcon(file: string, known = templates): boolean {
  const bytes = orNothing(() => readBounded(file, maxBytes));
  if (!bytes) return false;
  if (!file.endsWith(".xml")) return isTemplate({ picture: bytes }, known);
  // An icon that cannot be drawn is reported later.
  const foreground = orNothing(() =>
    foregroundOf(parseXml(bytes.toString()), resourcesIn(dirname(dirname(file)))),
  );
  return foreground !== undefined && isTemplate(foreground, known);
}

function foregroundOf(xml: XmlElement, resolve: ReturnType<typeof resourcesIn>): AndroidResource {
  const layer = xml.children.find(({ tag }) => tag === "foreground") ?? xml;
  const [drawable] = drawablesIn(layer);
  return drawable === undefined ? { xml: layer } : resolve(drawable);
}

/** The references of a layer, which may have an inset. */
const drawablesIn = ({ attributes, children }: XmlElement): string[] => [
  ...(attributes.drawable === undefined ? [] : [attributes.drawable]),
  ...children.flatMap(drawablesIn),
];

function isTemplate(resource: AndroidResource, known: ReadonlySet<string>): boolean {
  if ("xml" in resource) return hasRobot(resource.xml);
  if (!("picture" in resource)) return false;
  return known.has(createHash("sha256").update(resource.picture).digest("hex").slice(0, 16));
}

const hasRobot = ({ attributes, children }: XmlElement): boolean =>
  robot.test(attributes.pathData ?? "") || children.some(hasRobot);
