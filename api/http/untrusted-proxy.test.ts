import { ApiInMemory, type Visitor } from '../../test/kit/api-in-memory';

test.each([
  ['0', 1],
  ['1', 0],
])('with TRUST_PROXY=%s a proxy that names callers is logged %s times', async (hops, times) => {
  const api = await ApiInMemory.start({ TRUST_PROXY: hops });
  const warn = jest.spyOn(api.services.log, 'warn');
  for (const caller of ['10.0.0.1', '10.0.0.2'])
    await fetch(`${api.url}/api/health`, { headers: { 'X-Forwarded-For': caller } });
  expect(warn).toHaveBeenCalledTimes(times);
  await api.stop();
});

test("a trusted proxy that does not send the caller's address is logged once", async () => {
  const api = await ApiInMemory.start({ TRUST_PROXY: '1' });
  const warn = jest.spyOn(api.services.log, 'warn');
  await fetch(`${api.url}/api/health/live`);
  expect(warn).not.toHaveBeenCalled();
  for (let n = 0; n < 2; n += 1) await fetch(`${api.url}/api/config`);
  expect(warn.mock.calls).toEqual([[expect.stringContaining('TRUST_PROXY is 1')]]);
  await api.stop();
});

const wrong = { email: 'guessed@example.org', password: 'wrong' };
const guess = async (visitor: Visitor, headers: Record<string, string>) =>
  (await visitor.post('/api/auth/login', wrong, headers)).status;

test('without a proxy a caller cannot choose the address by which calls are counted', async () => {
  const api = await ApiInMemory.start();
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const address = `198.51.${n}.7`;
    const headers = {
      'X-Forwarded-For': address,
      'X-Real-IP': address,
      Forwarded: `for=${address}`,
      'X-Client-IP': address,
    };
    statuses.push(await guess(api.visitor(), headers));
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  await api.stop();
});

test('behind a proxy calls are counted by the address that the proxy adds, not by one that the caller sends', async () => {
  const api = await ApiInMemory.start({ TRUST_PROXY: '1' });
  const statuses: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    const headers = { 'X-Forwarded-For': `198.51.${n}.7, 203.0.113.9` };
    statuses.push(await guess(api.visitor(), headers));
  }
  expect(statuses).toEqual([...Array<number>(10).fill(401), 429, 429]);
  await api.stop();
});
