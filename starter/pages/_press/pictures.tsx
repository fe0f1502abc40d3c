import { qrSvg, useArchive, useMessages, usePage, useSite } from "handbill";
import { useAlt } from "../_landing/use-alt.ts";
import { useScreenshots } from "../_screenshots/use-screenshots.ts";
import { isWritten } from "../_shared/is-written.ts";
import "./pictures.css";
import { usePressText } from "./use-press-text.ts";

interface Picture {
  readonly name: string;
  readonly href: string;
  readonly alt: string;
}

/** The app's images to download, unchanged: each one, and all as a ZIP. */
export function Pictures() {
  const site = useSite();
  const { files, icon, publicHref } = site;
  const t = useMessages();
  const altOf = useAlt();
  const screenshots = useScreenshots();
  const ofIcon =
    icon && isWritten(site, "icon")
      ? [{ name: icon.slice(1), href: publicHref(icon), alt: t("press.icon") }]
      : [];
  // A screenshot that the landing page shows twice is listed twice.
  const different = [...new Map(screenshots.map((screen) => [screen.image.href, screen])).values()];
  const ofScreens = different.map((screen, index) => {
    const { href } = screen.image;
    const ending = href.slice(href.lastIndexOf("."));
    return { name: `screenshot-${index + 1}${ending}`, href, alt: altOf(screen) };
  });
  // Magazines that print cannot use an SVG.
  const isDrawn = ofIcon.some(({ name }) => name.endsWith(".svg"));
  const png = { name: "icon-512.png", href: publicHref("/icon-512.png"), alt: t("press.icon") };
  const ofPng = isDrawn && files.icons ? [png] : [];
  const pictures = [...ofIcon, ...ofPng, ...ofScreens];
  if (pictures.length === 0) return null;
  return (
    <section className="part" aria-labelledby="pictures">
      <h2 id="pictures">{t("press.pictures")}</h2>
      <ul className="pictures">
        {pictures.map(({ name, href, alt }) => (
          <li key={name}>
            <a href={href} download={name}>
              {name}
            </a>
            {alt !== "" && <span dir="auto">{alt}</span>}
          </li>
        ))}
      </ul>
      <All pictures={pictures} />
    </section>
  );
}

function All({ pictures }: { pictures: readonly Picture[] }) {
  const { languages, getLinks } = useSite();
  const [first] = languages;
  const { language, addressOf } = usePage();
  const t = useMessages();
  const { href } = useArchive(language === first?.tag ? "press.zip" : `press-${language}.zip`, [
    ...pictures.map(({ name: file, href: address }) => ({ name: file, file: address })),
    { name: "text.txt", text: usePressText() },
    ...getLinks.map((path) => ({ name: `qr-${path.slice(1)}.svg`, text: qrSvg(addressOf(path)) })),
  ]);
  return (
    <p className="all-pictures">
      <a href={href} download="">
        {t("press.all")}
      </a>
    </p>
  );
}
