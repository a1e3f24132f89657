import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import type { Photo } from '#shared/records/photo';
import type { Patch } from '#shared/sync/protocol';

import { DATABASE_FILE } from '../../api/store/database';
import type {
  PhotoChargesTable,
  PhotoCreditsTable,
  PhotoFilesTable,
} from '../../api/store/photo-files/photo-tables';

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

/** What the database stores of one account, read in one snapshot. */
export interface Holding {
  seq: number;
  imagesUploaded: number;
  operations: Map<string, KeptOperation>;
  records: Map<string, KeptRecord>;
  files: PhotoFilesTable[];
  /** Photos that are marked as charged. */
  charged: Set<string>;
  /** The upload credits, oldest first. */
  credits: PhotoCreditsTable[];
  /** Photos that have a job. */
  jobs: Set<string>;
}

/** What is stored of some accounts. */
export interface Kept {
  holdings: Map<string, Holding>;
  /** The SHA-256 of the bytes that are stored under a name; undefined if there are none. */
  hashOf: (userId: string, name: string) => string | undefined;
}

interface Facts {
  seq: number;
  images_uploaded: number;
}

/** The rows of one account, as read from either database. */
export interface AccountRows {
  facts: Facts;
  operations: KeptOperation[];
  records: (Omit<KeptRecord, 'data'> & { data: string })[];
  files: PhotoFilesTable[];
  charges: PhotoChargesTable[];
  credits: PhotoCreditsTable[];
  jobs: { subject_id: string }[];
}

/** The same, with the photos of a data folder. */
export function readKept(dataFolder: string, userIds: string[]): Kept {
  return {
    holdings: readHoldings(dataFolder, userIds),
    hashOf: (userId, name) => hashOfFile(path.join(dataFolder, 'photos', userId, name)),
  };
}

/** @returns undefined if the file does not exist */
export function hashOfFile(file: string): string | undefined {
  try {
    return createHash('sha256').update(readFileSync(file)).digest('hex');
  } catch {
    return undefined;
  }
}

/**
 * Reads some accounts while the server runs, in one read transaction. The server remains the last one to have the file
 * open, so that this read neither recovers nor empties the log in its place.
 */
function readHoldings(dataFolder: string, userIds: string[]): Map<string, Holding> {
  return reading(dataFolder, (db) => new Map(userIds.map((id) => [id, holdingOf(db, id)])));
}

/** What SQLite reports as wrong with the file; empty if nothing. */
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

// An operation that created a record under the record's own id has its receipt there.
const MAKERS = `(SELECT user_id, id AS op_id,
  created_at AS received_at FROM records WHERE maker IS NOT NULL) AS makers`;

/** Where the rows of an account are read: each query gets a condition on its `user_id`. */
export const PARTS = {
  operations: 'SELECT op_id, received_at FROM ops',
  makers: `SELECT op_id, received_at FROM ${MAKERS}`,
  records: 'SELECT * FROM records',
  files: 'SELECT * FROM photo_files',
  charges: 'SELECT * FROM photo_charges',
  credits: 'SELECT * FROM photo_credits',
  jobs: 'SELECT * FROM jobs',
} as const;

function holdingOf(db: SQLite.Database, userId: string): Holding {
  const all = <Row>(part: keyof typeof PARTS) =>
    db.prepare(`${PARTS[part]} WHERE user_id = ?`).all(userId) as Row[];
  const facts = db.prepare('SELECT seq, images_uploaded FROM users WHERE id = ?').get(userId);
  return asHolding({
    facts: facts as Facts,
    operations: [...all<KeptOperation>('operations'), ...all<KeptOperation>('makers')],
    records: all('records'),
    files: all('files'),
    charges: all('charges'),
    credits: all('credits'),
    jobs: all('jobs'),
  });
}

export function asHolding(rows: AccountRows): Holding {
  const { facts, operations, records, files, charges, credits, jobs } = rows;
  return {
    seq: facts.seq,
    imagesUploaded: facts.images_uploaded,
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
