import { mealFields } from '../../../test/kit/stores';
import { ClosedAccount, storeOf, type AccountStore } from '../account-store';
import { rememberAccount, signOutHere } from '../accounts';
import type { PhotoBytes } from '../database';
import { keepLook } from '../plates/plate-looks';
import { type GoneAccount, registry, registryOnDisk } from '../registry';
import { acceptSharedPhotos, countSharedPhotos, keepSharedPhotos } from '../photos/shared-photos';
import { write } from '../write';
import {
  deletionsToTell,
  eraseDeletedAccount,
  exportLeft,
  finishErasing,
  giveUpLeft,
  LEFT_DAYS,
  markTold,
} from './gone-accounts';

const DAY_MS = 24 * 3600 * 1000;
const idOf = (n: number) => `0190a000-0000-7000-8000-00000000000${n}`;
const [SYNCED, CHANGED, NEW, DROPPED, PHOTO] = [1, 2, 3, 4, 5].map(idOf) as [
  string,
  string,
  string,
  string,
  string,
];

const user = (id: string, email = `${id}@example.org`) => ({
  id,
  username: id,
  email,
  firstName: `First ${id}`,
  lastName: 'Last',
  subscriptionStatus: 'free',
  imagesUploaded: 0,
  createdAt: 0,
});

async function signedIn(id: string, email?: string): Promise<AccountStore> {
  await rememberAccount(user(id, email));
  const { dbName } = (await registry().accounts.get(id))!;
  return storeOf(id, dbName);
}

const put = async (store: AccountStore, id: string, name: string, bytes?: PhotoBytes) =>
  write(store, [{ type: 'meal', id, act: 'put', patch: mealFields({ name }) }], bytes);

const photo = (photoId: string, state: PhotoBytes['state']): PhotoBytes => ({
  photoId,
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  thumb: null,
  size: 1,
  state,
  bytes: new Uint8Array([1]).buffer,
  savedAt: 1,
});

/** As if the server had confirmed all changes of the meal. */
async function confirm({ db }: AccountStore, id: string): Promise<void> {
  await db.outbox.where({ type: 'meal', id }).delete();
  await db.meal.update(id, { seq: 7, pending: 0 });
}

async function everything(): Promise<string> {
  const databases = [registryOnDisk.backendDB(), ...opened.map(({ db }) => db.backendDB())];
  expect(databases.length).toBeGreaterThan(0);
  const rows = await Promise.all(
    [registryOnDisk, ...opened.map(({ db }) => db)].map(async (db) =>
      Promise.all(db.tables.map(async (table) => table.toArray())),
    ),
  );
  return JSON.stringify(rows);
}

let opened: AccountStore[] = [];
const names = async () =>
  (await indexedDB.databases())
    .map(({ name }) => name)
    .filter((name) => name !== 'platelog-registry');

function picture(): Blob {
  const file = new Blob([new Uint8Array(4)], { type: 'image/jpeg' });
  return Object.assign(file, { arrayBuffer: async () => Promise.resolve(new ArrayBuffer(4)) });
}

beforeEach(async () => {
  opened = [];
  for (const table of registryOnDisk.tables) await table.clear();
  for (const name of await names()) indexedDB.deleteDatabase(name ?? '');
});

test('a deleted account whose entries were all synced leaves nothing, and the user is told once', async () => {
  const ada = await signedIn('ada');
  await put(ada, SYNCED, 'Porridge', photo(PHOTO, 'stored'));
  await confirm(ada, SYNCED);
  expect(await eraseDeletedAccount('ada')).toBe(true);
  expect(await names()).toEqual([]);
  expect(await everything()).not.toMatch(/Porridge|First ada|ada@example/);
  const [notice, ...more] = await deletionsToTell();
  expect([notice?.left, more]).toEqual([0, []]);
  await markTold(notice?.dbName ?? '');
  expect(await deletionsToTell()).toEqual([]);
  expect(await registryOnDisk.gone.count()).toBe(0);
  // A second page calls it later.
  expect(await eraseDeletedAccount('ada')).toBe(false);
});

