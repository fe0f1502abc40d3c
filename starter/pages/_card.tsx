import { type CardProps, usePage } from "handbill";
import { headingSize, inPhrases } from "./_landing/heading-size.ts";
import type { Screenshot } from "./_screenshots/screenshot.ts";
import { screenshotsIn } from "./_screenshots/use-screenshots.ts";
import { isWritten } from "./_shared/is-written.ts";

const icon = { small: 104, large: 420 };

/** The image for link previews: name and sentence on the app's colour, and a screenshot or the icon. */
export default function Card({ title, description, site, language, t, canDraw }: CardProps) {
  const { field, onField } = site.palette?.light ?? { field: "#16181d", onField: "#ffffff" };
  const isLanding = usePage().pagePath === "/";
  const heading = withoutEmoji(isLanding ? site.app.name : title.replace(` | ${site.app.name}`, ""));
  // On other pages: the title that the link opens, and the app's name.
  const ofApp = t("landing.sentence") || (isWritten(site, "app.description") ? description : "");
  const sentence = withoutEmoji(isLanding ? ofApp : site.app.name);
  const [{ image: screen, frameless = false } = {}] = screenshotsIn(language);
  return (
    <div
      style={{
        display: "flex",
        justifyContent: canDraw(heading) ? "space-between" : "space-around",
        alignItems: "center",
        width: "100%",
        height: "100%",
        overflow: "hidden",
        background: field,
        color: onField,
        fontFamily: [...new Set(site.fonts.map(({ family }) => `"${family}"`))].join(", "),
      }}
    >
      {canDraw(heading) && (
        <div
          style={{
            display: "flex",
            flexDirection: "column",
            justifyContent: "center",
            gap: 28,
            wordBreak: /^(?:ja|ko)/.test(language) ? "keep-all" : "normal",
            overflowWrap: "anywhere",
            width: 700,
            height: 630,
            paddingInlineStart: 72,
            paddingInlineEnd: 40,
          }}
        >
          {screen && <Icon side={icon.small} site={site} />}
          <div
            style={{
              fontSize: headingSize(heading, 588),
              fontWeight: 800,
              lineHeight: 1.02,
              letterSpacing: "-0.02em",
            }}
          >
            {inPhrases(heading)}
          </div>
          {sentence !== "" && canDraw(sentence) && (
            <div style={{ fontSize: 38, lineHeight: 1.25, textWrap: "balance" }}>
              {inPhrases(shorten(sentence, heading.length <= 24 ? 110 : 70))}
            </div>
          )}
        </div>
      )}
      {(!screen || !canDraw(heading)) && <Icon side={icon.large} site={site} />}
      {screen && <Device screen={screen} edge={frameless ? undefined : onField} />}
    </div>
  );
}

/** A device with a screenshot, cropped by the edge of the image. Without an edge, the screenshot alone. */
function Device({ screen, edge }: { screen: Screenshot["image"]; edge: string | undefined }) {
  const { width = 1, height = 1 } = screen;
  const isWide = width > height;
  const shown = isWide ? (420 * width) / height : 360;
  return (
    <div
      style={{
        display: "flex",
        flex: "none",
        alignItems: "flex-start",
        width: isWide ? 500 : 484,
        height: 630,
        paddingTop: isWide ? 90 : 72,
      }}
    >
      <div
        style={{
          display: "flex",
          flex: "none",
          ...(edge !== undefined && { padding: 14, background: "#0c0d10", border: `3px solid ${edge}` }),
          borderRadius: isWide ? 36 : 56,
        }}
      >
        <img
          src={screen.href}
          alt=""
          width={shown}
          height={(shown * height) / width}
          style={{ borderRadius: isWide ? 22 : 40 }}
        />
      </div>
    </div>
  );
}

/** On the app's colour, the icon would have no visible edge, and might be transparent. */
function Icon({ side, site }: { side: number; site: CardProps["site"] }) {
  if (!site.icon) return null;
  return (
    <img
      src={site.publicHref(site.icon)}
      alt=""
      width={side}
      height={side}
      style={{
        flex: "none",
        alignSelf: side === icon.large ? "center" : "flex-start",
        marginInline: side === icon.large ? 40 : 0,
        borderRadius: side * 0.225,
        border: `3px solid ${site.palette?.light.onField ?? "#ffffff"}`,
        background: site.palette?.light.paper ?? "#ffffff",
      }}
    />
  );
}

/** The site's fonts have no emoji. */
const withoutEmoji = (text: string) =>
  text.replace(/\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{RI}|\u200D|\uFE0F|\u20E3/gu, "").trim() ||
  text;

/** Truncates between words. */
function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return `${text.slice(0, most).replace(/[\s,;:.]*\s\S*$/, "")}…`;
}
