interface Answer {
  readonly value?: unknown;
}

/** A browser session over WebDriver, https://w3c.github.io/webdriver/ */
export interface WebDriver {
  readonly get: <Result>(path: string) => Promise<Result>;
  /** Throws errors of the command or the page. */
  readonly post: <Result>(path: string, body?: object) => Promise<Result>;
  readonly deleteCookies: () => Promise<void>;
  /** Closes the browser. */
  readonly end: () => Promise<void>;
}

/** Requests a browser from a driver. */
export async function startSession(origin: string, capabilities: object): Promise<WebDriver> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, "POST", body);
  const session = `${origin}/session/${sessionId}`;
  return {
    get: (path) => ask(session + path, "GET"),
    post: (path, sent = {}) => ask(session + path, "POST", sent),
    deleteCookies: () => ask(`${session}/cookie`, "DELETE"),
    end: () => ask(session, "DELETE"),
  };
}

async function ask<Result>(address: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value as Result;
}
