import { sql } from 'kysely';

import type { Database } from '../database';

const EVERY_MS = 60_000;
/** Less is how exactly it can be measured. */
const SLIP_MS = 100;

/**
 * The time by the database server's clock, so that processes on several machines agree on when leases and sessions
 * end.
 */
export class ServerClock {
  private ahead = 0;
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly db: Database,
    private readonly own: () => number = Date.now,
  ) {}

  /** In ms since 1970. */
  readonly now = (): number => this.own() + this.ahead;

  /** Compares the clocks now and every minute. */
  async start(): Promise<void> {
    await this.compare();
    this.timer = setInterval(() => {
      // If the server is unreachable for a moment, the last difference is kept.
      this.compare().catch(() => undefined);
    }, EVERY_MS);
    this.timer.unref();
  }

  stop(): void {
    clearInterval(this.timer);
  }

  async compare(): Promise<void> {
    const asked = this.own();
    const { rows } = await sql<{ now: number }>`
      SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now`.execute(this.db);
    const answered = this.own();
    const ahead = (rows[0]?.now ?? asked) - Math.round((asked + answered) / 2);
    const uncertain = (answered - asked) / 2 + SLIP_MS;
    if (Math.abs(ahead - this.ahead) > uncertain) this.ahead = ahead;
  }
}
