export interface PaceLimits {
  /** How many requests may be under way in all. */
  readonly inAll: number;
  /** How many may be under way at one host. */
  readonly perHost: number;
  /** The least time between the starts of two requests at one host, in milliseconds. */
  readonly interval: number;
}

export interface Clock {
  readonly now: () => number;
  /** Resolves after so many milliseconds, or at once when the run is over. */
  readonly sleep: (ms: number) => Promise<void>;
}

interface Host {
  running: number;
  /** No request starts before this time. */
  notBefore: number;
}

/** Lets requests start one by one, so that no host is overrun. */
export class Pace {
  readonly #hosts = new Map<string, Host>();
  readonly #limits: PaceLimits;
  readonly #clock: Clock;
  #running = 0;
  #waiting: (() => void)[] = [];

  constructor(limits: PaceLimits, clock: Clock) {
    this.#limits = limits;
    this.#clock = clock;
  }

  /** Does `work` when it is its turn. */
  async run<Result>(host: string, work: () => Promise<Result>): Promise<Result> {
    await this.#turn(host);
    try {
      return await work();
    } finally {
      this.#host(host).running--;
      this.#running--;
      this.#wake();
    }
  }

  /** Holds a host back: it asked not to be asked for so many milliseconds. */
  hold(host: string, ms: number): void {
    const state = this.#host(host);
    state.notBefore = Math.max(state.notBefore, this.#clock.now() + ms);
  }

  async #turn(name: string): Promise<void> {
    const host = this.#host(name);
    for (;;) {
      const isFree = this.#running < this.#limits.inAll && host.running < this.#limits.perHost;
      const wait = host.notBefore - this.#clock.now();
      if (isFree && wait <= 0) break;
      await (isFree ? this.#clock.sleep(wait) : new Promise<void>((resolve) => this.#waiting.push(resolve)));
    }
    host.running++;
    host.notBefore = this.#clock.now() + this.#limits.interval;
    this.#running++;
  }

  #host(name: string): Host {
    const known = this.#hosts.get(name) ?? { running: 0, notBefore: 0 };
    this.#hosts.set(name, known);
    return known;
  }

  #wake(): void {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) resolve();
  }
}
