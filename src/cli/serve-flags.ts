import { type Command, InvalidArgumentError } from "commander";

export interface ServeFlags {
  port: number;
  host: string;
  open?: boolean;
}

/** The options that all commands with a server share. */
export function withServeOptions(command: Command): Command {
  return command
    .option("--port <number>", "the port; if it is taken, the next free one", parsePort, 4321)
    .option("--host <address>", "the address to listen at; 0.0.0.0 for the whole network", "127.0.0.1")
    .option("--open", "open the browser");
}

function parsePort(value: string): number {
  const port = Number(value);
  if (/^\d+$/.test(value) && port <= 65_535) return port;
  throw new InvalidArgumentError("It is a whole number from 0 to 65535.");
}
