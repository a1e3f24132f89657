import { randomUUID } from 'node:crypto';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { openDesk, type MadeAdmin } from '../../../test/kit/desk';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { askSync, op } from '../../../test/kit/sync-requests';

const DAY = 24 * 3600_000;
let clock = Date.parse('2026-11-21T12:00:00Z');
let mail: MailCounterpart;
let api: ApiInMemory;
let desk: MadeAdmin;
let ada: Visitor;
beforeAll(async () => {
  mail = await MailCounterpart.start();
  api = await ApiInMemory.start(
    { SMTP_URL: mail.url, MAIL_FROM: 'Platelog <info@example.org>' },
    () => clock,
  );
  desk = await openDesk(api);
  ada = await api.member();
});
afterAll(async () => {
  await api.stop();
  await mail.stop();
});

const get = async (address: string) => (await desk.visitor.get(`/api/admin/${address}`)).body;

test('jobs are counted by kind and state, and the failed ones are listed', async () => {
  const none = { queued: 0, running: 0, failed: 0, done: 0, oldestDueSince: null };
  const mailJobs = { kind: 'mail', runnable: true, ...none };
  expect(await get('jobs')).toEqual({ kinds: [mailJobs], failures: [] });
  const job = (state: 'queued' | 'failed', due: number) => ({
    id: randomUUID(),
    kind: 'photo',
    user_id: ada.userId,
    subject_id: randomUUID(),
    cause: 'photo' as const,
    state,
    attempts: 4,
    run_at: due,
    due_since: due,
    created_at: due,
  });
  const failed = job('failed', clock - 5_000);
  await api.services.db
    .insertInto('jobs')
    .values([job('queued', clock - 9_000), job('queued', clock - 1_000), failed])
    .execute();
  expect(await get('jobs')).toEqual({
    kinds: [
      mailJobs,
      {
        kind: 'photo',
        // Without a provider they wait.
        runnable: false,
        queued: 2,
        running: 0,
        failed: 1,
        done: 0,
        oldestDueSince: clock - 9_000,
      },
    ],
    failures: [
      { id: failed.id, kind: 'photo', userId: ada.userId, attempts: 4, dueSince: clock - 5_000 },
    ],
  });
});

test('services that are not set up are reported as such, and mails are counted by result', async () => {
  expect(await get('services')).toMatchObject({
    version: expect.any(String) as string,
    startedAt: clock,
    provider: null,
    mail: {
      from: 'Platelog <info@example.org>',
      sent: 0,
      failed: 0,
      waiting: 0,
      lastSentAt: null,
      lastFailure: null,
    },
    payments: { ready: false, live: null, owed: 0 },
  });
  const { mailer, db } = api.services;
  const letter = { kind: 'password_changed' as const, subject: 'x', text: 'x' };
  await mailer.post(db, { ...letter, to: 'ada@example.org' });
  await mail.newestTo('ada@example.org');
  mail.busyFor = 1;
  await mailer.post(db, { ...letter, to: 'bob@example.org' });
  const lastFailure = async () =>
    ((await get('services')) as { mail: { lastFailure: unknown } }).mail.lastFailure;
  while ((await lastFailure()) === null) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await get('services')).toMatchObject({
    mail: { sent: 1, failed: 0, waiting: 1, lastFailure: { reason: 'refused (451)' } },
  });
  clock += 5_000;
  mailer.wake();
  await mail.newestTo('bob@example.org');
});

test('the provider is shown with its calls and their cost, without its key', async () => {
  const other = await ApiInMemory.start(
    {
      OPENAI_API_KEY: 'sk-canary-1234',
      OPENAI_MODEL: 'some-model',
      OPENAI_INPUT_PRICE: '1',
      OPENAI_OUTPUT_PRICE: '2',
      OPENAI_DAILY_COST: '5',
    },
    () => clock,
  );
  const days = [
    { day: '2026-11-20', calls: 3, cost: 1_500_000 },
    { day: '2026-11-21', calls: 1, cost: 250_000 },
  ];
  await other.services.db.insertInto('provider_days').values(days).execute();
  const { visitor } = await openDesk(other);
  const { body } = await visitor.get('/api/admin/services');
  expect(body).toMatchObject({
    provider: {
      model: 'some-model',
      readsWords: true,
      dailyCost: 5,
      priced: true,
      days: [
        { day: '2026-11-21', calls: 1, cost: 0.25 },
        { day: '2026-11-20', calls: 3, cost: 1.5 },
      ],
    },
    mail: null,
  });
  expect(JSON.stringify(body)).not.toContain('canary');
  await other.stop();
});

test('sync problems are counted by kind, users and day, a repeat once', async () => {
  const replicaId = randomUUID();
  const bob = await api.member('Bob');
  const bad = { ...op(), patch: { name: 7 } };
  expect((await askSync(ada, { replicaId, ops: [op(), bad] })).status).toBe(200);
  await askSync(ada, { replicaId, ops: [bad] });
  await askSync(bob, { ops: [{ ...op(), type: 'dragon' }] });
  await askSync(ada, { replicaId, differs: 1, digest: true });
  expect((await askSync(ada, { replicaId, cursor: 999 })).status).toBe(409);
  const yesterday = clock;
  clock += DAY;
  await askSync(bob, { differs: 2 });
  await desk.visitor.post('/api/admin/login', {
    username: desk.username,
    password: 'tabulating machine 1890',
  });
  expect(await get('sync')).toEqual({
    devices: 2,
    apps: [{ app: 'test', devices: 2 }],
    rejects: [
      { code: 'invalid', count: 1, people: 1, lastAt: yesterday },
      { code: 'unsupported', count: 1, people: 1, lastAt: yesterday },
    ],
    digestMismatches: { count: 2, people: 2, lastAt: clock },
    reloads: { count: 1, people: 1, lastAt: yesterday },
    days: [
      { day: '2026-11-21', rejects: 2, digestMismatches: 1, reloads: 1 },
      { day: '2026-11-22', rejects: 0, digestMismatches: 1, reloads: 0 },
    ],
  });
  expect(await get('sync?days=1')).toMatchObject({ rejects: [], digestMismatches: { count: 1 } });
});
