import { randomUUID } from 'node:crypto';

import { pino } from 'pino';

import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { waitingMail } from '../../../test/kit/waiting-mail';
import { serverDatabase } from '../../../test/kit/server-database';
import type { Database } from '../../store/database';
import { DAY_MS, Mailer, MAILS_AN_HOUR, MAILS_WAITING_MOST, type Mail } from './mailer';

const SECOND_MS = 1_000;
const HOUR_MS = 3600 * SECOND_MS;
const ADA = 'ada@example.org';

let counterpart: MailCounterpart;
let db: Database;
let clock: number;
let mailers: Mailer[];

beforeEach(async () => {
  counterpart = await MailCounterpart.start();
  db = await serverDatabase();
  clock = 1_800_000_000_000;
  mailers = [];
});
afterEach(async () => {
  await Promise.all(mailers.map(async (mailer) => mailer.stop()));
  await counterpart.stop();
  await db.destroy();
});

function newMailer(owner: string = randomUUID()): Mailer {
  const log = pino({ level: 'silent' });
  const server = counterpart.sender();
  const mailer = new Mailer({ db, now: () => clock, log, owner, server });
  mailers.push(mailer);
  return mailer;
}

const notice = (change: Partial<Mail> = {}): Mail => ({
  kind: 'password_changed',
  to: ADA,
  subject: 'A notice',
  text: 'Something has changed.',
  ...change,
});
const link = (change: Partial<Mail> = {}) =>
  notice({ kind: 'password_reset', text: 'https://x.test/#token', linkMs: HOUR_MS / 2, ...change });

const mails = async () => db.selectFrom('mails').selectAll().orderBy('created_at').execute();
const theMail = async () => (await mails())[0];
const theJob = async () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

async function until(isSo: () => Promise<boolean> | boolean): Promise<void> {
  for (let looks = 0; looks < 8_000; looks += 1) {
    if (await isSo()) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`It never was so: ${JSON.stringify([await mails(), await theJob()])}`);
}
const ended = async () => until(async () => (await theMail())?.state !== 'waiting');
/** Waits until an attempt has ended and another one is planned. */
const putOff = async (tries: number) =>
  until(async () => (await theMail())?.tries === tries && (await theJob()).state === 'queued');

