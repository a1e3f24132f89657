import { sql } from 'kysely';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { deleteAccount } from '../../test/kit/delete-account';
import {
  AccountDeleted,
  lockUser,
  lockUserSequence,
  nextNumber,
  readUserSequence,
  saveSequence,
} from './lock-user-sequence';
import { writeRecord } from './records';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test('sequence numbers continue from one lock to the next', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Ada');
  const take = async () =>
    lockUserSequence(db, userId, async (lock) => {
      const number = nextNumber(lock);
      await saveSequence(lock);
      return number;
    });
  const first = await take();
  expect(await Promise.all([take(), take()])).toEqual([first + 1, first + 2]);
  expect(await readUserSequence(db, userId, async ({ seq }) => seq)).toBe(first + 2);
});

test('a transaction that fails is rolled back', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Grace');
  const before = await readUserSequence(db, userId, async ({ seq }) => seq);
  const failing = lockUserSequence(db, userId, async (lock) => {
    nextNumber(lock);
    await saveSequence(lock);
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await readUserSequence(db, userId, async ({ seq }) => seq)).toBe(before);
});

test('nothing is written for a deleted account', async () => {
  const { db } = api.services;
  const { userId } = await api.member('Mary');
  await deleteAccount(api.services, userId, 1);
  const work = jest.fn();
  await expect(lockUserSequence(db, userId, work)).rejects.toThrow(AccountDeleted);
  await expect(readUserSequence(db, userId, work)).rejects.toThrow(AccountDeleted);
  await expect(lockUserSequence(db, 'nobody', work)).rejects.toThrow(AccountDeleted);
  expect(work).not.toHaveBeenCalled();
  await db.transaction().execute(async (trx) => {
    expect(await lockUser(trx, userId)).toBeUndefined();
    const write = { type: 'meal', id: 'm', fields: {}, now: 2 } as const;
    await expect(writeRecord(trx, userId, write)).rejects.toThrow(AccountDeleted);
  });
  const { rows } = await sql`SELECT 1 FROM records WHERE user_id = ${userId}`.execute(db);
  expect(rows).toEqual([]);
});
