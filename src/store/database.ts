import Dexie, { type EntityTable, type Table } from 'dexie';

import type { Meal } from '#shared/records/meal';
import type { RecordType } from '#shared/records/index';
import type { Photo } from '#shared/records/photo';
import type { Op, Rejection, Row } from '#shared/sync/protocol';

/** A record as the screens see it: the server's last row with this device's changes on top. */
export interface LocalRow<Fields> {
  id: string;
  /** The server's sequence number; 0 where it has never confirmed the record. */
  seq: number;
  deleted: 0 | 1;
  data: Fields;
  /** Changes that wait for the server, and those that it refused. */
  pending: number;
  rejected: number;
}

export interface OutboxEntry extends Op {
  /** Order on this device; never used to recognise an operation, power loss can repeat it. */
  n?: number;
  type: RecordType;
  state: 'pending' | 'rejected';
  refusal?: { code: Rejection | 'client_bug'; message: string; at: number };
}

/** The server's last row of a record that has operations in the outbox. */
export interface ShadowRow {
  type: RecordType;
  id: string;
  row: Row | null;
}

export interface PhotoBytes {
  photoId: string;
  sha256: string;
  mime: string;
  // Not a Blob: WebKit loses stored Blobs.
  bytes: ArrayBuffer;
  state: 'local' | 'stored';
  savedAt: number;
}

export interface MetaEntry {
  key: string;
  value: unknown;
}

/** Everything that one account keeps on this device. Versions are append-only. */
export class AccountDatabase extends Dexie {
  meal!: EntityTable<LocalRow<Meal>, 'id'>;
  photo!: EntityTable<LocalRow<Photo>, 'id'>;
  shadow!: Table<ShadowRow, [RecordType, string]>;
  outbox!: EntityTable<OutboxEntry, 'n'>;
  photoBytes!: EntityTable<PhotoBytes, 'photoId'>;
  meta!: EntityTable<MetaEntry, 'key'>;

  constructor(name: string) {
    // strict: 'saved' is said when the bytes are on the disk, not in a buffer that power loss empties.
    super(name, { chromeTransactionDurability: 'strict' });
    this.version(1).stores({
      meal: '&id, data.mealTime',
      photo: '&id, data.mealId',
      shadow: '&[type+id]',
      outbox: '++n, &opId, [type+id], state',
      photoBytes: '&photoId, state',
      meta: '&key',
    });
  }

  /** The table of a kind of record; every kind has one of its own name. */
  records(type: RecordType): Table<LocalRow<object>, string> {
    return this.table(type);
  }
}
