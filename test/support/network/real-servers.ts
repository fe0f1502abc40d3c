import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import { expect, onTestFinished } from "vitest";
import { until } from "../cli/running-cli.js";
import { runWarm } from "../cli/warm-cli.js";
import { hostedSite } from "../sites/hosted-site.js";
import { tempFolder } from "../temp-site.js";
import { findProgram, readHosted } from "./host-answers.js";

/** An installed server, and its arguments for a site that was built for it. */
interface RealServer {
  readonly program: string | undefined;
  readonly argsOf: (port: number, root: string, folder: string) => readonly string[];
}

export const realServers: Readonly<Record<"nginx" | "caddy", RealServer>> = {
  nginx: {
    program: findProgram("/usr/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"),
    argsOf: (port, root, folder) => {
      const user = process.getuid?.() === 0 ? "user root;" : "";
      const temp = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
        (name) => `${name}_temp_path ${folder}/${name};`,
      );
      const config = `${user} daemon off; pid ${folder}/pid; error_log stderr; events { }
http {
  access_log off; include /etc/nginx/mime.types; ${temp.join(" ")}
  server { listen 127.0.0.1:${port}; root ${root}/dist; include ${root}/handbill.nginx.conf; }
}
`;
      writeFileSync(join(folder, "nginx.conf"), config);
      return ["-p", folder, "-c", join(folder, "nginx.conf")];
    },
  },
  caddy: {
    program: findProgram("/usr/bin/caddy", "/usr/local/bin/caddy", "/opt/homebrew/bin/caddy"),
    argsOf: (port, root, folder) => {
      const config = `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * ${root}/dist
	import ${root}/handbill.caddy
}
`;
      writeFileSync(join(folder, "Caddyfile"), config);
      return ["run", "--adapter", "caddyfile", "--config", join(folder, "Caddyfile")];
    },
  },
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Starts a server, and stops it with the test. */
function startProgram(program: string, args: readonly string[], folder: string): { said: () => string } {
  const child = spawn(program, args, { env: { ...process.env, HOME: folder } });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text) => {
      said += text;
    });
  }
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  onTestFinished(async () => {
    child.kill("SIGTERM");
    await ended;
  });
  return { said: () => said };
}

/** Builds a site for a server and serves it. */
export async function serveReally(host: keyof typeof realServers): Promise<{ origin: string; root: string }> {
  const { program = "", argsOf } = realServers[host];
  const root = hostedSite(host, onTestFinished);
  expect(runWarm(["host", "--root", root, "--host", host, "--write"]).status).toBe(0);
  const folder = tempFolder(onTestFinished);
  const port = await freePort();
  const { said } = startProgram(program, argsOf(port, root, folder), folder);
  const origin = `http://127.0.0.1:${port}`;
  await until(async () => (await fetch(origin)).ok, said);
  const absent = await fetch(`${origin}/assets/none-0123456789.svg`);
  expect([absent.status, absent.headers.get("cache-control")]).not.toContain(
    "public, max-age=31536000, immutable",
  );
  expect(readHosted(root).serving.headers.map(({ path }) => path)).toContain("/assets/*");
  return { origin, root };
}
