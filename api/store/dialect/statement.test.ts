import { serverDatabase } from '../../../test/kit/server-database';
import { type Database, type DatabaseTransaction, putSys, readSys } from '../database';
import { inTransaction } from '../in-transaction';
import { statement } from './statement';

let db: Database;
beforeEach(async () => {
  db = await serverDatabase();
});
afterEach(async () => db.destroy());

const put = statement((at, { k, v }: { k: string; v: string }) =>
  at.insertInto('sys').values({ k, v }),
);

/** A promise that waits for a call of `open`. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

test('the text is built once, values replace their placeholders, and constants stay', async () => {
  const build = jest.fn((at: Database, { from, most }: { from: string; most: number }) =>
    at
      .selectFrom('sys')
      .select('v')
      .where('k', '>=', from)
      .where('k', '<=', 'test 3')
      .orderBy('k')
      .limit(most),
  );
  const between = statement(build);
  for (const n of [1, 2, 3, 4]) await putSys(db, `test ${n}`, `value ${n}`);
  expect(await between(db, { from: 'test 1', most: 2 })).toEqual([
    { v: 'value 1' },
    { v: 'value 2' },
  ]);
  expect(await between(db, { from: 'test 3', most: 9 })).toEqual([{ v: 'value 3' }]);
  expect(build).toHaveBeenCalledTimes(1);
});

test('a statement is part of the given transaction, which may fail', async () => {
  const failing = inTransaction(db, async (trx) => {
    await put(trx, { k: 'test', v: 'not kept' });
    expect(await readSys(trx, 'test')).toBe('not kept');
    throw new Error('It fails.');
  });
  await expect(failing).rejects.toThrow('It fails.');
  expect(await readSys(db, 'test')).toBeUndefined();
});

test('what a transaction has written is not visible to others before its commit', async () => {
  const [written, asked] = [gate(), gate()];
  const work = inTransaction(db, async (trx) => {
    await put(trx, { k: 'test', v: 'kept at last, or not' });
    written.open();
    await asked.opened;
    throw new Error('It fails.');
  });
  await written.opened;
  const meanwhile = readSys(db, 'test');
  asked.open();
  await expect(work).rejects.toThrow('It fails.');
  expect(await meanwhile).toBeUndefined();
});

test('a write outside a transaction is not part of another transaction', async () => {
  const [begun, asked] = [gate(), gate()];
  const work = inTransaction(db, async (trx) => {
    await readSys(trx, 'epoch');
    begun.open();
    await asked.opened;
    throw new Error('It fails.');
  });
  await begun.opened;
  const meanwhile = put(db, { k: 'test', v: 'kept' });
  asked.open();
  await expect(work).rejects.toThrow('It fails.');
  await meanwhile;
  expect(await readSys(db, 'test')).toBe('kept');
});

test('a statement in a transaction that has ended fails', async () => {
  const ended: DatabaseTransaction[] = [];
  await inTransaction(db, async (trx) => {
    ended.push(trx);
    await readSys(trx, 'epoch');
  });
  const [trx] = ended;
  if (!trx) throw new Error('There was no transaction.');
  await expect(put(trx, { k: 'test', v: 'too late' })).rejects.toThrow();
  expect(await readSys(db, 'test')).toBeUndefined();
});
