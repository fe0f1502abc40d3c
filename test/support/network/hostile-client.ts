import { connect, type Socket } from "node:net";
import { random } from "../random.js";

/** A client's behaviour on one connection; resolves when the connection is closed. */
type Attack = (socket: Socket, random: () => number) => void;

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`;
const someOf = (text: string, random: () => number) => text.slice(0, Math.ceil(random() * text.length));
const reset = (socket: Socket) => void socket.resetAndDestroy();

export const attacks: Readonly<Record<string, Attack>> = {
  "a tunnel that is cut": (socket) => {
    socket.write("CONNECT evil.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n0123456789", () =>
      reset(socket),
    );
  },
  "a tunnel that is read": (socket) => {
    socket.write("CONNECT localhost:80 HTTP/1.1\r\nHost: localhost\r\n\r\n");
    socket.once("data", () => reset(socket));
  },
  "another protocol": (socket) => {
    const upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\n";
    socket.write(`GET / HTTP/1.1\r\nHost: localhost\r\n${upgrade}\r\n0123456789`, () => reset(socket));
  },
  "a request that is cut": (socket, random) => {
    socket.write(someOf(get("/privacy"), random), () => reset(socket));
  },
  "a request that ends half way": (socket, random) => {
    socket.end(someOf(get("/privacy"), random));
  },
  "an answer that nobody takes": (socket) => {
    socket.write(get("/"));
    socket.once("data", () => reset(socket));
  },
  "many at once": (socket, random) => {
    socket.write(get("/robots.txt").repeat(1 + Math.floor(random() * 20)), () => reset(socket));
  },
  "many at once, a bad one among them": (socket) => {
    socket.end(`${get("/")}${get("/privacy")}GET\0/ nonsense\r\n\r\n${get("/")}`);
  },
  "an event stream that is cut": (socket) => {
    socket.write(get("/__handbill/events?page=/"));
    socket.once("data", () => reset(socket));
  },
  "a body": (socket) => {
    socket.write("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999\r\n\r\nhello", () =>
      reset(socket),
    );
  },
  "a body in broken chunks": (socket) => {
    socket.end("GET / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\nhello\r\n");
  },
  noise: (socket, random) => {
    socket.end(
      Buffer.from(Array.from({ length: 1 + Math.floor(random() * 300) }, () => Math.floor(random() * 256))),
    );
  },
  "a part": (socket, random) => {
    const range = `bytes=${Math.floor(random() * 99)}-${Math.floor(random() * 99)},`;
    socket.end(
      `GET / HTTP/1.1\r\nHost: localhost\r\nRange: ${range}\r\nIf-Range: x\r\nConnection: close\r\n\r\n`,
    );
  },
  nothing: (socket) => reset(socket),
};

const wholeAnswerMs = 2000;

/** Opens this number of connections, a few at a time, each for one attack. Returns how many were opened. */
export async function attack(
  origin: string,
  { requests, seed = 20_261_121, atOnce = 16 }: { requests: number; seed?: number; atOnce?: number },
): Promise<number> {
  const { hostname, port } = new URL(origin);
  const next = random(seed);
  const kinds = Object.values(attacks);
  let begun = 0;
  let opened = 0;
  const attackInTurn = async () => {
    while (begun < requests) {
      const kind = kinds[begun++ % kinds.length];
      await new Promise<void>((resolve) => {
        const socket = connect({ host: hostname, port: Number(port) }, () => {
          opened++;
          kind?.(socket, next);
        });
        // A connection that the server keeps waiting, as it may, is closed.
        socket.setTimeout(wholeAnswerMs, () => socket.destroy());
        socket.on("data", () => {}).on("error", () => {});
        socket.once("close", () => resolve());
      });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, attackInTurn));
  return opened;
}
