import { sql } from 'kysely';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { dataUrl, picture } from '../../../test/kit/pictures';
import { NOW, op, synced } from '../../../test/kit/sync-requests';
import { blankOldDeletions, purgeOldDeletions } from '../../store/deletions';
import { forgetOldOperations } from '../../store/operations';

let api: ApiInMemory;
let ada: Visitor;

async function open(env: Record<string, string>): Promise<void> {
  api = await ApiInMemory.start(env, () => NOW);
  ada = await api.member();
}
afterEach(async () => api.stop());

const codes = ({ results }: Awaited<ReturnType<typeof synced>>) =>
  results.map((result) => result.code ?? result.status);

test('an account at its record limit takes no new records, but edits and deletions still work', async () => {
  await open({ ACCOUNT_RECORDS_MAX: '3' });
  const meals = [op(), op(), op(), op(), op()];
  const first = await synced(ada, { ops: meals });
  const taken = Array.from({ length: 3 }, () => 'applied');
  expect(codes(first)).toEqual([...taken, 'account_full', 'account_full']);
  const [one, , , fourth] = meals;
  const edit = op({ id: one!.id, base: 99, patch: { notes: 'less salt' } });
  expect(codes(await synced(ada, { ops: [edit] }))).toEqual(['applied']);
  const removal = op({ id: one!.id, act: 'del', patch: null });
  expect(codes(await synced(ada, { ops: [removal] }))).toEqual(['applied']);
  // The tombstone still counts. Once it is removed there is room, and the same operation is applied.
  expect(codes(await synced(ada, { ops: [fourth!] }))).toEqual(['account_full']);
  await purgeOldDeletions(api.services.db, NOW + 1);
  expect(codes(await synced(ada, { ops: [fourth!] }))).not.toEqual(['account_full']);
});

test('an account at its byte limit takes no changes and no photos, but deletions still work', async () => {
  await open({ ACCOUNT_BYTES_MAX: '2000' });
  const big = op({ patch: { ...op().patch, notes: 'x'.repeat(1_990) } });
  await synced(ada, { ops: [big] });
  const edit = op({ id: big.id, base: 99, patch: { name: 'Soup' } });
  expect(codes(await synced(ada, { ops: [edit, op()] }))).toEqual(['account_full', 'account_full']);
  const upload = await ada.post('/api/analyze-image', { image: dataUrl(await picture(8, 8)) });
  expect([upload.status, upload.body]).toEqual([
    409,
    expect.objectContaining({ code: 'account_full' }),
  ]);
  const removal = op({ id: big.id, act: 'del', patch: null });
  expect(codes(await synced(ada, { ops: [removal] }))).toEqual(['applied']);
});

test('deletions of unknown records are limited too', async () => {
  await open({ ACCOUNT_RECORDS_MAX: '2' });
  const removals = Array.from({ length: 8 }, () => op({ act: 'del', patch: null }));
  const answered = codes(await synced(ada, { ops: removals }));
  expect(answered.filter((code) => code === 'applied')).toHaveLength(4);
  expect(answered.filter((code) => code === 'account_full')).toHaveLength(4);
});

/** The stored usage of the accounts, and what their tables really contain. */
async function counts() {
  const { rows } = await sql<{ records: number; bytes: number; n: number; sum: number }>`
    SELECT records_kept AS records, bytes_kept AS bytes,
      (SELECT COUNT(*) FROM records WHERE user_id = users.id) AS n,
      (SELECT COALESCE(SUM(octet_length(data) + octet_length(field_meta)), 0) FROM records WHERE user_id = users.id)
      + (SELECT COALESCE(SUM(bytes), 0) FROM photo_files WHERE user_id = users.id)
      + (SELECT COALESCE(SUM(400 + COALESCE(octet_length(payload), 0)), 0) FROM ops WHERE user_id = users.id) AS sum
    FROM users`.execute(api.services.db);
  return rows;
}

test('the stored usage equals the contents of the tables after any operations', async () => {
  await open({});
  const meals = Array.from({ length: 8 }, () => op());
  await synced(ada, { ops: meals });
  await synced(ada, { ops: meals });
  const ids = meals.map(({ id }) => id);
  const ops = [
    op({ id: ids[0]!, base: 99, patch: { notes: 'süß — 甘い' } }),
    op({ id: ids[0]!, base: 99, patch: { name: 'Twice in one request' } }),
    op({ id: ids[1]!, act: 'del', patch: null }),
    op({ act: 'del', patch: null }),
    op({ patch: { name: 5 } }),
    op({ id: ids[1]!, act: 'restore', patch: {} }),
    op({ id: ids[2]!, act: 'del', patch: null }),
  ];
  await synced(ada, { ops });
  await ada.post('/api/analyze-image', { image: dataUrl(await picture(8, 8)) });
  await ada.post('/api/analyze-text', { description: 'an apple', mealTime: '2026-11-20T12:00' });
  const check = async () => {
    for (const { records, bytes, n, sum } of await counts()) {
      expect({ records, bytes }).toEqual({ records: n, bytes: sum });
    }
  };
  await check();
  const { db } = api.services;
  await blankOldDeletions(db, NOW + 1);
  await check();
  await forgetOldOperations(db, { payloadsBefore: NOW + 1, rowsBefore: 0 });
  await check();
  await purgeOldDeletions(db, NOW + 1);
  await forgetOldOperations(db, { payloadsBefore: NOW + 1, rowsBefore: NOW + 1 });
  await check();
  expect((await counts())[0]!.records).toBeGreaterThan(5);
});
