interface Answer {
  readonly value?: unknown;
}

/** A session of a browser in the protocol WebDriver, https://w3c.github.io/webdriver/ */
export interface WebDriver {
  readonly get: <Result>(path: string) => Promise<Result>;
  /** What is wrong with a command, or with the page, is thrown. */
  readonly post: <Result>(path: string, body?: object) => Promise<Result>;
  /** Ends the browser. */
  readonly end: () => Promise<void>;
}

/** Asks a driver for a browser. */
export async function startSession(origin: string, capabilities: object): Promise<WebDriver> {
  const body = { capabilities: { alwaysMatch: capabilities } };
  const { sessionId } = await ask<{ sessionId: string }>(`${origin}/session`, "POST", body);
  const session = `${origin}/session/${sessionId}`;
  return {
    get: (path) => ask(session + path, "GET"),
    post: (path, sent = {}) => ask(session + path, "POST", sent),
    end: () => ask(session, "DELETE"),
  };
}

async function ask<Result>(address: string, method: string, body?: object): Promise<Result> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as Answer;
  if (!response.ok) throw new Error(`${method} ${new URL(address).pathname}: ${JSON.stringify(value)}`);
  return value as Result;
}
