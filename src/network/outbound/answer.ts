export type Answer = Answered | FailedAnswer;

export interface Answered {
  readonly kind: "answered";
  readonly status: number;
  /** By lower-case names; repeated headers are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
}

export interface FailedAnswer {
  readonly kind: "failed";
  readonly failure: Failure;
  /** The system's code, such as `ECONNRESET`. */
  readonly code: string;
}

/**
 * - `unknown-name`: the name server does not know the name
 * - `no-name-server`: no name server answers
 * - `unreachable`: there is no route to the server
 * - `certificate`: the certificate is not valid for the name, or not trusted
 * - `timeout`: the server took too long
 * - `connection`: refused, reset or not HTTP
 * - `private`: the server is this machine or in a private network, and was not contacted
 * - `no-time`: the run ended before this URL's turn
 */
export type Failure =
  | "unknown-name"
  | "no-name-server"
  | "unreachable"
  | "certificate"
  | "timeout"
  | "connection"
  | "private"
  | "no-time";

const byCode: Readonly<Record<string, Failure>> = {
  ENOTFOUND: "unknown-name",
  EAI_NONAME: "unknown-name",
  EAI_NODATA: "unknown-name",
  EAI_AGAIN: "no-name-server",
  EAI_FAIL: "no-name-server",
  ENETUNREACH: "unreachable",
  EHOSTUNREACH: "unreachable",
  ENETDOWN: "unreachable",
  ETIMEDOUT: "timeout",
  TimeoutError: "timeout",
  AbortError: "timeout",
  UND_ERR_CONNECT_TIMEOUT: "timeout",
  UND_ERR_HEADERS_TIMEOUT: "timeout",
  UND_ERR_BODY_TIMEOUT: "timeout",
};

const certificateCode =
  /^(CERT_|DEPTH_ZERO_SELF_SIGNED|SELF_SIGNED|UNABLE_TO_(VERIFY|GET_ISSUER)|ERR_TLS_CERT|ERR_SSL_.*CERT|HOSTNAME_MISMATCH|INVALID_CA|PATH_LENGTH_EXCEEDED)/;

/** Classifies an error of `fetch` by the innermost of its causes. */
export function readFailure(thrown: unknown): FailedAnswer {
  const code = codeOf(thrown);
  const failure = certificateCode.test(code) ? "certificate" : (byCode[code] ?? "connection");
  return { kind: "failed", failure, code };
}

function codeOf(thrown: unknown): string {
  let code = "";
  for (let at = thrown, depth = 0; at instanceof Error && depth < 8; depth++) {
    // Several addresses of one name failed: the first failure represents the others.
    const inner: unknown = at instanceof AggregateError ? (at.cause ?? at.errors[0]) : at.cause;
    // A timeout is a DOMException, whose `code` is an unrelated number.
    const own: unknown = (at as NodeJS.ErrnoException).code;
    code = typeof own === "string" ? own : code || at.name;
    at = inner;
  }
  return code;
}
