import { Diagnostics, type Place } from "../../diagnostics/diagnostics.js";
import { reportEndless, siteCodeLimitMs, type TimeLimit } from "../../effects/time-limit.js";
import { withoutBase } from "../../model/addresses/addresses.js";
import type { PageAddresses } from "../../model/addresses/page-addresses.js";
import type { Card, CardImage } from "../../model/media/media.js";
import type { Translate } from "../../model/messages/message-types.js";
import type { Draft } from "../../model/pages/page.js";
import { configPlace, literalPlace } from "../../model/place.js";
import type { CardModule, Project } from "../../model/project.js";
import { configFile } from "../../model/project-files.js";
import { type Edition, editionOf, listEditions } from "../../model/site/editions.js";
import { directionOf } from "../../text/direction-of.js";
import { hashOf } from "../../util/hash-of.js";
import { newRequests } from "../page-requests.js";
import { SiteContext } from "../site-context.js";
import { renderToStaticMarkup } from "../static-renderer.js";
import { makeTranslators } from "../translators.js";
import { DefaultCard } from "./default-card.js";
import { fontFor, latin } from "./font-for.js";
import { flawOfData, missingGlyphs, readCard } from "./read-card.js";

interface CardOptions {
  readonly project: Pick<
    Project,
    "site" | "sites" | "legal" | "collections" | "messages" | "fonts" | "card" | "publicFiles" | "assets"
  >;
  readonly addresses: PageAddresses;
  readonly placeOf: (thrown: unknown) => Place;
  readonly describe: (thrown: unknown) => string;
  readonly limit: TimeLimit;
  readonly within?: <T>(run: () => T) => T;
  /** The engine that draws cards, with its version, which is part of the files' names. */
  readonly engine: () => string;
}

/**
 * Renders the card of each page as HTML, except for the not-found page and pages that share another's. A card with a problem is reported;
 * the others continue.
 */
export async function renderCards(
  drafts: readonly Draft[],
  options: CardOptions,
  log: Diagnostics,
): Promise<Card[]> {
  const { project, limit, placeOf, describe, addresses, within = (run) => run() } = options;
  const { site, fonts } = project;
  if (!site.cards) return [];
  const metrics = fonts.map((font) => font.metrics);
  const missing = new Set<string>();
  const canDraw = (text: string) => {
    const lacking = missingGlyphs(text, metrics);
    for (const character of lacking) missing.add(character);
    return lacking.length === 0;
  };
  const sourceFile = project.card?.sourceFile ?? configFile;
  const shown = drafts.filter(({ route }) => route.routePath !== "/404" && route.canonical === undefined);
  const editions = listEditions(project);
  const translators = await makeTranslators(project);
  const cards: Card[] = [];
  const draw = (draft: Draft) => {
    const place = { file: sourceFile, page: draft.route.routePath };
    try {
      const rendered = within(() =>
        drawCard(draft, {
          card: project.card,
          edition: editionOf(draft.route.language, editions),
          addresses,
          t: translators(draft.route.language),
          canDraw,
        }),
      );
      const [, classes] = / class="([^"]*)"/.exec(rendered) ?? [];
      if (classes !== undefined && draft === shown[0])
        log.add(
          "read/unstyled-class",
          { names: classes, near: undefined, tool: "card" },
          literalPlace(classes, sourceFile),
        );
      const { sources, html } = readCard(rendered, canDraw);
      const images = sources.flatMap((src) => imageOf(src, project) ?? reportImage(src, place, log));
      const { routePath, language } = draft.route;
      const drawn = { routePath, language, alt: draft.meta.title, html, images, sourceFile };
      cards.push({ ...drawn, outputFile: nameOf(drawn, options) });
    } catch (thrown) {
      log.add("render/threw", { error: describe(thrown) }, { ...place, ...placeOf(thrown) });
    }
  };
  const endless = limit.each(siteCodeLimitMs, shown, draw);
  const stuck = endless === undefined ? undefined : shown[endless];
  if (stuck) reportEndless({ file: sourceFile, page: stuck.route.routePath }, log);
  // As a placeholder it is reported already, together with the other placeholders.
  if (missing.size > 0 && !site.placeholders.includes("cards"))
    reportGlyphs([...missing], sourceFile, options, log);
  return cards;
}

