import { type Command, InvalidArgumentError, Option } from "commander";
import { type HostName, hostNames } from "../../model/hosts/serving.js";

export interface ServeFlags {
  port: number;
  host?: HostName;
  listen: string;
  open?: boolean;
}

export function withServeOptions(command: Command): Command {
  return command
    .option("--port <number>", "the port, or the next free one", parsePort, 4321)
    .option("--listen <address>", "the address to listen on; 0.0.0.0 for the whole network", "127.0.0.1")
    .option("--open", "open the site in the browser");
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError("It must be a whole number from 0 to 65535.");
}

export function hostOption(from = "host in the config"): Option {
  const description = `the site's host, such as netlify (default: ${from})`;
  return new Option("--host <host>", description).argParser((value): HostName => {
    const known = hostNames.find((name) => name === value);
    if (known) return known;
    const listens = /^[\d.:[\]a-f]+$|^localhost$/i.test(value)
      ? " To set the address to listen on, use --listen."
      : "";
    throw new InvalidArgumentError(`It must be one of ${hostNames.join(", ")}.${listens}`);
  });
}
