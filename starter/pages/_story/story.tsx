import { useMessages } from "handbill";
import { Device } from "../_device/device.tsx";
import { BigIcon } from "../_landing/big-icon.tsx";
import { FeatureText } from "../_landing/feature-text.tsx";
import { Name } from "../_landing/name.tsx";
import { Sentence } from "../_landing/sentence.tsx";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { lengthOf } from "../_shared/page-title.ts";
import { StoreLinks } from "../_shared/store-links.tsx";
import "./story.css";

/** The number of features that scroll past the device; the others are listed below. */
export const mostMoments = 3;

/** Longer titles are smaller. */
const longTitle = 40;

/**
 * The first window, and then a moment for each feature. Where CSS can follow the scroll position, the device stays in place and its
 * screen changes; in other browsers, on paper and with reduced motion, each moment has its own device.
 */
export function Story() {
  const t = useMessages();
  const features = t.list("landing.features").slice(0, mostMoments);
  const screenshots = useScreenshots();
  const [first] = screenshots;
  return (
    <div className="story">
      <div className="story-line frame">
        <div className="moment">
          <div className="moment-words opening">
            <Name />
            <Sentence />
            <StoreLinks place="hero" />
            {features.length > 0 && (
              <ol className="ahead">
                {features.map((feature, index) => (
                  <li key={feature("title")}>
                    <a href={`#moment-${index + 1}`} dir="auto">
                      {feature("title")}
                    </a>
                  </li>
                ))}
              </ol>
            )}
          </div>
          {first ? <Device screen={first} isFirst /> : <BigIcon />}
        </div>
        {features.map((feature, index) => {
          const screen = screenshots[index + 1];
          const isLong = lengthOf(feature("title")) > longTitle;
          return (
            <section key={feature("title")} className="moment">
              <div className="moment-words" id={`moment-${index + 1}`}>
                <h2 className={isLong ? "long" : undefined} dir="auto">
                  {feature("title")}
                </h2>
                {feature.has("text") && <FeatureText text={feature("text")} />}
              </div>
              {screen && <Device screen={screen} />}
            </section>
          );
        })}
      </div>
    </div>
  );
}