interface CardContext {
  readonly card: CardModule | undefined;
  readonly edition: Edition;
  readonly addresses: PageAddresses;
  readonly t: Translate;
  readonly canDraw: (text: string) => boolean;
}

const whole = { display: "flex", width: "100%", height: "100%" };

function drawCard({ route, meta }: Draft, { card, edition, addresses, t, canDraw }: CardContext): string {
  const { view, legal, collections } = edition;
  const { routePath, pagePath, language } = route;
  const Component = card?.component ?? DefaultCard;
  const page = { routePath, pagePath, addresses, language };
  const localized = { site: view, legal, collections, t };
  const drawn = <Component {...{ routePath, language, legal, t, canDraw }} {...meta} site={view} />;
  // Lays out text and rows from right to left.
  const dir = directionOf(language);
  const unused = { imageEncoder: () => "", requests: newRequests(), log: new Diagnostics() };
  return renderToStaticMarkup(
    <SiteContext value={{ ...localized, localize: () => localized, ...page, ...unused }}>
      {dir ? (
        <div dir={dir} style={whole}>
          {drawn}
        </div>
      ) : (
        drawn
      )}
    </SiteContext>,
  );
}

/** Names a card by its content: a changed image needs another URL, because networks cache previews for days. */
function nameOf(
  { html, language, images }: Omit<Card, "outputFile">,
  { project, engine }: CardOptions,
): string {
  const { fonts, publicFiles } = project;
  const shown = images.map(({ outputFile }) => {
    const bytes = publicFiles.find((file) => file.outputFile === outputFile)?.bytes ?? "";
    // The name of an imported file already contains its hash.
    return [outputFile, hashOf(bytes)];
  });
  const parts = [engine(), html, language, shown, fonts.map(({ hash }) => hash)];
  return `assets/card-${hashOf(JSON.stringify(parts)).slice(0, 10)}.png`;
}

/** The file behind an image's URL, with or without the base. */
function imageOf(src: string, { site, publicFiles, assets }: CardOptions["project"]): CardImage | undefined {
  const path = src.replace(/[?#].*$/, "");
  const names = [withoutBase(site.base, path) ?? path, path].map((name) => name.replace(/^\//, ""));
  const source = [...publicFiles, ...assets].find(({ outputFile }) => names.includes(outputFile));
  return source && { src, outputFile: source.outputFile };
}

/** An image in a `data:` URL is drawn directly; reports its problem. */
function reportImage(src: string, place: Place, log: Diagnostics): [] {
  const isData = /^data:/i.test(src);
  const problem = isData ? flawOfData(src) : undefined;
  if (!isData) log.add("card/no-image", { src }, place);
  else if (problem !== undefined)
    log.add("card/broken-image", { src: `${src.slice(0, 60)}…`, problem }, place);
  return [];
}

/** Reports one finding for all cards: if a font lacks a script, every card has such characters. */
function reportGlyphs(
  missing: readonly string[],
  sourceFile: string,
  { project }: CardOptions,
  log: Diagnostics,
): void {
  const { name, fonts } = fontFor([...listEditions(project).keys()]);
  if (project.fonts.length === 0) {
    log.add("card/no-font", { name, fonts }, configPlace(["cards"]));
    return;
  }
  const shown = missing.slice(0, 10).map((character) => `“${character}”`);
  const characters = shown.join(", ") + (missing.length > 10 ? " and others" : "");
  // Languages in Latin script already have a font, so the package would not help.
  const help = name === latin ? undefined : name;
  log.add("card/missing-glyph", { characters, name: help, fonts }, { file: sourceFile });
}
