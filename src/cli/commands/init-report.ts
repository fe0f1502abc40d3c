import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { formatDiagnostics } from "../../report/format-diagnostics.js";
import { formatQuantity, formatTable } from "../../report/format-table.js";
import type { Discovered, Found } from "../../scaffold/discovered.js";
import { listQuestions } from "../../scaffold/open-questions.js";
import { type PackageManager, runScript } from "../../scaffold/plan/package-manager.js";
import { isSpokenByStarter } from "../../scaffold/plan/plan-documents.js";
import type { Scaffolded } from "../../scaffold/scaffold-site.js";
import { shorten } from "../../text/shorten.js";
import { printJson } from "../terminal/print-results.js";
import { prefixOf, shellWord } from "../terminal/shown-path.js";
import { print, printError, styleOf } from "../terminal/terminal.js";

export interface InitOutcome {
  readonly discovered?: Discovered;
  readonly scaffolded?: Scaffolded | undefined;
  /** Whether the author will be asked for further languages. */
  readonly isOffered?: boolean;
  /** Whether the project's own documents replace the starter's. */
  readonly isOwnLegal?: boolean;
}

interface Context {
  readonly shown: string;
  /** The folder of the app's project, which places are relative to. */
  readonly from: string | undefined;
  readonly log: Diagnostics;
  readonly manager: PackageManager;
}

/** Prints the origin of each value, other languages that were found, the values that are still missing, and the next commands. */
export function printInit(
  { discovered, scaffolded, isOffered = false, isOwnLegal = false }: InitOutcome,
  { shown, from, log, manager }: Context,
): void {
  const errors = styleOf(2);
  const diagnostics = log.sorted();
  const folder = from === undefined ? "" : prefixOf(from);
  if (diagnostics.length > 0) printError(formatDiagnostics(diagnostics, errors, { folder }));
  if (!scaffolded || !discovered) return printError(`${errors.red("✗")} nothing was written`);
  const style = styleOf(1);
  const rows = [...listOrigins(discovered), ["colour", scaffolded.brand, scaffolded.brandOrigin]];
  for (const line of formatTable(rows, ["left", "left", "left"])) print(`  ${line}`);
  print(`\n${style.green("✓")} created ${scaffolded.files.length} files in ${shown}`);
  const drafts = scaffolded.files.filter((file) => /^content\/news\/(?:.*\/)?_[^/]+\.md$/.test(file));
  if (discovered.releaseNotes && drafts.length > 0)
    print(
      `\nThe project's release notes are in content/news/ (${formatQuantity(drafts.length, "draft")}). To publish one, set its title and date, and remove the underscore from its name.`,
    );
  if (scaffolded.files.some((file) => /^pages\/_screenshots\/\d/.test(file)))
    print(
      "\nDescribe each screenshot in messages/, as shared.screens, for people who cannot see it. Until then, screen readers say only its number.\nPut them in order in pages/_screenshots/index.ts: the first is next to the app's name, the second next to the first feature, and so on.",
    );
  if (scaffolded.isFrameless)
    print(
      "They seem to have a caption or a device of their own, so pages draw no device around them. If they show only the app, delete frameless: true there.",
    );
  const choices = listChoices(discovered, scaffolded, { isOffered, isOwnLegal });
  if (choices.length > 0) print("\nTo change the following, delete this folder and run init again with:");
  for (const [option, what] of choices) print(`  ${option}\n      ${what}`);
  if (scaffolded.placeholders.length > 0) {
    print(
      "\nStill to write, in site.config.ts. If a value is already right, delete its key from placeholders:",
    );
    for (const line of formatTable(listQuestions(scaffolded.placeholders), ["left", "left"]))
      print(`  ${line}`);
  }
  const legal = scaffolded.files.filter((file) => file.startsWith("legal/") && file.endsWith(".md"));
  const translate = scaffolded.isUntranslated
    ? "translate them and the texts in site.config.ts from English, remove their `language: en`, "
    : "";
  const documents = legal.length <= 2 ? legal.join(" and ") : "the documents in legal/";
  print(`\nThen read ${documents}, ${translate}and have a lawyer review them.`);
  print("\nBefore you publish:");
  const isEnglish = /^en\b/.test(discovered.language?.value ?? "en");
  const later = [
    ...(isEnglish
      ? []
      : [["npx handbill rename-page /privacy-policy /…", "gives a page a URL in your language"]]),
    [runScript(manager, "check", "--store"), "compares the site with the stores' requirements"],
    [runScript(manager, "build", "--strict"), "builds the site, and fails while it has placeholders"],
  ];
  for (const line of formatTable(later, ["left", "left"])) print(`  ${line}`);
  const go = shown === "." ? "" : `cd ${shellWord(shown)} && `;
  print(`\nNext: ${go}${manager} install && ${runScript(manager, "dev")}`);
}

