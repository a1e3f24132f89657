import type { Profile } from '#shared/records/profile';
import type { Patch } from '#shared/sync/protocol';

import { ApiInMemory, registration } from '../../../test/kit/api-in-memory';
import { profileBody, profileFields } from '../../../test/kit/profiles';
import { consentRowsOf } from '../../../test/kit/rows-of';
import { askSync, op, synced } from '../../../test/kit/sync-requests';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const tooYoung = 'Platelog is for people of 13 and older.';

async function profilesOf(userId: string) {
  return api.services.db
    .selectFrom('user_profiles')
    .selectAll()
    .where('user_id', '=', userId)
    .execute();
}

test('numbers sent as text are stored as numbers, with the target from the formulas', async () => {
  const ada = await api.member();
  const { status, body } = await ada.post('/api/profile', {
    ...profileBody({ currentWeight: '70,5', height: '68.9', heightUnit: 'ft_in' }),
    userId: ada.userId,
  });
  expect(status).toBe(200);
  expect(body).toMatchObject({ profile: { id: ada.userId, currentWeight: 70.5, height: 68.9 } });
  expect(await profilesOf(ada.userId)).toMatchObject([
    {
      objective: 'lose_weight',
      current_weight: 70.5,
      height: 68.9,
      height_unit: 'ft_in',
      timeline: 12,
      age: 25,
      daily_calorie_target: expect.any(Number),
    },
  ]);
});

test('the profile and the first weight are sent to every device', async () => {
  const ada = await api.member();
  await ada.post('/api/profile', profileBody());
  await ada.post('/api/profile', profileBody({ targetWeight: '64' }));
  const { changes } = await synced(ada);
  expect(changes.map(({ type }) => type).sort()).toEqual(['profile', 'weight']);
  const weights = await api.services.db
    .selectFrom('weight_entries')
    .selectAll()
    .where('user_id', '=', ada.userId)
    .execute();
  expect(weights).toMatchObject([{ weight: 70, weight_unit: 'kg' }]);
});

test('a change of only the unit does not create a weight', async () => {
  const ada = await api.member();
  const save = async (currentWeight: string, weightUnit: string) =>
    ada.post('/api/profile', profileBody({ currentWeight, weightUnit }));
  await save('70.5', 'kg');
  await save('155.4', 'lbs');
  await save('70.5', 'kg');
  const { changes } = await synced(ada);
  expect(changes.filter(({ type }) => type === 'weight')).toHaveLength(1);
  await save('150', 'lbs');
  const later = await synced(ada);
  expect(later.changes.filter(({ type }) => type === 'weight')).toHaveLength(2);
});

test("another user's id in the body is refused", async () => {
  const ada = await api.member();
  const grace = await api.member('Grace');
  const before = await api.counts();
  const { status, body } = await ada.post('/api/profile', {
    ...profileBody(),
    userId: grace.userId,
  });
  expect({ status, body }).toMatchObject({ status: 403, body: { code: 'wrong_user' } });
  expect(await api.counts()).toEqual(before);
});

test.each([
  ['age', '', 'Age is required'],
  ['age', '25.5', 'Whole years, please.'],
  ['age', '-5', 'This is too low for an age.'],
  ['targetWeight', '-50', 'This is too low for a weight.'],
  ['currentWeight', '', 'Current weight is required'],
  ['targetWeight', ' ', 'Target weight is required'],
  ['targetWeight', '1e9', 'Enter a number.'],
  ['height', '', 'Height is required'],
  ['height', '1000', 'This is too high for a height.'],
  ['timeline', '', 'Timeline is required'],
  ['currentWeight', '70.123', 'Two decimals are enough.'],
])(
  '%s "%s" is refused with an error for its field and changes nothing',
  async (field, text, words) => {
    const ada = api.visitor();
    ada.cookies = cookies;
    const before = await api.counts();
    const { status, body } = await ada.post('/api/profile', profileBody({ [field]: text }));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: words } });
    expect(await api.counts()).toEqual(before);
  },
);

let cookies = '';
beforeAll(async () => {
  cookies = (await api.member()).cookies;
});

