import type { Clock as WholeClock } from "../core/clock.js";
export interface PaceLimits {
  /** How many requests may be under way in all. */
  readonly inAll: number;
  /** How many may be under way at one host. */
  readonly perHost: number;
  /** The least time between the starts of two requests at one host, in milliseconds. */
  readonly interval: number;
}

/** What of time asking needs. */
export type Clock = Pick<WholeClock, "now" | "sleep">;

interface Host {
  readonly gate: Gate;
  /** No request starts before this time. */
  notBefore: number;
}

/** Lets requests start one by one, so that no host is overrun. */
export class Pace {
  readonly #hosts = new Map<string, Host>();
  readonly #limits: PaceLimits;
  readonly #clock: Clock;
  readonly #all: Gate;

  constructor(limits: PaceLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
    this.#all = new Gate(limits.inAll);
  }

  /** Does `work` when it is its turn. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const host = this.#host(name);
    await host.gate.enter();
    try {
      await this.#waitFor(host);
      await this.#all.enter();
      try {
        return await work();
      } finally {
        this.#all.leave();
      }
    } finally {
      host.gate.leave();
    }
  }

  /** Holds a host back: it asked not to be asked for so many milliseconds. */
  hold(name: string, ms: number): void {
    const host = this.#host(name);
    host.notBefore = Math.max(host.notBefore, this.#clock.now() + ms);
  }

  async #waitFor(host: Host): Promise<void> {
    for (let wait = this.#wait(host); wait > 0; wait = this.#wait(host)) await this.#clock.sleep(wait);
    host.notBefore = this.#clock.now() + this.#limits.interval;
  }

  #wait(host: Host): number {
    return host.notBefore - this.#clock.now();
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name) ?? { gate: new Gate(this.#limits.perHost), notBefore: 0 };
    this.#hosts.set(name, known);
    return known;
  }
}

/** Lets so many in at once; the others wait in line. */
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
