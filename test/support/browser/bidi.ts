import { WebSocket } from "undici";

type Parameters = Readonly<Record<string, unknown>>;

interface Answer {
  readonly id?: number;
  readonly type?: string;
  readonly method?: string;
  readonly result?: unknown;
  readonly params?: unknown;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly method: string;
  readonly resolve: (result: unknown) => void;
  readonly reject: (error: Error) => void;
}

/** A connection to a browser over WebDriver BiDi, https://w3c.github.io/webdriver-bidi/ */
export interface Bidi {
  /** Sends a command; throws its errors, and those of the page. */
  readonly send: <Result>(method: string, parameters?: Parameters) => Promise<Result>;
  readonly onEvent: (listen: (method: string, parameters: unknown) => void) => void;
  readonly close: () => void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  const waiting = new Map<number, Waiting>();
  const listeners: ((method: string, parameters: unknown) => void)[] = [];
  let sent = 0;
  socket.addEventListener("message", ({ data }) => {
    const answer: Answer = JSON.parse(String(data));
    if (answer.type === "event" && answer.method !== undefined) {
      for (const listen of listeners) listen(answer.method, answer.params);
      return;
    }
    const asked = waiting.get(answer.id ?? -1);
    waiting.delete(answer.id ?? -1);
    if (answer.type === "success") asked?.resolve(answer.result);
    else asked?.reject(new Error(`${asked.method}: ${answer.error}: ${answer.message}`));
  });
  socket.addEventListener("close", () => {
    for (const { method, reject } of waiting.values()) reject(new Error(`${method}: the browser has gone`));
    waiting.clear();
  });
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener("open", () => resolve());
    socket.addEventListener("error", ({ message }) => reject(new Error(`${address}: ${message}`)));
  });
  const send = <Result>(method: string, params: Parameters = {}) =>
    new Promise<Result>((resolve, reject) => {
      const id = ++sent;
      waiting.set(id, { method, resolve: (result) => resolve(result as Result), reject });
      socket.send(JSON.stringify({ id, method, params }));
    });
  return { send, onEvent: (listen) => listeners.push(listen), close: () => socket.close() };
}
