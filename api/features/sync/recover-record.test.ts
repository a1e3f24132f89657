import { uuidv4, uuidv7 } from 'uuidv7';

import type { Op, Patch } from '#shared/sync/protocol';
import type { RecordState } from '#shared/sync/times';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { profileFields } from '../../../test/kit/profiles';
import { mealFields } from '../../../test/kit/stores';
import { NOW, op, PHONE, synced, TABLET } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
let ada: Visitor;
let id: string;

beforeAll(async () => {
  const provider = { OPENAI_BASE_URL: 'http://127.0.0.1:9', OPENAI_MODEL: 'none' };
  api = await ApiInMemory.start(provider, () => NOW);
  ada = await api.member();
});
beforeEach(() => {
  id = uuidv7();
});
afterAll(async () => api.stop());

function recover(state: Partial<RecordState>, part: Partial<Op> = {}): Op {
  const usual = { data: mealFields(), deleted: false, times: { '*': 100 } };
  const patch = { ...usual, ...state } as unknown as Patch;
  return op({ id, act: 'recover', patch, ...part });
}

const named = (name: string, times: Record<string, number>): Partial<RecordState> => ({
  data: mealFields({ name }),
  times,
});

async function send(...ops: Op[]) {
  return sendAs(PHONE, ...ops);
}

async function sendAs(replicaId: string, ...ops: Op[]) {
  return (await synced(ada, { replicaId, ops })).results;
}

async function row() {
  const { changes } = await synced(ada);
  return changes.find((one) => one.id === id);
}

test('a record that the server lacks is created with the original times of its fields', async () => {
  const [result] = await send(recover(named('Soup', { '*': 100, notes: 200 })));
  expect(result).toMatchObject({ status: 'applied' });
  expect(await row()).toMatchObject({
    deleted: false,
    data: { name: 'Soup', analysis: null },
    times: { '*': 100, notes: 200 },
  });
});

test('the later change of each field wins, in any order of arrival', async () => {
  const one = recover(named('Soup', { '*': 100, name: 300 }));
  const notes = mealFields({ name: 'Stew', notes: 'hot' }) as unknown as Patch;
  const other = recover({ data: notes, times: { '*': 100, name: 200, notes: 200 } });
  await send(one, other);
  const first = await row();
  id = uuidv7();
  await send({ ...other, id, opId: uuidv7() }, { ...one, id, opId: uuidv7() });
  const second = await row();
  expect(first).toMatchObject({ data: { name: 'Soup', notes: 'hot' } });
  expect(second).toMatchObject({ data: first!.data!, times: first!.times });
});

test('a recover that changes nothing takes no sequence number', async () => {
  await send(recover(named('Soup', { '*': 100 })));
  const before = await row();
  await send(recover(named('Stew', { '*': 99 })), recover(named('Soup', { '*': 100 })));
  expect(await row()).toEqual(before);
});

test('a recovered deletion of an unknown record leaves a tombstone, and wins over changes that arrive later', async () => {
  const gone = { deleted: true, times: { '*': 100, $deleted: 150 } };
  await send(recover(gone), recover(named('Stew', { '*': 500 })));
  expect(await row()).toMatchObject({
    deleted: true,
    data: { name: 'Stew' },
    times: { $deleted: 150 },
  });
  const [result] = await send(recover({ data: null, ...gone }, { id: uuidv7() }));
  expect(result).toMatchObject({ status: 'applied' });
});

test('a restore undoes a recovered deletion, and creates the record', async () => {
  await send(recover({ deleted: true, times: { '*': 100, $deleted: 150 } }));
  expect((await row())?.data).not.toHaveProperty('analysis');
  await send(op({ id, act: 'restore', patch: null, at: NOW }));
  expect(await row()).toMatchObject({ deleted: false, data: { analysis: null } });
  // A device that did not know of the restore sends the deletion again.
  await send(recover({ deleted: true, times: { '*': 100, $deleted: 150 } }));
  expect(await row()).toMatchObject({ deleted: false });
});

test('a photo that is recovered as deleted is not charged until it is restored', async () => {
  const used = async () => {
    const { images_uploaded } = await api.services.db
      .selectFrom('users')
      .select('images_uploaded')
      .where('id', '=', ada.userId)
      .executeTakeFirstOrThrow();
    return images_uploaded;
  };
  const data = {
    mealId: uuidv7(),
    sha256: 'ab'.repeat(32),
    mime: 'image/jpeg',
    bytes: 1_000,
    width: 640,
    height: 480,
  };
  const before = await used();
  await send(recover({ data, deleted: true, times: { '*': 1, $deleted: 2 } }, { type: 'photo' }));
  expect([(await row())?.data, await used()]).toEqual([data, before]);
  await send(op({ id, type: 'photo', act: 'restore', patch: null }));
  expect(await row()).toMatchObject({ deleted: false, data: { status: 'awaiting_upload' } });
  expect(await used()).toBe(before + 1);
});

