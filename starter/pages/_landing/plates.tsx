import { Image, useMessages, useSite } from "handbill";
import { screenshots } from "../_screenshots/index.ts";
import type { Screenshot } from "../_screenshots/screenshot.ts";
import "./plates.css";

const isWide = ({ width = 0, height = 0 }: Screenshot["image"]) => width > height;

/** The app's own screenshots, as the plates of the programme. */
export function Plates() {
  const { app } = useSite();
  const t = useMessages();
  if (screenshots.length === 0) return null;
  const wide = screenshots.filter(({ image }) => isWide(image)).length;
  const mostAreWide = wide > screenshots.length / 2;
  // Few plates share the sheet in thirds; a wide one takes two.
  const inThirds = !mostAreWide && [1, 2, 3, 5, 6].includes(screenshots.length + wide);
  return (
    <section className="part" aria-labelledby="plates">
      <h2 id="plates">{t("headings.plates")}</h2>
      {/* A row that is pulled sideways is moved by the arrow keys, once it has the focus. */}
      <ul
        className={mostAreWide ? "plates plates-wide" : inThirds ? "plates plates-three" : "plates"}
        aria-labelledby="plates"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: whatever scrolls can be reached by the keyboard
        tabIndex={0}
      >
        {screenshots.map(({ image, alt }, index) => (
          <li key={image.href} className={isWide(image) ? "wide" : undefined}>
            <Image
              className="plate"
              src={image}
              alt={alt || t("shared.screen", { app: app.name, number: index + 1 })}
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
