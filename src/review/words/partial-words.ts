import { dataWords } from "../../text/data-words.js";
import type { Words } from "./words.js";

/*
 * Languages in which kinds of data and purposes are known only in the words that `init` writes, so that a missing match proves nothing.
 */

/** Kinds of data and purposes by the texts that `init` writes for them in a language, in both forms of address. */
function asInitWrites(language: string): Pick<Words, "data" | "purposes" | "isPartial"> {
  const { kinds, purposes } = dataWords(language);
  const sources = (words: ReadonlyMap<string, string>) =>
    Object.fromEntries([...words].map(([name, text]) => [name, sourceOf(text)]));
  return { data: sources(kinds), purposes: sources(purposes), isPartial: true };
}

const sourceOf = (text: string) =>
  text
    .replace(/[.*+?^$(){}\\]/g, "\\$&")
    .replaceAll("[[", "(?:")
    .replaceAll("]]", ")");

export const ar: Words = {
  ...asInitWrites("ar"),
  topics: {
    collected: "جمع|تُجمع",
    how: "تلقائي|تُدخِل|تدخل|يسجّل|تقدّم",
    uses: "أغراض|الغرض|نستخدم",
    sharing: "مشارك|نشارك|جهات (أخرى|خارجية)|أطراف ثالثة|يتلقّ|تصل",
    protection: "لا يقلّ|نفس مستوى|المستوى نفسه",
    retention: "الاحتفاظ|نحتفظ|مدة|خلال",
    deletion: "حذف|محو",
    consent: "سحب|تغيير رأيك|إلغاء موافقت",
    security: "تشفير|حماية|نحمي|أمان|أمن",
    contact: "راسل|تواصل|اتصل",
  },
  notCollected: "(لا|لم|لن) (نجمع|يجمع|تُجمع|نخزّن|نسجّل|يسجّل)",
  not: "(?<![\\p{L}])(لا|لم|لن|ليس|دون)(?![\\p{L}])|عدم",
  nothing: "لا (نجمع|يجمع التطبيق|يرسل التطبيق) أي (بيانات|معلومات)",
  limited: "الأطفال|طفل|دون سن|إلا إذا|باستثناء|هذا الموقع",
  tracking: "تتبّع|تتبع|نتتبّع",
  noTracking: "لا (نتتبّع|نتتبع|يتتبّع)|عدم التتبّع",
  pages: {
    privacy: "خصوصية|الخصوصية",
    support: "الدعم|دعم|مساعدة|تواصل|اتصل",
    deletion: "حذف.{0,12}(حساب|بيانات)",
    terms: "شروط|الشروط|اتفاقية",
  },
  subscriptions: "اشتراك|تجديد تلقائي",
  inApp: "داخل التطبيق|إعدادات التطبيق",
};

export const fa: Words = {
  ...asInitWrites("fa"),
  topics: {
    collected: "گردآوری|جمع‌آوری|گرد می‌آور",
    how: "خودکار|وارد می‌کنید|ثبت می‌کند|ارائه می‌دهید",
    uses: "هدف|استفاده می‌کنیم",
    sharing: "شخص ثالث|اشتراک می‌گذار|در اختیار|دریافت|می‌رسد",
    protection: "به همان خوبی|همان سطح",
    retention: "چه مدت|نگهداری|نگه (می|نمی|داشته)|ظرف",
    deletion: "حذف|پاک",
    consent: "پس بگیرید|پس گرفتن|نظرتان را|لغو رضایت",
    security: "رمزگذاری|رمزنگاری|محافظت|امنیت",
    contact: "بنویسید|تماس",
  },
  notCollected: "(گردآوری|جمع‌آوری|ذخیره|ثبت) نمی",
  not: "نمی|نیست|هیچ|بدون",
  nothing: "هیچ (داده|اطلاعات).{0,40}((گردآوری|جمع‌آوری) نمی|نمی‌فرست)",
  limited: "کودک|کمتر از|زیر سن|مگر|به‌جز|این وب‌سایت",
  tracking: "ردیابی",
  noTracking: "ردیابی نمی|بدون ردیابی",
  pages: {
    privacy: "حریم خصوصی",
    support: "پشتیبانی|راهنما|تماس",
    deletion: "حذف.{0,8}(حساب|داده)",
    terms: "شرایط|قوانین|توافق",
  },
  subscriptions: "اشتراک|تمدید خودکار",
  inApp: "در برنامه|تنظیمات",
};

export const he: Words = {
  ...asInitWrites("he"),
  topics: {
    collected: "אוספ|נאספ|איסוף",
    how: "באופן אוטומטי|נמסרים|רושמת|מזינים",
    uses: "מטרות|משתמשים|כדי ל",
    sharing: "צד שלישי|צדדים שלישיים|משתפ|מקבל|מגיעים",
    protection: "לפחות ברמה|רמת הגנה",
    retention: "כמה זמן|תקופת השמירה|נשמר|שומרים|בתוך",
    deletion: "מחיק|למחוק|מוחקים",
    consent: "לבטל|לחזור ב|לשנות את ההחלטה",
    security: "הצפנ|מוצפ|מגנים|אבטח|מוגנים",
    contact: "כתבו|צרו קשר|יצירת קשר|פנו",
  },
  notCollected: "(איננו|אינה|אינו|לא) (אוספ|אוסף|אוספת|שומר|רושמ)",
  not: "(איננו|אינה|אינו|אין|לא|ללא|בלי)(?!\\p{L})",
  nothing: "(איננו|אינה|אינו|לא) (אוספים|אוספת|אוסף|שולחת) (שום |כל )?(נתונים|מידע)",
  limited: "ילד|מתחת לגיל|למעט|אלא אם|אתר זה",
  tracking: "עוקב|מעקב",
  noTracking: "(איננו|אינה|לא) עוקב|ללא מעקב",
  pages: {
    privacy: "פרטיות",
    support: "תמיכה|עזרה|יצירת קשר|צור קשר",
    deletion: "(מחיק|למחוק).{0,10}(חשבון|נתונים)",
    terms: "תנאי|הסכם",
  },
  subscriptions: "מינוי|מתחדש",
  inApp: "באפליקציה|בהגדרות",
};

export const ja: Words = {
  ...asInitWrites("ja"),
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

export const ko: Words = {
  ...asInitWrites("ko"),
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

export const zh: Words = {
  ...asInitWrites("zh-Hans"),
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
