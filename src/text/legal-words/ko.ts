import type { LegalWords } from "./words.js";

export const ko: LegalWords = {
  past: "이 버전은 더 이상 시행되지 않습니다. 시행 기간: {from} ~ {until}.",
  present: "이 버전은 {from}부터 시행 중입니다.",
  future: "이 버전은 아직 시행되지 않았습니다. {from}부터 시행됩니다.",
  announced: "{from}부터 새 버전이 시행됩니다.",
  readCurrent: "현재 시행 중인 버전 보기",
  readFuture: "새 버전 보기",
  whatChanged: "변경된 내용 보기",
  whatChanges: "변경되는 내용 보기",
  versions: "버전",
  versionOf: "{date} 버전",
  inForce: "시행 중",
  first: "최초 버전",
  changed: "변경: {sections}",
  unchanged: "변경 없음: {sections}",
  corrected: "{date} 정정: {reason}",
  added: "추가:",
  removed: "삭제:",
  compared:
    "이 페이지에서는 {from} 버전과 {to} 버전을 비교합니다. 삭제된 부분과 추가된 부분이 표시되어 있습니다.",
  comparisonTitle: "{title}: {to} 변경 내용",
  comparisonDescription: "{title}: {from} 버전과 비교하여 {to} 버전에서 달라진 내용입니다.",
  pastDescription: "{title}: {from}부터 {until}까지 시행된 버전입니다.",
  presentDescription: "{title}: {from}부터 시행 중인 버전입니다.",
  futureDescription: "{title}: {from}부터 시행되는 버전입니다.",
  beginning: "서두",
};
