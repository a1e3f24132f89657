import { uuidv4 } from 'uuidv7';

import { PROTOCOL_VERSION, type Op, type Row, type SyncResponse } from '#shared/sync/protocol';

import { Visitor } from '../kit/api-in-memory';
import type { Account } from './ledger';

/** A device as the server knows it: its position in the account's history, and the rows it received. */
export class Replica {
  /** The account's records as received. The server need not send a device's own changes back. */
  readonly rows = new Map<string, Row>();
  private readonly id = uuidv4();
  private cursor = 0;
  private epoch: string | null = null;

  constructor(
    readonly account: Account,
    private readonly server: { url: string },
  ) {}

  /** Fetches everything new. */
  async pull(): Promise<void> {
    for (let more = true; more;) {
      const { status, body } = await this.visitor().send('/api/sync', this.request([]));
      // This includes 'resync_needed': the server has forgotten what it had sent.
      if (status !== 200) throw new Error(`pull: ${status} ${JSON.stringify(body)}`);
      this.takeIn(body as SyncResponse);
      ({ more } = body as SyncResponse);
    }
  }

  request(ops: Op[]): RequestInit {
    const { id: replicaId, cursor, epoch } = this;
    const envelope = { proto: PROTOCOL_VERSION, app: 'crash', userId: this.account.id };
    const place = { replicaId, epoch, cursor, limit: 500, sentAt: Date.now() };
    return jsonPost({ ...envelope, ...place, ops });
  }

  takeIn({ changes, cursor, epoch }: SyncResponse): void {
    for (const row of changes) this.rows.set(`${row.type} ${row.id}`, row);
    this.cursor = cursor;
    this.epoch = epoch;
  }

  /** A client with the account's session, at the server's current address. */
  visitor(): Visitor {
    const visitor = new Visitor(this.server.url);
    visitor.cookies = this.account.cookie;
    return visitor;
  }
}

export function jsonPost(body: unknown): RequestInit {
  const headers = { 'Content-Type': 'application/json' };
  return { method: 'POST', headers, body: JSON.stringify(body) };
}
