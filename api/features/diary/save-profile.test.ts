import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { profileBody, profileFields } from '../../../test/kit/profiles';
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

test('numbers sent as text are kept as numbers, with the target that the formulas give', async () => {
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

test('the profile and the first weight come down to every device', async () => {
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

test('another unit alone is no new weight', async () => {
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

test("somebody else's id in the body is refused", async () => {
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
  ['age', '12', tooYoung],
  ['age', '', 'Age is required'],
  ['age', '25.5', 'Please enter a number'],
  ['currentWeight', '', 'Current weight is required'],
  ['targetWeight', ' ', 'Target weight is required'],
  ['targetWeight', '1e9', 'Please enter a number'],
  ['height', '', 'Height is required'],
  ['height', '1000', 'This is too high for a height.'],
  ['timeline', '', 'Timeline is required'],
  ['currentWeight', '70.123', 'Two decimals are enough.'],
])('%s "%s" is refused beside its field and changes nothing', async (field, text, words) => {
  const ada = api.visitor();
  ada.cookies = cookies;
  const before = await api.counts();
  const { status, body } = await ada.post('/api/profile', profileBody({ [field]: text }));
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_input', fields: { [field]: words } });
  expect(await api.counts()).toEqual(before);
});

let cookies = '';
beforeAll(async () => {
  cookies = (await api.member()).cookies;
});

test('sync refuses an age below 13, at the making and at a change, and keeps nothing of it', async () => {
  const ada = await api.member();
  const make = (fields: object) =>
    op({ type: 'profile', id: ada.userId, patch: profileFields(fields) });
  const young = await synced(ada, { ops: [make({ age: 12 })] });
  expect(young.results).toMatchObject([
    { status: 'rejected', code: 'invalid', message: `age: ${tooYoung}` },
  ]);
  expect(await profilesOf(ada.userId)).toEqual([]);
  await synced(ada, { ops: [make({ age: 30 })] });
  const younger = await synced(ada, { ops: [{ ...make({}), patch: { age: 5 }, base: 1 }] });
  expect(younger.results).toMatchObject([{ status: 'rejected', code: 'invalid' }]);
  expect(await profilesOf(ada.userId)).toMatchObject([{ age: 30 }]);
});

test.each([
  ['under an id of its own', { id: '01890a5d-ac96-774b-bcce-b302099a8057' }],
  ['deleted', { act: 'del', patch: null }],
])('a profile cannot be %s', async (_what, part) => {
  const ada = await api.member();
  const profile = op({ type: 'profile', id: ada.userId, patch: profileFields(), ...part });
  const { body } = await askSync(ada, { ops: [profile] });
  expect(body).toMatchObject({ results: [{ status: 'rejected', code: 'invalid' }] });
});
