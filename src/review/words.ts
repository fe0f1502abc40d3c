import { nearestLanguage } from "../text/choose-language.js";
import { dataLanguages, dataWords } from "../text/data-words.js";
import { orNothing } from "../util/or-nothing.js";

/*
 * The words that handbill looks for. In titles and addresses, they find a page; such a page is a guess. In the marked sections of a policy,
 * they are the names that `init` and `import` write for an app's data. Each source of a case-insensitive regular expression starts at a
 * word.
 */

export type PageKind = "privacy" | "support" | "deletion" | "terms";

/** By language: the words of each kind of page, and those that deny a sentence. */
const languages: Readonly<Record<string, Readonly<Record<PageKind | "not", string>>>> = {
  de: {
    not: "(nicht|kein|keine|keinen|keinerlei|nie|niemals|ohne)\\b",
    privacy: "datenschutz",
    support: "hilfe|support|kontakt",
    deletion: "konto.{0,10}lösch|daten.{0,10}lösch|lösch\\w*.{0,20}(konto|daten)",
    terms: "nutzungsbedingung|agb\\b|geschäftsbedingung",
  },
  en: {
    not: "not?\\b|never\\b|without\\b|(do|does|is|are)n['’]t",
    privacy: "privacy",
    support: "support|help\\b|contact",
    deletion: "(delet|eras|remov)\\w*.{0,20}(account|data)|account.{0,5}delet|data.{0,5}delet",
    terms: "terms|eula\\b|licen[cs]e agreement|conditions of use",
  },
  es: {
    not: "(no|nunca|sin|ningún|ninguna|jamás)\\b",
    privacy: "privacidad",
    support: "ayuda|soporte|contacto",
    deletion: "(elimin|borr)\\w*.{0,20}(cuenta|datos)",
    terms: "términos|condiciones",
  },
  fr: {
    not: "(ne|n['’]|aucune?|jamais|sans|pas)\\b",
    privacy: "confidentialité|vie privée|données personnelles",
    support: "aide\\b|assistance|support|contact",
    deletion: "suppr\\w*.{0,20}(compte|données)",
    terms: "conditions",
  },
  it: {
    not: "(non|mai|senza|nessun|nessuna)\\b",
    privacy: "privacy|riservatezza",
    support: "aiuto|assistenza|supporto|contatt",
    deletion: "(cancell|elimin)\\w*.{0,20}(account|dati)",
    terms: "termini|condizioni",
  },
  pt: {
    not: "(não|nunca|sem|nenhum|nenhuma|jamais)\\b",
    privacy: "privacidade",
    support: "ajuda|suporte|apoio|conta[c]?to",
    deletion: "(apag|elimin|exclu)\\w*.{0,20}(conta|dados)",
    terms: "termos|condições",
  },
  ar: {
    not: "(?<![\\p{L}])(لا|لم|لن|ليس|دون)(?![\\p{L}])|عدم",
    privacy: "خصوصية|الخصوصية",
    support: "الدعم|دعم|مساعدة|تواصل|اتصل",
    deletion: "حذف.{0,12}(حساب|بيانات)",
    terms: "شروط|الشروط|اتفاقية",
  },
  fa: {
    not: "نمی|نیست|هیچ|بدون",
    privacy: "حریم خصوصی",
    support: "پشتیبانی|راهنما|تماس",
    deletion: "حذف.{0,8}(حساب|داده)",
    terms: "شرایط|قوانین|توافق",
  },
  he: {
    not: "(איננו|אינה|אינו|אין|לא|ללא|בלי)(?!\\p{L})",
    privacy: "פרטיות",
    support: "תמיכה|עזרה|יצירת קשר|צור קשר",
    deletion: "(מחיק|למחוק).{0,10}(חשבון|נתונים)",
    terms: "תנאי|הסכם",
  },
  ja: {
    not: "ません|ない(?!よう)",
    privacy: "プライバシー|個人情報",
    support: "サポート|お?問い合わせ|ヘルプ",
    deletion: "(アカウント|データ).{0,5}(削除|消去)",
    terms: "利用規約|使用許諾",
  },
  ko: {
    not: "않|없습",
    privacy: "개인정보|프라이버시",
    support: "지원|도움말|문의|고객센터",
    deletion: "(계정|데이터).{0,5}(삭제|탈퇴)|회원 ?탈퇴",
    terms: "이용약관|약관",
  },
  zh: {
    not: "不|没有|沒有|无|未",
    privacy: "隐私|隱私|个人信息",
    support: "支持|支援|帮助|幫助|联系",
    deletion: "(删除|刪除|注销).{0,6}(账户|帐户|账号|数据|帳號)",
    terms: "条款|條款|用户协议|服务协议",
  },
};

const bareOf = (language: string) => language.split("-")[0]?.toLowerCase() ?? "";

/** Whether the words of a language, a BCP 47 tag, are known. */
export const isKnown = (language: string): boolean => Object.hasOwn(languages, bareOf(language));

/** Whether a title or an address is that of a kind of page, in any known language. */
export const saysPage = (kind: PageKind, text: string): boolean =>
  Object.values(languages).some((words) => wordForm(words[kind]).test(text));

/** The names that `init` writes for the kinds of data and purposes of an app's privacy files. */
export interface DataNames {
  /** By fastlane's names of kinds and purposes. */
  readonly forms: ReadonlyMap<string, RegExp>;
  /** Matches a sentence that denies what it names. */
  readonly not: RegExp;
}

/** Undefined for a language without such names. */
export function dataNamesIn(language: string): DataNames | undefined {
  const near = nearestLanguage(dataLanguages, language);
  const own = languages[bareOf(language)];
  if (near === undefined || !own) return undefined;
  const { kinds, purposes } = dataWords(near);
  const forms = [...kinds, ...purposes].map(([name, text]) => [name, wordForm(sourceOf(text))] as const);
  return { forms: new Map(forms), not: wordForm(own.not) };
}

/** The kinds of data or purposes that a text is the name of. */
export const kindsOf = (text: string, names: DataNames | undefined): string[] =>
  [...(names?.forms ?? [])].filter(([, form]) => form.exec(text)?.[0] === text).map(([kind]) => kind);

/** Each name in both forms of address. */
const sourceOf = (text: string) =>
  `(?:${text
    .replace(/[.*+?^$(){}\\]/g, "\\$&")
    .replaceAll("[[", "(?:")
    .replaceAll("]]", ")")})(?!\\p{Script=Latin})`;

/** A letter of a script in which words have prefixed articles and prepositions, or no spaces between them. */
const joined =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A pattern that matches at the start of a word, or anywhere in scripts without word boundaries. */
const wordForm = (source: string): RegExp =>
  new RegExp(joined.test(source) ? source : `(?<![\\p{L}\\p{N}])(?:${source})`, "iu");

/** The English name of a language: `Polish`. */
export function nameOfLanguage(language: string): string {
  return (
    orNothing(() => new Intl.DisplayNames(["en"], { type: "language" }).of(language) ?? language) ?? language
  );
}
