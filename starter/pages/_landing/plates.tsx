import { Image, useMessages } from "handbill";
import type { Screenshot } from "../_screenshots/screenshot.ts";
import { useAlt } from "./use-alt.ts";
import "./plates.css";

const isWide = ({ width = 0, height = 0 }: Screenshot["image"]) => width > height;

/** Screenshots of the app beside one another. */
export function Plates({ screens }: { screens: readonly Screenshot[] }) {
  const t = useMessages();
  const altOf = useAlt();
  if (screens.length === 0) return null;
  const wide = screens.filter(({ image }) => isWide(image)).length;
  const mostAreWide = wide > screens.length / 2;
  // So many to a row that none is left alone in the last; a wide one takes two places.
  const places = screens.length + wide;
  const row = places === 10 ? "plates-five" : [1, 2, 3, 5, 6, 9].includes(places) ? "plates-three" : "";
  return (
    <section className="part" aria-labelledby="plates">
      <h2 id="plates">{t("headings.plates")}</h2>
      {/* A row that is pulled sideways is moved by the arrow keys, once it has the focus. */}
      <ul
        className={`plates ${mostAreWide ? "plates-wide" : row}`.trimEnd()}
        aria-labelledby="plates"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls can be reached by the keyboard
        tabIndex={0}
      >
        {screens.map((screen) => (
          <li key={screen.image.href} className={isWide(screen.image) ? "wide" : undefined}>
            <Image
              className="plate"
              src={screen.image}
              alt={altOf(screen)}
              widths={[300, 600, 900]}
              sizes={
                mostAreWide
                  ? "(min-width: 80rem) 37rem, (min-width: 48rem) 48vw, 90vw"
                  : "(min-width: 80rem) 24rem, (min-width: 48rem) 33vw, 70vw"
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
