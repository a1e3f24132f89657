import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { BucketServer } from '../../../test/kit/bucket-server';
import { photoForm, picture } from '../../../test/kit/pictures';
import { isShort } from '../../../test/kit/short';
import { takenPhoto, until } from '../../../test/kit/taken-photo';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../test/kit/vision-counterpart';
import {
  announcePhoto,
  countRemovals,
  queueRemovals,
  takeRemoval,
} from '../../store/photo-files/removals';

const BUCKET = 'photos';
const HOUR_MS = 3600 * 1000;
const PASSWORD = 'analytical engine 1843';

let bucket: BucketServer;
beforeAll(async () => {
  bucket = await BucketServer.start(BUCKET);
});
afterAll(async () => bucket.stop());

/**
 * The same tests as with photos on the disk. Not in `npm test`: a group loads each file once, and would run it only
 * here.
 */
if (!isShort)
  describe('in a bucket', () => {
    beforeAll(() => {
      process.env['TEST_BUCKET'] = bucket.endpoint;
    });
    afterAll(() => {
      delete process.env['TEST_BUCKET'];
    });

    for (const name of ['photos', 'reading/readings', 'reading/statuses', 'expire-photos']) {
      describe(name, () => {
        // eslint-disable-next-line @typescript-eslint/no-require-imports
        require(`./${name}.test`);
      });
    }
  });

