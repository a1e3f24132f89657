import SQLite from 'better-sqlite3';

import type { BarePage, BareRecord } from './record';

interface StoredRow extends Omit<BareRecord, 'deleted' | 'estimate' | 'items'> {
  seq: number;
  deleted: 0 | 1;
  estimate: string | null;
  items: string | null;
}

/** The minimum that stores meals durably and returns them page by page: nothing can be faster. */
export class BareTable {
  private readonly db: SQLite.Database;
  private readonly upsert: SQLite.Statement;
  private readonly after: SQLite.Statement<[string, number, number], StoredRow>;
  private readonly one: SQLite.Statement<[string], StoredRow>;
  private seq = 0;

  /** @param synchronous NORMAL if the caller flushes the log before it responds */
  constructor(file: string, synchronous: 'FULL' | 'NORMAL' = 'FULL') {
    this.db = new SQLite(file);
    this.db.pragma('journal_mode = WAL');
    // Flushed at every commit, as in the product: a limit that may lose what it has confirmed would not be comparable.
    this.db.pragma(`synchronous = ${synchronous}`);
    this.db.exec(SCHEMA);
    this.upsert = this.db.prepare(UPSERT);
    this.after = this.db.prepare(
      'SELECT * FROM meals WHERE userId = ? AND seq > ? ORDER BY seq LIMIT ?',
    );
    this.one = this.db.prepare('SELECT * FROM meals WHERE id = ?');
  }

  /** Stores a batch in one transaction; of two states of a meal the later one wins. */
  put(userId: string, records: BareRecord[]): number {
    this.db.transaction(() => {
      for (const record of records) {
        this.seq += 1;
        this.upsert.run(asParameters(userId, this.seq, record));
      }
    })();
    return this.seq;
  }

  page(userId: string, since: number, limit: number): BarePage {
    const rows = this.after.all(userId, since, limit);
    return {
      records: rows.map(asRecord),
      cursor: rows.at(-1)?.seq ?? since,
      more: rows.length === limit,
    };
  }

  find(id: string): BareRecord | undefined {
    const row = this.one.get(id);
    return row && asRecord(row);
  }
}

const SCHEMA = `
  CREATE TABLE meals (
    id TEXT PRIMARY KEY, userId TEXT NOT NULL, seq INTEGER NOT NULL, updatedAt INTEGER NOT NULL,
    deleted INTEGER NOT NULL, name TEXT NOT NULL, description TEXT, notes TEXT,
    mealType TEXT NOT NULL, mealTime TEXT NOT NULL, photoId TEXT, estimate TEXT, items TEXT
  );
  CREATE INDEX meals_by_seq ON meals (userId, seq);
  CREATE INDEX meals_by_time ON meals (userId, mealTime);
`;

const UPSERT = `
  INSERT INTO meals VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
  ON CONFLICT (id) DO UPDATE SET
    seq = excluded.seq, updatedAt = excluded.updatedAt, deleted = excluded.deleted,
    name = excluded.name, description = excluded.description, notes = excluded.notes,
    mealType = excluded.mealType, mealTime = excluded.mealTime, photoId = excluded.photoId,
    estimate = excluded.estimate, items = excluded.items
  WHERE excluded.updatedAt > meals.updatedAt AND excluded.userId = meals.userId
`;

function asParameters(userId: string, seq: number, record: BareRecord): unknown[] {
  const { id, updatedAt, deleted, name, description, notes, mealType, mealTime, photoId } = record;
  const estimate = record.estimate && JSON.stringify(record.estimate);
  const items = record.items && JSON.stringify(record.items);
  const head = [id, userId, seq, updatedAt, deleted ? 1 : 0];
  return [...head, name, description, notes, mealType, mealTime, photoId, estimate, items];
}

function asRecord(row: StoredRow): BareRecord {
  const { id, updatedAt, name, description, notes, mealType, mealTime, photoId } = row;
  return {
    id,
    updatedAt,
    deleted: row.deleted === 1,
    name,
    description,
    notes,
    mealType,
    mealTime,
    photoId,
    estimate: row.estimate === null ? null : (JSON.parse(row.estimate) as BareRecord['estimate']),
    items: row.items === null ? null : (JSON.parse(row.items) as BareRecord['items']),
  };
}
