import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';

import { BucketServer } from '../../../test/kit/bucket-server';
import type { BucketSettings } from './bucket-settings';
import { PhotoMissing } from './photo-missing';
import { PhotosAway } from './photos-away';
import { PhotosInBucket } from './photos-in-bucket';

const BUCKET = 'photos';

let server: BucketServer;
let settings: BucketSettings;
let photos: PhotosInBucket;
beforeAll(async () => {
  server = await BucketServer.start(BUCKET);
  settings = {
    endpoint: server.endpoint,
    bucket: BUCKET,
    region: 'eu-central-1',
    timeoutMs: 5_000,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
  };
  photos = await PhotosInBucket.open(settings);
});
afterAll(async () => server.stop());

const nameOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

const BYTES = Buffer.from('a picture of soup');
const NAME = nameOf(BYTES);

test('a photo is stored, read, streamed, listed and removed', async () => {
  await photos.check();
  await photos.keep('ada', NAME, BYTES);
  await photos.keep('ada', NAME, BYTES);
  expect(server.keys(BUCKET)).toEqual([`ada/${NAME}`]);
  expect(await photos.read('ada', NAME)).toEqual(BYTES);
  const { bytes, content } = await photos.open('ada', NAME);
  expect([bytes, await buffer(content)]).toEqual([BYTES.length, BYTES]);
  expect([await photos.people(), await photos.names('ada')]).toEqual([['ada'], [NAME]]);
  expect(await photos.names('ad')).toEqual([]);
  expect(await photos.olderThan('ada', [NAME], 3_600_000)).toEqual([]);
  expect(await photos.olderThan('ada', [NAME], -3_600_000)).toEqual([NAME]);
  await photos.remove('ada', NAME);
  await photos.remove('ada', NAME);
  await expect(photos.read('ada', NAME)).rejects.toThrow(PhotoMissing);
  await expect(photos.open('ada', NAME)).rejects.toThrow(PhotoMissing);
  expect(photos.failure).toBeUndefined();
});

test('all photos of a user are removed, over more than one page, and no others', async () => {
  server.pageMost = 2;
  const names = ['a', 'b', 'c', 'd', 'e'].map((text) => nameOf(Buffer.from(text)));
  for (const name of names) await photos.keep('ada', name, BYTES);
  await photos.keep('ada-2', NAME, BYTES);
  expect(new Set(await photos.names('ada'))).toEqual(new Set(names));
  await photos.removeAll('ada');
  server.pageMost = 1_000;
  expect(server.keys(BUCKET)).toEqual([`ada-2/${NAME}`]);
  expect(await photos.people()).toEqual(['ada-2']);
});

test('a bucket that is unreachable or too slow is distinguished from one that lacks a photo', async () => {
  await photos.keep('ada', NAME, BYTES);
  server.delayMs = 300;
  const hurried = await PhotosInBucket.open({ ...settings, timeoutMs: 100 });
  await expect(hurried.keep('ada', NAME, BYTES)).rejects.toThrow(PhotosAway);
  await expect(hurried.read('ada', NAME)).rejects.toThrow(/has not answered within 0.1 s/);
  server.delayMs = 0;
  await server.goAway();
  await expect(photos.keep('ada', NAME, BYTES)).rejects.toThrow(PhotosAway);
  await expect(photos.read('ada', NAME)).rejects.toThrow(/nothing answers there/);
  await expect(photos.removeAll('ada')).rejects.toThrow(PhotosAway);
  await expect(photos.check()).rejects.toThrow(PhotosAway);
  expect(photos.failure).toBe('nothing answers there.');
  await server.comeBack();
  expect(await photos.read('ada', NAME)).toEqual(BYTES);
  expect(photos.failure).toBeUndefined();
});

test.each([
  ['an unknown key', { accessKeyId: 'SOMEBODY' }, /photos at 127.*S3_ACCESS_KEY_ID/],
  ['a wrong key', { secretAccessKey: 'secret-word' }, /Check S3_SECRET_ACCESS_KEY/],
  ['a missing bucket', { bucket: 'pictures' }, /none of this name.*S3_BUCKET/],
])('%s is refused with a text for the host', async (_what, change, words) => {
  const other = await PhotosInBucket.open({ ...settings, ...change });
  const refusal = await other.check().catch((error: unknown) => error);
  expect(refusal).not.toBeInstanceOf(PhotosAway);
  expect(String(refusal)).toMatch(words);
  expect(String(refusal)).not.toMatch(/secret-word/);
  // Later this is a temporary error, because the host may correct it while devices wait.
  await expect(other.keep('ada', NAME, BYTES)).rejects.toThrow(PhotosAway);
});
