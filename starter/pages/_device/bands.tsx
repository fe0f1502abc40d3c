import { useMessages } from "handbill";
import { FeatureText, FeatureTitle } from "../_landing/feature-text.tsx";
import type { Screenshot } from "../_screenshots/screenshot.ts";
import { lengthOf } from "../_shared/page-title.ts";
import { Device } from "./device.tsx";
import "./bands.css";

/** Next to a longer text, a cropped device would be taller than its screenshot. */
const longText = 240;

export interface BandsProps {
  screens: readonly Screenshot[];
  /** The number of features shown elsewhere. */
  from?: number;
}

/** Features next to their screenshots on alternating sides; features without a screenshot as a list. */
export function Bands({ screens, from = 0 }: BandsProps) {
  const t = useMessages();
  if (!t.has("landing.features")) return null;
  return (
    <section className="part" id="features" aria-labelledby="features-title">
      <h2 id="features-title" dir="auto">
        {t("headings.features")}
      </h2>
      <ul className="bands">
        {t
          .list("landing.features")
          .slice(from)
          .map((feature, index) => {
            const screen = screens[index];
            const isLong = feature.has("text") && lengthOf(feature("text")) > longText;
            return (
              <li key={feature("title")} className={screen ? "band" : "band band-plain"}>
                <div className="band-words">
                  <FeatureTitle title={feature("title")} />
                  {feature.has("text") && <FeatureText text={feature("text")} />}
                </div>
                {screen && <Device screen={screen} isWhole={isLong} />}
              </li>
            );
          })}
      </ul>
    </section>
  );
}
