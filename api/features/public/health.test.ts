import { sql } from 'kysely';

import { STREAM_PAUSE_MS } from '#shared/contract/host';

import manifest from '../../../package.json';
import { ApiInMemory } from '../../../test/kit/api-in-memory';

const { version } = manifest;
const GB = 1024 ** 3;

let api: ApiInMemory;
let free: number;
let time: number;
beforeEach(async () => {
  free = 100 * GB;
  time = Date.parse('2026-11-24T12:00:00Z');
  const freeSpace = async () => Promise.resolve(free);
  api = await ApiInMemory.start({ DISK_RESERVE_MB: '1024' }, () => time, { freeSpace });
});
afterEach(async () => api.stop());

const ask = async (check: string): Promise<[number, unknown]> => {
  const { status, body } = await api.visitor().get(`/api/health${check}`);
  return [status, body];
};
const refused = (detail: RegExp): unknown[] => [
  503,
  expect.objectContaining({ code: 'not_ready', detail: expect.stringMatching(detail) as string }),
];

test('a working server is healthy, live and ready, and reports its version', async () => {
  expect(await ask('')).toEqual([200, { ok: true, status: 'ok', backups: 'off', version }]);
  expect(await ask('/live')).toEqual([200, { status: 'live', version }]);
  expect(await ask('/ready')).toEqual([200, { status: 'ready', version }]);
});

test('with a full disk the server is live and not ready, until there is room', async () => {
  free = GB / 2;
  await api.services.disk.look();
  expect(await ask('/ready')).toEqual(refused(/disk is full/));
  expect(await ask('/live')).toEqual([200, { status: 'live', version }]);
  free = 2 * GB;
  await api.services.disk.look();
  expect((await ask('/ready'))[0]).toBe(200);
});

test.each([
  ['a newer', sql`INSERT INTO schema_versions VALUES (9999, '9999-later.sql', 1)`],
  ['an older', sql`DELETE FROM schema_versions WHERE version > 3`],
])('with a schema of %s version the server is not ready', async (age, change) => {
  await change.execute(api.services.db);
  expect(await ask('/ready')).toEqual(refused(new RegExp(`${age} Platelog`)));
});

test('a stopping server is not ready, but still responds and closes each connection after the response', async () => {
  const connection = async () => (await api.visitor().get('/api/health')).headers.get('connection');
  expect(await connection()).toBe('keep-alive');
  api.services.life.isStopping = true;
  expect(await ask('/ready')).toEqual(refused(/stopping/));
  expect((await ask(''))[0]).toBe(200);
  expect(await connection()).toBe('close');
});

test('if the database does not respond, the server is live and not ready', async () => {
  await sql`ALTER TABLE schema_versions RENAME COLUMN version TO gone`.execute(api.services.db);
  expect(await ask('/ready')).toEqual(refused(/database does not answer/));
  expect((await ask('/live'))[0]).toBe(200);
});

test('once a request has found the database damaged, the server is neither healthy nor ready', async () => {
  api.services.damage.isFound = true;
  expect(await ask('')).toEqual(refused(/database is damaged.*restore a backup/));
  expect(await ask('/ready')).toEqual(refused(/database is damaged/));
  expect(await ask('/live')).toEqual([200, { status: 'live', version }]);
});

test('the stream to try a proxy with sends one event at once, a second one later, and ends', async () => {
  const began = Date.now();
  const { headers, body } = await fetch(`${api.url}/api/health/stream`);
  expect(headers.get('Content-Type')).toContain('text/event-stream');
  const events: [string, number][] = [];
  for await (const bytes of body ?? [])
    events.push([Buffer.from(bytes as Uint8Array).toString(), Date.now() - began]);
  expect(events.map(([text]) => text)).toEqual([':\n\n', 'data: end\n\n']);
  const [first = 0, second = 0] = events.map(([, ms]) => ms);
  expect(second - first).toBeGreaterThan(STREAM_PAUSE_MS / 2);
});
