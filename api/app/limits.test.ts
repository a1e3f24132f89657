import { ApiInMemory } from '../../test/kit/api-in-memory';

const clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
});
afterAll(async () => api.stop());

/** The number of calls that are not refused. */
async function letIn(times: number, call: (n: number) => Promise<{ status: number }>) {
  let count = 0;
  // Only a few at the same time, because a busy machine would refuse more as overload, which is another limit.
  for (let n = 0; n < times; n += 5) {
    const answers = await Promise.all(Array.from({ length: 5 }, async (_, m) => call(n + m)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses).not.toContain(503);
    count += statuses.filter((status) => status !== 429).length;
  }
  return count;
}

const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } });

test("calls of signed-in users are counted by account, so users at one address do not use up each other's calls", async () => {
  const [ada, linus] = [await api.member(), await api.member('Linus')];
  const me = '/api/auth/me';
  expect(await letIn(650, async () => ada.send(me, from('198.51.100.7')))).toBe(600);
  expect((await linus.send(me, from('198.51.100.7'))).status).toBe(200);
  // Another address does not avoid the limit.
  expect((await ada.send(me, from('192.0.2.1'))).status).toBe(429);
});

test('calls without a session are counted by network, a thousand per minute', async () => {
  const visitor = api.visitor();
  const health = '/api/health';
  const near = async (n: number) => visitor.send(health, from(`203.0.113.${n % 256}`));
  expect(await letIn(1_050, near)).toBe(1_000);
  expect((await visitor.send(health, from('203.0.114.1'))).status).toBe(200);
});

test('calls without a session do not use up the calls of accounts', async () => {
  const ada = await api.member();
  const me = '/api/auth/me';
  const visitor = api.visitor();
  expect(await letIn(1_050, async () => visitor.send(me, from('198.51.101.7')))).toBe(1_000);
  expect((await ada.send(me, from('198.51.101.7'))).status).toBe(200);
});
