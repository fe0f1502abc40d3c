import { defineConfig } from "handbill";

export default defineConfig({
  url: "https://example.org/",
  language: "en",
  app: {
    name: "The Extraordinarily Thorough Neighbourhood Thunderstorm Companion",
    description:
      "Donaudampfschifffahrtsgesellschaftskapitänsmützenwetterwarnungen for people who have long words for their weather.",
  },
  stores: {
    appStore: { beta: "https://testflight.apple.com/join/aBcDeFgH", expected: "2027-03" },
    googlePlay: { expected: "2027-06-01", signUp: "mailto:soon@example.org" },
  },
  links: {
    x: "https://x.com/thunderstorm",
    neighbourhoodassociation: {
      url: "https://association.example.org/",
      label: "The association of neighbourhoods that are interested in thunderstorms",
    },
  },
  icon: "/icon.svg",
});
