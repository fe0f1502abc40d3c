import { asInitWrites } from "./as-init-writes.js";
import type { Words } from "./words.js";

export const zh: Words = {
  ...asInitWrites("zh-Hans"),
  isPartial: true,
  topics: {
    collected: "收集",
    how: "输入|輸入|自动|自動|提供|记录|記錄",
    uses: "目的|用于|用於|使用这些|使用這些",
    sharing: "第三方|共享|提供给|提供給|披露|接收",
    protection: "同等|至少按照",
    retention: "保存期限|保留期限|天内|天內|多久|保存.{0,4}时间",
    deletion: "删除|刪除",
    consent: "撤回|撤销|撤銷|更改选择",
    security: "加密|保护|保護|安全",
    contact: "联系|聯絡|邮件|郵件",
  },
  notCollected: "(不会|不|未|不會)(收集|存储|保存|记录|獲取)",
  not: "不|没有|沒有|无|未",
  nothing: "不(会|會)?(收集|发送)(任何|您的任何)?.{0,10}(数据|信息|資料)(?=[，。；]|$)",
  limited: "儿童|兒童|未满|周岁以下|除非|除外|网站|網站",
  tracking: "跟踪|追踪|追蹤",
  noTracking: "(不会|不|不會)(进行|跨.{0,20})?(跟踪|追踪|追蹤)",
  pages: {
    privacy: "隐私|隱私|个人信息",
    support: "支持|支援|帮助|幫助|联系",
    deletion: "(删除|刪除|注销).{0,6}(账户|帐户|账号|数据|帳號)",
    terms: "条款|條款|用户协议|服务协议",
  },
  subscriptions: "订阅|訂閱|自动续",
  inApp: "应用中|应用内|设置",
};
