import { readEnv } from '../../../api/app/env';
import { behindProxy } from '../../../test/kit/faulty-proxy';
import { LiveServer } from '../../../test/kit/live-server';
import { serviceFindings } from './service-findings';

jest.setTimeout(60_000);

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(async () => server.remove());

/** What the doctor says about a proxy that adds these headers. */
async function saidBehind(adds: Record<string, string>, proxies: string): Promise<string[]> {
  return behindProxy(server.url, { adds }, async (url) => {
    const env = readEnv({ PUBLIC_URL: url, TRUST_PROXY: proxies });
    const findings = await serviceFindings(env, true);
    return findings.filter(({ subject }) => subject === 'proxy').map((one) => JSON.stringify(one));
  });
}

const ADDED = { 'X-Forwarded-For': '192.0.2.1' };

test.each([
  ['adds no X-Forwarded-For', {}, '1', /adds no X-Forwarded-For/],
  ['is not trusted', ADDED, '0', /Set TRUST_PROXY=1/],
  ['is one, where two are trusted', ADDED, '2', /Set TRUST_PROXY=1/],
])('finds a proxy that %s', async (_what, headers, proxies, words) => {
  const said = await saidBehind(headers, proxies);
  expect(said).toHaveLength(2);
  expect(said[1]).toMatch(words);
});

test.each([
  ['no proxy that adds headers', {}, '0'],
  ['one trusted proxy', ADDED, '1'],
])('finds nothing wrong with %s', async (_what, headers, proxies) => {
  const said = await saidBehind(headers, proxies);
  expect(said).toEqual([expect.stringContaining('leads to Platelog')]);
});
