import { sentencesOf } from "../check/page/page-sentences.js";
import { readPage } from "../check/page/read-page.js";
import type { Evidence } from "../diagnostics/review.js";
import type { ReviewedStore } from "../model/review/app-project.js";
import { type Finding, failed, passed } from "./finding.js";
import { inApp, linesOf, type ReviewContext } from "./review-context.js";

const bracketed =
  "your|insert|company|enter|add(?!ed)|app name|date|ihr|dein|firma|einfügen|votre|insérer|société|tu |su |insert[ae]|empresa|seu|sua|inserir|il tuo|la tua|inserire|azienda|название|компания|你的|公司|会社|회사";

/** Matches placeholder text in any language. It may be intended, as in an app about typography, so it never fails. */
const forms: readonly RegExp[] = [
  /lorem ipsum|dolor sit amet/i,
  /(?<![\p{L}\p{N}])(TODO|TBD|TBA|FIXME|XXX+|T\.B\.D\.)(?![\p{L}\p{N}])/u,
  new RegExp(`[[<«【](?:${bracketed})[^\\]>»】\\n]{0,60}[\\]>»】]`, "iu"),
  /\{\{[^{}\n]{1,60}\}\}|\$\{\w+\}|(?<!\p{L})%[A-Z_]{3,}%/u,
  /(?<!\p{L})(your (app|company) name|your company|ihre firma|muster(mann|frau|straße|firma|stadt)|max muster|votre (entreprise|société)|tu empresa|sua empresa|la tua azienda|john doe|jane doe|acme (inc|corp))(?!\p{L})/iu,
  /(?<!\p{L})(placeholder|platzhalter|texte de remplissage|texto de relleno|texto de exemplo|segnaposto|wypełniacz|заполнитель|текст-заглушка)|プレースホルダー|ダミーテキスト|占位|示例文本|자리 ?표시/iu,
  /[\w.+-]+@example\.(com|org|net)|https?:\/\/(www\.)?example\.(com|org|net)/i,
];

const placeholderIn = (text: string) => forms.map((form) => form.exec(text)?.[0]).find((found) => found);

export function judgePlaceholders(context: ReviewContext): Finding[] {
  const onSite = [...listPlaceholders(context), ...listOnPages(context)];
  return (["apple", "google"] as const).map((store) => judgeStore(context, { store, onSite }));
}

function judgeStore(
  context: ReviewContext,
  { store, onSite }: { store: ReviewedStore; onSite: readonly Evidence[] },
): Finding {
  const requirement = `${store}/placeholder` as const;
  const app = listInListing(context, store);
  const count = onSite.length + app.length;
  if (count === 0) return passed(requirement, "no known placeholder text found", { isGuess: true });
  return failed(
    requirement,
    count === 1 ? "1 text looks like a placeholder" : `${count} texts look like placeholders`,
    {
      hint: "write the real text; if it is intended, say so in review.judged",
      isGuess: count > context.site.placeholders.length,
      site: onSite,
      app,
    },
  );
}

function listPlaceholders({ site, inConfig }: ReviewContext): Evidence[] {
  return site.placeholders.map((path) => ({ ...inConfig(...path.split(".")), what: path }));
}

/** Pages are parsed only if their HTML may contain one, which is rare. */
function listOnPages({ checked }: ReviewContext): Evidence[] {
  return checked.pages.flatMap((page) => {
    if (
      placeholderIn(page.html.replace(/<[^>]*>/g, " ")) === undefined &&
      placeholderIn(page.html) === undefined
    )
      return [];
    const placeholders = sentencesOf(readPage(page.html)).flatMap(
      (sentence) => placeholderIn(sentence) ?? [],
    );
    const file = page.document?.sourceFile ?? page.sourceFile;
    return [...new Set(placeholders)].map((text) => ({
      what: `“${text}”`,
      place: {
        file,
        page: page.routePath,
        seek: { kind: "literal", texts: [text], files: page.sources, visibleText: { text } } as const,
      },
    }));
  });
}

function listInListing({ listing }: ReviewContext, store: ReviewedStore): Evidence[] {
  const texts = (["name", "subtitle", "description"] as const).flatMap((field) => listing(field, store));
  return texts.flatMap(linesOf).flatMap(({ value, locale, origin }) => {
    const text = placeholderIn(value);
    return text === undefined ? [] : [inApp(`“${text}” (${locale})`, origin)];
  });
}
