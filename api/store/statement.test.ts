import { ApiInMemory } from '../../test/kit/api-in-memory';
import { Statement } from './statement';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test('a statement that is built once answers for the values of each run', async () => {
  const [ada, grace] = [await api.member('Ada'), await api.member('Grace')];
  let built = 0;
  const find = new Statement((db, { id, most }: { id: string; most: number }) => {
    built += 1;
    return db
      .selectFrom('users')
      .select('first_name as name')
      .where('id', '=', id)
      .where('subscription_status', 'in', ['free', 'active'])
      .limit(most);
  });
  const { db } = api.services;
  expect(await find.all(db, { id: ada.userId, most: 5 })).toEqual([{ name: 'Ada' }]);
  expect(await find.first(db, { id: grace.userId, most: 5 })).toEqual({ name: 'Grace' });
  expect(await find.all(db, { id: ada.userId, most: 0 })).toEqual([]);
  expect(await find.first(db, { id: 'nobody', most: 5 })).toBeUndefined();
  expect(built).toBe(1);
});

test('a statement that writes joins the transaction that it is given', async () => {
  const ada = await api.member('Ada');
  const { db } = api.services;
  const rename = new Statement((on, { id, name }: { id: string; name: string }) =>
    on.updateTable('users').set({ first_name: name }).where('id', '=', id),
  );
  const undone = db.transaction().execute(async (trx) => {
    await rename.all(trx, { id: ada.userId, name: 'Augusta' });
    throw new Error('undo');
  });
  await expect(undone).rejects.toThrow('undo');
  const names = async () =>
    db.selectFrom('users').select('first_name').where('id', '=', ada.userId).execute();
  expect(await names()).toEqual([{ first_name: 'Ada' }]);
  await rename.all(db, { id: ada.userId, name: 'Augusta' });
  expect(await names()).toEqual([{ first_name: 'Augusta' }]);
});
