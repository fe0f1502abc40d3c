import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://moss.example.org/app/",
  language: "de",
  app: {
    name: "Moos",
    subtitle: "Moose bestimmen, ohne Netz",
    description: "Moos erkennt Moose an einem Foto, auch im Wald ohne Netz.",
    category: "Bildung",
    price: { amount: 2.99, currency: "EUR" },
  },
  stores: {
    googlePlay: {
      url: "https://play.google.com/store/apps/details?id=org.example.moss",
      fingerprints: [
        "14:6D:E9:83:C5:73:06:50:D8:EE:B9:95:2F:34:FC:64:16:A0:83:42:E6:1D:BE:A8:8A:04:96:B2:3F:CF:44:E5",
      ],
    },
  },
  publisher: { name: "Flechten & Moose e. V." },
  icon: "/icon.svg",
});
