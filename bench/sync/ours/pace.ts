const MINUTE_MS = 60_000;
// Below the 600 that the server allows an address.
const MOST = 580;

/** Keeps a client below the server's rate limit, by waiting while nothing is measured. */
export class Pace {
  private times: number[] = [];

  note(): void {
    this.times.push(Date.now());
  }

  /** Waits until this many requests are allowed in a row. */
  async room(requests: number): Promise<void> {
    while (this.recent() > 0 && this.recent() + requests > MOST) {
      await new Promise((resolve) => setTimeout(resolve, 250));
    }
  }

  private recent(): number {
    const since = Date.now() - MINUTE_MS;
    this.times = this.times.filter((time) => time > since);
    return this.times.length;
  }
}
