export default {
  home: "البداية",
  gone: "الصفحة غير موجودة",
};
