import { error, quote, warning } from "./entry.js";

const restore = "restore it from git: git checkout -- handbill.lock, or see git log handbill.lock";

export const addressCodes = {
  "read/record-torn": error("handbill.lock is incomplete: its last line is missing", restore),
  "read/record-conflict": error(
    "handbill.lock contains merge conflict markers",
    "keep the lines of both sides and delete the markers; handbill.lock merge=union in .gitattributes does this automatically",
  ),
  "read/record-newer": error(
    "handbill.lock has version {version}, which this version of handbill does not support",
    "update handbill",
  ),
  "read/record-line": error<{ line: string }>()({
    message: ({ line }) => `this line of handbill.lock was edited or damaged: ${quote(line)}`,
    hint: () => `${restore}; to give up a URL, use handbill unlock`,
  }),
  "read/record-ignored": warning(
    "this line keeps handbill.lock out of the repository",
    "add the line !handbill.lock below it, and commit handbill.lock",
    {
      about:
        "Without the committed record, a build on another machine cannot tell which URLs you have published.",
    },
  ),
  "read/no-record": error(
    "--frozen requires handbill.lock, which was not found",
    "create it with handbill lock and commit it, or build without --frozen",
  ),
  "plan/lost-address": error<{ address: string; addresses: string; redirects: string | undefined }>()({
    message: ({ addresses }) => `${addresses} would no longer exist`,
    hint: ({ addresses, redirects }) =>
      `${redirects === undefined ? "restore the file" : `add redirects: { ${redirects} } to the config`}; or give up the URL: handbill unlock ${String(addresses).replaceAll(",", "")} --reason "…"`,
    about: "See [When a URL goes away](addresses.md#when-a-url-goes-away).",
  }),
  "plan/lost-anchor": error<{ address: string; id: string; near: string | undefined; isLegal: boolean }>()({
    message: ({ address }) => `${address} would no longer exist: no heading replaces it`,
    hint: ({ address, id, near, isLegal }) =>
      `restore the section, ${isLegal ? `or name the heading that replaces it in the front matter, anchors: { ${id}: ${near ?? "…"} }` : `or give a heading the words of #${id}`}; or give up the anchor: handbill unlock "${address}" --reason "…"`,
    about: "See [When a heading changes](addresses.md#when-a-heading-changes).",
  }),
  "plan/anchor-nowhere": error("anchors maps #{id} to #{to}, but no heading has that id", [
    "did you mean {near}?",
    "write the id of a heading of this document",
  ]),
  "plan/unrecorded": error<{ count: string; addresses: string }>()({
    message: ({ count, addresses }) =>
      `${count} ${count === "1" ? "URL is" : "URLs are"} not in handbill.lock: ${addresses}`,
    hint: () => "run handbill build locally and commit handbill.lock, or use --no-frozen",
    about: "See [Building](addresses.md#building).",
  }),
  "commit/record-not-written": error(
    "the site was written, but its new URLs were not added to handbill.lock: {reason}",
    "fix the cause and build again",
  ),
  "run/no-record": error("this site has no handbill.lock", "create it with handbill lock"),
  "run/has-record": error("this site already has a handbill.lock", "handbill build keeps it up to date"),
  "run/not-recorded": error("{address} is not in handbill.lock", [
    "did you mean {near}?",
    "look it up in handbill.lock, which lists every published URL",
  ]),
  "run/released-already": error(
    '{address} was given up on {day}: "{reason}"',
    "if you publish it again, the next build records it",
  ),
  "run/still-answers": error(
    "the site still publishes {address}, so the next build would record it again",
    "remove it from the site first",
  ),
};
