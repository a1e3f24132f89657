import { sql } from 'kysely';

import type { AuditEntry } from '#shared/contract/admin/audit';

import { ApiInMemory } from '../../../../test/kit/api-in-memory';
import { makeAdmin, openDesk, tryDesk, type MadeAdmin } from '../../../../test/kit/desk';
import { MailCounterpart } from '../../../../test/kit/mail-counterpart';
import { addPeople, person } from '../../../../test/kit/people';
import { postgresForTests } from '../../../../test/kit/server-database';
import { sendDigest } from './send-digest';

let clock = Date.parse('2026-11-21T12:00:00Z');
let mail: MailCounterpart;
let api: ApiInMemory;
let desk: MadeAdmin;
const bob = person('Bob', 'Bemer');
beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start({ SMTP_URL: mail.url }, () => clock);
  desk = await openDesk(api);
  await addPeople(api, [bob, person('Eva', 'Gone')]);
});
beforeEach(() => {
  clock += 3600_000;
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

interface Log {
  entries: AuditEntry[];
  more: boolean;
  admins: { id: string; username: string }[];
  chain: { intact: boolean; entries: number; checkedAt: number; brokenAt: number | null };
}

async function read(query: Record<string, string | number> = {}): Promise<Log> {
  const asked = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  return (await desk.visitor.get(`/api/admin/audit?${asked.toString()}`)).body as Log;
}

const actions = ({ entries }: Log) => entries.map(({ action }) => action);

test('each view and each action is logged once, newest first, with administrator, address and time', async () => {
  const before = (await read()).chain.entries;
  await desk.visitor.get('/api/admin/users');
  await desk.visitor.send(`/api/admin/users/${bob.id}/subscription`, {
    method: 'PUT',
    body: '{"status":"premium"}',
    headers: { 'Content-Type': 'application/json' },
  });
  await desk.visitor.get('/api/contacts');
  await desk.visitor.get('/api/admin/jobs');
  await desk.visitor.get('/api/admin/users/export');
  const log = await read();
  expect(actions(log).slice(0, 6)).toEqual([
    'users_exported',
    'system_viewed',
    'contacts_viewed',
    'status_changed',
    'users_viewed',
    'audit_viewed',
  ]);
  expect(log.entries[3]).toEqual({
    n: before + 3,
    at: clock,
    action: 'status_changed',
    outcome: 'done',
    adminId: desk.id,
    adminName: 'herman',
    subjectId: bob.id,
    address: '127.0.0.1',
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    detail: { from: 'free', to: 'premium' },
  });
  expect(log.entries.map(({ n }) => n)).toEqual(
    Array.from(log.entries, (_, index) => log.entries.length - index),
  );
});

test('refused actions are logged too', async () => {
  await desk.visitor.send('/api/admin/users/nobody', { method: 'DELETE' });
  await desk.visitor.send(`/api/admin/users/${encodeURIComponent('a person@example.org')}`, {
    method: 'DELETE',
  });
  const { entries } = await read({ outcome: 'refused', limit: 2 });
  expect(entries.map(({ action, subjectId, detail }) => [action, subjectId, detail])).toEqual([
    ['user_deleted', null, { reason: 'not_found' }],
    ['user_deleted', 'nobody', { reason: 'not_found' }],
  ]);
});

test('the log is filtered and paged', async () => {
  const all = await read();
  const other = await openDesk(api, 'other');
  await other.visitor.get('/api/admin/users');
  expect(actions(await read({ adminId: other.id }))).toEqual(['users_viewed', 'login']);
  expect(actions(await read({ subjectId: bob.id }))).toEqual(['status_changed']);
  expect(new Set(actions(await read({ action: 'login' })))).toEqual(new Set(['login']));
  expect(actions(await read({ show: 'changes' })).filter((one) => one.endsWith('viewed'))).toEqual(
    [],
  );
  expect((await read({ from: clock })).entries.every(({ at }) => at >= clock)).toBe(true);
  expect((await read({ until: clock })).entries[0]?.n).toBe(all.entries[0]!.n);
  const first = await read({ limit: 2, until: clock });
  const second = await read({ limit: 2, until: clock, before: first.entries[1]!.n });
  expect([first.more, second.entries[0]?.n]).toEqual([true, first.entries[1]!.n - 1]);
  expect(first.admins.map(({ username }) => username)).toEqual(['herman', 'other']);
});

test.each([
  ['changed', sql`UPDATE audit_log SET admin_name = 'nobody' WHERE n = 1`],
  ['deleted', sql`DELETE FROM audit_log WHERE n = 1`],
  // PostgreSQL has no such statement.
  postgresForTests() === undefined
    ? ['replaced', sql`INSERT OR REPLACE INTO audit_log SELECT * FROM audit_log WHERE n = 1`]
    : ['emptied', sql`TRUNCATE audit_log`],
  [
    'inserted anywhere except at the end',
    sql`INSERT INTO audit_log SELECT n + 1000, at, action, outcome, admin_id, admin_name, subject_id, address, request_id, detail, hash FROM audit_log WHERE n = 1`,
  ],
])('an entry cannot be %s', async (_how, statement) => {
  // Not by toThrow: the library's error class may come from the realm of another test.
  await expect(statement.execute(api.services.db)).rejects.toMatchObject({
    message: expect.stringContaining('audit log') as string,
  });
});

test.each([
  ['a changed entry', sql`UPDATE audit_log SET address = '10.0.0.1' WHERE n = 2`, 2],
  ['a missing entry', sql`DELETE FROM audit_log WHERE n = 3`, 3],
  ['a truncated log', sql`DELETE FROM audit_log WHERE n > 4`, 5],
  [
    'an entry appended outside of the chain',
    sql`INSERT INTO audit_log SELECT n + 1, at, action, outcome, admin_id, admin_name, subject_id, address, request_id, detail, hash FROM audit_log ORDER BY n DESC LIMIT 1`,
    7,
  ],
])('checking the chain detects %s, even if the triggers were removed', async (...facts) => {
  const [, statement, brokenAt] = facts;
  const other = await ApiInMemory.start({}, () => clock);
  const { visitor } = await openDesk(other);
  for (let n = 0; n < 6; n += 1) await visitor.get('/api/admin/users');
  const { db } = other.services;
  await db.transaction().execute(async (trx) => {
    for (const name of ['appends', 'stays', 'is_kept']) {
      const where = postgresForTests() === undefined ? sql`` : sql`ON audit_log`;
      await sql`DROP TRIGGER ${sql.ref(`audit_log_${name}`)} ${where}`.execute(trx);
    }
    await statement.execute(trx);
  });
  const chain = await other.services.chain.check();
  await other.stop();
  expect(chain).toMatchObject({ intact: false, entries: 7, brokenAt });
});

test("repeated failed logins, exports and deletions log an alarm in the server's log", async () => {
  const lines: object[] = [];
  const other = await ApiInMemory.start();
  other.services.log.warn = (facts: object) => lines.push(facts);
  const { visitor } = await openDesk(other);
  const eve = await other.member('Eve');
  for (let n = 0; n < 4; n += 1) {
    await tryDesk(other.visitor(), { username: 'herman', password: `no ${n}` });
  }
  await visitor.get('/api/admin/users/export');
  await visitor.send(`/api/admin/users/${eve.userId}`, { method: 'DELETE' });
  await other.stop();
  const alarms = lines.filter((line) => 'alarm' in line);
  expect(alarms).toMatchObject([
    { alarm: 'login_refused', refused: 3, address: '127.0.0.1' },
    { alarm: 'login_refused', refused: 4 },
    { alarm: 'users_exported' },
    { alarm: 'user_deleted', subjectId: eve.userId },
  ]);
  expect(JSON.stringify(lines)).not.toContain('example.org');
});

test("once a day the administrators get a mail about the log's new entries, if there are any", async () => {
  const out = await makeAdmin(api, { username: 'out' });
  await api.services.db
    .updateTable('admins')
    .set({ disabled_at: 1 })
    .where('id', '=', out)
    .execute();
  const parts = api.services;
  await tryDesk(desk.visitor, { username: 'herman' });
  clock += 1_000;
  // The first run starts the count.
  await sendDigest(parts);
  mail.forget();
  clock += 1_000;
  await tryDesk(api.visitor(), { username: 'herman', password: 'wrong' });
  await desk.visitor.get('/api/admin/users/export');
  clock += 12 * 3600_000;
  await sendDigest(parts);
  expect(mail.received).toEqual([]);
  clock += 12 * 3600_000;
  await Promise.all([sendDigest(parts), sendDigest(parts)]);
  const { subject, text } = await mail.newestTo('herman@example.org');
  expect(subject).toBe('Platelog admin area: 2 entries, 1 refused');
  expect(text).toContain('    1  herman: Exported the users');
  expect(text).toContain('    1  herman: Signed in, refused');
  expect(text).toContain('127.0.0.1');
  expect(text).toMatch(/newest entry is \d+, with the hash [0-9a-f]{64}/);
  await mail.newestTo('other@example.org');
  expect(mail.received).toHaveLength(2);
  mail.forget();
  clock += 24 * 3600_000;
  await sendDigest(parts);
  expect(mail.received).toEqual([]);
});

test('the daily mail is sent even if the clock was far ahead when the last one was sent', async () => {
  clock += 24 * 3600_000;
  await sendDigest(api.services);
  clock += 365 * 24 * 3600_000;
  await tryDesk(desk.visitor, { username: 'herman' });
  await sendDigest(api.services);
  clock -= 364 * 24 * 3600_000;
  await tryDesk(desk.visitor, { username: 'herman' });
  clock += 1_000;
  mail.forget();
  await sendDigest(api.services);
  const { text } = await mail.newestTo('herman@example.org');
  expect(text).toContain('    1  herman: Signed in');
});
