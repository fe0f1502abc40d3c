import type { Clock as OutboundClock } from "../../effects/stopwatch.js";
import { onceEach } from "../../util/once.js";
export interface RateLimits {
  readonly inAll: number;
  /** The maximum number of concurrent requests to one server. */
  readonly perServer: number;
  /** The minimum time between the starts of two requests to one server, in milliseconds. */
  readonly interval: number;
}

/** The parts of the clock that requests need. */
export type Clock = Pick<OutboundClock, "now" | "sleep">;

interface Server {
  readonly gate: Gate;
  /** No request starts before this time. */
  notBefore: number;
}

/** Limits the rate of requests, so that no server is overloaded. */
export class RateLimiter {
  readonly #server = onceEach(
    (_name: string): Server => ({ gate: new Gate(this.#limits.perServer), notBefore: 0 }),
  );
  readonly #limits: RateLimits;
  readonly #clock: Clock;
  readonly #all: Gate;

  constructor(limits: RateLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#all = new Gate(limits.inAll);
  }

  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const server = this.#server(name);
    await server.gate.enter();
    try {
      await this.#waitFor(server);
      await this.#all.enter();
      try {
        return await work();
      } finally {
        this.#all.leave();
      }
    } finally {
      server.gate.leave();
    }
  }

  /** Pauses a server that asked for a delay of a number of milliseconds. */
  hold(name: string, ms: number): void {
    const server = this.#server(name);
    server.notBefore = Math.max(server.notBefore, this.#clock.now() + ms);
  }

  async #waitFor(server: Server): Promise<void> {
    for (let wait = this.#wait(server); wait > 0; wait = this.#wait(server)) await this.#clock.sleep(wait);
    server.notBefore = this.#clock.now() + this.#limits.interval;
  }

  #wait(server: Server): number {
    return server.notBefore - this.#clock.now();
  }
}

/** Admits a number of tasks at once; the others queue. */
class Gate {
  #free: number;
  readonly #line: (() => void)[] = [];

  constructor(places: number) {
    this.#free = places;
  }

  async enter(): Promise<void> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((resolve) => this.#line.push(resolve));
  }

  leave(): void {
    const next = this.#line.shift();
    if (next) next();
    else this.#free++;
  }
}
