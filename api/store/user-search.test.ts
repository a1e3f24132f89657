import { randomUUID } from 'node:crypto';

import { PREMIUM_STATUSES } from '#shared/rules/plan';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { addPeople, person } from '../../test/kit/people';

import { countUsers } from './user-directory';
import { FOLDED } from './user-search';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const add = async (...people: ReturnType<typeof person>[]) => addPeople(api, people);
const count = async (search: string) => countUsers(api.services.db, search);

test.each([
  ['lucja', 'Łucja'],
  ['łucja', 'Łucja'],
  ['LUCJA', 'Łucja'],
  ['dordevic', 'Đorđević'],
  ['sorensen', 'Sørensen'],
  ['weiss', 'Weiß'],
  ['WEISS', 'WEIẞ'],
  ['aeroskobing', 'Ærøskøbing'],
  ['thor', 'Þór'],
])("'%s' finds '%s'", async (search, name) => {
  const before = await count(search);
  await add(person(name, 'Nobody', { email: `${randomUUID()}@example.org` }));
  expect((await count(search)) - before).toBe(1);
});

test('the database and the search fold letters in the same way', async () => {
  const letters = Object.keys(FOLDED);
  await add(person(letters.join(''), 'Letters', { email: 'letters@example.org' }));
  const { search_text: text } = await api.services.db
    .selectFrom('user_directory')
    .select('search_text')
    .where('last_name', '=', 'Letters')
    .executeTakeFirstOrThrow();
  expect(text).toBe(`letters@example.org ${Object.values(FOLDED).join('')} Letters free`);
});

test("'premium' finds every account that the Premium card counts", async () => {
  const before = await count('premium');
  await add(
    ...PREMIUM_STATUSES.map((status, index) => person('Plan', `Number${index}`, { status })),
    person('Plan', 'Number9', { status: 'cancelled' }),
  );
  expect((await count('premium')) - before).toBe(PREMIUM_STATUSES.length);
});
