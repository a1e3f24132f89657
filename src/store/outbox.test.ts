import { freshStore, mealFields } from '../../test/kit/stores';
import { watchWrites } from './outbox';
import { requestSync } from './sync-state';
import { write } from './write';

const ID = '01890a5d-ac96-774b-bcce-b302099a8057';

const pause = async () => new Promise((resolve) => setTimeout(resolve, 20));

test('a request of another page is noticed once, and a write is no request', async () => {
  const store = freshStore();
  const seen: string[] = [];
  const stop = watchWrites(store, {
    onWrite: () => seen.push('write'),
    onRequest: () => seen.push('request'),
  });
  const noticed = async (count: number) => {
    for (let tries = 0; tries < 200 && seen.length < count; tries += 1) await pause();
    // What comes too often comes at once.
    await pause();
    expect(seen).toHaveLength(count);
  };
  await pause();
  await write(store, [{ type: 'meal', id: ID, act: 'put', patch: mealFields() }]);
  await noticed(1);
  await requestSync(store);
  await noticed(2);
  stop();
  expect(seen).toEqual(['write', 'request']);
});
