import path from 'node:path';

import SQLite from 'better-sqlite3';

import type { Photo } from '#shared/records/photo';
import type { Patch } from '#shared/sync/protocol';

import { DATABASE_FILE } from '../../api/store/database';
import type { PhotoChargesTable, PhotoCreditsTable, PhotoFilesTable } from '../../api/store/tables';

export interface KeptOperation {
  op_id: string;
  received_at: number;
}

export interface KeptRecord {
  type: string;
  id: string;
  seq: number;
  deleted: number;
  data: Patch & Partial<Photo>;
}

/** What the database holds of one account, read at one moment. */
export interface Holding {
  seq: number;
  imagesUploaded: number;
  operations: Map<string, KeptOperation>;
  records: Map<string, KeptRecord>;
  files: PhotoFilesTable[];
  /** Photos that are marked as counted. */
  charged: Set<string>;
  /** The book of images, oldest line first. */
  credits: PhotoCreditsTable[];
  /** Photos that a job stands for. */
  jobs: Set<string>;
}

interface Facts {
  seq: number;
  images_uploaded: number;
}

/**
 * Reads some accounts beside the running server, in one read transaction. The server stays the last
 * to have the file open, so that reading neither recovers nor empties the log in its place.
 */
export function readHoldings(dataFolder: string, userIds: string[]): Map<string, Holding> {
  return reading(dataFolder, (db) => new Map(userIds.map((id) => [id, holdingOf(db, id)])));
}

/** What SQLite itself has to say about the file; nothing where all is well. */
export function problemsOfFile(dataFolder: string): string[] {
  return reading(dataFolder, (db) => {
    const words = db.pragma('integrity_check') as { integrity_check: string }[];
    const foreign = db.pragma('foreign_key_check') as unknown[];
    return [
      ...words.map((row) => row.integrity_check).filter((word) => word !== 'ok'),
      ...foreign.map((row) => `foreign key: ${JSON.stringify(row)}`),
    ];
  });
}

function reading<T>(dataFolder: string, read: (db: SQLite.Database) => T): T {
  const db = new SQLite(path.join(dataFolder, DATABASE_FILE), { readonly: true });
  try {
    return db.transaction(() => read(db))();
  } finally {
    db.close();
  }
}

// An operation that made a record under the record's own id has its receipt there.
const MAKERS = `SELECT op_id, received_at FROM (SELECT user_id, id AS op_id,
  created_at AS received_at FROM records WHERE maker IS NOT NULL)`;

function holdingOf(db: SQLite.Database, userId: string): Holding {
  const all = (what: string) => db.prepare(`${what} WHERE user_id = ?`).all(userId);
  const facts = db.prepare('SELECT seq, images_uploaded FROM users WHERE id = ?').get(userId);
  const { seq, images_uploaded } = facts as Facts;
  const operations = [...all('SELECT * FROM ops'), ...all(MAKERS)] as KeptOperation[];
  const records = all('SELECT * FROM records') as (KeptRecord & { data: string })[];
  const files = all('SELECT * FROM photo_files') as PhotoFilesTable[];
  const charges = all('SELECT * FROM photo_charges') as PhotoChargesTable[];
  const credits = all('SELECT * FROM photo_credits') as PhotoCreditsTable[];
  const jobs = all('SELECT * FROM jobs') as { subject_id: string }[];
  return {
    seq,
    imagesUploaded: images_uploaded,
    operations: new Map(operations.map((row) => [row.op_id, row])),
    records: new Map(
      records.map((row) => [
        `${row.type} ${row.id}`,
        { ...row, data: JSON.parse(row.data) as KeptRecord['data'] },
      ]),
    ),
    files,
    charged: new Set(charges.filter((row) => row.charged === 1).map((row) => row.photo_id)),
    credits: credits.sort((one, other) => one.n - other.n),
    jobs: new Set(jobs.map((job) => job.subject_id)),
  };
}
