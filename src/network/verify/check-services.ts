import { isDeepStrictEqual } from "node:util";
import type { Diagnostics } from "../../diagnostics/diagnostics.js";
import { itemsOf, keysOf } from "../../util/is-object.js";
import { orNothing } from "../../util/or-nothing.js";
import type { BytesAnswer, RequestBytes } from "../outbound/request-bytes.js";
import { describeFailure } from "../outbound/verdict.js";

/** The services that tell phones which app a site belongs to, instead of the site itself. */
export interface Services {
  /** Apple's service; the site's host is appended. Source: Apple, Supporting associated domains. */
  readonly apple: string;
  /** Google's Digital Asset Links. Source: its API reference, statements.list. */
  readonly google: string;
}

export const realServices: Services = {
  apple: "https://app-site-association.cdn-apple.com/a/v1/",
  google: "https://digitalassetlinks.googleapis.com/v1/statements:list",
};

const appleFile = ".well-known/apple-app-site-association";
const googleFile = ".well-known/assetlinks.json";
const max = 1_000_000;

/** Asks Apple's and Google's services for their copies; only for files that the build has. */
export async function checkServices(
  files: ReadonlyMap<string, Uint8Array>,
  url: URL,
  { services, request, timeout }: { services: Services; request: RequestBytes; timeout: number },
  log: Diagnostics,
): Promise<void> {
  const ask = async (address: string) => await request(address, { method: "GET", timeout, max });
  const apple = files.get(appleFile);
  const google = files.get(googleFile);
  if (apple) {
    const why = judgeApple(apple, await ask(`${services.apple}${url.hostname}`));
    if (why !== undefined)
      log.add("verify/service", { service: "Apple's service", why }, { page: `/${appleFile}` });
  }
  if (google) {
    const relation = "delegate_permission/common.handle_all_urls";
    const query = new URLSearchParams({ "source.web.site": url.origin, relation });
    const why = judgeGoogle(google, relation, await ask(`${services.google}?${query}`));
    if (why !== undefined)
      log.add("verify/service", { service: "Google's service", why }, { page: `/${googleFile}` });
  }
}

function judgeApple(built: Uint8Array, answer: BytesAnswer): string | undefined {
  if (answer.kind === "failed") return describeFailure(answer);
  const reason = answer.headers["apple-failure-reason"];
  if (answer.status !== 200) return `it returns ${answer.status}${reason ? `, ${reason}` : ""}`;
  const seen = parse(answer.body);
  if (seen === undefined) return "its response is not JSON";
  return isDeepStrictEqual(seen, parse(built)) ? undefined : "it still has an older version";
}

function judgeGoogle(built: Uint8Array, relation: string, answer: BytesAnswer): string | undefined {
  if (answer.kind === "failed") return describeFailure(answer);
  if (answer.status !== 200) return `it returns ${answer.status}`;
  const seen = parse(answer.body);
  if (seen === undefined) return "its response is not JSON";
  const known = new Set(itemsOf(keysOf(seen).statements).map(certificateOf));
  const wanted = itemsOf(parse(built)).flatMap(readTarget(relation));
  const missing = wanted.find((certificate) => !known.has(certificate));
  return missing === undefined ? undefined : `it does not know ${missing}`;
}

/** `com.example.app 14:6D:…` for a statement that the service has. */
function certificateOf(statement: unknown): string {
  const { packageName, certificate } = keysOf(keysOf(keysOf(statement).target).androidApp);
  return `${packageName} ${keysOf(certificate).sha256Fingerprint}`;
}

/** The same for a statement of the site, for the requested relation. */
const readTarget =
  (relation: string) =>
  (statement: unknown): string[] => {
    const { relation: relations, target } = keysOf(statement);
    const { package_name, sha256_cert_fingerprints } = keysOf(target);
    if (!itemsOf(relations).includes(relation)) return [];
    return itemsOf(sha256_cert_fingerprints).map((fingerprint) => `${package_name} ${fingerprint}`);
  };

function parse(bytes: Uint8Array | undefined): unknown {
  return orNothing(() => bytes && JSON.parse(new TextDecoder().decode(bytes)));
}
