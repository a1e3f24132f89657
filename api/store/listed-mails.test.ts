import { serverDatabase } from '../../test/kit/server-database';
import type { Database } from './database';
import { forgetMails } from './listed-mails';
import { addMail, endFailedMail, endSentMail } from './mails';

const DAY_MS = 24 * 3600_000;
const NOW = 1_800_000_000_000;

let db: Database;
beforeEach(async () => {
  db = await serverDatabase();
});
afterEach(async () => db.destroy());

/** Adds a mail with its own time, so that the order of mails is defined. */
async function add(recipient: string, hasLink = false): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const mail = {
      recipient,
      subject: 's',
      body: 'b',
      hasLink,
      now: NOW,
      endsAt: NOW + DAY_MS / 2,
    };
    await addMail(trx, { kind: 'password_changed', userId: null, ...mail });
    const added = trx.selectFrom('mails').select('id').where('recipient', '=', recipient);
    return (await added.executeTakeFirstOrThrow()).id;
  });
}

async function forget(days: number) {
  const now = NOW + days * DAY_MS;
  await forgetMails(db, { now, sentAfter: now - DAY_MS, failedAfter: now - 30 * DAY_MS });
  const rows = await db.selectFrom('mails').selectAll().orderBy('recipient').execute();
  return rows.map(({ recipient, state, body }) => [recipient, state, body !== null]);
}

test('sent mails are removed after a day, failed ones after 30 days, and mails that were not sent in time are given up', async () => {
  const [sent, failed] = [await add('ada@example.org'), await add('eve@example.org')];
  await add('late@example.org', true);
  await db.transaction().execute(async (trx) => {
    await endSentMail(trx, sent, NOW);
    await endFailedMail(trx, failed, { answer: 'no', now: NOW });
    await trx.updateTable('jobs').set({ state: 'done' }).where('subject_id', '=', sent).execute();
  });
  const kept = ['eve@example.org', 'failed', true];
  const late = 'late@example.org';
  expect(await forget(0.9)).toEqual([['', 'sent', false], kept, [late, 'waiting', true]]);
  expect(await forget(2)).toEqual([kept, [late, 'failed', false]]);
  expect(await forget(40)).toEqual([]);
  expect(await db.selectFrom('jobs').selectAll().execute()).toEqual([]);
});
