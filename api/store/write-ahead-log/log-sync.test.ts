import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import fc from 'fast-check';

import { emptyDatabase } from '../../../test/kit/empty-database';
import { createAccount } from '../accounts';
import { type Database, openDatabase } from '../database';
import { lockUserSequence, readUserSequence } from '../lock-user-sequence';
import { LogSync, shareSyncs } from './log-sync';
import { writeRecord } from '../records';

const PEOPLE = ['ada', 'grace', 'mary'];
// More turns than anything takes that does not wait for the disk.
const TURNS = 200;

let folder: string;
let db: Database;
/** Functions that end the running syncs, in the order in which these started. */
let held: { end: () => void; fail: (error: Error) => void }[];
let ended: Error[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'log-sync-'));
  db = await databaseAt('test.sqlite');
  held = [];
  ended = [];
  const slow = async () =>
    new Promise<void>((resolve, fail) => {
      held.push({ end: resolve, fail });
    });
  shareSyncs(db, new LogSync(logOf('test.sqlite'), slow, (error) => ended.push(error)));
});
afterEach(async () => {
  await db.destroy();
  rmSync(folder, { recursive: true });
});

async function databaseAt(name: string): Promise<Database> {
  writeFileSync(path.join(folder, name), await emptyDatabase());
  const made = openDatabase(path.join(folder, name));
  await addPeople(made);
  return made;
}

const logOf = (name: string) => path.join(folder, `${name}-wal`);

async function addPeople(to: Database): Promise<void> {
  for (const id of PEOPLE) {
    const name = { firstName: id, lastName: '' };
    await createAccount(to, { id, email: `${id}@example.org`, ...name, passwordHash: '', now: 0 });
  }
}

/** Writes records of a user, and fails at the end if requested. */
async function round(to: Database, { userId, records, fails }: Round): Promise<number> {
  return lockUserSequence(to, userId, async ({ trx }) => {
    for (const id of records)
      await writeRecord(trx, userId, { type: 'meal', id, fields: { id }, now: 1 });
    if (fails) throw new Error('It fails.');
    return records.length;
  });
}

interface Round {
  userId: string;
  records: string[];
  fails: boolean;
}

const push = async (userId: string, ...records: string[]) =>
  round(db, { userId, records, fails: false });

/** Which promises are settled when everything is done that does not wait for the disk. */
async function outcomes(...waiting: Promise<unknown>[]): Promise<boolean[]> {
  const done = waiting.map(() => false);
  for (const [index, one] of waiting.entries()) void one.then(() => (done[index] = true));
  // Counts turns of the event loop, in which other work runs, and not time, in which a busy machine may do nothing.
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((next) => setImmediate(next));
  return done;
}

test('commits during a sync wait for the next sync, which they share', async () => {
  const first = push('ada', '1');
  expect(await outcomes(first)).toEqual([false]);
  const others = ['2', '3', '4', '5'].map(async (id) => push('grace', id));
  expect(await outcomes(first, ...others)).toEqual([false, false, false, false, false]);
  expect(held).toHaveLength(1);
  held[0]?.end();
  // The first sync may have started before their commits.
  expect(await outcomes(first, ...others)).toEqual([true, false, false, false, false]);
  held[1]?.end();
  expect(await outcomes(...others)).toEqual([true, true, true, true]);
  expect(held).toHaveLength(2);
});

test('during a sync reads return at once, unless they read what is not on the disk yet', async () => {
  const writing = push('ada', '1');
  const seq = async (userId: string) => readUserSequence(db, userId, async (lock) => lock.seq);
  await outcomes(writing);
  expect(await seq('grace')).toBe(0);
  const own = seq('ada');
  expect(await outcomes(own)).toEqual([false]);
  held[0]?.end();
  expect(await own).toBe(1);
});

test('a failing transaction does not wait, and does not affect others', async () => {
  const written = push('ada', '1');
  await expect(round(db, { userId: 'ada', records: ['2'], fails: true })).rejects.toThrow('fails');
  await outcomes(written);
  held[0]?.end();
  await written;
  const rows = await db.selectFrom('records').select('id').execute();
  expect(rows).toEqual([{ id: '1' }]);
});

test('if the disk fails nothing is acknowledged, also later, and the program ends', async () => {
  const written = push('ada', '1');
  await outcomes();
  const broken = new Error('EIO');
  const later = push('grace', '2');
  await outcomes();
  held[0]?.fail(broken);
  await expect(written).rejects.toThrow('does not keep');
  await expect(later).rejects.toThrow('does not keep');
  await expect(push('mary', '3')).rejects.toThrow('does not keep');
  expect(ended).toEqual([expect.objectContaining({ cause: broken })]);
  expect(held).toHaveLength(1);
});

test('simultaneous transactions have the same results as sequential ones', async () => {
  let runs = 0;
  const rounds = fc.array(
    fc.record({
      userId: fc.constantFrom(...PEOPLE),
      records: fc.array(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
      fails: fc.boolean(),
    }),
    { minLength: 2, maxLength: 8 },
  );
  const rowsOf = async (of: Database) => [
    await of.selectFrom('records').selectAll().orderBy('user_id').orderBy('id').execute(),
    await of.selectFrom('users').select(['id', 'seq', 'records_kept']).orderBy('id').execute(),
  ];
  await fc.assert(
    fc.asyncProperty(rounds, async (some) => {
      const alone = openDatabase(':memory:', await emptyDatabase());
      await addPeople(alone);
      runs += 1;
      const shared = await databaseAt(`${runs}.sqlite`);
      const once = async () => new Promise<void>((resolve) => setTimeout(resolve, 2));
      shareSyncs(shared, new LogSync(logOf(`${runs}.sqlite`), once));
      const answers = [];
      for (const one of some) answers.push(...(await Promise.allSettled([round(alone, one)])));
      const together = await Promise.allSettled(some.map(async (one) => round(shared, one)));
      const words = (all: PromiseSettledResult<number>[]) =>
        all.map((one) => (one.status === 'fulfilled' ? one.value : String(one.reason)));
      expect(words(together)).toEqual(words(answers));
      expect(await rowsOf(shared)).toEqual(await rowsOf(alone));
      await alone.destroy();
      await shared.destroy();
    }),
    { numRuns: 25 },
  );
});