const profileOp = (userId: string, fields: object) =>
  op({ type: 'profile', id: userId, patch: profileFields(fields) });

test.each([
  ['another id', { id: '0193a1b2-c3d4-7e5f-8a6b-1c2d3e4f5a6b' }, { age: 12 }],
  ['a version that is not known', { v: 99 }, { age: 12 }],
  ['an act that is not known', { act: 'explode' }, { age: 12 }],
  ['a negative age', {}, { age: -1 }],
  ['a fraction of an age', {}, { age: 12.9 }],
])(
  'an operation with %s does not say that the user is younger than 13',
  async (_, frame, fields) => {
    const ada = await api.member();
    const { results } = await synced(ada, {
      ops: [{ ...profileOp(ada.userId, fields), ...frame }],
    });
    expect(results).toMatchObject([{ status: 'rejected' }]);
    expect((await askSync(ada, { ops: [op()] })).status).toBe(200);
  },
);

test('an operation with an age below 13 says so, whatever else is in it', async () => {
  const ada = await api.member();
  await synced(ada, { ops: [profileOp(ada.userId, { age: 12, height: -1 })] });
  const refused = await askSync(ada, { ops: [op()] });
  expect(refused).toMatchObject({ status: 403, body: { code: 'under_13' } });
});

test('an age below 13 is an error of its field, and the account can then only be exported or deleted', async () => {
  const ada = await api.member();
  const young = await ada.post('/api/profile', profileBody({ age: '12' }));
  expect(young).toMatchObject({ status: 400, body: { fields: { age: tooYoung } } });
  expect(await profilesOf(ada.userId)).toEqual([]);
  const older = await ada.post('/api/profile', profileBody({ age: '13', objective: 'bulk' }));
  expect(older).toMatchObject({ status: 403, body: { code: 'under_13' } });
  expect((await askSync(ada, { ops: [op()] })).status).toBe(403);
  expect((await askSync(ada)).status).toBe(200);
  const back = [{ kind: 'age', given: true, version: '1', after: 99 }];
  const { body } = await ada.post('/api/consents', { answers: back });
  expect(body).toMatchObject({ consents: { isUnder13: true } });
  const deletion = { method: 'DELETE', headers: { 'Content-Type': 'application/json' } };
  const password = JSON.stringify({ currentPassword: registration()['password'] });
  expect((await ada.send('/api/account', { ...deletion, body: password })).status).toBe(200);
});

test('sync rejects an age below 13, stores nothing of it, and then takes nothing new', async () => {
  const ada = await api.member();
  await synced(ada, { ops: [profileOp(ada.userId, { age: 30 })] });
  const change = op({ type: 'profile', id: ada.userId, patch: { age: 5 }, base: 1 });
  const young = await synced(ada, { ops: [change] });
  expect(young.results).toMatchObject([
    { status: 'rejected', code: 'invalid', message: `age: ${tooYoung}` },
  ]);
  expect(await profilesOf(ada.userId)).toMatchObject([{ age: 30 }]);
  expect((await askSync(ada, { ops: [op()] })).status).toBe(403);
});

/** The `recover` of a profile by a device after a restore of the server. */
const recoverOp = (userId: string, fields: Partial<Profile>) => {
  const state = { data: profileFields(fields), deleted: false, times: { '*': Date.now() + 1_000 } };
  const patch = state as unknown as Patch;
  return op({ type: 'profile', id: userId, act: 'recover', patch });
};

test('an age below 13 that a device recovers after a restore is recorded, too', async () => {
  const ada = await api.member();
  const { results } = await synced(ada, { ops: [recoverOp(ada.userId, { age: 5 })] });
  expect(results).toMatchObject([{ code: 'invalid', message: expect.stringMatching(tooYoung) }]);
  expect((await askSync(ada, { ops: [op()] })).status).toBe(403);
});

const MINOR = { age: '15', objective: 'maintain_weight', targetWeight: '70' };

