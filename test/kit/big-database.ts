import { createHash, randomUUID } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { DATABASE_FILE, openDatabase } from '../../api/store/database';
import { migrate } from '../../api/store/migrate';

export interface Sizes {
  people: number;
  /** Meals of the first user; the other users share the rest. */
  bigAccount: number;
  meals: number;
  weights: number;
  photos: number;
  ops: number;
  readings: number;
  /** Photos with a file on the disk, of one byte each. */
  files: number;
}

/** The size for which the server was measured: 1.1 million records, 100,000 photos, 334,000 operations, 2,000 users. */
export const FULL_SIZE: Sizes = {
  people: 2_000,
  bigAccount: 29_000,
  meals: 600_000,
  weights: 400_000,
  photos: 100_000,
  ops: 334_000,
  readings: 100_000,
  files: 20_000,
};

/** A fraction of the full size. */
export function sized(part: number): Sizes {
  const parts = Object.entries(FULL_SIZE).map(([name, size]) => [name, Math.ceil(size * part)]);
  return { ...FULL_SIZE, ...(Object.fromEntries(parts) as Partial<Sizes>) };
}

const DAY_MS = 24 * 3600 * 1000;

/** Ids in ascending order, as if devices had made them one after the other. */
export function bigId(kind: number, n: number): string {
  const low = n.toString(16).padStart(12, '0');
  return `019${kind.toString(16).padStart(5, '0')}-0000-7000-8000-${low}`;
}

/** The user with the big account. */
export const BIG_PERSON = bigId(1, 0);

/**
 * Fills a data folder with the database of a server that has run for a long time. One in twenty records is deleted, at
 * every age, so that all kinds of maintenance have work to do.
 */
export async function makeBigDatabase(dataFolder: string, sizes: Sizes): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  const file = path.join(dataFolder, DATABASE_FILE);
  const opened = openDatabase(file);
  await migrate(opened, Date.now());
  await opened.destroy();
  const db = new SQLite(file);
  db.pragma('synchronous = OFF');
  db.transaction(() => {
    addPeople(db, sizes);
    addRecords(db, sizes);
    addOps(db, sizes);
    addReadings(db, sizes);
    const places =
      'UPDATE users SET seq = (SELECT COALESCE(MAX(seq), 0) FROM records WHERE user_id = users.id)';
    db.prepare(places).run();
  })();
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  addFiles(dataFolder, sizes);
}

function addPeople(db: SQLite.Database, { people }: Sizes): void {
  const add = db.prepare(
    `INSERT INTO users (id, email, first_name, last_name, password, created_at) VALUES (?, ?, 'Ada', 'Lovelace', '', ?)`,
  );
  const session = db.prepare(
    'INSERT INTO sessions (token_hash, user_id, created_at, last_seen_at, expires_at) VALUES (?, ?, ?, ?, ?)',
  );
  const now = Date.now();
  for (let n = 0; n < people; n += 1) {
    add.run(bigId(1, n), `person${n}@example.org`, now - 500 * DAY_MS);
    for (let device = 0; device < 3; device += 1) {
      const ends = now + (device === 2 ? -1 : 90) * DAY_MS;
      session.run(hashOf(sessionOf(n, device)), bigId(1, n), now, now, ends);
    }
  }
}

