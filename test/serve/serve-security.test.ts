// Over 300 lines: its tests share a client that sends requests which no library would.
import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { type ServingCli, startServing, until } from "../support/cli/running-cli.js";
import { runWarm } from "../support/cli/warm-cli.js";
import { random } from "../support/random.js";
import { tempFolder, tempSite } from "../support/temp-site.js";
import { isThorough } from "../support/thorough.js";

const secret = "TOP-SECRET-WORDS";
const ends: (() => void)[] = [];
const onEnd = (end: () => void) => void ends.push(end);
const commands = ["watch", "preview"] as const;
const servers = {} as Record<(typeof commands)[number], ServingCli>;

beforeAll(async () => {
  const around = tempFolder(onEnd);
  writeFileSync(join(around, "secret.txt"), secret);
  const root = tempSite(onEnd);
  // Next to the site, in the site's folder, and in the output, but not part of the site.
  writeFileSync(join(root, "secret.txt"), secret);
  writeFileSync(join(root, ".env"), secret);
  expect(runWarm(["build", "--root", root]).status).toBe(0);
  symlinkSync(join(around, "secret.txt"), join(root, "dist/link.txt"));
  mkdirSync(join(root, "dist/sub"));
  symlinkSync(around, join(root, "dist/sub/around"));
  for (const command of commands) servers[command] = await startServing(onEnd, [command, "--root", root]);
});
afterAll(() => {
  for (const end of ends.reverse()) end();
});

const agent = new Agent({ keepAlive: true, maxSockets: 8 });
afterAll(() => agent.destroy());

/** Sends a request line unchanged; `undefined` if Node's own client refuses to send it. */
function sendRequest(cli: ServingCli, path: string, headers: Record<string, string> = {}) {
  return new Promise<{ status: number; body: string; headers: NodeJS.Dict<unknown> } | undefined>(
    (resolve, reject) => {
      try {
        const { hostname, port } = new URL(cli.origin);
        const sent = request({ hostname, port, path, agent, headers }, (response) => {
          let body = "";
          response.setEncoding("latin1").on("data", (text) => {
            body += text;
          });
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, body, headers: response.headers }),
          );
        });
        sent.on("error", reject).end();
      } catch {
        resolve(undefined);
      }
    },
  );
}

/** The server's reply to raw bytes; it has to answer and close, or wait. */
function sendBytes(origin: string, text: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    let said = "";
    const socket = connect(Number(port), hostname, () => socket.write(text, "latin1"));
    socket.setEncoding("latin1").on("data", (part) => {
      said += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => resolve(said));
  });
}

const parts = [
  ...[
    "/",
    "//",
    "\\",
    "..",
    ".",
    "%2e%2e",
    "%2E.",
    "%2f",
    "%5c",
    "%00",
    "%",
    "%zz",
    "%c0%ae",
    "%ff",
    "%25%32%65",
  ],
  ...[
    "etc/passwd",
    "secret.txt",
    ".env",
    "dist",
    "sub/around",
    "link.txt",
    "index.html",
    "privacy",
    "404",
    "robots.txt",
  ],
  ...[
    "site.config.ts",
    "package.json",
    "node_modules",
    "__handbill",
    "events",
    "style",
    "?page=",
    "?",
    "#",
    "&",
    "=",
  ],
  ...[
    "C:",
    "file:",
    "http://",
    "@",
    ":",
    ";",
    " ",
    "~",
    "*",
    "é",
    "\u202e",
    "constructor",
    "__proto__",
    "a".repeat(300),
  ],
];
const strangePaths = isThorough ? 5000 : 400;
const statuses = new Set([200, 301, 304, 308, 400, 404]);

test.each(commands)(
  `%s answers ${strangePaths} strange paths with a known status and without any file outside the site`,
  async (command) => {
    const cli = servers[command];
    const next = random(20_250_817);
    const pick = () => parts[Math.floor(next() * parts.length)] ?? "";
    let asked = 0;
    const sendMany = async () => {
      while (asked < strangePaths) {
        asked++;
        const path = `/${Array.from({ length: 1 + Math.floor(next() * 8) }, pick).join("")}`;
        // An event stream has no end to wait for.
        if (path.startsWith("/__handbill/events")) continue;
        const url = encodeURI(path).replaceAll("%25", "%");
        const answer = await sendRequest(cli, url);
        if (!answer) continue;
        expect(statuses, `${answer.status} for ${url}`).toContain(answer.status);
        expect(answer.body, url).not.toContain(secret);
        expect(answer.body, url).not.toContain("root:x:");
        if (answer.status >= 300 && answer.status < 309) expect(answer.headers.location).toMatch(/^\/(?!\/)/);
      }
    };
    await Promise.all(Array.from({ length: 8 }, sendMany));
    expect((await sendRequest(cli, "/"))?.status).toBe(200);
    expect(cli.child.exitCode).toBe(null);
    expect(cli.stderr).toBe("");
  },
);

