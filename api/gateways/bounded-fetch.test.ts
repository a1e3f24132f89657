import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { BEHAVIOURS, RawProvider } from '../../test/kit/raw-provider';
import { AnswerTooLarge, boundedFetch } from './bounded-fetch';

let provider: RawProvider;
beforeAll(async () => {
  provider = await RawProvider.start();
});
afterAll(async () => provider.stop());

const post = { method: 'POST', body: '{}', headers: { 'Content-Length': '2' } };

function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
}

test('a response that arrives drop by drop is aborted, even after garbage collection', async () => {
  provider.behaviour = BEHAVIOURS['gives its answer drop by drop'];
  const off = new AbortController();
  const asking = boundedFetch(provider.url, { ...post, signal: off.signal });
  for (let times = 0; times < 2; times += 1) {
    await pause(60);
    collectGarbage();
  }
  off.abort(new Error('too late'));
  const ending = asking.then(
    () => 'answered',
    (error: unknown) => (error as Error).message,
  );
  expect(await Promise.race([ending, pause(3_000, 'goes on')])).toBe('too late');
});

test('a response without an end is cut off', async () => {
  provider.behaviour = BEHAVIOURS['never comes to an end'];
  await expect(boundedFetch(provider.url, post)).rejects.toThrow(AnswerTooLarge);
});

test('a redirect of a provider is not followed', async () => {
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    response.writeHead(307, { Location: `http://${request.headers.host ?? ''}/elsewhere` }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await expect(boundedFetch(`http://127.0.0.1:${port}`, post)).rejects.toThrow();
  expect(asked).toBe(1);
  server.close();
});
