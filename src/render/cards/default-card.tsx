import type { CardProps } from "../../model/project.js";
import { usePage } from "../site-context.js";

const plain = { field: "#16181d", onField: "#ffffff" };

/**
 * The card of a site without its own: icon, name, and the page's title and description on the brand's field. If no font has the title's
 * letters, the card shows the icon only.
 */
export function DefaultCard({ title, description, site, canDraw }: CardProps) {
  const { field, onField } = site.palette?.light ?? plain;
  const families = [...new Set(site.fonts.map(({ family }) => `"${family}"`))].join(", ");
  const isLanding = usePage().pagePath === "/";
  const heading = isLanding ? site.app.name : withoutName(title, site.app.name);
  const sentence = shorten(description);
  const canSay = canDraw(heading);
  const iconSize = !canSay ? 320 : isLanding ? 152 : 112;
  const size = heading.length > 40 ? 64 : heading.length > 20 ? 84 : 108;
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        justifyContent: canSay ? "space-between" : "center",
        width: "100%",
        height: "100%",
        boxSizing: "border-box",
        padding: 80,
        background: field,
        color: onField,
        fontFamily: families,
      }}
    >
      <div style={{ display: "flex", alignItems: "center", gap: 28 }}>
        {site.icon && (
          <img
            src={site.icon}
            alt=""
            width={iconSize}
            height={iconSize}
            // An icon in the brand's colour would have no visible edge.
            style={{ borderRadius: iconSize * 0.235, border: `2px solid ${onField}55` }}
          />
        )}
        {!isLanding && canSay && canDraw(site.app.name) && (
          <div style={{ fontSize: 44 }}>{site.app.name}</div>
        )}
      </div>
      {canSay && (
        <div style={{ display: "flex", flexDirection: "column", gap: 28 }}>
          <div style={{ fontSize: size, fontWeight: 800, lineHeight: 1.05, letterSpacing: -2 }}>
            {heading}
          </div>
          {canDraw(sentence) && <div style={{ fontSize: 36, lineHeight: 1.35 }}>{sentence}</div>}
        </div>
      )}
    </div>
  );
}

/** `Privacy policy · Tides` without the app's name, which the corner already shows. */
function withoutName(title: string, name: string): string {
  const parts = title.split(/\s+[·|–—-]\s+/).filter((part) => part !== name);
  return parts.join(" · ") || title;
}

const maxWords = 130;

/** Shortens a text to three lines, at a word. */
function shorten(text: string): string {
  if (text.length <= maxWords) return text;
  return `${text.slice(0, maxWords).replace(/[\s,;:.]*\s\S*$/, "")}…`;
}
