import * as v from "valibot";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { isBundleId, isPackageName } from "../../model/addresses/store-address.js";
import { type Discovered, entryOf } from "../discovered.js";
import { NotUsable } from "../not-usable.js";
import { fetchBounded } from "./fetch-bounded.js";
import { oneLine, severalLines } from "./listing-words.js";

interface AppStoreQuestion {
  /** The URL of a listing, or its number. */
  readonly app: string;
  /** Two letters; default: those of the URL, or `us`. */
  readonly country?: string | undefined;
  /** The service's origin; tests use another. */
  readonly service?: string | undefined;
}

const origin = "App Store";
const limits = { timeoutMs: 15_000, maxBytes: 2_000_000 };

/** Parses the id and the country; reports invalid input and returns undefined. */
export function parseAppStore(
  { app, country }: AppStoreQuestion,
  log: Diagnostics,
): { id: string; country: string } | undefined {
  const [, inAddress, inPath] =
    /^(?:https?:\/\/)?(?:apps|itunes)\.apple\.com\/(?:([a-z]{2})\/)?app\/(?:[^/]+\/)?id(\d+)/i.exec(
      app.trim(),
    ) ?? [];
  const id = inPath ?? /^(?:id)?(\d{1,15})$/.exec(app.trim())?.[1];
  if (id === undefined) return log.add("scaffold/bad-app-store", { value: app });
  const chosen = (country ?? inAddress ?? "us").toLowerCase();
  if (!/^[a-z]{2}$/.test(chosen)) return log.add("scaffold/bad-country", { value: chosen });
  return { id, country: chosen };
}

/** Asks Apple's public lookup service for a listing; reports a missing one and returns undefined. */
export async function askAppStore(
  question: AppStoreQuestion,
  log: Diagnostics,
): Promise<Discovered | undefined> {
  const parsed = parseAppStore(question, log);
  if (!parsed) return undefined;
  const { id, country } = parsed;
  const service = question.service ?? "https://itunes.apple.com";
  try {
    const bytes = await fetchBounded(`${service}/lookup?id=${id}&country=${country}&entity=software`, limits);
    const answer = v.safeParse(lookupAnswer, parseJson(bytes.toString("utf8")));
    if (!answer.success) throw new NotUsable("the lookup service returned something unexpected");
    const listing = answer.output.results.find(({ trackId }) => String(trackId) === id);
    if (listing) return readListing(listing, country);
    log.add("scaffold/not-in-store", { id, country });
  } catch (error) {
    if (!(error instanceof NotUsable)) throw error;
    log.add("scaffold/store-not-reached", { reason: error.message });
  }
  return undefined;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new NotUsable("the response is not JSON");
  }
}

const text = v.pipe(v.string(), v.trim(), v.nonEmpty());
/** A value of the wrong type counts as absent. */
const optional = <Value>(schema: v.GenericSchema<unknown, Value>) =>
  v.fallback(v.optional(schema), undefined);
const https = v.pipe(
  text,
  v.check((value) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)),
);

const listing = v.object({
  trackId: v.number(),
  trackName: optional(text),
  bundleId: optional(text),
  sellerName: optional(text),
  artistName: optional(text),
  description: optional(text),
  price: optional(v.pipe(v.number(), v.minValue(0))),
  currency: optional(v.pipe(text, v.regex(/^[A-Z]{3}$/))),
  primaryGenreName: optional(text),
  artworkUrl512: optional(https),
  screenshotUrls: optional(v.array(https)),
  ipadScreenshotUrls: optional(v.array(https)),
});
type Listing = v.InferOutput<typeof listing>;

const lookupAnswer = v.object({ resultCount: v.number(), results: v.array(listing) });

function readListing(found: Listing, country: string): Discovered {
  const { price: amount, currency } = found;
  // The config refuses characters that no device shows.
  const shown = (text: string | undefined) => (text && oneLine(text)) || undefined;
  const id = String(found.trackId);
  const shots = [found.screenshotUrls, found.ipadScreenshotUrls].find((list) => list && list.length > 0);
  return {
    ...entryOf("name", shown(found.trackName), origin),
    ...entryOf("description", found.description && severalLines(found.description), origin),
    ...entryOf("category", shown(found.primaryGenreName), origin),
    ...(amount !== undefined && currency !== undefined && entryOf("price", { amount, currency }, origin)),
    appStore: {
      value: {
        url: `https://apps.apple.com/${country}/app/id${id}`,
        id,
        ...(found.bundleId !== undefined && isBundleId(found.bundleId) && { bundleId: found.bundleId }),
      },
      origin,
    },
    ...entryOf("publisher", shown(found.sellerName ?? found.artistName), origin),
    ...(found.artworkUrl512 && { icon: { value: { address: found.artworkUrl512 }, origin } }),
    ...(shots && {
      screenshots: { value: shots.map((address) => ({ address: largerScreenshot(address) })), origin },
    }),
  };
}

/** The service returns small images; the last part of a URL is the size: `/392x696bb.png`. */
function largerScreenshot(address: string): string {
  return address.replace(/\/(\d{2,4})x(\d{2,4})bb(?=\.\w+$)/, (_, width: string, height: string) => {
    const scale = 1200 / Math.max(Number(width), Number(height));
    return scale <= 1
      ? `/${width}x${height}bb`
      : `/${Math.round(Number(width) * scale)}x${Math.round(Number(height) * scale)}bb`;
  });
}

/** The facts in the URL of a Google Play listing, or in a package name; there is no public service to ask. */
export function parseGooglePlay(value: string, log: Diagnostics): Discovered | undefined {
  const written = value.trim().replace(/^(?=play\.google\.com\/)/i, "https://");
  const url = URL.canParse(written) ? new URL(written) : undefined;
  const isListing = url?.hostname === "play.google.com" && url.pathname === "/store/apps/details";
  const name = isListing ? (url.searchParams.get("id") ?? "") : written;
  if (!isPackageName(name)) return log.add("scaffold/bad-google-play", { value });
  const address = `https://play.google.com/store/apps/details?id=${name}`;
  return { googlePlay: { value: { package: name, url: address }, origin: "Google Play" } };
}