/** The options that would create another site, each with what it does. */
function listChoices(
  { name, language, otherLanguages, ownDocuments, otherTargets, target }: Discovered,
  { isFormal }: Scaffolded,
  { isOffered, isOwnLegal }: Required<Pick<InitOutcome, "isOffered" | "isOwnLegal">>,
): (readonly [option: string, what: string])[] {
  const others = isOffered ? (otherLanguages?.value ?? []) : [];
  const [spoken = [], unspoken = []] = [true, false].map((is) =>
    others.filter((tag) => isSpokenByStarter(tag) === is),
  );
  const more = unspoken.length > 0 ? ` The listing also has ${unspoken.join(", ")}.` : "";
  return [
    !name && ["--name <name>", "Sets the name of your app. --app-store and --from find it, and much more."],
    others.length > 0 && [
      `--languages ${[language?.value ?? "en", ...(spoken.length > 0 ? spoken : unspoken)].join(",")}`,
      spoken.length > 0
        ? `Adds languages of the listing for which handbill has pages.${more} handbill add-language adds a language later, without the listing's texts.`
        : "Adds languages of the listing. handbill has no pages in them: theirs are in English until you translate them.",
    ],
    isFormal && [
      "--familiar",
      "Addresses readers informally: du, tu or tú. --familiar-in de,es does so in some languages.",
    ],
    ownDocuments &&
      !isOwnLegal && ["--own-legal", `Publishes the project's own legal documents: ${ownDocuments.origin}.`],
    otherTargets && [
      `--target ${otherTargets.value.map((one) => shellWord(one)).join(" | ")}`,
      `Creates the site of another app in the project. This one is for ${target?.value}.`,
    ],
  ].filter((choice): choice is [string, string] => Array.isArray(choice));
}

/** Labels of values whose keys are not clear enough. */
const labels: Partial<Record<keyof Discovered, string>> = {
  otherLanguages: "other languages",
  appStore: "App Store",
  googlePlay: "Google Play",
  dataUses: "data collected",
  releaseNotes: "release notes",
  ownDocuments: "legal documents",
  sourceCode: "source code",
  subscriptions: "subscriptions",
};

/** The found values with their origins, shortened for a table. The application has a line of its own. */
function listOrigins(discovered: Discovered): [string, string, string][] {
  const { target: _, otherTargets: _others, ...values } = discovered;
  return Object.entries(values).map(([key, { value, origin }]: [string, Found<unknown>]) => [
    labels[key as keyof Discovered] ?? key,
    shorten(describe(key, value), 48),
    shortenOrigin(origin),
  ]);
}

function describe(key: string, value: unknown): string {
  const { dataUses, releaseNotes, redirects, icon, ownDocuments } = { [key]: value } as {
    [Key in keyof Discovered]: NonNullable<Discovered[Key]>["value"];
  };
  if (dataUses)
    return (
      dataUses.map(({ category }) => category.toLowerCase().replaceAll("_", " ")).join(", ") || "nothing"
    );
  if (releaseNotes)
    return formatQuantity(new Set(releaseNotes.map(({ code, version }) => version ?? code)).size, "version");
  if (redirects)
    return Object.entries(redirects)
      .map(([path, page]) => `${path} → ${page}`)
      .join(", ");
  if (icon) return "file" in icon ? (/[^\\/]+$/.exec(icon.file)?.[0] ?? "") : icon.address;
  if (ownDocuments) return Object.keys(ownDocuments).join(", ");
  if (Array.isArray(value))
    return value.every((one) => typeof one === "string")
      ? value.join(" ")
      : formatQuantity(value.length, "picture");
  if (typeof value !== "object" || value === null) return String(value).replace(/\s+/g, " ");
  return Object.values(value).join(" ");
}

/** The first of several places; `--json` has all of them. */
function shortenOrigin(origin: string): string {
  const [first = "", ...others] = origin.split(", ");
  return origin.length > 80 && others.length > 0 ? `${first} and ${others.length} more` : origin;
}

export function printInitJson(
  { discovered = {}, scaffolded }: InitOutcome,
  { shown, log }: Pick<Context, "shown" | "log">,
): void {
  const { files = [], placeholders = [], brand } = scaffolded ?? {};
  const ok = !log.hasErrors;
  printJson({ ok, folder: shown, found: discovered, files, placeholders, brand, diagnostics: log.sorted() });
}
