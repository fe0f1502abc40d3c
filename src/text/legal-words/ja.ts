import type { LegalWords } from "./words.js";

export const ja: LegalWords = {
  past: "この版は現在適用されていません。適用期間：{from}～{until}。",
  present: "この版は{from}から適用されています。",
  future: "この版はまだ適用されていません。{from}から適用されます。",
  announced: "{from}から新しい版が適用されます。",
  readCurrent: "現行版を読む",
  readFuture: "新しい版を読む",
  whatChanged: "変更点を見る",
  whatChanges: "変更点を見る",
  versions: "版の一覧",
  versionOf: "{date}版",
  inForce: "適用中",
  first: "初版",
  changed: "変更：{sections}",
  unchanged: "変更なし：{sections}",
  corrected: "{date}訂正：{reason}",
  added: "追加：",
  removed: "削除：",
  compared:
    "このページでは、{from}版と{to}版を比較しています。削除された部分と追加された部分を表示しています。",
  comparisonTitle: "{title}：{to}の変更点",
  comparisonDescription: "{title}：{from}版から{to}版への変更点です。",
  pastDescription: "{title}：{from}から{until}まで適用された版です。",
  presentDescription: "{title}：{from}から適用されている版です。",
  futureDescription: "{title}：{from}から適用される版です。",
  beginning: "冒頭",
};
