import { asInitWrites } from "./as-init-writes.js";
import type { Words } from "./words.js";

export const ja: Words = {
  ...asInitWrites("ja"),
  isPartial: true,
  topics: {
    collected: "収集|取得する(データ|情報)",
    how: "入力|自動的に|記録され|ご提供",
    uses: "目的|利用します|使用します",
    sharing: "第三者|提供先|共有|委託|開示",
    protection: "同等|同様の保護",
    retention: "保存期間|保管期間|保持期間|日以内に|超えて.{0,12}保存",
    deletion: "削除|消去",
    consent: "撤回|オプトアウト|設定で.{0,8}変更",
    security: "暗号化|保護|安全管理|セキュリティ",
    contact: "問い合わせ|連絡",
  },
  notCollected: "(収集|取得|記録|保存)(しません|していません|することはありません)",
  not: "ません|ない(?!よう)",
  nothing: "収集するデータはありません|(データ|情報)(を|は)(一切)?(収集|取得)(しません|していません)",
  limited: "お?子(ども|様)|未満|除[きい]|サイト",
  tracking: "追跡|トラッキング",
  noTracking: "(追跡|トラッキング)(を|は)?(行いません|しません|することはな|の不実施)",
  pages: {
    privacy: "プライバシー|個人情報",
    support: "サポート|お?問い合わせ|ヘルプ",
    deletion: "(アカウント|データ).{0,5}(削除|消去)",
    terms: "利用規約|使用許諾",
  },
  subscriptions: "サブスクリプション|定期購読|自動更新",
  inApp: "アプリ(内|から|で)|設定",
};
