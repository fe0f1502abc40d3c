import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import type { PhoneRedirect } from "../../model/hosts/serving.js";
import { targetOf } from "../outbound/follow-redirects.js";
import type { BytesAnswer, RequestBytes } from "../outbound/request-bytes.js";
import { describeFailure } from "../outbound/verdict.js";

/** A page that redirects phones to their stores, as it was built. */
export interface GetPage {
  /** The file as the author knows it: `dist/get.html`. */
  readonly file: string;
  /** Absolute. */
  readonly address: string;
  readonly stores: { readonly [Name in PhoneRedirect["store"]]?: string };
  /** The stores whose phones the host redirects. */
  readonly redirected: ReadonlySet<PhoneRedirect["store"]>;
}

interface Device {
  readonly name: string;
  readonly agent: string;
  readonly store?: PhoneRedirect["store"];
}

/** An iPad identifies as a Mac: both get the page, whose script tells them apart. */
const devices: readonly Device[] = [
  {
    name: "an iPhone",
    agent:
      "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1",
    store: "appStore",
  },
  {
    name: "an Android phone",
    agent:
      "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36",
    store: "googlePlay",
  },
  {
    name: "an iPad or a Mac",
    agent:
      "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15",
  },
  {
    name: "a Windows computer",
    agent:
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  },
  {
    name: "a crawler",
    agent:
      "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X Build/MMB29P) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
  },
];

const max = 1_000_000;

/** Requests each of the pages as each device does. */
export async function checkPhones(
  pages: readonly GetPage[],
  { request, timeout }: { request: RequestBytes; timeout: number },
  log: Diagnostics,
): Promise<void> {
  const ask = (address: string, userAgent: string) =>
    request(address, { method: "GET", timeout, max, userAgent });
  for (const page of pages) {
    for (const device of devices) {
      const got = differenceOf(await ask(page.address, device.agent), page, device);
      const place = { file: page.file };
      if (got !== undefined)
        log.add("verify/phone", { address: page.address, device: device.name, got }, place);
    }
  }
}

/**
 * The difference between an answer and the expected one for a device; undefined if there is none. A host may redirect a phone by itself,
 * if the target is right.
 */
function differenceOf(answer: BytesAnswer, { address, stores, redirected }: GetPage, { store }: Device) {
  if (answer.kind === "failed") return describeFailure(answer);
  const target = targetOf(answer, address);
  const wanted = store && stores[store];
  if (target !== undefined)
    return target === wanted
      ? undefined
      : `is redirected to ${target}${wanted === undefined ? "" : `, not to ${wanted}`}`;
  if (answer.status !== 200) return `gets status ${answer.status}`;
  if (store && redirected.has(store)) return `gets the page; the host should redirect it to ${wanted}`;
  const html = new TextDecoder().decode(answer.body);
  const lacks = Object.values(stores).find((to) => !html.includes(to.replaceAll("&", "&amp;")));
  return lacks === undefined ? undefined : `gets another page, without a link to ${lacks}`;
}
