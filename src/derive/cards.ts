import { withBase } from "../model/addresses/addresses.js";
import { cardSize } from "../model/media/media.js";
import type { HeadElement } from "../model/pages/derived.js";
import type { Deriver } from "./deriver.js";

/** The images that chats and networks show with a link, by absolute URLs. Source: https://ogp.me and the documentation of X's cards. */
export const deriveCards: Deriver = ({ site, cards }) => {
  const byRoute = new Map(cards.map((card) => [card.routePath, card]));
  return {
    cards,
    headOf: ({ route }) => {
      const card = byRoute.get(route.canonical ?? route.routePath);
      if (!card) return [];
      const property = (name: string, content: string): HeadElement => ({
        tag: "meta",
        attributes: { property: name, content },
      });
      return [
        property("og:image", site.origin + withBase(site.base, card.outputFile)),
        property("og:image:width", String(cardSize.width)),
        property("og:image:height", String(cardSize.height)),
        property("og:image:alt", card.alt),
        { tag: "meta", attributes: { name: "twitter:card", content: "summary_large_image" } },
      ];
    },
  };
};
