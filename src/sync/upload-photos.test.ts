import { freshStore } from '../../test/kit/stores';
import type { AccountStore } from '../store/account-store';
import { photoChange } from '../store/photos/photos';
import { write } from '../store/write';
import { uploadPhotos } from './upload-photos';

const MEAL = '0190a000-0000-7000-8000-000000000001';
const DEADLINE = Infinity;

const realFetch = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = realFetch;
});

/** Photos whose records the server has and whose bytes still wait for upload. */
async function withPhotos(count: number): Promise<AccountStore> {
  const store = freshStore();
  for (let number = 0; number < count; number += 1) {
    const rest = { mime: 'image/jpeg', width: 4, height: 4, sha256: 'a'.repeat(64) } as const;
    const photo = { ...rest, bytes: new ArrayBuffer(2), thumb: null };
    const { change, bytes } = photoChange(store, MEAL, photo);
    await write(store, [change], { ...bytes, savedAt: number });
  }
  await store.db.photo.toCollection().modify({ seq: 1 });
  return store;
}

/** A server that refuses the first picture with a code and accepts all others. */
function refusingTheFirst(code: string, status: number): { calls: number } {
  const seen = { calls: 0 };
  globalThis.fetch = () => {
    seen.calls += 1;
    const problem = { code, title: 't', detail: 'd', status, requestId: 'r' };
    const taken = { meal: null, photoId: MEAL, status: 'queued' };
    const isFirst = seen.calls === 1;
    return Promise.resolve(
      Response.json(isFirst ? problem : taken, { status: isFirst ? status : 200 }),
    );
  };
  return seen;
}

const states = async (store: AccountStore) =>
  (await store.db.photoBytes.orderBy('photoId').toArray()).map(({ state }) => state);

test.each([
  ['not_an_image', 415, 'refused'],
  ['image_too_large', 413, 'refused'],
  ['account_full', 507, 'local'],
])('a picture refused as %s does not stop the others', async (code, status, state) => {
  const store = await withPhotos(2);
  refusingTheFirst(code, status);
  expect(await uploadPhotos(store, DEADLINE)).toBe(1);
  expect(await states(store)).toEqual([state, 'stored']);
});

test('a picture too large for a proxy in front of the server does not stop the others and is retried', async () => {
  const store = await withPhotos(2);
  let calls = 0;
  globalThis.fetch = () => {
    calls += 1;
    const page = '<html><h1>413 Request Entity Too Large</h1></html>';
    const html = { status: 413, headers: { 'Content-Type': 'text/html' } };
    const taken = Response.json({ meal: null, photoId: MEAL, status: 'queued' });
    return Promise.resolve(calls === 1 ? new Response(page, html) : taken);
  };
  expect(await uploadPhotos(store, DEADLINE)).toBe(1);
  expect(await states(store)).toEqual(['local', 'stored']);
  expect(await uploadPhotos(store, DEADLINE)).toBe(1);
});

/** Some uploads fail without an answer; `isThere` says whether the server answers other requests. */
function cuttingOff(isCut: (upload: number) => boolean, isThere: boolean, error: Error) {
  const seen = { uploads: 0 };
  globalThis.fetch = async (_address, { body } = {}) => {
    if (!(body instanceof FormData)) {
      return isThere
        ? Response.json({ status: 'live', version: '1' })
        : Promise.reject(new TypeError('no connection'));
    }
    seen.uploads += 1;
    if (isCut(seen.uploads)) throw error;
    return Response.json({ meal: null, photoId: MEAL, status: 'queued' });
  };
  return seen;
}

const CUT = new TypeError('Failed to fetch');

test('pictures whose connection a proxy closes do not stop the others and are retried', async () => {
  const store = await withPhotos(4);
  cuttingOff((upload) => upload <= 2, true, CUT);
  expect(await uploadPhotos(store, DEADLINE)).toBe(2);
  expect(await states(store)).toEqual(['local', 'local', 'stored', 'stored']);
  expect(await uploadPhotos(store, DEADLINE)).toBe(2);
});

test.each([
  ['the connection is lost', CUT, false],
  ['it takes too long', new DOMException('signal timed out', 'TimeoutError'), true],
])('if %s, no other picture is tried', async (_what, error, isThere) => {
  const store = await withPhotos(2);
  const seen = cuttingOff(() => true, isThere, error);
  await expect(uploadPhotos(store, DEADLINE)).rejects.toThrow();
  expect(seen.uploads).toBe(1);
});

test('if the server cannot store pictures now, the next one is not sent', async () => {
  const store = await withPhotos(2);
  const seen = refusingTheFirst('disk_full', 507);
  await expect(uploadPhotos(store, DEADLINE)).rejects.toThrow();
  expect(seen.calls).toBe(1);
  expect(await states(store)).toEqual(['local', 'local']);
});

test('photo bytes are read one photo at a time, and only if they are sent', async () => {
  const store = await withPhotos(3);
  refusingTheFirst('disk_full', 507);
  let readCount = 0;
  store.db.photoBytes.hook('reading', (row) => {
    readCount += 1;
    return row;
  });
  await expect(uploadPhotos(store, DEADLINE)).rejects.toThrow();
  expect(readCount).toBe(1);
});
