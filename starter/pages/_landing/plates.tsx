import { Image, useMessages } from "handbill";
import { type Screenshot, widthsOf } from "../_screenshots/screenshot.ts";
import { rowLength } from "./row-length.ts";
import { useAlt } from "./use-alt.ts";
import "./plates.css";

const isWide = ({ width = 0, height = 0 }: Screenshot["image"]) => width > height;

/** Screenshots of the app in a row. */
export function Plates({ screens }: { screens: readonly Screenshot[] }) {
  const t = useMessages();
  const altOf = useAlt();
  if (screens.length === 0) return null;
  const wide = screens.filter(({ image }) => isWide(image)).length;
  const mostAreWide = wide > screens.length / 2;
  // Among portrait screenshots, a landscape one takes two places.
  const row = mostAreWide
    ? rowLength(screens.length, screens.length > 4 ? 4 : 3)
    : rowLength(screens.length + wide, 5);
  return (
    <section className="part" aria-labelledby="plates">
      <h2 id="plates">{t("headings.plates")}</h2>
      {/* The row scrolls horizontally; with the focus, the arrow keys scroll it. */}
      <ul
        className={`plates ${mostAreWide ? "plates-wide " : ""}row-${row}`}
        aria-labelledby="plates"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable areas must be reachable with the keyboard
        tabIndex={0}
      >
        {screens.map((screen) => (
          <li key={screen.image.href} className={isWide(screen.image) ? "wide" : undefined}>
            <Image
              className="plate"
              src={screen.image}
              alt={altOf(screen)}
              widths={widthsOf(screen.image)}
              sizes={
                mostAreWide
                  ? "(min-width: 80rem) 40rem, (min-width: 48rem) 48vw, 90vw"
                  : "(min-width: 80rem) 18rem, (min-width: 48rem) 33vw, 70vw"
              }
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
