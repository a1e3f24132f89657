import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';

import { readEnv } from '../../../api/app/env';
import { LiveServer } from '../../../test/kit/live-server';
import { serviceFindings } from './service-findings';

jest.setTimeout(60_000);

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(async () => server.remove());

/** What the doctor says about a proxy that adds these headers. */
async function saidBehind(headers: Record<string, string>, proxies: string): Promise<string[]> {
  const proxy = createServer((incoming, outgoing) => {
    const onward = request(new URL(incoming.url ?? '/', server.url), { headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
  const findings = await serviceFindings(readEnv({ PUBLIC_URL: url, TRUST_PROXY: proxies }), true);
  proxy.close();
  return findings.filter(({ subject }) => subject === 'proxy').map((one) => JSON.stringify(one));
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
