import type { Messages } from "handbill";

export default {
  press: {
    title: "الصحافة",
    description: "حقائق وصور لمن يكتب عن التطبيق.",
    since: "في المتاجر منذ {day, date, long} ({day, date, short}).",
    count:
      "{count, plural, =0 {لا جداول} one {جدول واحد} two {جدولان} few {# جداول} many {# جدولاً} other {# جدول} zero {لا جداول}} من {all, number}",
    place: "المرتبة {place, selectordinal, other {#}} في قائمته",
    price: "{price, number, ::currency/EUR} في السنة، {share, number, percent} منها للبحر",
    write: "اكتب إلى <mail>{name}</mail> أو <b>اتصل</b>.",
    braces: "هذا '{'نص'}' & a < b",
  },
  gone: { title: "الصفحة غير موجودة", home: "الرئيسية" },
  steps: ["افتح التطبيق", "انظر"],
  features: [{ title: "المد والجزر", text: "مد وجزر." }, { title: "هدوء" }],
} satisfies Messages;
