import { didYouMean, entry, quote } from "./entry.js";

const restore = "restore it from git: git checkout -- handbill.lock, or see git log handbill.lock";

export const addressCodes = {
  "read/record-torn": entry()({
    severity: "error",
    message: () => "handbill.lock is incomplete: its last line is missing",
    hint: () => restore,
    about: "`handbill.lock` ends with the line `# end`. Without it, part of the file is missing.",
  }),
  "read/record-conflict": entry()({
    severity: "error",
    message: () => "handbill.lock contains merge conflict markers",
    hint: () =>
      "keep the lines of both sides and delete the markers; handbill.lock merge=union in .gitattributes does this automatically",
    about: "Every line of `handbill.lock` is independent, so the lines of both sides are correct.",
  }),
  "read/record-newer": entry<{ version: string }>()({
    severity: "error",
    message: ({ version }) =>
      `handbill.lock has version ${version}, which this version of handbill does not support`,
    hint: () => "update handbill",
    about: "A newer version of handbill wrote `handbill.lock`.",
  }),
  "read/record-line": entry<{ line: string }>()({
    severity: "error",
    message: ({ line }) => `this line of handbill.lock was edited or damaged: ${quote(line)}`,
    hint: () => `${restore}; to give up a URL, use handbill unlock`,
    about:
      "Every line of `handbill.lock` ends with a checksum, so that edited or truncated lines are noticed.",
  }),
  "read/no-record": entry()({
    severity: "error",
    message: () => "--frozen requires handbill.lock, which was not found",
    hint: () => "create it with handbill lock and commit it, or build without --frozen",
    about: "`--frozen` checks the site against `handbill.lock`, its record of published URLs.",
  }),
  "plan/lost-address": entry<{ address: string; lead: string | undefined }>()({
    severity: "error",
    message: ({ address }) => `${address} would no longer exist`,
    hint: ({ address, lead }) =>
      `${lead === undefined ? "restore the file" : `add redirects: { "${address}": "${lead}" } to the config`}; or give the URL up: handbill unlock ${address} --reason "…"`,
    about:
      "The URL is in `handbill.lock`: listings, posters and contracts may point to it. It needs a page, a file or a redirect until you give it up on purpose.",
  }),
  "plan/lost-anchor": entry<{ address: string; id: string; near: string | undefined; isLegal: boolean }>()({
    severity: "error",
    message: ({ address }) => `${address} would no longer exist: no heading replaces it`,
    hint: ({ address, id, near, isLegal }) =>
      `${isLegal ? `map it to a heading in the document's front matter, anchors: { ${id}: ${near ?? "…"} }` : `give a heading the words of #${id}`}; or give it up: handbill unlock "${address}" --reason "…"`,
    about:
      "The anchor is in `handbill.lock`. A reworded heading keeps its old anchor; this heading is gone, and handbill cannot tell which one replaces it.",
  }),
  "plan/anchor-nowhere": entry<{ id: string; to: string; near: string | undefined }>()({
    severity: "error",
    message: ({ id, to }) => `anchors maps #${id} to #${to}, but no heading has that id`,
    hint: ({ near }) => didYouMean(near),
    about: "`anchors` in a document's front matter maps former heading ids to current ones.",
  }),
  "plan/unrecorded": entry<{ count: string; addresses: string }>()({
    severity: "error",
    message: ({ count, addresses }) =>
      `${count} ${count === "1" ? "URL is" : "URLs are"} not in handbill.lock: ${addresses}`,
    hint: () => "run handbill build locally and commit handbill.lock, or use --no-frozen",
    about:
      "With `--frozen`, the default when the environment variable `CI` is set, every published URL must be in `handbill.lock`.",
  }),
  "commit/record-not-written": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) =>
      `the site was written, but its new URLs were not added to handbill.lock: ${reason}`,
    hint: () => "fix that and build again",
    about:
      "`handbill.lock` is written after the site, completely or not at all, and only if nothing else has changed it.",
  }),
  "run/no-record": entry()({
    severity: "error",
    message: () => "this site has no handbill.lock",
    hint: () => "create it with handbill lock",
    about: "`handbill unlock` removes a URL from `handbill.lock`.",
  }),
  "run/has-record": entry()({
    severity: "error",
    message: () => "this site already has a handbill.lock",
    hint: () => "handbill build keeps it up to date",
    about: "`handbill lock` creates the record; each build then adds new URLs.",
  }),
  "run/not-recorded": entry<{ address: string; near: string | undefined }>()({
    severity: "error",
    message: ({ address }) => `${address} is not in handbill.lock`,
    hint: ({ near }) => didYouMean(near) ?? "handbill.lock lists every URL that the site keeps",
    about: "Only a URL in `handbill.lock` can be given up.",
  }),
  "run/released-already": entry<{ address: string; day: string; reason: string }>()({
    severity: "error",
    message: ({ address, day, reason }) => `${address} was given up on ${day}: ${quote(reason)}`,
    about: "A URL is given up once.",
  }),
  "run/still-answers": entry<{ address: string }>()({
    severity: "error",
    message: ({ address }) => `the site still publishes ${address}, so the next build would record it again`,
    hint: () => "remove it from the site first",
    about: "Published URLs are recorded. Give a URL up once it is gone.",
  }),
};
