import { didYouMean, entry, quote } from "./entry.js";

const restore =
  "take it from the repository's history: git checkout -- handbill.lock, or git log handbill.lock";

export const addressCodes = {
  "read/record-torn": entry()({
    severity: "error",
    message: () => "the record of addresses ends before its last line",
    hint: () => restore,
    about:
      "`handbill.lock` ends with the line `# end`. Without it a part is missing, and with that part addresses that the site has promised to keep.",
  }),
  "read/record-conflict": entry()({
    severity: "error",
    message: () => "two branches have changed the record of addresses, and git has left that to you",
    hint: () =>
      "keep the lines of both sides and take the marks out; handbill.lock merge=union in .gitattributes does so by itself",
    about: "Each line of `handbill.lock` stands for itself, so that the lines of both sides are right.",
  }),
  "read/record-newer": entry<{ version: string }>()({
    severity: "error",
    message: ({ version }) =>
      `the record of addresses has version ${version}, which this handbill does not know`,
    hint: () => "update handbill",
    about:
      "A newer handbill has written `handbill.lock`. What it means there this one does not know, and takes no guess.",
  }),
  "read/record-line": entry<{ line: string }>()({
    severity: "error",
    message: ({ line }) => `handbill has not written this line so: ${quote(line)}`,
    hint: () => `${restore}; what is given up, handbill release-address writes`,
    about:
      "Each line of `handbill.lock` ends with a check of its words, so that an address that was changed by hand, or half lost, is noticed.",
  }),
  "read/no-record": entry()({
    severity: "error",
    message: () => "there is no handbill.lock to build by, as --frozen demands",
    hint: () => "begin one with handbill keep-addresses and commit it, or leave --frozen out",
    about: "`--frozen` says that the site has a record of its addresses. Here is none.",
  }),
  "plan/lost-address": entry<{ address: string; lead: string | undefined }>()({
    severity: "error",
    message: ({ address }) => `${address} would answer nothing any more`,
    hint: ({ address, lead }) =>
      `${lead === undefined ? "bring the file back" : `lead on from it, redirects: { "${address}": "${lead}" } in the config`}; or give it up: handbill release-address ${address} --reason "…"`,
    about:
      "The address is in `handbill.lock`: listings, posters and contracts may name it. It has to be answered, by a page, a file or a redirect, until it is given up on purpose.",
  }),
  "plan/lost-anchor": entry<{ address: string; id: string; near: string | undefined }>()({
    severity: "error",
    message: ({ address }) => `no heading of the page took the place of ${address}`,
    hint: ({ address, id, near }) =>
      `say in the document's front matter where it leads, anchors: { ${id}: ${near ?? "…"} }; or give it up: handbill release-address "${address}" --reason "…"`,
    about:
      "The anchor is in `handbill.lock`. A heading that gets other words keeps its old anchor; this one went, and which heading stands for it now cannot be told.",
  }),
  "plan/anchor-nowhere": entry<{ id: string; to: string; near: string | undefined }>()({
    severity: "error",
    message: ({ id, to }) => `anchors leads #${id} to #${to}, which no heading of the document has`,
    hint: ({ near }) => didYouMean(near),
    about: "`anchors` in a document's front matter says which heading stands for one that was.",
  }),
  "plan/unrecorded": entry<{ count: string; addresses: string }>()({
    severity: "error",
    message: ({ count, addresses }) =>
      `${count} ${count === "1" ? "address is" : "addresses are"} not in the record: ${addresses}`,
    hint: () =>
      "run handbill build on your own machine and commit handbill.lock; --no-frozen builds without it",
    about:
      "With `--frozen`, which holds by itself where the environment variable `CI` is set, a build demands that `handbill.lock` knows every address that it publishes.",
  }),
  "commit/record-not-written": entry<{ reason: string }>()({
    severity: "error",
    message: ({ reason }) => `the site is written, but its new addresses are not recorded: ${reason}`,
    hint: () => "mend that, and build again",
    about:
      "`handbill.lock` is written after the site, whole or not at all, and only if nobody else changed it.",
  }),
  "run/no-record": entry()({
    severity: "error",
    message: () => "this site has no record of its addresses",
    hint: () => "begin one with handbill keep-addresses",
    about: "`handbill release-address` gives up what `handbill.lock` keeps.",
  }),
  "run/has-record": entry()({
    severity: "error",
    message: () => "this site has a record of its addresses already",
    hint: () => "handbill build keeps it",
    about: "`handbill keep-addresses` begins a record; from then on each build adds what is new.",
  }),
  "run/not-recorded": entry<{ address: string; near: string | undefined }>()({
    severity: "error",
    message: ({ address }) => `${address} is not in the record of addresses`,
    hint: ({ near }) => didYouMean(near) ?? "handbill.lock lists what is",
    about: "Only an address that `handbill.lock` keeps can be given up.",
  }),
  "run/released-already": entry<{ address: string; day: string; reason: string }>()({
    severity: "error",
    message: ({ address, day, reason }) => `${address} was given up on ${day}: ${quote(reason)}`,
    about: "An address is given up once.",
  }),
  "run/still-answers": entry<{ address: string }>()({
    severity: "error",
    message: ({ address }) => `the site still has ${address}, and the next build would keep it again`,
    hint: () => "take it out of the site first",
    about: "What a site publishes is kept. An address is given up when it is gone.",
  }),
};