test('a recover is never rejected because the record was deleted', async () => {
  await send(op({ id }), op({ id, act: 'del', patch: null }));
  const [result] = await send(recover(named('Soup', { '*': NOW - 5 })));
  expect(result).toMatchObject({ status: 'applied' });
  expect(await row()).toMatchObject({ deleted: true });
});

test("a recover does not affect the times of the device's later changes, and does not count as a change by the same device", async () => {
  // In the new epoch the device has a new replica id, which has changed nothing yet.
  const replica = uuidv4();
  await sendAs(replica, recover(named('Recovered', { '*': 100, name: NOW - 10 })));
  const earlier = op({ id, patch: { name: 'Earlier' }, at: NOW - 20 });
  const [lost] = await sendAs(replica, earlier);
  expect(lost).toMatchObject({ status: 'applied', lost: ['name'] });
  const later = op({ id, patch: { name: 'Later' }, at: NOW - 5 });
  const [stands] = await sendAs(replica, later);
  expect(stands?.lost).toBeUndefined();
});

test('at equal times a change wins over a recovered value, which has no operation id', async () => {
  const change = op({ id, opId: id, at: NOW - 10 });
  await send(recover(named('Soup', { '*': NOW - 10 })));
  const [result] = await sendAs(uuidv4(), change);
  expect(result?.lost).toBeUndefined();
  expect(await row()).toMatchObject({ data: change.patch!, times: { '*': NOW - 9 } });
});

test("a change is later than what its author had seen, even if the device's clock says otherwise", async () => {
  await send(recover(named('Seen', { '*': 100, name: NOW - 10 })));
  const change = op({ id, patch: { name: 'Answer' }, at: NOW - 9_999, after: NOW - 10 });
  const [result] = await sendAs(uuidv4(), change);
  expect(result?.lost).toBeUndefined();
  expect(await row()).toMatchObject({ data: { name: 'Answer' }, times: { name: NOW - 9 } });
});

test('each change made after seeing the last value has a later time, whatever the clocks say', async () => {
  const [made] = await send(op({ id, opId: id }));
  const change = op({ id, patch: { name: 'Answer' }, base: made!.seq!, at: NOW - 9_999 });
  await sendAs(TABLET, change);
  expect(await row()).toMatchObject({ data: { name: 'Answer' }, times: { name: NOW + 1 } });
});

test('a deletion and its restore have times', async () => {
  await send(op({ id }), op({ id, act: 'del', patch: null }));
  const { times = {} } = (await row()) ?? {};
  expect(times['$deleted']).toBe(NOW);
  await send(op({ id, act: 'restore', patch: null }));
  expect((await row())?.times['$deleted']).toBe(NOW + 1);
});

test('a time far in the future is limited to a minute from now', async () => {
  await send(recover(named('Soup', { '*': NOW * 2 })));
  expect((await row())?.times).toEqual({ '*': NOW + 60_000 });
});

test.each<[string, Partial<RecordState>]>([
  ['an unknown field', { data: { colour: 'red' } }],
  ['an incomplete record', { data: { name: 'Soup' } }],
  ['an empty state', { data: null }],
  ['an invalid time', { times: { '*': 0.5 } }],
  ['a list of times', { times: [] as unknown as RecordState['times'] }],
  ['no times', { times: null as unknown as RecordState['times'] }],
])('%s is refused as invalid and leaves nothing', async (_words, state) => {
  const [result] = await send(recover(state));
  expect(result).toMatchObject({ status: 'rejected', code: 'invalid', row: null });
});

test('a profile is recovered like other records, but never as deleted', async () => {
  const data = profileFields({ age: 44 }) as unknown as Patch;
  const profile = { id: ada.userId, type: 'profile' };
  const [deleted] = await send(recover({ data, deleted: true }, profile));
  expect(deleted).toMatchObject({ code: 'invalid' });
  const [alive] = await send(recover({ data }, profile));
  expect(alive).toMatchObject({ status: 'applied' });
});

test('a recover may be larger than an ordinary operation', async () => {
  const long = 'é'.repeat(10_000);
  const data = mealFields({ description: long, notes: 'é'.repeat(2_000) }) as unknown as Patch;
  const padding = Object.fromEntries(
    Array.from({ length: 1_900 }, (_none, index) => [`a field of a long name ${index}`, 1]),
  );
  const [result] = await send(recover({ data, times: { '*': 1, ...padding } }));
  expect(result).toMatchObject({ status: 'applied' });
  expect(await row()).toMatchObject({ times: { '*': 1 } });
});

test('a client with version 1 of the envelope gets every row, without fields that it does not know', async () => {
  const made = op({ id, opId: id });
  const answer = await synced(ada, { proto: 1, replicaId: PHONE, ops: [made] });
  expect(answer.results).toEqual([{ opId: id, status: 'applied' }]);
  expect(answer.changes.find((one) => one.id === id)).toMatchObject({ seq: answer.cursor });
});
