import { digestsOf } from '#shared/sync/digest';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
beforeEach(async () => {
  ada = await api.member('Ada');
});
afterAll(async () => api.stop());

test('a digest is told with the last page, for whoever asks', async () => {
  await synced(ada, { ops: [op(), op()] });
  expect((await synced(ada, { limit: 1, digest: true })).digest).toBeUndefined();
  const { digest, changes } = await synced(ada, { digest: true });
  expect(digest).toEqual(digestsOf(['meal', 'photo'], changes));
  expect(digest).toMatchObject({ meal: { n: 2 }, photo: { n: 0 } });
});

test('whoever only asks writes nothing', async () => {
  await synced(ada, { ops: [op()] });
  const { data } = await api.services.db
    .selectFrom('users')
    .select('seq as data')
    .where('id', '=', ada.userId)
    .executeTakeFirstOrThrow();
  const before = await api.counts();
  await synced(ada, { cursor: 1 });
  expect(await api.counts()).toEqual(before);
  expect(data).toBe(1);
});
