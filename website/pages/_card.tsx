import type { CardProps } from "handbill";

const ink = "#16140f";
const bill = "#ffe14d";

/** A bill with the page's title, and tear-off tabs below it. */
export default function Card({ title, site }: CardProps) {
  const heading = title.replace(` | ${site.app.name}`, "");
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        background: "#fff",
        color: ink,
        fontFamily: "Archivo",
        fontWeight: 900,
        letterSpacing: "-0.04em",
      }}
    >
      <div style={{ display: "flex", flex: 1, alignItems: "center", padding: "0 72px", background: bill }}>
        <div style={{ fontSize: heading.length > 40 ? 76 : 112, lineHeight: 1, textWrap: "balance" }}>
          {heading}
        </div>
      </div>
      <div style={{ display: "flex", gap: 6, height: 128 }}>
        {[1, 2, 3, 4, 5].map((tab) => (
          <div
            key={tab}
            style={{
              display: "flex",
              flex: 1,
              alignItems: "center",
              justifyContent: "center",
              // One tab is torn off.
              height: tab === 4 ? 16 : 128,
              background: bill,
              fontSize: 40,
            }}
          >
            {tab === 4 ? "" : site.app.name}
          </div>
        ))}
      </div>
    </div>
  );
}
