import type { SectionMark } from "../legal/section-marks.js";

/** Where a requirement is written. */
export interface LawSource {
  readonly title: string;
  readonly address: string;
  /**
   * - `seen`: read in the vendor's own text or program, or in a copy of it
   * - `third-party`: read in someone else's text that quotes the vendor's
   * - `memory`: not found again; nothing fails because of it
   */
  readonly certainty: "seen" | "third-party" | "memory";
  /** The day on which it was last read, or the month: `2026-11`. */
  readonly retrieved: string;
}

/** A law that asks for something on a page of the site, since when. */
export interface Law extends LawSource {
  /** Its page in the documentation, `docs/store/<rule>.md`. */
  readonly rule: "accessibility" | "age-signals" | "trader" | "security";
  readonly demand: string;
  readonly where: string;
  /** The first day on which it applies. */
  readonly since: string;
}

const retrieved = "2026-11-26";
const ageLaw = (where: string, since: string, title: string, address: string): Law => ({
  rule: "age-signals",
  demand:
    "If the store tells the app how old people are, the site says how it uses their ages, and how a parent consents.",
  where,
  since,
  title,
  address,
  certainty: "third-party",
  retrieved,
});

export const laws = {
  "law/accessibility": {
    rule: "accessibility",
    demand:
      "The site explains how the service meets the accessibility requirements, and how to report a barrier.",
    where: "the European Union",
    since: "2025-06-28",
    title: "Directive (EU) 2019/882, European Accessibility Act, Article 13 and Annex V; EN 301 549",
    address: "https://eur-lex.europa.eu/eli/dir/2019/882/oj",
    certainty: "third-party",
    retrieved: "2026-11-25",
  },
  "law/imprint": {
    rule: "trader",
    demand:
      "Every page links to a page with the provider's name, address, email address and another quick way of contact, such as a phone number.",
    where: "Germany",
    since: "2024-05-14",
    title: "Digitale-Dienste-Gesetz, § 5",
    address: "https://www.gesetze-im-internet.de/ddg/__5.html",
    certainty: "memory",
    retrieved,
  },
  "law/age-brazil": ageLaw(
    "Brazil",
    "2026-03-17",
    "Lei 15.211/2025, ECA Digital",
    "https://www.planalto.gov.br/ccivil_03/_ato2023-2026/2025/lei/L15211.htm",
  ),
  "law/age-texas": ageLaw(
    "Texas",
    "2026-06-04",
    "SB 2420, App Store Accountability Act",
    "https://capitol.texas.gov/BillLookup/History.aspx?LegSess=89R&Bill=SB2420",
  ),
  "law/age-alabama": ageLaw(
    "Alabama",
    "2027-01-01",
    "HB 161, App Store Accountability Act",
    "https://alison.legislature.state.al.us/bill-search",
  ),
  "law/age-california": ageLaw(
    "California",
    "2027-01-01",
    "AB 1043, Digital Age Assurance Act",
    "https://leginfo.legislature.ca.gov/faces/billNavClient.xhtml?bill_id=202520260AB1043",
  ),
  "law/age-utah": ageLaw(
    "Utah",
    "2027-05-06",
    "SB 142, App Store Accountability Act, as amended by HB 498",
    "https://le.utah.gov/~2025/bills/static/SB0142.html",
  ),
  // HB 977 replaced HB 570, which would have applied from 2026-07-01.
  "law/age-louisiana": ageLaw(
    "Louisiana",
    "2027-07-01",
    "HB 977, App Store Accountability Act",
    "https://legis.la.gov/legis/BillInfo.aspx?s=26RS&b=HB977",
  ),
  "law/security": {
    rule: "security",
    demand: "The site says where to report a vulnerability.",
    where: "the European Union",
    since: "2027-12-11",
    title: "Regulation (EU) 2024/2847, Cyber Resilience Act, Annex II",
    address: "https://eur-lex.europa.eu/eli/reg/2024/2847/oj",
    certainty: "third-party",
    retrieved,
  },
} as const satisfies Readonly<Record<string, Law>>;

export type LawId = keyof typeof laws;

/** The marks of sections that answer a law, by the law's rule. */
export const marksOfLaws = {
  accessibility: ["accessibility.standard", "accessibility.contact"],
  "age-signals": ["age.signals", "age.consent"],
  trader: ["trader.identity"],
  security: ["security.report"],
} as const satisfies Readonly<Record<Law["rule"], readonly SectionMark[]>>;

/** Whether a source was last read, on a day or in a month, more than six months before `today`. */
export function isOldSource(read: string, today: string | undefined): boolean {
  const limit = new Date(read);
  limit.setUTCMonth(limit.getUTCMonth() + 6);
  return today !== undefined && limit < new Date(today);
}
