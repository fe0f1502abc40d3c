import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { formatRecord, recordFile } from "../../model/addresses/address-record.js";
import { isLatin } from "../../text/choose-language.js";
import type { Discovered, OwnDocuments } from "../discovered.js";
import { addressName } from "../listings/address-name.js";
import type { ReadPicture } from "../listings/read-picture.js";
import { canMakeIcons } from "../listings/usable-picture.js";
import { chooseLook, type Look, withLook } from "../look.js";
import type { ProjectFiles } from "../write-project.js";
import { chooseFace, faceFile, systemFace } from "./choose-face.js";
import { drawIcon, placeholderIcon } from "./draw-icon.js";
import { formatConfig } from "./format-config.js";
import { type PackageManager, runScript } from "./package-manager.js";
import type { PageKind } from "./page-kinds.js";
import { type ConfigChoices, type PlannedConfig, planConfig } from "./plan-config.js";
import { isSpokenByStarter, planDocuments } from "./plan-documents.js";
import { languageOfDocuments } from "./plan-languages.js";
import { hasForms, type LanguageFacts, planMessages } from "./plan-messages.js";
import { planNews } from "./plan-news.js";
import { namesOfDocuments, planOwnDocument } from "./plan-own-documents.js";
import { type FoundScreen, planScreenshots } from "./plan-screenshots.js";
import { planWords } from "./plan-words.js";

export interface ProjectParts extends Pick<ConfigChoices, "today" | "brand" | "languages" | "formIn"> {
  readonly starter: ProjectFiles;
  readonly icon: ReadPicture | undefined;
  readonly screenshots: readonly FoundScreen[];
  /** The layout of the landing page; undefined to choose by the available material. */
  readonly look: Look | undefined;
  readonly manager: PackageManager;
  /** Whether the project's own PRIVACY.md and TERMS.md are published. */
  readonly isOwnLegal: boolean;
  readonly project: string | undefined;
  readonly kinds: readonly PageKind[];
  /** Version ranges of the new site's dependencies, by package. */
  readonly dependencies: Readonly<Record<string, string>>;
}

export interface PlannedProject extends PlannedConfig {
  readonly files: ProjectFiles;
  /** Whether the legal documents are in English on pages of another language. */
  readonly isUntranslated: boolean;
  /** Whether texts address readers formally, in a language that has a choice. */
  readonly isFormal: boolean;
}

/** The starter's files about its sample app, which are written for each app. */
const ownOfSample = [
  "site.config.ts",
  "messages/",
  "legal/",
  "content/",
  "languages/",
  "more/",
  "pages/_screenshots/index.ts",
  "public/",
];

export function planProject(discovered: Discovered, parts: ProjectParts, log: Diagnostics): PlannedProject {
  const { icon, screenshots, brand, formIn, today, project, kinds, dependencies } = parts;
  const own: OwnDocuments = parts.isOwnLegal ? (discovered.ownDocuments?.value ?? {}) : {};
  const name = discovered.name?.value ?? "Your App";
  const spoken =
    parts.languages.length > 0 ? parts.languages : [{ tag: discovered.language?.value ?? "en", discovered }];
  const { features } = planWords(spoken[0]?.discovered ?? {}, spoken[0]?.tag ?? "en").landing;
  const starter = withLook(parts.starter, parts.look ?? chooseLook(screenshots.length, features));
  const messages = planMessages(starter, spoken, { formIn, log });
  const { fonts, systemFaceIn } = planFaces(spoken, name, new Map(messages));
  const iconFile = icon ? `icon.${icon.format === "jpeg" ? "jpg" : icon.format}` : placeholderIcon;
  const planned = planConfig(discovered, {
    today,
    brand,
    icon: `/${iconFile}`,
    isIconDrawn: !icon,
    isIconLarge: !icon || canMakeIcons(icon),
    fonts,
    project,
    own: new Set(Object.keys(own) as (keyof OwnDocuments)[]),
    languages: spoken,
    formIn,
    kinds,
  });
  const tags = spoken.map(({ tag }) => tag);
  const news = planNews(discovered.releaseNotes?.value ?? [], { languages: tags, project });
  const documents = planDocuments(starter, tags, { formIn, kinds });
  const unchanged = [...starter].filter(
    ([file]) => !ownOfSample.some((own) => file === own || (own.endsWith("/") && file.startsWith(own))),
  );
  const files = new Map<string, string | Buffer>([
    ...unchanged,
    ...documents
      .filter(([file]) => news.length === 0 || !file.startsWith("content/news/"))
      .map(
        ([file, content]) => [file, inPlaceOf(file, content, { own, today, tag: tags[0] ?? "en" })] as const,
      ),
    ["site.config.ts", formatConfig(planned.config, spoken[0]?.tag ?? "en")],
    ...messages,
    ...news.map(([file, text]) => [file, text] as const),
    ...planScreenshots(screenshots),
    [`public/${iconFile}`, icon?.bytes ?? drawIcon(name, brand)],
    ...(fonts.length === 0 ? [[faceFile, systemFace()] as const] : []),
    ...systemFaceIn.map(
      (tags) => [faceFile, `${String(starter.get(faceFile))}\n${systemFace(tags)}`] as const,
    ),
    ["package.json", formatPackage(name, fonts.length === 0 ? withoutFonts(dependencies) : dependencies)],
    [".gitignore", "node_modules/\ndist/\n.dist.handbill-*\n.handbill.lock.handbill-*\n.DS_Store\n"],
    [".gitattributes", `${recordFile} merge=union\n`],
    [recordFile, formatRecord([])],
    ["README.md", formatReadme(name, parts.manager)],
  ]);
  const isUntranslated = !isSpokenByStarter(languageOfDocuments(tags));
  const isFormal = tags.some((tag) => formIn(tag) === "formal" && hasForms(parts.starter, tag));
  return { ...planned, files, isUntranslated, isFormal };
}