test('a mail is sent if its transaction is committed, and not sent if it is rolled back', async () => {
  const mailer = newMailer();
  const failing = db.transaction().execute(async (trx) => {
    await mailer.post(trx, notice({ to: 'nobody@example.org' }));
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  const posted = await db.transaction().execute(async (trx) => mailer.post(trx, notice(), 'ada'));
  expect(posted).toBe('queued');
  await ended();
  expect(counterpart.received).toMatchObject([{ to: [ADA], subject: 'A notice' }]);
  expect(await mails()).toMatchObject([
    { state: 'sent', user_id: 'ada', subject: null, body: null, tries: 1, last_answer: null },
  ]);
});

test('a busy server is retried for a day at growing intervals, and then the mail is kept', async () => {
  counterpart.busyFor = Infinity;
  const began = clock;
  const mailer = newMailer();
  await mailer.post(db, notice());
  const pauses: number[] = [];
  for (let tries = 1; ; tries += 1) {
    await until(
      async () =>
        (await theMail())?.tries === tries && ['queued', 'failed'].includes((await theJob()).state),
    );
    const { run_at, state } = await theJob();
    if (state === 'failed') break;
    pauses.push((run_at - clock) / SECOND_MS);
    clock = run_at;
    mailer.wake();
  }
  expect(pauses.slice(0, 9)).toEqual([5, 30, 120, 300, 600, 600, 1_200, 2_400, 3_600]);
  expect(new Set(pauses.slice(8))).toEqual(new Set([3_600]));
  expect(clock - began).toBeGreaterThan(22 * HOUR_MS);
  expect(clock - began).toBeLessThan(DAY_MS);
  const { state, body, last_answer } = (await theMail()) ?? {};
  expect([state, body]).toEqual(['failed', 'Something has changed.']);
  expect(last_answer).toContain('It said: 451 Try again later It was tried for a day.');
  expect(await mailer.status()).toMatchObject({ sent: 0, failed: 1, waiting: 0 });
});

test("a mail that is refused permanently ends with the server's answer, without an address or a link", async () => {
  const words = `5.1.1 <${ADA}> is unknown, see https://example.org/why?mail=x`;
  counterpart.refusal = { at: 'RCPT TO', code: 550, words };
  const mailer = newMailer();
  await mailer.post(db, notice());
  await ended();
  const { state, tries, last_answer } = (await theMail()) ?? {};
  expect([state, tries]).toEqual(['failed', 1]);
  expect(last_answer).toMatch(
    /refused the recipient\. It said: 550 5\.1\.1 \(address\) is unknown/,
  );
  expect(last_answer).not.toContain('example.org');
});

test('a mail about a deletion is erased when it is refused', async () => {
  counterpart.refusal = { at: 'RCPT TO', code: 550, words: `<${ADA}> ada is unknown` };
  const mailer = newMailer();
  await mailer.post(db, notice({ kind: 'account_deleted' }));
  await ended();
  const gone = { recipient: '', subject: null, body: null, last_answer: null };
  expect(await theMail()).toMatchObject({ state: 'failed', ...gone });
});

test.each([
  ['the sender', 'MAIL FROM', 550, 'check MAIL_FROM'],
  ['a mail for now', 'DATA', 452, 'did not take the mail'],
] as const)('%s that is refused is retried, because the host can fix it', async (...facts) => {
  const [, at, code, words] = facts;
  counterpart.refusal = { at, code, words: 'no' };
  const mailer = newMailer();
  await mailer.post(db, notice());
  await putOff(1);
  expect((await theMail())?.last_answer).toContain(words);
  counterpart.refusal = undefined;
  clock += 5 * SECOND_MS;
  mailer.wake();
  await ended();
  expect(counterpart.received).toHaveLength(1);
});

test('a link is sent only while it works, and is erased either way', async () => {
  const mailer = newMailer();
  await mailer.post(db, link(), 'ada');
  await ended();
  expect(await theMail()).toMatchObject({ state: 'sent', body: null });
  await db.deleteFrom('mails').execute();
  await db.deleteFrom('jobs').execute();

  counterpart.forget();
  counterpart.busyFor = 1;
  await mailer.post(db, link(), 'ada');
  await putOff(1);
  expect((await theMail())?.body).toContain('token');
  // Like after a power failure at night.
  clock += HOUR_MS;
  mailer.wake();
  await ended();
  expect(counterpart.received).toEqual([]);
  const { state, body, last_answer } = (await theMail()) ?? {};
  expect([state, body]).toEqual(['failed', null]);
  expect(last_answer).toContain('The link in it has ended.');
});

test('a newer link replaces a waiting one of the same user', async () => {
  counterpart.busyFor = Infinity;
  const mailer = newMailer();
  await mailer.post(db, link({ text: 'first' }), 'ada');
  await mailer.post(db, link({ text: 'other', to: 'eve@example.org' }), 'eve');
  clock += 1;
  await mailer.post(db, link({ text: 'second' }), 'ada');
  const states = (await mails()).map(({ body, state }) => [body, state]);
  expect(states.sort()).toEqual([
    [null, 'dropped'],
    ['other', 'waiting'],
    ['second', 'waiting'],
  ]);
});

test('per hour the mails of a kind to an address and the links for an account are limited', async () => {
  const mailer = newMailer();
  for (let n = 0; n < MAILS_AN_HOUR; n += 1) {
    expect(await mailer.post(db, notice())).toBe('queued');
    expect(await mailer.post(db, link({ to: `${n}@example.org` }), 'eve')).toBe('queued');
  }
  expect(await mailer.post(db, notice())).toBe('limited');
  expect(await mailer.post(db, notice({ kind: 'email_changed' }))).toBe('queued');
  expect(await mailer.post(db, link({ to: 'one-more@example.org' }), 'eve')).toBe('limited');
  clock += HOUR_MS + 1;
  expect(await mailer.post(db, notice())).toBe('queued');
  expect(await mailer.post(db, link({ to: 'one-more@example.org' }), 'eve')).toBe('queued');
});

test('the number of waiting mails is limited', async () => {
  for (let from = 0; from < MAILS_WAITING_MOST; from += 500) {
    const rows = Array.from({ length: 500 }, (_, n) => waitingMail(from + n, clock));
    await db.insertInto('mails').values(rows).execute();
  }
  const mailer = newMailer();
  expect(await mailer.post(db, notice())).toBe('full');
  await db.deleteFrom('mails').where('id', '=', 'mail 1').execute();
  expect(await mailer.post(db, notice())).toBe('queued');
});

test('a mail without a recipient is queued like any other, and not sent', async () => {
  const mailer = newMailer();
  expect(await mailer.post(db, link({ to: '' }))).toBe('queued');
  await until(async () => (await mails()).length === 0);
  expect(counterpart.received).toEqual([]);
  expect(await mailer.status()).toMatchObject({ sent: 0, failed: 0 });
});

test('a mail is not given up because the process died at every attempt', async () => {
  const dead = newMailer('dead');
  await dead.stop();
  await dead.post(db, notice());
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease: 'x', owner: 'dead', lease_until: clock - 1, attempts: 50 })
    .execute();
  newMailer().wake();
  await ended();
  expect(counterpart.received).toHaveLength(1);
});

test('a mail is not sent after its account was deleted', async () => {
  counterpart.busyFor = 1;
  const mailer = newMailer();
  await mailer.post(db, notice(), 'ada');
  await putOff(1);
  await db.deleteFrom('mails').where('user_id', '=', 'ada').execute();
  clock += 5 * SECOND_MS;
  mailer.wake();
  await until(async () => (await theJob()).state === 'done');
  expect(counterpart.received).toEqual([]);
});

test('without a mail server nothing is stored, and the result says so', async () => {
  const log = pino({ level: 'silent' });
  const mailer = new Mailer({ db, now: () => clock, log, owner: 'me', server: undefined });
  expect([await mailer.post(db, notice()), mailer.isSetUp]).toEqual(['not_set_up', false]);
  expect([await mails(), await mailer.status()]).toEqual([[], null]);
});
