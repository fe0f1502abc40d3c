import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://whole.site.dev/",
  languages: ["en", { tag: "pt-PT", overrides: { app: { description: "Um site que não quebra nenhuma regra." } } }],
  app: {
    name: "Whole",
    description: "Whole is an app whose site breaks no rule at all.",
  },
  stores: { appStore: { url: "https://apps.apple.com/us/app/whole/id1234567890" } },
  publisher: { email: "hello@whole.site.dev" },
  links: {
    instagram: "https://www.instagram.com/whole.app/",
    rednote: "https://www.xiaohongshu.com/user/profile/0123456789abcdef01234567",
  },
  copyrightYear: 2025,
  icon: "/icon.svg",
  checks: { silence: [{ code: "check/orphan", reason: "pages are laid over this site that no page can know" }] },
});
