// Splits texts that are too long for one page.
import GithubSlugger from "github-slugger";

/** Splits docs/codes.md into a page for each room, and returns the page of each anchor. */
export function splitCodes(text) {
  const [intro = "", ...parts] = text.split(/^(?=## `)/m);
  const slugger = new GithubSlugger();
  const anchors = new Map();
  const rooms = parts.map((part) => {
    const [, room = "", about = ""] = /^## `(\w+)\/`(?:: (.+))?/.exec(part) ?? [];
    for (const [, heading = ""] of part.matchAll(/^### (.+)$/gm))
      anchors.set(slugger.slug(heading), `/codes/${room}`);
    const title = `## ${room}/: ${about || "codes"}`;
    const description = `The codes of ${about}, each with its messages and hints.`;
    return { room, about, description, text: part.replace(/^## .*$/m, title) };
  });
  const list = rooms.map(({ room, about, text: own }) => {
    const count = own.match(/^### /gm)?.length ?? 0;
    return `- [\`${room}/\`](/codes/${room}): ${about} (${count})`;
  });
  return { intro: `${intro}${list.join("\n")}\n`, rooms, anchors };
}

/** Splits CHANGELOG.md into unreleased changes, and each version with its day. */
export function splitChanges(text) {
  const [intro = "", ...parts] = text.split(/^(?=## )/m);
  const versions = parts.flatMap((part) => {
    const [, version, date] = /^## \[?(\d[^\s\]]*)\]?\D*(\d{4}-\d{2}-\d{2})?/.exec(part) ?? [];
    return version ? [{ version, date, text: part.replace(/^## .*$/m, `## handbill ${version}`) }] : [];
  });
  const unreleased = parts.filter((part) => part.startsWith("## Unreleased"));
  return { intro: intro + unreleased.join(""), versions };
}