describe('failures of the bucket', () => {
  let api: ApiInMemory;
  let provider: VisionCounterpart;
  let ada: Visitor;
  let now = Date.now();

  beforeAll(async () => {
    provider = await VisionCounterpart.start();
    const env = { ...bucket.settings(BUCKET), OPENAI_BASE_URL: provider.url };
    api = await ApiInMemory.start(env, () => now);
    provider.willAnswer(CHICKEN_AND_RICE);
  });
  beforeEach(async () => {
    ada = await api.member();
  });
  afterEach(async () => bucket.comeBack());
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  const upload = async (bytes: Buffer, photoId?: string) =>
    ada.send('/api/analyze-image', {
      method: 'POST',
      body: photoForm(bytes, photoId === undefined ? {} : { photoId }),
    });

  const keysOf = (who: Visitor) =>
    bucket.keys(BUCKET).filter((key) => key.startsWith(`${who.userId}/`));

  const statusOf = async () => {
    const { meals } = (await ada.get('/api/meals')).body as { meals: { photoStatus: string }[] };
    return meals[0]?.photoStatus ?? '';
  };

  const deleteAccount = async (who: Visitor) =>
    who.send('/api/account', {
      method: 'DELETE',
      body: JSON.stringify({ currentPassword: PASSWORD }),
      headers: { 'Content-Type': 'application/json' },
    });

  /** Moves the clock and runs the removals that are due. */
  async function tidyAfter(ms: number): Promise<void> {
    now += ms;
    await api.services.removals.run();
  }

  test('while the bucket is unreachable an upload returns 503, nothing is acknowledged, and the next attempt is stored', async () => {
    const bytes = await picture();
    await bucket.goAway();
    const refused = await upload(bytes);
    expect([refused.status, refused.body]).toEqual([
      503,
      expect.objectContaining({ code: 'busy' }),
    ]);
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const { photo_files: named, records } = await api.counts();
    expect((await api.visitor().get('/api/health')).body).toMatchObject({
      ok: true,
      status: 'ok',
      photos: 'away',
    });
    await bucket.comeBack();
    expect((await upload(bytes)).status).toBe(200);
    expect(await api.counts()).toMatchObject({ photo_files: named! + 1, records: records! + 2 });
    expect(keysOf(ada)).toHaveLength(1);
    expect((await api.visitor().get('/api/health')).body).toMatchObject({ photos: 'ok' });
  });

  test('an upload returns 503 if the bucket is too slow, and the next attempt is stored', async () => {
    const { bucket: settings } = api.services.env;
    const bytes = await picture();
    settings!.timeoutMs = 100;
    bucket.delayMs = 400;
    expect((await upload(bytes)).status).toBe(503);
    bucket.delayMs = 0;
    settings!.timeoutMs = 15_000;
    expect((await upload(bytes)).status).toBe(200);
  });

  test('while the bucket is unreachable reading a photo returns 503, and its analysis is postponed without counting an attempt', async () => {
    bucket.pauseAfterPuts(1);
    const { photoId } = await takenPhoto(ada, await picture());
    await until(statusOf, (status) => status === 'queued');
    const shown = await ada.get(`/api/photos/${photoId}`);
    expect([shown.status, shown.body]).toEqual([503, expect.objectContaining({ code: 'busy' })]);
    const job = async () =>
      api.services.db
        .selectFrom('jobs')
        .selectAll()
        .where('subject_id', '=', photoId)
        .executeTakeFirstOrThrow();
    const put = await until(job, ({ state, run_at }) => state === 'queued' && run_at > now);
    expect(put.attempts).toBe(0);
    await bucket.comeBack();
    now = put.run_at;
    api.services.jobs.wake();
    await until(statusOf, (status) => status === 'done');
    expect((await ada.get(`/api/photos/${photoId}`)).status).toBe(200);
  });

  test('while the bucket is unreachable an account is deleted at once, and its photos later', async () => {
    for (const shade of [1, 2, 3]) await takenPhoto(ada, await picture(64, 48, shade * 40));
    expect(keysOf(ada)).toHaveLength(3);
    await bucket.goAway();
    expect((await deleteAccount(ada)).status).toBe(200);
    expect((await ada.get('/api/auth/me')).status).toBe(401);
    await tidyAfter(10_000);
    expect(await countRemovals(api.services.db, now)).toBe(1);
    await bucket.comeBack();
    // It is retried at growing intervals, and never given up.
    await tidyAfter(HOUR_MS);
    expect([keysOf(ada), await countRemovals(api.services.db, now)]).toEqual([[], 0]);
  });

  test('a photo that is missing in the bucket returns 404, and other photos are still served', async () => {
    const { photoId } = await takenPhoto(ada, await picture(64, 48, 10));
    const other = await takenPhoto(ada, await picture(64, 48, 90));
    const file = await api.services.db
      .selectFrom('photo_files')
      .selectAll()
      .where('photo_id', '=', photoId)
      .executeTakeFirstOrThrow();
    await until(statusOf, (status) => status === 'done');
    bucket.lose(BUCKET, `${ada.userId}/${file.sha256}`);
    const { status, body } = await ada.get(`/api/photos/${photoId}`);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect((await ada.get(`/api/photos/${other.photoId}`)).status).toBe(200);
  });

  test('a process that dies between bucket and database leaves no file behind', async () => {
    const { db, files } = api.services;
    const photo = { person: ada.userId, name: 'f'.repeat(64) };
    await announcePhoto(db, photo, now);
    await files.keep(photo.person, photo.name, Buffer.from('x'));
    await tidyAfter(60_000);
    expect(keysOf(ada)).toHaveLength(1);
    await tidyAfter(HOUR_MS);
    expect(keysOf(ada)).toEqual([]);
  });

  test('a photo that is uploaded again while it is being removed is stored after the removal', async () => {
    const { db, files } = api.services;
    const bytes = await picture(64, 48, 150);
    await upload(bytes);
    const [key = ''] = keysOf(ada);
    const photo = { person: ada.userId, name: key.split('/')[1] ?? '' };
    // A file that has a row is kept, even if its removal is queued.
    await db.transaction().execute(async (trx) => queueRemovals(trx, [photo], now));
    await tidyAfter(0);
    expect(keysOf(ada)).toHaveLength(1);
    await db.deleteFrom('photo_files').where('user_id', '=', ada.userId).execute();
    await db.transaction().execute(async (trx) => queueRemovals(trx, [photo], now));
    const removal = await takeRemoval(db, now);
    expect(removal).toMatchObject(photo);
    expect((await upload(bytes)).status).toBe(503);
    await files.remove(photo.person, photo.name);
    await db.deleteFrom('photo_removals').where('name', '=', photo.name).execute();
    expect((await upload(bytes)).status).toBe(200);
    expect(keysOf(ada)).toHaveLength(1);
    await tidyAfter(2 * HOUR_MS);
    expect(keysOf(ada)).toHaveLength(1);
  });
});

test.each([
  ['an unknown key', { S3_ACCESS_KEY_ID: 'SOMEBODY' }, /does not know the key.*S3_ACCESS_KEY_ID/],
  ['a wrong key', { S3_SECRET_ACCESS_KEY: 'wrong-word' }, /S3_SECRET_ACCESS_KEY/],
  ['a missing bucket', { S3_BUCKET: 'pictures' }, /none of this name/],
  ['incomplete settings', { S3_SECRET_ACCESS_KEY: '' }, /S3_SECRET_ACCESS_KEY: is missing/],
])('the start fails on %s, with a message for the host', async (_what, change, words) => {
  const start = ApiInMemory.start({ ...bucket.settings(BUCKET), ...change });
  const refusal = await start.then(
    async (api) => api.stop(),
    (error: unknown) => error,
  );
  expect(String(refusal)).toMatch(words);
  expect(String(refusal)).not.toContain('wrong-word');
});

test('a bucket that is unreachable at the start does not prevent it, and meals in words are saved', async () => {
  await bucket.goAway();
  const api = await ApiInMemory.start(bucket.settings(BUCKET));
  expect((await api.member()).userId).not.toBe('');
  await bucket.comeBack();
  await api.stop();
});