/** The project's own document, if it replaces the starter's. */
function inPlaceOf(
  file: string,
  content: string,
  { own, today, tag }: { own: OwnDocuments; today: string; tag: string },
): string {
  const [kind] = (["privacy", "terms"] as const).filter(
    (one) => file.startsWith("legal/") && file.endsWith(`/${namesOfDocuments[one]}`),
  );
  const source = kind && own[kind];
  if (!source) return content;
  const language = /^legal\/([^/]+)\//.exec(file)?.[1] ?? tag;
  return planOwnDocument(source, content, { today, language });
}

/** The display face, for languages in Latin script, if it has the letters of the name. */
function planFaces(spoken: readonly LanguageFacts[], name: string, messages: ReadonlyMap<string, string>) {
  const tags = spoken.map(({ tag }) => tag);
  const latin = tags.filter(isLatin);
  const others = tags.filter((tag) => !isLatin(tag));
  const shown = spoken.length === 1 ? tags : latin;
  const headings = /^ {2}headings: \{[^}]*\}|^ {4,}.*\btitle: .*/gm;
  const titles = shown.flatMap((tag) => messages.get(`messages/${tag}.ts`)?.match(headings) ?? []);
  const chosen = shown.length > 0 ? chooseFace([name, ...titles]) : [];
  if (others.length === 0 || spoken.length === 1 || chosen.length === 0)
    return { fonts: chosen, systemFaceIn: [] };
  return { fonts: chosen.map((font) => ({ ...font, languages: latin })), systemFaceIn: [others] };
}

function formatPackage(name: string, dependencies: Readonly<Record<string, string>>): string {
  const content = {
    name: `${addressName(name)}-site`,
    private: true,
    type: "module",
    scripts: {
      build: "handbill build",
      dev: "handbill watch",
      check: "handbill check",
      preview: "handbill preview",
      typecheck: "tsc",
    },
    dependencies: pick(dependencies, (key) => !isForTypes(key)),
    devDependencies: pick(dependencies, isForTypes),
  };
  return `${JSON.stringify(content, undefined, 2)}\n`;
}

const withoutFonts = (all: Readonly<Record<string, string>>) =>
  pick(all, (name) => !name.startsWith("@fontsource/"));
const isForTypes = (name: string) => name.startsWith("@types/") || name === "typescript";
const pick = (all: Readonly<Record<string, string>>, wanted: (key: string) => boolean) =>
  Object.fromEntries(Object.entries(all).filter(([key]) => wanted(key)));

const formatReadme = (name: string, manager: PackageManager) => `# ${name} website

Made with [handbill](https://www.npmjs.com/package/handbill).

| command | what it does |
| --- | --- |
| \`${manager} install\` | installs the dependencies |
| \`${runScript(manager, "dev")}\` | serves the site and reloads the browser when you save |
| \`${runScript(manager, "build")}\` | builds the site into \`dist/\` |
| \`${runScript(manager, "build", "--strict")}\` | builds the site, and fails while it has placeholders |
| \`${runScript(manager, "check")}\` | checks all pages and links |

| where | what |
| --- | --- |
| \`site.config.ts\` | names, URLs, colours; \`placeholders\` lists the values that you still have to replace |
| \`messages/\` | the texts of the pages |
| \`pages/_screenshots/\`, \`public/\` | the screenshots; the icon and other files |
| \`legal/\` | the privacy policy and the terms. Have a lawyer review them before you publish them. |
| \`content/help/\`, \`content/news/\` | help articles and news, one file each. Without files, the site has no such pages. |
`;
