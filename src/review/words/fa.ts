import { asInitWrites } from "./as-init-writes.js";
import type { Words } from "./words.js";

export const fa: Words = {
  ...asInitWrites("fa"),
  isPartial: true,
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
  account: "حساب",
  inApp: "در برنامه|تنظیمات",
};
