import { defineConfig } from "handbill";

const config = defineConfig({
  url: "https://mare.example.org/",
  language: "pt-PT",
  app: { name: "Maré", description: "As marés de cada praia, sem ruído.", category: "Meteorologia" },
  stores: {
    appStore: {
      url: "https://apps.apple.com/pt/app/mar%C3%A9/id1234567890",
      bundleId: "org.example.mare",
      teamId: "ABCDE12345",
    },
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=org.example.mare&hl=pt",
      package: "org.example.mare",
    },
  },
  publisher: {
    name: "Maré, Lda.",
    email: "ola@mare.example.org",
    address: ["Rua da Praia 1", "1200-001 Lisboa"],
    phone: "+351 210 000 000",
  },
  links: {
    mastodon: "https://mastodon.example.org/@mare",
    imprensa: { url: "https://drive.example.org/mare", label: "Imprensa", glyph: "/imprensa.svg" },
  },
  facts: { praias: 31, portos: ["Cascais", "Sines", "Faro"], gratis: true, hora: { de: "06:00", ate: "22:00" } },
  legal: { effectiveDate: "2026-01-01", minimumAge: 16, governingLaw: "lei portuguesa", courts: "Lisboa" },
  copyrightYear: 2026,
  icon: "/icon.svg",
});

export default config;

declare module "handbill" {
  interface Register {
    config: typeof config;
  }
}
