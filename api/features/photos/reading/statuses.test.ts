import { readFileSync } from 'node:fs';
import path from 'node:path';

import { PhotoCase, ProviderServer } from '../../../../test/kit/photo-case';
import { CHICKEN_AND_RICE, VisionCounterpart } from '../../../../test/kit/vision-counterpart';

const HOUR_MS = 3600 * 1000;
const DOCUMENT = path.resolve(__dirname, '../../../../docs/ai-providers.md');

/** What follows from each status. `waits` retries for two days; `rests` does so for the photos of all users. */
const RULES = {
  400: 'fails',
  401: 'rests',
  402: 'waits',
  403: 'waits',
  404: 'rests',
  408: 'is tried',
  409: 'is tried',
  413: 'fails',
  415: 'fails',
  422: 'fails',
  425: 'is tried',
  429: 'waits',
  500: 'is tried',
  502: 'is tried',
  503: 'is tried',
  504: 'is tried',
} as const;
type Rule = (typeof RULES)[keyof typeof RULES];

const FAILED = { photo: ['failed', 'provider_error'], used: 0, job: 'failed' };
const WAITING = { photo: ['queued', null], used: 1, job: 'queued' };

let provider: VisionCounterpart;
let server: ProviderServer;
beforeEach(async () => {
  provider = await VisionCounterpart.start();
  server = await ProviderServer.start(provider.url);
});
afterEach(async () => {
  await server.api.stop();
  await provider.stop();
});

/** The number of calls that a photo of another user causes now. */
async function another(): Promise<number> {
  const before = provider.asked.length;
  provider.willAnswer(CHICKEN_AND_RICE);
  await (await PhotoCase.start(server)).untilTried();
  return provider.asked.length - before;
}

const EXPECTED: Record<Rule, (photo: PhotoCase) => Promise<void>> = {
  fails: async (photo) => {
    expect(await photo.outcome()).toMatchObject(FAILED);
    expect(provider.asked).toHaveLength(1);
  },
  'is tried': async (photo) => {
    expect(await photo.outcome()).toMatchObject(WAITING);
    expect((await photo.job()).attempts).toBe(1);
    await photo.untilEnded();
    expect(await photo.outcome()).toMatchObject(FAILED);
  },
  waits: async (photo) => {
    expect(await photo.outcome()).toMatchObject(WAITING);
    expect((await photo.job()).attempts).toBe(0);
    expect(await another()).toBe(1);
  },
  rests: async (photo) => {
    expect(await photo.outcome()).toMatchObject(WAITING);
    expect((await photo.job()).attempts).toBe(0);
    expect(await another()).toBe(0);
  },
};

test.each(Object.entries(RULES))('a photo that is answered with %s %s', async (status, rule) => {
  provider.willAnswer({ status: Number(status) });
  const photo = await PhotoCase.start(server);
  await photo.untilTried();
  await EXPECTED[rule](photo);
});

test.each([402, 403, 429])('a repeated %s ends after two days with a refund', async (status) => {
  provider.willAnswer({ status, headers: { 'Retry-After': '60' } });
  const photo = await PhotoCase.start(server);
  const { due_since } = await photo.untilTried();
  await photo.untilEnded();
  expect(await photo.outcome()).toMatchObject(FAILED);
  const days = (server.now() - due_since) / (24 * HOUR_MS);
  expect(days).toBeGreaterThanOrEqual(2);
  expect(days).toBeLessThan(2.05);
  // It is retried at growing intervals.
  expect(provider.asked.length).toBeLessThan(200);
});

test.each([
  ['a date in 2099', 'Wed, 01 Jan 2099 00:00:00 GMT'],
  ['a number of seconds', '2000000000'],
])('a Retry-After of %s is limited to an hour', async (_what, value) => {
  provider.willAnswer({ status: 429, headers: { 'Retry-After': value } });
  const { run_at, created_at } = await (await PhotoCase.start(server)).untilTried();
  expect(run_at - created_at).toBeGreaterThan(0.9 * HOUR_MS);
  expect(run_at - created_at).toBeLessThanOrEqual(1.1 * HOUR_MS);
});

test('an outage with a Retry-After is retried then, and does not count as an attempt', async () => {
  provider.willAnswer({ status: 503, headers: { 'Retry-After': '600' } });
  const photo = await PhotoCase.start(server);
  const { run_at, created_at, attempts } = await photo.untilTried();
  expect([attempts, Math.round((run_at - created_at) / 60_000)]).toEqual([0, 10]);
  provider.willAnswer(CHICKEN_AND_RICE);
  await photo.untilEnded();
  expect(await photo.outcome()).toMatchObject({ photo: ['done', null], used: 1 });
});

test('waiting for the provider does not count toward the daily limit of requests', async () => {
  provider.willAnswer({ status: 429 });
  const photo = await PhotoCase.start(server);
  await photo.untilTried();
  const { db } = server.api.services;
  const asked = await db.selectFrom('provider_use').select('calls').execute();
  expect(asked).toEqual([{ calls: 0 }]);
});

test('the document has a rule for each of these statuses and no others', () => {
  const [, table = ''] = readFileSync(DOCUMENT, 'utf8').split('## When it fails');
  const first = table.split('\n').flatMap((line) => /^\| (\d{3}[^|]*)\|/.exec(line)?.[1] ?? []);
  const statuses = first.flatMap((cell) => cell.match(/\d{3}/g) ?? []);
  expect(statuses.map(Number).sort()).toEqual(Object.keys(RULES).map(Number));
});
