import { createHash, randomBytes, randomUUID } from 'node:crypto';

import { createAccount } from '../../../api/store/accounts';
import { addAdmin, createAdminSession, updateAdmin } from '../../../api/store/admins';
import { addInvite } from '../../../api/store/admin/invites';
import { createContact } from '../../../api/store/messages/contacts';
import { createReport } from '../../../api/store/failure-reports';
import { addMail } from '../../../api/store/mails';
import { addPasskey, type PasskeyRow } from '../../../api/store/passkeys/passkeys';
import { createSession } from '../../../api/store/sessions';
import type { ApiInMemory } from '../api-in-memory';
import { deleteAccount } from '../delete-account';
import { reportBody } from '../reports';

// Longer than the test's clock advances within one world.
const VALID_MS = 60 * 24 * 3600_000;

const newToken = () => randomBytes(32).toString('base64url');
export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('hex');

export const WORLD_PASSWORD = 'difference engine 1822';

const PASSKEY: Omit<PasskeyRow, 'id' | 'credential_id' | 'created_at' | 'owner_id'> = {
  kind: 'user',
  name: 'Phone',
  public_key: '',
  counter: 0,
  site: 'meals.example.org',
  transports: '[]',
  synced: 0,
  last_used_at: null,
};

export interface Person {
  id: string;
  token: string;
  /** Id of a passkey; only people have one. */
  passkey: string;
}

/** Two users and two administrators who are unrelated, with their credentials. */
export interface World {
  owner: Person;
  other: Person;
  expired: Person;
  gone: Person;
  admin: Person;
  secondAdmin: Person;
  expiredAdmin: Person;
  disabledAdmin: Person;
  /** Ids of two messages of the contact form. */
  contacts: [string, string];
  /** Ids of two invites. */
  invites: [string, string];
  /** Ids of two groups of reports. */
  reports: [string, string];
  /** Ids of two waiting mails. */
  mails: [string, string];
  /** Ids of two failed jobs. */
  jobs: [string, string];
}

/** Creates a new world in the same database; it shares no rows with the previous one. */
export async function newWorld({ services }: ApiInMemory, hash: string): Promise<World> {
  const { db, now } = services;
  const person = async (expires = now() + VALID_MS): Promise<Person> => {
    const id = randomUUID();
    const token = newToken();
    const names = { firstName: 'Some', lastName: 'Body', email: `${id}@example.org` };
    await createAccount(db, { id, ...names, passwordHash: hash, now: now() });
    const session = { user_id: id, created_at: now(), last_seen_at: now(), expires_at: expires };
    await createSession(db, { token_hash: hashOfToken(token), ...session });
    const passkey = { ...PASSKEY, id: randomUUID(), credential_id: newToken(), created_at: now() };
    await db.transaction().execute(async (trx) => addPasskey(trx, { ...passkey, owner_id: id }));
    return { id, token, passkey: passkey.id };
  };
  const admin = async (expires = now() + VALID_MS): Promise<Person> => {
    const id = randomUUID();
    const token = newToken();
    await db.transaction().execute(async (trx) => {
      const row = { id, username: id, email: `${id}@example.org`, password: hash };
      await addAdmin(trx, { ...row, created_at: now() });
      const session = { admin_id: id, created_at: now(), expires_at: expires };
      await createAdminSession(trx, { token_hash: hashOfToken(token), ...session });
    });
    return { id, token, passkey: '' };
  };
  const contact = async (): Promise<string> => {
    const id = randomUUID();
    const facts = { email: 'a@example.org', name: 'A', subject: 'S', message: null };
    await createContact(db, { id, ...facts, created_at: now() });
    return id;
  };
  const invite = async (): Promise<string> => {
    const id = randomUUID();
    const facts = { label: '', uses: 1, createdAt: now(), createdBy: null, expiresAt: now() };
    await db.transaction().execute(async (trx) => addInvite(trx, { id, codeHash: id, ...facts }));
    return id;
  };
  const report = async () => createReport(db, reportBody({ message: randomUUID() }), now());
  const mail = async (): Promise<string> => {
    const mail = { recipient: `${randomUUID()}@example.org`, subject: 'S', body: 'B' };
    await db.transaction().execute(async (trx) =>
      addMail(trx, {
        kind: 'password_changed',
        userId: null,
        hasLink: false,
        ...mail,
        now: now(),
        endsAt: now() + VALID_MS,
      }),
    );
    const row = db.selectFrom('mails').select('id').where('recipient', '=', mail.recipient);
    return (await row.executeTakeFirstOrThrow()).id;
  };
  const job = async (): Promise<string> => {
    const id = randomUUID();
    const times = { run_at: now(), due_since: now(), created_at: now() };
    const facts = { kind: 'customer', user_id: id, subject_id: id, cause: 'photo' as const };
    const failed = { id, ...facts, state: 'failed' as const, attempts: 4, ...times };
    await db.insertInto('jobs').values(failed).execute();
    return id;
  };
  const world: World = {
    owner: await person(),
    other: await person(),
    expired: await person(now() - 1),
    gone: await person(),
    admin: await admin(),
    secondAdmin: await admin(),
    expiredAdmin: await admin(now() - 1),
    disabledAdmin: await admin(),
    contacts: [await contact(), await contact()],
    invites: [await invite(), await invite()],
    reports: [await report(), await report()],
    mails: [await mail(), await mail()],
    jobs: [await job(), await job()],
  };
  await deleteAccount(services, world.gone.id, now());
  // As if disabling the administrator had not ended the session.
  const { disabledAdmin } = world;
  await db.transaction().execute(async (trx) => {
    await updateAdmin(trx, disabledAdmin.id, { disabled_at: now() });
    await createAdminSession(trx, {
      token_hash: hashOfToken(disabledAdmin.token),
      admin_id: disabledAdmin.id,
      created_at: now(),
      expires_at: now() + VALID_MS,
    });
  });
  return world;
}
