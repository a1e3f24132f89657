import { ApiInMemory, registration, type Visitor } from '../../../test/kit/api-in-memory';

const MINUTE = 60_000;

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  // With TRUST_PROXY the tests set the client's address in a header.
  api = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
});
beforeEach(() => {
  clock += 24 * 60 * MINUTE;
});
afterAll(async () => api.stop());

const from = (address: string) => ({ 'X-Forwarded-For': address });
const OWNER = from('198.51.100.7');
const ATTACKER = '203.0.113.';

async function person(name: string) {
  const known = registration({ email: `${name}@example.org` });
  const device = api.visitor();
  const { body } = await device.post('/api/register', known, OWNER);
  const { id } = (body as { user: { id: string } }).user;
  return { ...(known as { email: string; password: string }), device, id };
}

const tryAs = async (
  visitor: Visitor,
  credentials: { email: string; password: string },
  headers: Record<string, string>,
) => {
  const { email, password } = credentials;
  return (await visitor.post('/api/auth/login', { email, password }, headers)).status;
};

async function guess(email: string, address: (n: number) => string, times: number) {
  const answers: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const wrong = { email, password: `guess ${n}` };
    answers.push(await tryAs(api.visitor(), wrong, from(address(n))));
  }
  return answers;
}

test('a network that guesses passwords is blocked, and the owner can sign in from another one', async () => {
  const ada = await person('ada');
  const answers = await guess(ada.email, (n) => ATTACKER + String(n + 1), 14);
  expect(answers).toEqual([...Array<number>(10).fill(401), ...Array<number>(4).fill(429)]);
  expect(await tryAs(api.visitor(), ada, OWNER)).toBe(200);
});

test('a known device can sign in, even on the network of the guesses', async () => {
  const ada = await person('behind-one-address');
  await ada.device.post('/api/auth/logout', {});
  await guess(ada.email, () => '198.51.100.99', 12);
  expect(await tryAs(api.visitor(), ada, OWNER)).toBe(429);
  expect(await tryAs(ada.device, ada, OWNER)).toBe(200);
});

test('a known device is counted separately, and only for its own account', async () => {
  const ada = await person('one-device');
  const linus = await person('other-device');
  for (let n = 0; n < 10; n += 1) {
    expect(await tryAs(ada.device, { ...ada, password: 'wrong' }, OWNER)).toBe(401);
  }
  expect(await tryAs(ada.device, ada, OWNER)).toBe(429);
  await guess(linus.email, () => '198.51.100.99', 10);
  expect(await tryAs(ada.device, linus, OWNER)).toBe(429);
});

test('guesses for one name from many networks are slowed down, and known devices are not', async () => {
  const ada = await person('botnet');
  const answers = await guess(ada.email, (n) => `203.0.${n}.1`, 110);
  const passed = answers.filter((status) => status === 401).length;
  // The first hundred, and one more: after them, one attempt in half a minute passes.
  expect(passed).toBe(101);
  expect(await tryAs(ada.device, ada, OWNER)).toBe(200);
  expect(await tryAs(api.visitor(), ada, from('192.0.2.1'))).toBe(429);
  clock += MINUTE;
  expect(await tryAs(api.visitor(), ada, from('192.0.2.2'))).toBe(200);
});

test('attempts for an unknown name are counted in the same way', async () => {
  const ada = await person('somebody');
  const known = await guess(ada.email, () => '203.0.113.1', 12);
  const unknown = await guess('nobody-at-all@example.org', () => '203.0.113.2', 12);
  expect(unknown).toEqual(known);
});

test('forty users can sign in from one address, and a guesser there does not block the others', async () => {
  const people = await Promise.all([1, 2, 3].map(async (n) => person(`office-${n}`)));
  await guess(people[0]?.email ?? '', () => '198.51.100.7', 12);
  for (const one of people.slice(1)) expect(await tryAs(api.visitor(), one, OWNER)).toBe(200);
});

test('the device cookie is HttpOnly, gives no access, and is stored as a hash', async () => {
  const ada = api.visitor();
  const { headers } = await ada.post('/api/register', registration({ email: 'c@example.org' }));
  const cookie = headers.getSetCookie().find((line) => line.startsWith('platelog_device='));
  expect(cookie).toMatch(
    /^platelog_device=[\w-]{43}; path=\/; expires=.*; samesite=lax; httponly$/i,
  );
  const token = /=([\w-]{43});/.exec(cookie ?? '')?.[1] ?? '';
  const rows = await api.services.db.selectFrom('known_devices').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  const alone = api.visitor();
  alone.cookies = `platelog_device=${token}`;
  expect((await alone.get('/api/auth/me')).status).toBe(401);
});

test('a shared device is not remembered, and a token that the server did not give out is replaced', async () => {
  const ada = await person('library');
  const shared = api.visitor();
  const { email, password } = ada;
  await shared.post('/api/auth/login', { email, password, sharedDevice: true });
  expect(shared.cookies).not.toContain('platelog_device');
  const planted = api.visitor();
  planted.cookies = `platelog_device=${'x'.repeat(43)}`;
  await planted.post('/api/auth/login', { email, password });
  expect(planted.cookies).toMatch(/platelog_device=[\w-]{43}/);
  expect(planted.cookies).not.toContain('x'.repeat(43));
});

test('two users of one browser are both known on it', async () => {
  const [ada, linus] = [await person('family-a'), await person('family-b')];
  expect(await tryAs(ada.device, linus, OWNER)).toBe(200);
  for (const one of [ada, linus]) {
    await guess(one.email, () => '198.51.100.99', 10);
    expect(await tryAs(ada.device, one, OWNER)).toBe(200);
  }
});

test('a deleted account has no known devices', async () => {
  const ada = await person('gone');
  await ada.device.post('/api/auth/login', { email: ada.email, password: ada.password });
  const answer = await ada.device.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: ada.password }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(answer.status).toBe(200);
  const rows = await api.services.db
    .selectFrom('known_devices')
    .selectAll()
    .where('owner_id', '=', ada.id)
    .execute();
  expect(rows).toEqual([]);
});

test('expired counts do not accumulate', async () => {
  const rows = async () =>
    (await api.services.db.selectFrom('sign_in_tries').selectAll().execute()).length;
  await guess('pile@example.org', (n) => `203.0.${n}.1`, 30);
  expect(await rows()).toBeGreaterThan(30);
  clock += 24 * 60 * MINUTE;
  await guess('other@example.org', () => '203.0.113.1', 5);
  expect(await rows()).toBeLessThan(10);
});

test('reset requests by strangers do not stop the owner from getting a reset link', async () => {
  const ada = await person('mailed');
  const ask = async (visitor: Visitor, headers: Record<string, string>) =>
    (await visitor.post('/api/auth/request-reset', { email: ada.email }, headers)).status;
  for (let n = 0; n < 5; n += 1) expect(await ask(api.visitor(), from('203.0.113.1'))).toBe(200);
  expect(await ask(api.visitor(), from('203.0.113.2'))).toBe(429);
  expect(await ask(api.visitor(), OWNER)).toBe(200);
  expect(await ask(ada.device, from('203.0.113.3'))).toBe(200);
});
