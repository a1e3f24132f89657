import Dexie, { type EntityTable, type Table } from 'dexie';

import type { FavouriteFields } from '#shared/records/favourite';
import type { FoodFields } from '#shared/records/food';
import type { FoodMemoryFields } from '#shared/records/food-memory';
import type { Meal } from '#shared/records/meal';
import type { RecordType } from '#shared/records/index';
import type { Photo } from '#shared/records/photo';
import type { Profile } from '#shared/records/profile';
import type { Weight } from '#shared/records/weight';
import type { Op, Rejection, Row } from '#shared/sync/protocol';
import type { Times } from '#shared/sync/times';

import type { Place } from './registry';

/** A record as the screens see it: the server's last row with this device's changes on top. */
export interface LocalRow<Fields> {
  id: string;
  /** The server's sequence number; 0 where it has never confirmed the record. */
  seq: number;
  deleted: 0 | 1;
  data: Fields;
  /** When the server last changed it, in ms of its clock; 0 where it never has. */
  updatedAt: number;
  /** When its fields last changed; missing where an older app has kept the row. */
  times?: Times | undefined;
  /** The loading in which the server last told of it: what a full reload does not bring is gone. */
  generation: number;
  /** Changes that wait for the server, and those that it refused. */
  pending: number;
  rejected: number;
}

export interface Refusal {
  code: Rejection | 'client_bug';
  message: string;
  at: number;
}

/** An operation that a server could not take. */
export interface Held {
  /** How often it was asked. */
  tries: number;
  /** When first, and when it is asked again, in ms of the device's clock. */
  since: number;
  askAgainAt: number;
}

export interface OutboxEntry extends Op {
  /** Order on this device; never used to recognise an operation, power loss can repeat it. */
  n?: number;
  type: RecordType;
  /** held: this server cannot take it; it is asked again at its time, and when another build answers. */
  state: 'pending' | 'held' | 'rejected';
  /** How it was held so far. */
  held?: Held | undefined;
  /** Time of the latest change of these fields that the person had seen, in ms of the server's clock. */
  seen?: number | undefined;
  refusal?: Refusal | undefined;
}

/** The server's last row of a record that has operations in the outbox; none where it has never sent one. */
export interface ShadowRow {
  type: RecordType;
  id: string;
  row: Row;
  generation: number;
}

export interface PhotoBytes {
  photoId: string;
  sha256: string;
  mime: string;
  // Not a Blob: WebKit loses stored Blobs. Null once they have made room for others.
  bytes: ArrayBuffer | null;
  /** A small picture that stays. */
  thumb: ArrayBuffer | null;
  /** refused: the server cannot read the picture; it is kept here alone. */
  state: 'local' | 'stored' | 'refused';
  size: number;
  savedAt: number;
}

export interface MetaEntry {
  key: string;
  value: unknown;
}

/** Stands beside the tables of a transaction that need not be flushed; Dexie itself knows one durability for all. */
const UNFLUSHED = 'unflushed';

/** Tables that each version of the database has added, from the first. Append only; none touches the outbox. */
const VERSIONS: Record<string, string>[] = [
  {
    meal: '&id, data.mealTime',
    photo: '&id, data.mealId',
    shadow: '&[type+id]',
    outbox: '++n, &opId, [type+id], state',
    photoBytes: '&photoId, state',
    meta: '&key',
  },
  { foodMemory: '&id', profile: '&id', weight: '&id, data.recordedAt' },
  { food: '&id, data.barcode', favourite: '&id' },
];

/** Number of the newest version; what a tab of an older one must not write over. */
export const SCHEMA = VERSIONS.length;

/** Everything that one account keeps on this device. */
export class AccountDatabase extends Dexie {
  meal!: EntityTable<LocalRow<Meal>, 'id'>;
  photo!: EntityTable<LocalRow<Photo>, 'id'>;
  foodMemory!: EntityTable<LocalRow<FoodMemoryFields>, 'id'>;
  food!: EntityTable<LocalRow<FoodFields>, 'id'>;
  favourite!: EntityTable<LocalRow<FavouriteFields>, 'id'>;
  profile!: EntityTable<LocalRow<Profile>, 'id'>;
  weight!: EntityTable<LocalRow<Weight>, 'id'>;
  shadow!: Table<ShadowRow, [RecordType, string]>;
  outbox!: EntityTable<OutboxEntry, 'n'>;
  photoBytes!: EntityTable<PhotoBytes, 'photoId'>;
  meta!: EntityTable<MetaEntry, 'key'>;

  constructor(name: string, place: Place = {}) {
    // strict: 'saved' is said when the bytes are on the disk, not in a buffer that power loss empties.
    // Dexie's cache is kept level by messages between tabs, and a tab that was frozen has missed some.
    super(name, { chromeTransactionDurability: 'strict', cache: 'disabled', ...place });
    this.use({
      stack: 'dbcore',
      name: 'flush',
      create: (core) => ({
        ...core,
        transaction: (names, mode, options) => {
          const tables = names.filter((name) => name !== UNFLUSHED);
          const isUnflushed = tables.length < names.length;
          return core.transaction(tables, mode, isUnflushed ? { durability: 'relaxed' } : options);
        },
      }),
    });
    for (const [index, tables] of VERSIONS.entries()) {
      const number = index + 1;
      const version = this.version(number).stores(tables);
      // A page of the version before would drop rows of the new kinds, and move the cursor on.
      if (number > 1)
        version.upgrade(async (upgrade) => {
          await upgrade.table('meta').put({ key: 'minSchema', value: number });
        });
    }
  }

  /**
   * A transaction that the disk need not hold when it ends: for what the server sends again where it
   * was lost with the power. The next one that is flushed flushes it as well.
   */
  async unflushed<Result>(tables: Table[], work: () => Promise<Result>): Promise<Result> {
    return this.transaction('rw', [...tables, UNFLUSHED], work);
  }

  /** The table of a kind of record; every kind has one of its own name. */
  records(type: RecordType): Table<LocalRow<object>, string> {
    return this.table(type);
  }
}
