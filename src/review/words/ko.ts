import { asInitWrites } from "./as-init-writes.js";
import type { Words } from "./words.js";

export const ko: Words = {
  ...asInitWrites("ko"),
  isPartial: true,
  topics: {
    collected: "수집",
    how: "입력|자동으로|기록됩|제공하",
    uses: "목적|이용합니다|사용합니다",
    sharing: "제3자|제공받|공유|위탁|공개",
    protection: "같은 수준|동등|동일한 수준",
    retention: "보유 기간|보관 기간|일 이내|기간을 넘겨",
    deletion: "삭제|파기",
    consent: "철회|설정에서.{0,12}바꿀|거부",
    security: "암호화|보호|보안|안전성",
    contact: "문의|연락",
  },
  notCollected: "(수집|저장|기록)하지 않",
  not: "않|없습",
  nothing: "수집하는 데이터가 없|(데이터|정보)[를도]? ?(일절 )?수집하지 않",
  limited: "아동|어린이|미만|제외|사이트",
  tracking: "추적",
  noTracking: "추적하지 않|추적을 하지 않",
  pages: {
    privacy: "개인정보|프라이버시",
    support: "지원|도움말|문의|고객센터",
    deletion: "(계정|데이터).{0,5}(삭제|탈퇴)|회원 ?탈퇴",
    terms: "이용약관|약관",
  },
  subscriptions: "구독|자동 갱신",
  inApp: "앱에서|앱 안|설정",
};
