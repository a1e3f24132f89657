import { ApiInMemory, registration, type Visitor } from '../../../../test/kit/api-in-memory';
import { setUpSecondFactor, type Authenticator } from '../../../../test/kit/authenticator';

const STEP = 30_000;
const PASSWORD = registration()['password'] ?? '';

let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
let ada: Visitor;
let email: string;
let app: Authenticator;

beforeAll(async () => {
  // With TRUST_PROXY the tests set the client's address in a header.
  api = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
});
beforeEach(async () => {
  clock += 3600_000;
  ada = await api.member();
  email = ((await ada.get('/api/auth/me')).body as { user: { email: string } }).user.email;
  ({ app } = await setUpSecondFactor(ada, { password: PASSWORD, time: clock }));
});
afterAll(async () => api.stop());

async function tryCode(visitor: Visitor, code: string, address: string): Promise<number> {
  const given = { email, password: PASSWORD, code };
  const headers = { 'X-Forwarded-For': address };
  return (await visitor.post('/api/auth/login', given, headers)).status;
}

const remove = async (visitor: Visitor, code: string) =>
  visitor.send('/api/auth/second-factor', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: PASSWORD, code }),
    headers: { 'Content-Type': 'application/json' },
  });

test('a stranger who knows the password can try ten codes, and the owner can still sign in', async () => {
  const answers: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    answers.push(await tryCode(api.visitor(), '000000', '203.0.113.9'));
  }
  expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429]);
  const right = app.codeAt(clock + STEP);
  expect(await tryCode(api.visitor(), right, '203.0.113.9')).toBe(429);
  // A device that signed in before is allowed on that network too, and so is any device elsewhere.
  expect(await tryCode(ada, right, '203.0.113.9')).toBe(200);
  clock += 2 * STEP;
  expect(await tryCode(api.visitor(), app.codeAt(clock), '198.51.100.7')).toBe(200);
});

test('a user with a session and the password can try ten codes', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) statuses.push((await remove(ada, '000000')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
  // The owner turns it off on another device.
  const phone = api.visitor();
  expect(await tryCode(phone, app.codeAt(clock + STEP), '198.51.100.7')).toBe(200);
  clock += 2 * STEP;
  expect((await remove(phone, app.codeAt(clock))).status).toBe(200);
});

test('ten codes can be tried to finish a setup', async () => {
  const linus = await api.member('Linus');
  await linus.post('/api/auth/second-factor/begin', { currentPassword: PASSWORD });
  const statuses: number[] = [];
  for (let n = 0; n < 11; n += 1) {
    const { status } = await linus.post('/api/auth/second-factor/confirm', { code: '000000' });
    statuses.push(status);
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429]);
});

test('a sign-in by the password alone fails if two-step sign-in is turned on meanwhile', async () => {
  const grace = await api.member('Grace');
  const { body } = await grace.get('/api/auth/me');
  const known = { email: (body as { user: { email: string } }).user.email, password: PASSWORD };
  const { guard } = api.services;
  const forgive = guard.forgive.bind(guard);
  // Between the check for a second factor and the new session.
  jest.spyOn(guard, 'forgive').mockImplementationOnce(async (counted) => {
    await setUpSecondFactor(grace, { password: PASSWORD, time: clock });
    await forgive(counted);
  });
  const stranger = api.visitor();
  const answer = await stranger.post('/api/auth/login', known);
  expect(answer).toMatchObject({ status: 401, body: { code: 'second_factor_needed' } });
  expect((await stranger.get('/api/auth/me')).status).toBe(401);
});