/** The session token of one of a user's devices: sessions 0 and 1 are valid, 2 has expired. */
export function sessionOf(person: number, device = 0): string {
  return `session-${person}-${device}`;
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

const ITEM = {
  id: randomUUID(),
  name: 'Oatmeal, cooked',
  foodId: 'fndds:56203000',
  grams: 240,
  quantity: 1,
  unit: 'bowl',
  confidence: 'high',
  per100g: {
    calories: 71,
    protein: 2.5,
    carbs: 12,
    fat: 1.5,
    fiber: 1.7,
    sugar: 0.3,
    saturatedFat: 0.3,
    sodium: 4,
    cholesterol: 0,
    vitaminC: 0,
  },
};

/** Index of the user who owns a record: the first records belong to the big account. */
function ownerOf(n: number, big: number, people: number): number {
  return n < big || people === 1 ? 0 : 1 + (n % (people - 1));
}

function addRecords(db: SQLite.Database, sizes: Sizes): void {
  const { people, bigAccount } = sizes;
  const add = db.prepare(
    `INSERT INTO records (user_id, type, id, seq, deleted, data, field_meta, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?, '[]', ?, ?)`,
  );
  const seqs = new Array<number>(people).fill(0);
  const now = Date.now();
  const put = (
    type: string,
    data: object,
    { id, n, big }: { id: string; n: number; big: number },
  ) => {
    const owner = ownerOf(n, big, people);
    const deleted = n % 20 === 7;
    const at = now - (n % 500) * DAY_MS;
    const text = deleted && n % 40 === 7 ? 'null' : JSON.stringify(data);
    add.run(
      bigId(1, owner),
      type,
      id,
      (seqs[owner] = (seqs[owner] ?? 0) + 1),
      deleted ? 1 : 0,
      text,
      at,
      at,
    );
  };
  const bigPhotos = Math.ceil(sizes.photos * (bigAccount / sizes.meals));
  for (let n = 0; n < sizes.meals; n += 1)
    put('meal', mealOf(n, n < sizes.photos), { id: bigId(2, n), n, big: bigAccount });
  for (let n = 0; n < sizes.photos; n += 1)
    put('photo', photoOf(n), { id: bigId(3, n), n, big: bigPhotos });
  for (let n = 0; n < sizes.weights; n += 1) {
    const data = { weight: 70.5, weightUnit: 'kg', recordedAt: timeOf(n) };
    put('weight', data, { id: bigId(4, n), n, big: bigAccount / 10 });
  }
  const file = db.prepare(
    `INSERT INTO photo_files (user_id, photo_id, sha256, bytes, mime, created_at) VALUES (?, ?, ?, 200000, 'image/jpeg', ?)`,
  );
  for (let n = 0; n < sizes.photos; n += 1) {
    if (n % 10 !== 0) file.run(bigId(1, ownerOf(n, bigPhotos, people)), bigId(3, n), shaOf(n), now);
  }
}

function timeOf(n: number): string {
  return new Date(Date.now() - (n % 50_000) * 3600_000).toISOString().slice(0, 16);
}

function mealOf(n: number, hasPhoto: boolean): object {
  const analysis = {
    by: 'server',
    items: [ITEM, { ...ITEM, name: `Apple ${n}` }],
    confidence: 'high',
  };
  return {
    name: `Oatmeal and apple ${n}`,
    description: 'a bowl of oatmeal and an apple',
    notes: null,
    mealType: 'breakfast',
    mealTime: timeOf(n),
    photoId: hasPhoto ? bigId(3, n) : null,
    estimate: null,
    items: null,
    analysis,
    proposal: null,
    progress: null,
  };
}

function shaOf(n: number): string {
  return createHash('sha256').update(String(n)).digest('hex');
}

function photoOf(n: number): object {
  const status = n % 10 === 0 ? 'awaiting_upload' : 'done';
  return {
    mealId: bigId(2, n),
    sha256: shaOf(n),
    mime: 'image/jpeg',
    bytes: 200_000,
    width: 1600,
    height: 1200,
    status,
    failure: null,
  };
}

function addOps(db: SQLite.Database, { ops, people, bigAccount }: Sizes): void {
  const add = db.prepare(
    `INSERT INTO ops (user_id, op_id, replica_id, type, record_id, act, hash, payload, result, at, received_at)
     VALUES (?, ?, ?, 'meal', ?, 'put', ?, ?, '{"status":"applied"}', ?, ?)`,
  );
  const now = Date.now();
  for (let n = 0; n < ops; n += 1) {
    const at = now - 420 * DAY_MS + Math.floor((n / ops) * 420 * DAY_MS);
    const payload = n % 10 === 0 ? JSON.stringify({ name: `Name ${n}` }) : null;
    const owner = ownerOf(n, bigAccount, people);
    add.run(bigId(1, owner), bigId(5, n), bigId(6, owner), bigId(2, n), shaOf(n), payload, at, at);
  }
}

function addReadings(
  db: SQLite.Database,
  { readings, people, bigAccount, meals, photos }: Sizes,
): void {
  const add = db.prepare(
    `INSERT INTO readings (id, user_id, meal_id, photo_id, question, model, prompt, food_table, answer, at)
     VALUES (?, ?, ?, ?, ?, 'model', 'prompt', 'table', ?, ?)`,
  );
  const answer = JSON.stringify({ items: [ITEM, ITEM] });
  for (let n = 0; n < readings && n < meals && n < photos; n += 1) {
    const owner = bigId(1, ownerOf(n, bigAccount, people));
    add.run(bigId(7, n), owner, bigId(2, n), bigId(3, n), shaOf(n), answer, Date.now());
  }
}

function addFiles(dataFolder: string, { files, photos, people, meals, bigAccount }: Sizes): void {
  const bigPhotos = Math.ceil(photos * (bigAccount / meals));
  for (let n = 0; n < files && n < photos; n += 1) {
    if (n % 10 === 0) continue;
    const folder = path.join(dataFolder, 'photos', bigId(1, ownerOf(n, bigPhotos, people)));
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, shaOf(n)), 'x');
  }
}