test('only entries that the server never had are kept, for 30 days, to be saved as a file', async () => {
  const ada = await signedIn('ada');
  opened = [ada];
  const now = Date.now();
  await put(ada, SYNCED, 'Porridge', photo(PHOTO, 'stored'));
  await put(ada, CHANGED, 'Soup');
  await put(ada, DROPPED, 'Dropped');
  await confirm(ada, SYNCED);
  await confirm(ada, CHANGED);
  await write(ada, [{ type: 'meal', id: CHANGED, act: 'put', patch: { notes: 'later' } }]);
  await write(ada, [{ type: 'meal', id: SYNCED, act: 'del', patch: null }]);
  await write(ada, [{ type: 'meal', id: DROPPED, act: 'del', patch: null }]);
  await put(ada, NEW, 'Apple', photo(NEW, 'local'));
  await keepLook(ada, PHOTO, Int8Array.from([1]));
  await keepLook(ada, NEW, Int8Array.from([2]));
  expect(await ada.db.plateLook.count()).toBe(2);
  await eraseDeletedAccount('ada', now);

  // The look of a photo is not an entry, since it can be computed again.
  expect(await ada.db.plateLook.count()).toBe(0);
  expect(await everything()).not.toMatch(/Porridge|Soup|Dropped|First ada|ada@example/);
  const [notice] = await deletionsToTell();
  // The apple with its photo is one entry, the notes added to the soup are another.
  expect(notice).toMatchObject({ left: 2, userId: 'ada' });
  const { entries, changes, photos } = await exportLeft(notice as GoneAccount);
  expect(entries.map(({ data }) => (data as { name: string }).name)).toEqual(['Apple']);
  expect(changes.map(({ id, patch }) => [id, patch?.['notes']])).toEqual([
    [CHANGED, 'later'],
    [NEW, null],
  ]);
  expect(photos).toHaveLength(1);
  await expect(put(ada, SYNCED, 'Too late')).rejects.toThrow(ClosedAccount);

  await finishErasing(now + LEFT_DAYS * DAY_MS);
  expect(await deletionsToTell()).toHaveLength(1);
  await finishErasing(now + LEFT_DAYS * DAY_MS + 1);
  expect([await deletionsToTell(), await registryOnDisk.gone.count()]).toEqual([[], 0]);
  opened = [];
  expect(await names()).toEqual([]);
});

test('other accounts, and a new account of the same user, are not changed', async () => {
  const ada = await signedIn('ada');
  await put(ada, NEW, 'Apple');
  const grace = await signedIn('grace');
  await put(grace, NEW, 'Pear');
  await keepSharedPhotos([picture()]);
  await eraseDeletedAccount('ada');
  expect(await grace.db.outbox.count()).toBe(1);
  expect(await countSharedPhotos()).toBe(1);
  expect(await registry().accounts.toArray()).toMatchObject([{ userId: 'grace', state: 'active' }]);
  // Grace must not be able to see Ada's entries.
  expect(await deletionsToTell()).toEqual([]);
  await signOutHere('grace', 'give-up');
  expect(await deletionsToTell()).toMatchObject([{ userId: 'ada', left: 1 }]);

  const before = await signedIn('linus', 'linus@example.org');
  await put(before, NEW, 'Plum');
  const after = await signedIn('linus-again', 'linus@example.org');
  await eraseDeletedAccount('linus');
  expect(await deletionsToTell()).toMatchObject([{ userId: 'linus', left: 1 }]);
  await put(after, SYNCED, 'Still here');
  const [notice] = await deletionsToTell();
  await giveUpLeft(notice?.userId ?? '');
  expect(await names()).toEqual([after.db.name, ...(await namesOf('ada'))].sort());
});

const namesOf = async (userId: string) =>
  (await registryOnDisk.gone.filter((gone) => gone.userId === userId).toArray()).map(
    ({ dbName }) => dbName,
  );

test('a deletion that a closed page left unfinished continues at the next start', async () => {
  const ada = await signedIn('ada');
  await put(ada, SYNCED, 'Porridge');
  await confirm(ada, SYNCED);
  const { dbName } = (await registry().accounts.get('ada'))!;
  await registry().accounts.delete('ada');
  const row = { dbName, userId: 'ada', why: 'deleted', since: Date.now(), holds: 'all' } as const;
  await registryOnDisk.gone.put({ ...row, left: 0, told: 0, successor: null, inMemory: 0 });
  expect(await deletionsToTell()).toEqual([]);
  await finishErasing();
  expect(await deletionsToTell()).toHaveLength(1);
  expect(await names()).toEqual([]);
});

test('a database that another connection keeps open is emptied', async () => {
  const ada = await signedIn('ada');
  await put(ada, SYNCED, 'Porridge');
  await confirm(ada, SYNCED);
  // Like a page that the browser has frozen, it does not react to events.
  const frozen = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(ada.db.name);
    opening.onsuccess = () => {
      resolve(opening.result);
    };
  });
  await eraseDeletedAccount('ada');
  const meals = frozen.transaction('meal').objectStore('meal').count();
  await new Promise((resolve) => (meals.onsuccess = resolve));
  expect(meals.result).toBe(0);
  expect(await deletionsToTell()).toMatchObject([{ left: 0 }]);
  frozen.close();
  await finishErasing();
  expect(await names()).toEqual([]);
}, 30_000);

test('shared photos are deleted when their user signs out, and are shown to nobody else', async () => {
  await keepSharedPhotos([picture()]);
  await signedIn('ada');
  expect(await countSharedPhotos()).toBe(1);
  await keepSharedPhotos([picture()]);
  await acceptSharedPhotos(await registryOnDisk.sharedPhotos.toCollection().primaryKeys());
  // Without a sign-out before, as if the session had ended.
  await signedIn('grace');
  expect(await countSharedPhotos()).toBe(0);
  await signedIn('ada');
  expect(await countSharedPhotos()).toBe(2);
  await signOutHere('ada', 'give-up');
  expect(await registryOnDisk.sharedPhotos.count()).toBe(0);

  const ada = await signedIn('ada');
  await put(ada, NEW, 'Apple');
  await keepSharedPhotos([picture()]);
  expect(await signOutHere('ada')).toBe('kept');
  expect(await countSharedPhotos()).toBe(0);
  await signedIn('ada');
  expect(await countSharedPhotos()).toBe(1);
});
