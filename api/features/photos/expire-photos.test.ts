import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { NOW, op, synced } from '../../../test/kit/sync-requests';
import { expirePhotos } from './expire-photos';

const DAY_MS = 24 * 3600 * 1000;
const PHOTO = {
  mealId: '0190a000-0000-7000-8000-000000000001',
  sha256: 'a'.repeat(64),
  mime: 'image/jpeg',
  bytes: 10,
  width: 5,
  height: 5,
};

let api: ApiInMemory;
let ada: Visitor;
let now = NOW;

beforeAll(async () => {
  const provider = { OPENAI_BASE_URL: 'http://127.0.0.1:9/v1' };
  api = await ApiInMemory.start(provider, () => now);
});
beforeEach(async () => {
  ada = await api.member();
});
afterAll(async () => api.stop());

async function tidyAfter(days: number): Promise<void> {
  now += days * DAY_MS;
  await expirePhotos({ db: api.services.db, now: () => now, hasProvider: true });
}

async function imagesUploaded(): Promise<number> {
  const { used } = await api.services.db
    .selectFrom('users')
    .select('images_uploaded as used')
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  return used;
}

test.each([
  ['whose bytes are not uploaded within a month', false, 31, 'expired'],
  ['that is deleted before its bytes are uploaded', true, 0, 'awaiting_upload'],
])('a photo %s is refunded', async (_what, isDeleted, days, status) => {
  const photo = op({ type: 'photo', patch: PHOTO });
  await synced(ada, { ops: [photo] });
  expect(await imagesUploaded()).toBe(1);
  const removal = op({ type: 'photo', id: photo.id, act: 'del', patch: null });
  if (isDeleted) await synced(ada, { ops: [removal] });
  await tidyAfter(days);
  await tidyAfter(0);
  expect(await imagesUploaded()).toBe(0);
  const { changes } = await synced(ada);
  expect(changes[0]?.data).toMatchObject({ status });
});
