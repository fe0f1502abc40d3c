import { type Answered, type FailedAnswer, readFailure } from "./answer.js";

interface BytesOptions {
  readonly method: "GET" | "HEAD";
  /** The timeout of the whole answer, in milliseconds. */
  readonly timeout: number;
  /** The maximum size of the body in bytes; of a longer one, one byte more is returned. */
  readonly max: number;
  /** The user agent, if it is not the default. */
  readonly userAgent?: string;
}

/** An answer with its decoded body; undefined if it does not have the encoding that the answer names. */
export interface AnsweredBytes extends Answered {
  readonly body: Uint8Array | undefined;
}

/** The result of one request. */
export type BytesAnswer = AnsweredBytes | FailedAnswer;

/** Sends one request, including the body, without following redirects. Never throws. */
export type RequestBytes = (address: string, options: BytesOptions) => Promise<BytesAnswer>;

export const requestBytes: RequestBytes = async (
  address,
  { method, timeout, max, userAgent = "Mozilla/5.0 (compatible; handbill verify)" },
) => {
  try {
    const response = await fetch(address, {
      method,
      redirect: "manual",
      signal: AbortSignal.timeout(timeout),
      headers: { "user-agent": userAgent, accept: "*/*", "accept-encoding": "gzip, br" },
    });
    const headers = Object.fromEntries(response.headers);
    try {
      return { kind: "answered", status: response.status, headers, body: await readBody(response, max) };
    } catch (thrown) {
      const failure = readFailure(thrown);
      if (!isDecoding(failure.code) || !headers["content-encoding"]) return failure;
      return { kind: "answered", status: response.status, headers, body: undefined };
    }
  } catch (thrown) {
    return readFailure(thrown);
  }
};

const isDecoding = (code: string) => /^(Z_|ERR__|ERR_BROTLI|ERR_PADDING)/.test(code);

async function readBody(response: Response, max: number): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let length = 0;
  if (!response.body) return new Uint8Array();
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    length += value.length;
    if (length <= max) continue;
    await reader.cancel();
    break;
  }
  return Buffer.concat(parts).subarray(0, max + 1);
}
