import { freePort } from '../../../test/kit/free-port';
import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { postgresForTests } from '../../../test/kit/server-database';
import { op, synced } from '../../../test/kit/sync-requests';
import { MetricsServer } from './metrics-server';

let api: ApiInMemory;
let metrics: MetricsServer | undefined;
beforeEach(async () => {
  // The folder does not exist, so no backup is made in these tests.
  api = await ApiInMemory.start({ METRICS_PORT: '0', BACKUP_DIR: '/no/such/folder' });
  metrics = await MetricsServer.open(api.services);
});
afterEach(async () => {
  metrics?.close();
  await api.stop();
});

const LINE = /^(?<name>[a-z_]+)(?:\{(?<labels>[^{}]*)\})? (?<value>[-+.\de]+)$/;
const LABEL = /^(?<label>[a-z]+)="(?<text>(?:[^"\\\n]|\\["\\n])*)"$/;
const PARTS = /_(?:bucket|sum|count)$/;

interface Read {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const labelsOf = (text: string) =>
  Object.fromEntries(
    text.split(/,(?=[a-z]+=")/).map((pair) => {
      const { label, text: value } = LABEL.exec(pair)?.groups ?? {};
      if (label === undefined || value === undefined) throw new Error(`No label: ${pair}`);
      return [label, value];
    }),
  );

/** Parses the text as Prometheus does: each metric has HELP and TYPE lines before its samples. */
function parsed(text: string): Read[] {
  expect(text.endsWith('\n')).toBe(true);
  const types = new Map<string, string>();
  return text
    .trimEnd()
    .split('\n')
    .flatMap((line) => {
      const [, kind, name = '', rest = ''] = /^# (HELP|TYPE) (\S+) (.+)$/.exec(line) ?? [];
      if (kind === 'TYPE') expect(types.has(name)).toBe(false);
      if (kind === 'TYPE') types.set(name, rest);
      if (kind !== undefined) return [];
      const { name: of = '', labels, value } = LINE.exec(line)?.groups ?? {};
      if (value === undefined) throw new Error(`Not of the format: ${line}`);
      const isPart = types.get(of.replace(PARTS, '')) === 'histogram';
      expect(isPart || types.has(of)).toBe(true);
      return [
        { name: of, labels: labels === undefined ? {} : labelsOf(labels), value: Number(value) },
      ];
    });
}

async function look(): Promise<Read[]> {
  const answer = await fetch(`http://127.0.0.1:${metrics?.port ?? 0}/metrics`);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    expect.stringMatching(/^text\/plain; version=0.0.4/),
  ]);
  return parsed(await answer.text());
}

const valueOf = (read: Read[], name: string, labels: Record<string, string> = {}) =>
  read.find(
    (one) =>
      one.name === name &&
      Object.entries(labels).every(([label, text]) => one.labels[label] === text),
  )?.value;

test('every documented metric is there', async () => {
  await api.member();
  const names = new Set((await look()).map(({ name }) => name.replace(PARTS, '')));
  for (const name of [
    ...['info', 'uptime_seconds', 'ready', 'cpu_seconds_total', 'memory_bytes'],
    ...['http_requests_total', 'http_request_duration_seconds', 'http_open_requests'],
    ...['http_queued_requests', 'http_refused_requests_total', 'sync_live_streams'],
    ...['photos', 'photo_bytes', 'disk_free_bytes', 'disk_reserve_bytes'],
    'event_loop_delay_seconds',
    // Only for SQLite, because PostgreSQL has no database file.
    ...(postgresForTests() === undefined ? ['database_bytes', 'backup_failed'] : []),
  ])
    expect(names).toContain(`platelog_${name}`);
});

test('requests are counted by route and status, without personal data', async () => {
  const ada = await api.member();
  await synced(ada, { ops: [op()] });
  await ada.get(`/api/photos/secret-${ada.userId}`);
  await api.visitor().get('/api/no-such-thing');
  await api.visitor().get('/api/auth/me');
  const read = await look();
  const requests = (labels: Record<string, string>) =>
    valueOf(read, 'platelog_http_requests_total', labels);
  expect(requests({ method: 'POST', route: '/api/sync', status: '200' })).toBe(1);
  expect(requests({ route: '/api/auth/me', status: '401' })).toBe(1);
  expect(requests({ route: 'other', status: '404' })).toBeGreaterThanOrEqual(1);
  expect(JSON.stringify(read)).not.toContain(ada.userId);
  expect(JSON.stringify(read)).not.toContain('no-such-thing');
});

test('the times of a route add up, and the buckets are cumulative', async () => {
  for (let turn = 0; turn < 5; turn += 1) await api.visitor().get('/api/config');
  const read = await look();
  const name = 'platelog_http_request_duration_seconds';
  const route = '/api/config';
  const buckets = read.filter(
    (one) => one.name === `${name}_bucket` && one.labels['route'] === route,
  );
  const counts = buckets.map(({ value }) => value);
  expect(counts).toEqual([...counts].sort((one, other) => one - other));
  expect([counts.at(-1), buckets.at(-1)?.labels['le']]).toEqual([5, '+Inf']);
  expect(valueOf(read, `${name}_count`, { route })).toBe(5);
  expect(valueOf(read, `${name}_sum`, { route })).toBeGreaterThan(0);
});

test('live streams, jobs and a stopping server are reported', async () => {
  const ada = await api.member();
  const stream = api.services.live.open(ada.userId, 'session');
  await api.services.db
    .insertInto('jobs')
    .values({
      id: 'j',
      kind: 'photo',
      user_id: ada.userId,
      subject_id: 'p',
      state: 'queued',
      run_at: 8e15,
      due_since: Date.now() - 60_000,
      created_at: 1,
      attempts: 0,
      cause: 'photo',
    } as never)
    .execute();
  api.services.life.isStopping = true;
  const read = await look();
  expect(valueOf(read, 'platelog_sync_live_streams')).toBe(1);
  expect(valueOf(read, 'platelog_jobs', { kind: 'photo', state: 'queued' })).toBe(1);
  expect(valueOf(read, 'platelog_job_oldest_seconds', { kind: 'photo' })).toBeGreaterThan(59);
  expect(valueOf(read, 'platelog_ready')).toBe(0);
  stream.end();
});

test('the metrics server answers nothing else, is not on the public port, and is off by default', async () => {
  const beside = await fetch(`http://127.0.0.1:${metrics?.port ?? 0}/api/config`);
  expect(beside.status).toBe(404);
  expect((await api.visitor().get('/metrics')).status).toBe(404);
  const without = await ApiInMemory.start();
  expect(await MetricsServer.open(without.services)).toBeUndefined();
  await without.stop();
});

test('the error names a port that is in use', async () => {
  const port = await freePort();
  const env = { ...api.services.env, metrics: { port, host: '127.0.0.1' } };
  const first = await MetricsServer.open({ ...api.services, env });
  await expect(MetricsServer.open({ ...api.services, env })).rejects.toThrow(
    `METRICS_PORT=${port} on 127.0.0.1 cannot be used`,
  );
  first?.close();
});
