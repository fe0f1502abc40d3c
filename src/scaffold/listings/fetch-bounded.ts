import { NotUsable } from "../not-usable.js";

/** Fetches a URL with limits of time and size, and follows redirects within the same host. Throws NotUsable. */
export async function fetchBounded(
  address: string,
  { timeoutMs, maxBytes }: { readonly timeoutMs: number; readonly maxBytes: number },
): Promise<Buffer> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetchSameHost(address, signal);
    if (response.status === 403 || response.status === 429) {
      throw new NotUsable(`status ${response.status}: too many requests`);
    }
    if (!response.ok) throw new NotUsable(`status ${response.status}`);
    return await readBounded(response, maxBytes);
  } catch (error) {
    if (error instanceof NotUsable) throw error;
    if (signal.aborted) throw new NotUsable(`no response within ${timeoutMs / 1000} s`);
    throw new NotUsable(reasonOf(error));
  }
}

const maxRedirects = 3;

async function fetchSameHost(address: string, signal: AbortSignal): Promise<Response> {
  let url = new URL(address);
  for (let hop = 0; hop <= maxRedirects; hop++) {
    const response = await fetch(url, { redirect: "manual", signal });
    const location = response.headers.get("location");
    if (response.status < 300 || response.status > 399 || location === null) return response;
    await response.body?.cancel();
    const next = new URL(location, url);
    if (next.host !== url.host) throw new NotUsable(`it redirects to another host, ${next.host}`);
    url = next;
  }
  throw new NotUsable("it redirects endlessly");
}

async function readBounded(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new NotUsable(`more than ${maxBytes.toLocaleString("en-US")} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** `fetch` puts the reason in the cause. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  const code = cause instanceof Error && "code" in cause ? String(cause.code) : "";
  if (["ENOTFOUND", "EAI_AGAIN", "ENETUNREACH"].includes(code)) return "there is no network";
  return code || (cause instanceof Error ? cause.message : String(cause));
}
