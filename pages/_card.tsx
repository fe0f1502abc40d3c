import { type CardProps, usePage } from "handbill";

const ink = "#1d1b18";
const face = '"Bricolage Grotesque"';

/** The headline's gesture next to the phone; on a document's card, the document's title. */
export default function Card({ title, site }: CardProps) {
  const { app, facts } = site;
  const isLanding = usePage().pagePath === "/";
  return (
    <div
      style={{
        display: "flex",
        position: "relative",
        width: "100%",
        height: "100%",
        overflow: "hidden",
        background: "#fbf6ec",
        color: ink,
        fontFamily: face,
        fontWeight: 800,
        letterSpacing: "-0.02em",
      }}
    >
      <div
        style={{ position: "absolute", left: 56, top: 0, width: 16, height: 630, background: "#c8231a" }}
      />
      <div
        style={{
          display: "flex",
          flexDirection: "column",
          justifyContent: "center",
          width: 760,
          height: 630,
          paddingLeft: 120,
          fontSize: 94,
          lineHeight: 1.05,
        }}
      >
        {isLanding ? (
          <Headline {...facts.headline} />
        ) : (
          <div style={{ fontSize: 76 }}>{title.split(/ \| | · /)[0]}</div>
        )}
        <div style={{ display: "flex", alignItems: "center", gap: 20, marginTop: 56, fontSize: 40 }}>
          {site.icon && <img src={site.publicHref(site.icon)} alt="" width={64} height={64} />}
          {`${app.name}, in ${facts.city}`}
        </div>
      </div>
      <Phone marked={facts.headline.marked} />
    </div>
  );
}

function Headline({ struck, marked }: { struck: string; marked: string }) {
  return (
    <>
      <div style={{ display: "flex", position: "relative", alignSelf: "flex-start" }}>
        {struck}
        <div
          style={{
            position: "absolute",
            left: -64,
            right: -24,
            top: 52,
            height: 14,
            borderRadius: 7,
            background: "#c8231a",
          }}
        />
      </div>
      <div
        style={{
          display: "flex",
          alignSelf: "flex-start",
          marginTop: 16,
          padding: "4px 20px 14px",
          borderRadius: 16,
          background: "#ed8b00",
          fontSize: 70,
          transform: "rotate(-2.5deg)",
        }}
      >
        {marked}
      </div>
    </>
  );
}

/** Cropped by the lower edge, as if held into the picture. */
function Phone({ marked }: { marked: string }) {
  const bubble = { alignSelf: "flex-start", padding: "14px 22px", borderRadius: 28, background: "#fbf6ec" };
  return (
    <div
      style={{
        display: "flex",
        flexDirection: "column",
        flex: "none",
        gap: 18,
        width: 376,
        height: 640,
        marginTop: 72,
        padding: "40px 28px",
        border: `14px solid ${ink}`,
        borderRadius: 64,
        background: "#ffffff",
        fontSize: 27,
        lineHeight: 1.25,
        letterSpacing: 0,
        transform: "rotate(3deg)",
      }}
    >
      <div style={{ fontSize: 38 }}>Picnic by the river</div>
      <div style={{ fontSize: 24, color: "#5b554c" }}>Saturday at 3, by the willow</div>
      <div style={bubble}>First time for me. Who else?</div>
      <div style={{ ...bubble, alignSelf: "flex-end", background: "#003da5", color: "#ffffff" }}>
        Me! I’ll bring snacks
      </div>
      <div style={bubble}>Frisbee next?</div>
      <div style={{ ...bubble, alignSelf: "flex-end", background: "#ed8b00" }}>
        {marked.charAt(0).toUpperCase() + marked.slice(1)}
      </div>
    </div>
  );
}
