export default {
  home: "Home",
  gone: "Not found",
} as const;
