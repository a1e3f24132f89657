import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { newestEntries, openDesk, type MadeAdmin } from '../../../test/kit/desk';
import { reportBody } from '../../../test/kit/reports';
import { forgetReportsBefore, REPORTS_MOST } from '../../store/failure-reports';

const DAY_MS = 24 * 3600 * 1000;
let clock = Date.parse('2026-11-22T12:00:00Z');
let api: ApiInMemory;
let desk: MadeAdmin;
beforeEach(async () => {
  api = await ApiInMemory.start({ TRUST_PROXY: '1' }, () => clock);
  desk = await openDesk(api);
});
afterEach(async () => api.stop());

interface Listed {
  groups: { id: string; message: string; reports: number; times: number; page: string }[];
  total: number;
}
const list = async () => (await desk.visitor.get('/api/admin/reports')).body as Listed;
const rows = async () => api.services.db.selectFrom('failure_reports').selectAll().execute();

const send = async (visitor: Visitor, body: object, from = '203.0.113.7') =>
  visitor.send('/api/reports', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': from },
  });

test('a report is stored once, and without data about its sender', async () => {
  const member = await api.member();
  const report = reportBody();
  expect((await send(member, report)).status).toBe(200);
  expect((await send(member, report)).status).toBe(200);
  const kept = await rows();
  expect(kept).toHaveLength(1);
  expect(JSON.stringify(kept)).not.toContain(member.userId);
  expect(JSON.stringify(kept)).not.toContain('203.0.113');
});

test('the admin area lists reports by message and version, and deleting a group is in the audit log', async () => {
  const visitor = api.visitor();
  await send(visitor, reportBody({ times: 3 }));
  clock += 1_000;
  await send(visitor, reportBody({ page: '/profile' }));
  clock += 1_000;
  await send(visitor, reportBody({ app: '0.2.0' }));
  const { groups, total } = await list();
  expect(total).toBe(2);
  expect(groups).toMatchObject([
    { app: '0.2.0', reports: 1, times: 1, firstAt: clock, lastAt: clock },
    { reports: 2, times: 4, page: '/profile', firstAt: clock - 2_000, lastAt: clock - 1_000 },
  ]);
  const address = `/api/admin/reports/${groups[1]?.id ?? ''}`;
  expect((await desk.visitor.send(address, { method: 'DELETE' })).status).toBe(200);
  expect((await desk.visitor.send(address, { method: 'DELETE' })).status).toBe(404);
  expect((await list()).total).toBe(1);
  const entries = await newestEntries(api, 4);
  expect(entries.map(({ action, outcome }) => `${action} ${outcome}`)).toEqual([
    ...['reports_viewed done', 'reports_deleted refused', 'reports_deleted done'],
    'reports_viewed done',
  ]);
});

test.each([
  ['a message of 301 characters', { message: 'x'.repeat(301) }],
  ['a message with a line break', { message: 'a\nb' }],
  ['an empty message', { message: '' }],
  ['a stack of 13 lines', { stack: Array.from({ length: 13 }, () => 'f (main.js:1:1)') }],
  ['a long line', { stack: ['x'.repeat(161)] }],
  ['an unknown kind', { kind: 'other' }],
  ['an unknown field', { meal: 'Soup' }],
  ['an invalid id', { id: '1' }],
  ['an invalid number of times', { times: 0 }],
])('%s is refused and changes nothing', async (_what, part) => {
  const { status, body } = await send(api.visitor(), { ...reportBody(), ...part });
  expect([status, body]).toMatchObject([400, { code: 'invalid_input' }]);
  expect(await rows()).toEqual([]);
});

test('one account can send 20 reports a day, from any network', async () => {
  const member = await api.member();
  const from = (index: number) => `198.51.${index}.1`;
  for (let index = 0; index < 20; index += 1) {
    expect((await send(member, reportBody(), from(index))).status).toBe(200);
  }
  expect((await send(member, reportBody(), from(21))).status).toBe(429);
  expect((await send(await api.member(), reportBody(), from(22))).status).toBe(200);
  clock += DAY_MS;
  expect((await send(member, reportBody(), from(23))).status).toBe(200);
});

test('one network can send 100 reports a day', async () => {
  const visitor = api.visitor();
  for (let index = 0; index < 100; index += 1) {
    expect((await send(visitor, reportBody())).status).toBe(200);
  }
  expect((await send(visitor, reportBody())).status).toBe(429);
  expect((await send(visitor, reportBody(), '192.0.2.1')).status).toBe(200);
});

test('the oldest reports are removed to make room, and all are removed after their time', async () => {
  const old = Array.from({ length: REPORTS_MOST }, (_one, index) => ({
    id: `old-${index}`,
    group_id: 'old',
    kind: 'error',
    message: 'old',
    stack: '[]',
    page: '/',
    app: '1',
    browser: '',
    times: 1,
    failed_at: 0,
    received_at: clock - 1 - index,
  }));
  for (let from = 0; from < old.length; from += 500) {
    await api.services.db
      .insertInto('failure_reports')
      .values(old.slice(from, from + 500))
      .execute();
  }
  const report = reportBody();
  await send(api.visitor(), report);
  const kept = await rows();
  expect(kept).toHaveLength(REPORTS_MOST);
  expect(kept.map(({ id }) => id)).toContain(report.id);
  expect(kept.map(({ id }) => id)).not.toContain(`old-${REPORTS_MOST - 1}`);
  await forgetReportsBefore(api.services.db, clock);
  expect((await rows()).map(({ id }) => id)).toEqual([report.id]);
});
