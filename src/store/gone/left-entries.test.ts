import { freeUser } from '../../../test/kit/free-user';
import { mealFields } from '../../../test/kit/stores';
import { type AccountStore, activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import type { PhotoBytes } from '../database';
import { registryOnDisk } from '../registry';
import { fillInReading } from '../unread-meals';
import { write } from '../write';
import { deletionsToTell, eraseDeletedAccount, exportLeft } from './gone-accounts';

const idOf = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const [MEAL, OTHER, PHOTO, OTHER_PHOTO] = [idOf(1), idOf(2), idOf(3), idOf(4)];

let ada: AccountStore;
let userId: string;
beforeEach(async () => {
  await registryOnDisk.gone.clear();
  // Test files that run at the same time use the name 'ada', too.
  userId = `ada-${Math.random()}`;
  await rememberAccount(freeUser(userId));
  ada = await activeStore();
});

const put = async (id: string) =>
  write(ada, [{ type: 'meal', id, act: 'put', patch: mealFields() }]);

/** As if the server had confirmed the meal. */
async function confirm(id: string): Promise<void> {
  await ada.db.outbox.where({ type: 'meal', id }).delete();
  await ada.db.meal.update(id, { seq: 7, pending: 0 });
}

/** A photo whose record is on the server, but whose bytes are not. */
async function putPhoto(
  photoId: string,
  { of: mealId, deleted, state }: { of: string; deleted: 0 | 1; state: PhotoBytes['state'] },
): Promise<void> {
  const row = { seq: 8, generation: 0, pending: 0, rejected: 0, updatedAt: 1 };
  await ada.db.photo.put({ ...row, id: photoId, deleted, data: { mealId } as never });
  const [sha256, bytes] = ['a'.repeat(64), new ArrayBuffer(1)];
  const rest = { sha256, mime: 'image/jpeg', thumb: null, size: 1, savedAt: 1 };
  await ada.db.photoBytes.put({ ...rest, photoId, bytes, state });
}

test('a late estimate alone is not an entry; it stays with a meal that the server never had', async () => {
  for (const id of [MEAL, OTHER]) await put(id);
  await confirm(MEAL);
  for (const id of [MEAL, OTHER]) {
    const saved = { id, description: 'a bowl of rice', name: 'Rice' };
    await fillInReading(ada, saved, { name: 'White rice', estimate: null, items: null });
  }
  await eraseDeletedAccount(userId);
  const [notice] = await deletionsToTell();
  expect(notice?.left).toBe(1);
  const { changes } = await exportLeft(notice!);
  expect(changes.map(({ id, patch }) => [id, patch?.['name']])).toEqual([
    [OTHER, 'Rice'],
    [OTHER, 'White rice'],
  ]);
});

test('a picture that was never uploaded is not an entry if its meal was deleted or has another picture', async () => {
  for (const id of [MEAL, OTHER]) await put(id);
  for (const id of [MEAL, OTHER]) await confirm(id);
  await ada.db.meal.update(MEAL, { deleted: 1 });
  await putPhoto(PHOTO, { of: MEAL, deleted: 0, state: 'local' });
  await putPhoto(OTHER_PHOTO, { of: OTHER, deleted: 1, state: 'refused' });
  await write(ada, [{ type: 'photo', id: PHOTO, act: 'put', patch: { mealId: MEAL } }]);
  await eraseDeletedAccount(userId);
  expect(await deletionsToTell()).toMatchObject([{ left: 0, holds: 'none' }]);
});

test('a changed meal whose picture still waits is one entry, even if the server has both records', async () => {
  await put(MEAL);
  await confirm(MEAL);
  await write(ada, [{ type: 'meal', id: MEAL, act: 'put', patch: { notes: 'later' } }]);
  await putPhoto(PHOTO, { of: MEAL, deleted: 0, state: 'local' });
  await eraseDeletedAccount(userId);
  expect(await deletionsToTell()).toMatchObject([{ left: 1 }]);
});
