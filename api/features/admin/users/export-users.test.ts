import { ApiInMemory } from '../../../../test/kit/api-in-memory';
import { newestEntries, openDesk, type MadeAdmin } from '../../../../test/kit/desk';
import { addPeople, person } from '../../../../test/kit/people';

const clock = Date.parse('2026-11-21T12:00:00Z');
let api: ApiInMemory;
let desk: MadeAdmin;
beforeAll(async () => {
  api = await ApiInMemory.start({}, () => clock);
  desk = await openDesk(api);
});
afterAll(async () => api.stop());

const HEAD =
  '\uFEFF"ID","Email","First Name","Last Name","Subscription Status","Images Uploaded","Created At","Stripe Customer ID","Stripe Subscription ID"\r\n';

async function exported(query = '') {
  const { body, headers } = await desk.visitor.get(`/api/admin/users/export${query}`);
  // Reading the response as text removes the byte order mark.
  return { text: `\uFEFF${body as string}`, headers };
}

test('without users the file has only its header row', async () => {
  const { text, headers } = await exported();
  expect([text, headers.get('Platelog-Users')]).toEqual([HEAD, '0']);
});

test('the file has the documented columns, order and name', async () => {
  const ada = person('Ada', 'Lovelace', { status: 'premium', images: 40 });
  const quoted = person('Jo "Joe"', 'Núñez, the elder', { email: 'jo@example.org' });
  await addPeople(api, [ada, quoted]);
  await api.services.db
    .updateTable('users')
    .set({ stripe_customer_id: 'cus_1', stripe_subscription_id: 'sub_1' })
    .where('id', '=', ada.id)
    .execute();
  const { text, headers } = await exported();
  expect(text).toBe(
    `${HEAD}"${ada.id}","ada.lovelace@example.org","Ada","Lovelace","premium","40","2026-11-21 11:59:58","cus_1","sub_1"\r\n` +
      `"${quoted.id}","jo@example.org","Jo ""Joe""","Núñez, the elder","free","0","2026-11-21 11:59:59","",""\r\n`,
  );
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="platelog-users-2026-11-21.csv"',
    'cache-control': 'no-store',
    'platelog-users': '2',
  });
  const [entry] = await newestEntries(api, 1);
  expect(entry).toMatchObject({ action: 'users_exported', detail: '{"users":2,"searched":false}' });
  expect((await exported('?search=lovel')).text.split('\r\n')).toHaveLength(3);
});

const FORMULAS = [
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['  =1', "'  =1"],
  ['＝1', "'＝1"],
  ['a;=1+1', "a;'=1+1"],
  ['a\n=1+1', "a\n'=1+1"],
  ['a=1', 'a=1'],
  ['Anne-Marie', 'Anne-Marie'],
  ["O'Neil", "O'Neil"],
] as const;

test.each(FORMULAS)('for a name of %j a spreadsheet program reads text: %j', async (name, cell) => {
  const whose = person('Formula', name, { email: `${Math.random()}@example.org` });
  await addPeople(api, [whose]);
  const { text } = await exported(`?search=${encodeURIComponent(whose.email)}`);
  expect(text).toContain(`"Formula","${cell}","free"`);
});

test('a file with more users than one part holds has each once, in order', async () => {
  const many = Array.from({ length: 2_100 }, (_, n) => person('Many', `N${n}`));
  await addPeople(api, many);
  const { text, headers } = await exported('?search=many');
  const ids = text
    .split('\r\n')
    .slice(1, -1)
    .map((line) => line.slice(1, 37));
  expect(ids).toEqual(many.map(({ id }) => id));
  expect(headers.get('Platelog-Users')).toBe('2100');
});