describe.each(commands)("%s", (command) => {
  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/sub/around/secret.txt",
    "/link.txt",
    "/secret.txt",
    "/.env",
    "/site.config.ts",
    "/etc/passwd",
    "//etc/passwd",
  ])("answers %s with 404", async (path) => {
    const said = await sendBytes(
      servers[command].origin,
      `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`,
    );
    expect(said).toMatch(/^HTTP\/1\.1 404 /);
    expect(said).not.toContain(secret);
  });

  test.each([
    [
      "a foreign host (DNS rebinding)",
      "GET / HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
      403,
    ],
    [
      "a foreign host for the events",
      "GET /__handbill/events HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n",
      403,
    ],
    ["no host", "GET / HTTP/1.1\r\n\r\n", 400],
    ["no host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n", 403],
    ["a NUL", "GET /a%00b HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
    ["broken encoding", "GET /%E0%A4%A HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 400],
    [
      "an absolute URL",
      "GET http://evil.example/ HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n",
      400,
    ],
    ["no path", "OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", 405],
    [
      "a POST",
      "POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\nConnection: close\r\n\r\nhello",
      405,
    ],
    ["text other than HTTP", "hello\r\n\r\n", 400],
    ["TLS", "\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", 400],
    [
      "two lengths",
      "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
      400,
    ],
    ["a huge path", `GET /${"a".repeat(100_000)} HTTP/1.1\r\nHost: localhost\r\n\r\n`, 431],
    ["huge headers", `GET / HTTP/1.1\r\nHost: localhost\r\nX: ${"a".repeat(100_000)}\r\n\r\n`, 431],
  ])("answers %s with an error status", async (_, bytes, status) => {
    const cli = servers[command];
    expect(await sendBytes(cli.origin, bytes)).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
    expect((await sendRequest(cli, "/"))?.status).toBe(200);
  });

  test("allows no other origin to read its responses", async () => {
    const headers = { origin: "http://evil.example" };
    for (const path of ["/", "/nothing", "/robots.txt", "/%", "/__handbill/style"]) {
      const names = Object.keys((await sendRequest(servers[command], path, headers))?.headers ?? {});
      expect(names.filter((name) => name.startsWith("access-control"))).toEqual([]);
    }
  });

  test("ends each response to HEAD", async () => {
    const { origin } = servers[command];
    for (const path of ["/", "/nothing", "/__handbill/events?page=/", "/__handbill/style"])
      expect((await fetch(origin + path, { method: "HEAD" })).status).toBeLessThan(500);
  });

  test("listens on this machine only", () => {
    expect(servers[command].origin).toContain("//127.0.0.1:");
  });
});

describe("watch's event streams", () => {
  const streams: IncomingMessage[] = [];
  const open = (headers: Record<string, string> = {}) =>
    new Promise<number>((resolve, reject) => {
      const { hostname, port } = new URL(servers.watch.origin);
      const sent = request({ hostname, port, path: "/__handbill/events?page=/", headers, agent: false });
      sent.on("error", reject);
      sent.on("response", (response) => {
        resolve(response.statusCode ?? 0);
        streams.push(response);
        onTestFinished(() => void response.destroy());
      });
      sent.end();
    });

  test.each([
    { origin: "https://elsewhere.example" },
    { "sec-fetch-site": "cross-site" },
    { origin: "null" },
  ])("are refused with %j", async (headers) => {
    expect(await open(headers)).toBe(403);
  });

  test("are limited, and available again when browsers disconnect", async () => {
    const opened = await Promise.all(Array.from({ length: 210 }, () => open()));
    expect(opened.filter((status) => status === 200).length).toBe(200);
    expect(opened.filter((status) => status === 503).length).toBe(10);
    while (streams.length > 0) streams.pop()?.destroy();
    await until(async () => (await open()) === 200);
  });
});
