import { uuidv4 } from 'uuidv7';

import {
  CHANGES_PER_PAGE,
  PROTOCOL_VERSION,
  type Row,
  type SyncResponse,
} from '#shared/sync/protocol';

import { compressed, type HttpConnection } from '../http-connection';
import type { BenchAccount } from './account';

/** One device that speaks Platelog's protocol and keeps its rows in a Map. */
export class Replica {
  readonly held = new Map<string, Row>();
  private readonly id = uuidv4();
  private epoch: string | null = null;
  private cursor = 0;

  constructor(
    private readonly connection: HttpConnection,
    private readonly account: BenchAccount,
    /** Called before each request, because the server limits requests per minute. */
    private readonly asking: () => void,
  ) {}

  /** One request, as the product's client makes it; returns the response. */
  async exchange(ops = '[]'): Promise<SyncResponse> {
    this.asking();
    const text = this.request(ops);
    const packed = text.length >= COMPRESS_FROM;
    const { status, body } = await this.connection.send({
      method: 'POST',
      path: '/api/sync',
      headers: {
        Cookie: this.account.cookie,
        'Content-Type': 'application/json',
        'Accept-Encoding': 'gzip',
        ...(packed ? { 'Content-Encoding': 'gzip' } : {}),
      },
      body: packed ? compressed(text) : text,
    });
    if (status !== 200) throw new Error(`Sync was answered ${status}: ${body.toString()}`);
    const response = JSON.parse(body.toString()) as SyncResponse;
    this.take(response);
    return response;
  }

  async pull(): Promise<void> {
    let more = true;
    while (more) ({ more } = await this.exchange());
  }

  private request(ops: string): string {
    const { id: replicaId, epoch, cursor } = this;
    return requestOf({ userId: this.account.userId, replicaId, epoch, cursor }, ops);
  }

  private take({ results, changes, cursor, epoch }: SyncResponse): void {
    for (const result of results) {
      const { status, row, message } = result;
      if (status !== 'applied') throw new Error(`An operation was refused: ${message ?? ''}`);
      if (row) this.held.set(row.id, row);
    }
    for (const row of changes) this.held.set(row.id, row);
    this.cursor = cursor;
    this.epoch = epoch;
  }
}

/** The sync state of a device. */
export interface Standing {
  userId: string;
  replicaId: string;
  epoch: string | null;
  cursor: number;
}

/** The text of a request, with operations as JSON. */
export function requestOf(standing: Standing, ops = '[]'): string {
  const rest = { limit: CHANGES_PER_PAGE, sentAt: Date.now() };
  const envelope = JSON.stringify({ proto: PROTOCOL_VERSION, app: 'bench', ...standing, ...rest });
  return `${envelope.slice(0, -1)},"ops":${ops}}`;
}

const COMPRESS_FROM = 1_024;