test.each([
  ['objective', 'lose_weight', /Under 18, losing weight/],
  ['targetWeight', '69.9', /Under 18, the target weight/],
])('under 18, %s "%s" is refused by the call and by sync', async (field, text, words) => {
  const ada = await api.member();
  const call = await ada.post('/api/profile', profileBody({ ...MINOR, [field]: text }));
  expect(call).toMatchObject({
    status: 400,
    body: { fields: { [field]: expect.stringMatching(words) } },
  });
  expect((await ada.post('/api/profile', profileBody(MINOR))).status).toBe(200);
  const value = field === 'targetWeight' ? Number(text) : text;
  const change = op({ type: 'profile', id: ada.userId, patch: { [field]: value }, base: 9 });
  const { results } = await synced(ada, { ops: [change] });
  expect(results).toMatchObject([{ code: 'invalid', message: expect.stringMatching(words) }]);
});

test('a goal from before the age was known is kept, and everything else can be changed', async () => {
  const ada = await api.member();
  await synced(ada, { ops: [profileOp(ada.userId, {})] });
  const change = op({ type: 'profile', id: ada.userId, patch: { age: 16 }, base: 9 });
  expect((await synced(ada, { ops: [change] })).results).toMatchObject([{ status: 'applied' }]);
});

test("if the host requires it, a younger age needs a parent's agreement", async () => {
  const strict = await ApiInMemory.start({ PARENT_AGREEMENT_BELOW: '16' });
  const ada = await strict.member();
  const young = profileOp(ada.userId, { age: 15, objective: 'bulk', targetWeight: 71 });
  expect((await synced(ada, { ops: [young] })).results).toMatchObject([
    { code: 'invalid', message: 'age: A parent or guardian has to agree first.' },
  ]);
  const body = profileBody({ ...MINOR });
  expect(await ada.post('/api/profile', body)).toMatchObject({
    status: 400,
    body: { fields: { parentAgreed: 'A parent or guardian has to agree first.' } },
  });
  expect((await ada.post('/api/profile', { ...body, parentAgreed: true })).status).toBe(200);
  const again = op({ type: 'profile', id: ada.userId, patch: { age: 14 }, base: 9 });
  expect((await synced(ada, { ops: [again] })).results).toMatchObject([{ status: 'applied' }]);
  const rows = await consentRowsOf(strict.services.db, ada.userId);
  expect(rows).toContainEqual(
    expect.objectContaining({ kind: 'parent', given: 1, at: expect.any(Number) }),
  );
  await strict.stop();
});

test("after a restore, a younger age that is new to the server needs a parent's agreement, too", async () => {
  const strict = await ApiInMemory.start({ PARENT_AGREEMENT_BELOW: '16' });
  const ada = await strict.member();
  const young = { age: 15, objective: 'bulk', targetWeight: 71 } as const;
  const bring = async (fields: Partial<Profile>) =>
    (await synced(ada, { ops: [recoverOp(ada.userId, { ...young, ...fields })] })).results;
  const refused = [{ code: 'invalid', message: 'age: A parent or guardian has to agree first.' }];
  expect(await bring({})).toMatchObject(refused);
  await synced(ada, { ops: [profileOp(ada.userId, { ...young, age: 16 })] });
  expect(await bring({})).toMatchObject(refused);
  const agreed = profileBody({ ...MINOR });
  expect((await ada.post('/api/profile', { ...agreed, parentAgreed: true })).status).toBe(200);
  expect(await bring({ age: 14 })).toMatchObject([{ status: 'applied' }]);
  await strict.services.db.deleteFrom('consents').where('kind', '=', 'parent').execute();
  // The age is already stored; only the height is new.
  expect(await bring({ age: 14, height: 181 })).toMatchObject([{ status: 'applied' }]);
  await strict.stop();
});

test.each([
  ['created under another id', { id: '01890a5d-ac96-774b-bcce-b302099a8057' }],
  ['deleted', { act: 'del', patch: null }],
])('a profile cannot be %s', async (_what, part) => {
  const ada = await api.member();
  const profile = op({ type: 'profile', id: ada.userId, patch: profileFields(), ...part });
  const { body } = await askSync(ada, { ops: [profile] });
  expect(body).toMatchObject({ results: [{ status: 'rejected', code: 'invalid' }] });
});
