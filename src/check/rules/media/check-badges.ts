import { imageSize } from "image-size";
import type { Diagnostics } from "../../../diagnostics/diagnostics.js";
import { placeOf } from "../../../diagnostics/place-of.js";
import { withoutBase } from "../../../model/addresses/addresses.js";
import { appStoreIdOf, playPackageOf } from "../../../model/addresses/store-address.js";
import { onceEach } from "../../../util/once.js";
import type { PageElement } from "../../page/page-element.js";
import { elementsOf } from "../../page/read-page.js";
import type { PageRule, PageTree, ReadPage } from "../../rule.js";

type StoreName = "App Store" | "Google Play";

const shownAs: Readonly<Record<StoreName, string>> = {
  "App Store": "the App Store",
  "Google Play": "Google Play",
};

/** CSS pixels. Source: Apple, App Store Marketing Guidelines. */
const leastHeight = 40;
/** Sizes in whole pixels are slightly off. */
const tolerance = 0.03;

interface Badge {
  readonly store: StoreName;
  readonly src: string;
  readonly width: number;
  readonly height: number;
}

/** The stores' badges follow their guidelines. A badge is an image with the store's name in a link to that store. */
export const checkBadges: PageRule = (tree) => {
  const storeOf = onceEach(storeOfAddress, mostAddresses);
  return (page, log) => checkPage(page, { tree, storeOf, log });
};

/** Most links appear on other pages, too. */
const mostAddresses = 1000;

function checkPage(
  page: ReadPage,
  { tree, storeOf, log }: Omit<Context, "page"> & { storeOf: typeof storeOfAddress },
): void {
  const links = elementsOf(page.facts, "a").flatMap((link) => {
    const store = storeOf(link.attributes.href);
    return store === undefined || link.isHidden ? [] : [{ store, badge: badgeIn(link, store) }];
  });
  const badges = links.flatMap(({ badge }) => badge ?? []);
  if (badges.length === 0) return;
  for (const badge of badges) checkBadge(badge, { tree, page, log });
  const [first] = badges;
  const bare = links.find(({ store }) => !badges.some((badge) => badge.store === store));
  const place = placeOf(page, [first?.src ?? ""]);
  if (first && bare) {
    const reason = `${shownAs[first.store]} has a badge on this page, and ${shownAs[bare.store]} has none`;
    log.add("check/badges-unlike", { reason }, place);
  }
  const heights = (store: StoreName) =>
    badges.filter((badge) => badge.store === store).map(({ height }) => height);
  const [apple, google] = [Math.max(...heights("App Store")), Math.min(...heights("Google Play"))];
  // If one of the two is missing, the values are -∞ or +∞ and need no comparison.
  if (google < apple) {
    const reason = `the badge of Google Play is ${google} pixels high, and that of the App Store ${apple}`;
    log.add("check/badges-unlike", { reason }, place);
  }
}

function storeOfAddress(href: string | undefined): StoreName | undefined {
  if (href === undefined || !URL.canParse(href)) return undefined;
  if (appStoreIdOf(href) !== undefined) return "App Store";
  return playPackageOf(href) === undefined ? undefined : "Google Play";
}

function badgeIn(element: PageElement, store: StoreName): Badge | undefined {
  for (const child of element.children) {
    if (typeof child === "string") continue;
    const { alt = "", src = "", width, height } = child.attributes;
    if (child.tag === "img" && alt.includes(store))
      return { store, src, width: Number(width), height: Number(height) };
    const inner = badgeIn(child, store);
    if (inner) return inner;
  }
  return undefined;
}

interface Context {
  readonly tree: PageTree;
  readonly page: ReadPage;
  readonly log: Diagnostics;
}

function checkBadge({ store, src, width, height }: Badge, { tree, page, log }: Context): void {
  const place = placeOf(page, [src]);
  // Without both attributes, CSS decides about the size.
  if (!(width > 0 && height > 0)) return;
  const file = tree.files.get(withoutBase(tree.address.base, src)?.slice(1) ?? "");
  const drawn = file && sizeOfPicture(file.bytes);
  if (drawn && Math.abs(width / height / (drawn.width / drawn.height) - 1) > tolerance) {
    const show = (one: { width: number; height: number }) => `${one.width} × ${one.height}`;
    log.add(
      "check/badge-distorted",
      { store: shownAs[store], shown: show({ width, height }), drawn: show(drawn) },
      place,
    );
  }
  if (store === "App Store" && height < leastHeight)
    log.add(
      "check/badge-small",
      { store: shownAs[store], height: `${height}`, least: `${leastHeight}` },
      place,
    );
}

/** The width and height of an image in pixels, or of an SVG in its own units; undefined if it has none. */
function sizeOfPicture(bytes: Uint8Array): { width: number; height: number } | undefined {
  try {
    const { width, height } = imageSize(bytes);
    return width > 0 && height > 0 ? { width, height } : undefined;
  } catch {
    return undefined;
  }
}
