import { bullet, isTitle, paragraphsOf } from "./listing-lines.js";

/** A line of signs between two parts: `--`. */
const separator = /^[\s=＝~〜#*_—–-]{2,}$/u;

/** Removes addresses and terms that stores require: a site has its own pages and links for them. */
export function withoutLegal(lines: readonly string[]): readonly string[] {
  const paragraphs = paragraphsOf(lines.map((line) => (separator.test(line) ? "" : line))).values();
  const left: string[][] = [];
  for (const paragraph of paragraphs) {
    const rest = paragraph.every(
      (line, index) => isLink(line) || (index === 0 && isIntroduction(line) && paragraph.length > 1),
    )
      ? []
      : paragraph.filter((line) => bullet.test(line) || !isRenewal(line));
    const isTitleOnly = rest.length === 1 && rest.length < paragraph.length && rest.every(isTitle);
    const before = left.at(-1) ?? [];
    if (rest.length > 0 && !isTitleOnly) left.push(rest);
    // The title of a list of links: `🔗 Requirements`, or `Older versions:`.
    else if (before.length === 1 && rest.length === 0 && isTitleOfLinks(before[0] ?? "")) left.pop();
  }
  for (let last = left.at(-1); last; last = left.at(-1)) {
    const end = last.findLastIndex((line) => !isLegalLine(line)) + 1;
    const isTitleOnly = left.length > 1 && end === 1 && end < last.length && isTitle(last[0] ?? "");
    last.length = isTitleOnly ? 0 : end;
    if (last.length > 0) break;
    left.pop();
  }
  return left.flatMap((paragraph) => [...paragraph, ""]);
}

/** In running text, only lines that end with an address or have none count; others may be sentences. */
const isLink = (line: string) => isLegalLine(line) && !/(?:https?:\/\/|www\.)\S+\s+\S/.test(line);

const isTitleOfLinks = (line: string) => isIntroduction(line) || (bullet.test(line) && isTitle(line));

const isIntroduction = (line: string) => line.length <= 80 && /[:：]\s*$/.test(line);

const address = /\bhttps?:\/\/\S+|\bwww\.\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+/i;
/** The names of the required documents in the starter's languages. */
const words =
  /privacy policy|terms of (?:use|service)|terms (?:and|&) conditions|\bEULA\b|datenschutz|nutzungsbedingungen|\bAGB\b|confidentialité|conditions (?:générales )?d['’]utilisation|política de privaci|términos|política de privacidade|termos de (?:uso|utilização|serviço)|informativa sulla privacy|termini (?:di|d['’])|プライバシーポリシー|利用規約|隐私政策|隱私權|用户协议|服务条款|개인정보|이용약관|سياسة الخصوصية|תנאי (?:ה?שימוש|ה?שירות)|מדיניות ה?פרטיות/i;
/** Apple's required sentences about subscriptions, in several languages. */
const renewal =
  /payment will be charged|automatically renew|renews? automatically|auto-?renew|24[- ]hours (?:prior to|before) the end|within 24[- ]hours (?:prior|before)|itunes account|apple id account|automatisch verlänger|verlängert sich automatisch|renouvel\p{L}+ automatique|renueva\p{L}* automática|renova\p{L}* automatica|rinnova\p{L}* automatica|自动续|自動續|^(?=.*(?:解約|購読|サブスク|구독|해지)).*(?:自動(?:的に)?更新|자동(?:으로)? ?갱신)|تلقائي\p{L}* .*تجديد|يتجدد|מתחדש\p{L}* אוטומטית/iu;

/** Whether a line contains the terms of a subscription that a store requires. */
export const isRenewal = (line: string): boolean => renewal.test(line);

/** Whether a line of a listing is only an address, a required document, or the terms of a subscription. */
function isLegalLine(line: string): boolean {
  if (isRenewal(line)) return true;
  // A longer line contains more than an address.
  if (line.length > 1000) return false;
  const rest = line.replace(new RegExp(address, "gi"), "").trim();
  return (address.test(line) && rest.length <= 60) || (words.test(line) && line.trim().length <= 60);
}
