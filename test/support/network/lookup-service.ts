import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import sharp from "sharp";

export interface LookupService {
  readonly origin: string;
  readonly requests: string[];
  readonly close: () => Promise<void>;
}

/** A square of one colour with a lighter disc in it, like an icon. */
export const makeIcon = (colour: string, side = 512): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="${side}" height="${side}"><path fill="${colour}" d="M0 0h10v10H0z"/><circle cx="5" cy="5" r="2" fill="#fff"/></svg>`,
    ),
  )
    .jpeg()
    .toBuffer();

export const makeScreenshot = (colour: string, width = 600, height = 1300): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** Apple's lookup service, as far as `init` uses it; the last digits of an id select the answer. */
export async function startLookupService(): Promise<LookupService> {
  const requests: string[] = [];
  const [icon, tiny, shot] = await Promise.all([
    makeIcon("#0e7490"),
    makeIcon("#0e7490", 40),
    makeScreenshot("#164e63"),
  ]);
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://service");
    requests.push(url.pathname + url.search);
    if (url.pathname === "/lookup") return answer(url.searchParams.get("id") ?? "", response);
    const pictures: Record<string, Buffer | string> = {
      "/icon.jpg": icon,
      "/tiny.jpg": tiny,
      "/shot.png": shot,
      "/page.png": "<!doctype html><title>no picture</title>",
      "/cut.png": shot.subarray(0, 20),
    };
    const bytes = pictures[url.pathname];
    if (bytes === undefined) response.writeHead(404).end();
    else response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const listing = (id: string, more: object = {}) => ({
    trackId: Number(id),
    trackName: "Maré Cheia",
    bundleId: "pt.marecheia.app",
    sellerName: "Maré Cheia, Lda.",
    description:
      "Tide times for every harbour of Portugal. They work without a network.\n\nMade in Lisbon by people who swim.\n\nWhat it knows:\n• Tides: high and low, for a year ahead\n• Moon and sun\n• Your own harbours",
    price: 0,
    currency: "EUR",
    primaryGenreName: "Weather",
    artworkUrl512: `${origin}/icon.jpg`,
    screenshotUrls: [`${origin}/shot.png`, `${origin}/shot.png?2`],
    averageUserRating: 4.9,
    ...more,
  });

  function answer(id: string, response: ServerResponse) {
    const json = (value: unknown) => response.end(JSON.stringify(value));
    const found = (more?: object) => json({ resultCount: 1, results: [listing(id, more)] });
    switch (id.slice(-3)) {
      case "100":
        return json({ resultCount: 0, results: [] });
      case "101":
        return response.writeHead(403).end();
      case "102":
        return response.writeHead(429).end();
      case "103":
        return response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>Sign in");
      case "104":
        return response.end(`{"resultCount":1,"results":["${"x".repeat(10_000_000)}"]}`);
      case "105":
        return response.writeHead(302, { location: "https://elsewhere.example/lookup" }).end();
      case "106":
        return response.writeHead(302, { location: "/lookup?id=106" }).end();
      case "107":
        return json({ resultCount: 1, results: { trackId: 1 } });
      case "108":
        return json([1, 2]);
      case "109":
        return found({ trackId: 1 });
      case "200":
        return found({ artworkUrl512: `${origin}/page.png` });
      case "201":
        return found({ artworkUrl512: `${origin}/tiny.jpg` });
      case "202":
        return found({
          description: `A long list.\n\n${Array.from({ length: 9 }, (_, nth) => `• Feature ${nth}: what it does`).join("\n")}`,
          screenshotUrls: [`${origin}/cut.png`, `${origin}/missing.png`, `${origin}/shot.png`],
        });
      case "203":
        return found({ description: 7, price: "free", artworkUrl512: "javascript:alert(1)", sellerName: "" });
      default:
        return found();
    }
  }

  return {
    origin,
    requests,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
