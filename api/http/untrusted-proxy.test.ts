import { ApiInMemory } from '../../test/kit/api-in-memory';

test.each([
  ['0', 1],
  ['1', 0],
])('with TRUST_PROXY=%s a proxy that names callers is said %s times', async (hops, times) => {
  const api = await ApiInMemory.start({ TRUST_PROXY: hops });
  const warn = jest.spyOn(api.services.log, 'warn');
  for (const caller of ['10.0.0.1', '10.0.0.2'])
    await fetch(`${api.url}/api/health`, { headers: { 'X-Forwarded-For': caller } });
  expect(warn).toHaveBeenCalledTimes(times);
  await api.stop();
});
