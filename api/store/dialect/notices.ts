import type { QueryExecutorProvider } from 'kysely';
import type { Client } from 'pg';

import { CHANNEL, type Notice, noticeIn, senderOf } from './notice';
import { connectionTo } from './open-postgres';

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 10_000;
/** How often an idle connection is checked, because it may be lost unnoticed. */
const ALIVE_MS = 20_000;

interface Parts {
  url: string;
  db: QueryExecutorProvider;
  /** Also called for jobs of this process, because a job can be leased only once it is committed. */
  onNotice: (notice: Notice) => void;
  /** Called after a time in which notices may have been missed. */
  onGap: () => void;
  onLost: (error: unknown) => void;
}

/** Listens to notices of the processes on a PostgreSQL database, over a separate connection. */
export class Notices {
  private client: Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waitMs = FIRST_WAIT_MS;
  private isClosed = false;
  private readonly alive: NodeJS.Timeout;

  private constructor(private readonly parts: Parts) {
    this.alive = setInterval(() => void this.check(), ALIVE_MS);
    this.alive.unref();
  }

  /** Starts listening. @throws if the database does not respond */
  static async open(parts: Parts): Promise<Notices> {
    const notices = new Notices(parts);
    try {
      await notices.connect();
    } catch (error) {
      await notices.close();
      throw error;
    }
    return notices;
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.alive);
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(): Promise<void> {
    const { Client } = await import('pg');
    const client = new Client({
      ...connectionTo(this.parts.url),
      application_name: 'platelog notices',
      connectionTimeoutMillis: LONGEST_WAIT_MS,
      query_timeout: LONGEST_WAIT_MS,
    });
    client.on('error', (error) => {
      this.lose(client, error);
    });
    client.on('end', () => {
      this.lose(client, new Error('The connection for notices has ended.'));
    });
    client.on('notification', ({ payload = '' }) => {
      this.hear(payload);
    });
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
    this.waitMs = FIRST_WAIT_MS;
  }

  private hear(payload: string): void {
    const heard = noticeIn(payload);
    if (!heard) return;
    const { from, ...notice } = heard;
    const isOwn = from === senderOf(this.parts.db);
    if (!isOwn || 'jobs' in notice) this.parts.onNotice(notice);
  }

  private lose(client: Client, error: unknown): void {
    if (this.isClosed || client !== this.client) return;
    this.client = undefined;
    client.end().catch(() => undefined);
    this.parts.onLost(error);
    this.tryAgain();
  }

  private tryAgain(): void {
    this.timer = setTimeout(() => {
      this.connect().then(this.parts.onGap, () => {
        this.waitMs = Math.min(LONGEST_WAIT_MS, this.waitMs * 2);
        if (!this.isClosed) this.tryAgain();
      });
    }, this.waitMs);
    this.timer.unref();
  }

  private async check(): Promise<void> {
    const { client } = this;
    await client?.query('SELECT 1').catch((error: unknown) => {
      this.lose(client, error);
    });
  }
}
