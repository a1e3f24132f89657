import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verify } from '@node-rs/argon2';
import { Secret, TOTP } from 'otpauth';

import { createContact } from '../api/store/messages/contacts';
import { openDatabase } from '../api/store/database';
import { putSecondFactor, replaceRecoveryCodes } from '../api/store/second-factors';
import { createSession } from '../api/store/sessions';
import { builtProgram } from '../test/kit/built-program';
import { MailCounterpart } from '../test/kit/mail-counterpart';
import { OpenedArchive } from '../test/kit/opened-archive';
import { addPeople, person } from '../test/kit/people';

const ROOT = path.resolve(__dirname, '..');
const PASSWORD = 'difference engine 1822';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-admin-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The command as a host runs it. */
function admin(words: string[], password = PASSWORD) {
  return spawnSync(process.execPath, [builtProgram('scripts/admin.ts'), ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder },
    input: `${password}\n`,
    encoding: 'utf8',
  });
}

async function admins() {
  const db = openDatabase(path.join(folder, 'platelog.sqlite'));
  const rows = await db.selectFrom('admins').selectAll().execute();
  await db.destroy();
  return rows;
}

async function factors() {
  const db = openDatabase(path.join(folder, 'platelog.sqlite'));
  const rows = await db.selectFrom('second_factors').selectAll().execute();
  await db.destroy();
  return rows;
}

async function logged() {
  const db = openDatabase(path.join(folder, 'platelog.sqlite'));
  const rows = await db.selectFrom('audit_log').select('action').orderBy('n').execute();
  await db.destroy();
  return rows.map(({ action }) => action);
}

test('an administrator is created once, with a hashed password that is never printed', async () => {
  const made = admin(['create', 'charles', 'Charles@Example.org']);
  expect([made.status, made.stdout]).toEqual([
    0,
    expect.stringContaining('charles is an administrator now'),
  ]);
  expect(made.stdout + made.stderr).not.toContain(PASSWORD);
  const [row] = await admins();
  expect(row).toMatchObject({ username: 'charles', email: 'charles@example.org' });
  expect(await verify(row?.password ?? '', PASSWORD)).toBe(true);

  const again = admin(['create', 'charles', 'other@example.org']);
  expect([again.status, again.stderr]).toEqual([1, expect.stringContaining('already')]);
  expect(await admins()).toHaveLength(1);
});

test.each([
  ['list'],
  ['disable', 'charles'],
  ['check-log'],
  ['reset-link', 'ada@example.org'],
  ['reset-second-factor', 'ada@example.org'],
  ['restored'],
  ['export', 'ada@example.org', '/tmp/platelog-no-export'],
  ['backup', '/tmp/platelog-no-backup'],
])('%s creates no database if there is none, since DATA_DIR may be wrong', (...words) => {
  const { status, stderr } = admin(words);
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining(`There is no database in ${folder}`),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test('administrators are listed, disabled, enabled and given a new password', async () => {
  admin(['create', 'charles', 'charles@example.org']);
  const day = new Date().toISOString().slice(0, 10);
  const line = `charles\tcharles@example.org\tsince ${day}\t`;
  expect(admin(['list']).stdout).toBe(`${line}password only\n`);
  expect(admin(['disable', 'charles']).status).toBe(0);
  expect(admin(['list']).stdout).toBe(`${line}disabled\n`);
  expect(admin(['disable', 'charles']).stderr).toContain('is already disabled');
  expect(admin(['enable', 'charles']).status).toBe(0);
  expect(admin(['disable', 'nobody']).stderr).toContain("no administrator named 'nobody'");

  const other = 'analytical engine 1837';
  expect(admin(['reset-password', 'charles'], other).status).toBe(0);
  expect(await verify((await admins())[0]?.password ?? '', other)).toBe(true);
  const { status, stderr } = admin(['reset-password', 'charles'], 'I am Charles 1791');
  expect([status, stderr]).toEqual([1, expect.stringContaining('holds the name')]);
  expect(await logged()).toEqual([
    'admin_created',
    'admin_disabled',
    'admin_enabled',
    'password_reset',
  ]);
  expect(admin(['check-log']).stdout).toMatch(/newest entry is 4, with the hash [0-9a-f]{64}/);
});

test('a second factor is set up only with one of its codes, and can be removed', async () => {
  admin(['create', 'charles', 'charles@example.org']);
  expect(admin(['second-factor', 'charles'], '000000').stderr).toContain('Nothing was changed.');
  expect(await factors()).toEqual([]);
  const said = await enrol('charles');
  expect(said).toContain('charles also needs a code');
  expect(said.match(/^([0-9A-Z]{4}-){5}[0-9A-Z]{4}$/gm)).toHaveLength(10);
  expect((await factors())[0]?.secret).toMatch(/^[A-Z2-7]{32}$/);
  expect(admin(['list']).stdout).toContain('with a second factor');
  expect(admin(['second-factor', 'charles', 'off']).status).toBe(0);
  expect(await factors()).toEqual([]);
  expect(admin(['second-factor', 'charles', 'off']).stderr).toContain('has no second factor');
});

test("a user's lost second factor is removed, with their sessions, and logged without a name", async () => {
  admin(['create', 'charles', 'charles@example.org']);
  const db = openDatabase(path.join(folder, 'platelog.sqlite'));
  const [ada, linus] = [person('Ada', 'Lovelace'), person('Linus', 'Pauling')];
  await addPeople({ services: { db, now: Date.now } }, [ada, linus]);
  for (const { id } of [ada, linus]) {
    const owner = { kind: 'user', owner_id: id } as const;
    const times = { created_at: 1, last_seen_at: 1, expires_at: Date.now() * 2 };
    await createSession(db, { token_hash: id, user_id: id, ...times });
    await db.transaction().execute(async (trx) => {
      await putSecondFactor(trx, owner, { secret: 'JBSWY3DPEHPK3PXP', step: 1, now: 1 });
      await replaceRecoveryCodes(trx, owner, ['one', 'two']);
    });
  }
  expect(admin(['reset-second-factor', ada.email]).stdout).toContain('with only a password now');
  const left = async (table: 'second_factors' | 'recovery_codes') =>
    (await db.selectFrom(table).select('owner_id').execute()).map((row) => row.owner_id);
  expect(await left('second_factors')).toEqual([linus.id]);
  expect(await left('recovery_codes')).toEqual([linus.id, linus.id]);
  const sessions = await db.selectFrom('sessions').select('user_id').execute();
  expect(sessions).toEqual([{ user_id: linus.id }]);
  const entry = (await db.selectFrom('audit_log').selectAll().orderBy('n').execute()).at(-1);
  await db.destroy();
  expect(entry).toMatchObject({ action: 'user_second_factor_removed', subject_id: ada.id });
  for (const name of [ada.email, 'Lovelace']) expect(JSON.stringify(entry)).not.toContain(name);
  expect(admin(['reset-second-factor', ada.email]).stderr).toContain('has no second factor');
  expect(admin(['reset-second-factor', 'nobody@example.org']).stderr).toContain(
    'No account has this',
  );
});

test("everything of one user is exported, readable only by the host's account, and logged", async () => {
  admin(['create', 'charles', 'charles@example.org']);
  const db = openDatabase(path.join(folder, 'platelog.sqlite'));
  const [ada, linus] = [person('Ada', 'Lovelace'), person('Linus', 'Pauling')];
  await addPeople({ services: { db, now: Date.now } }, [ada, linus]);
  for (const { email } of [ada, linus]) {
    const words = { name: 'x', subject: 'x', message: `from ${email}` };
    await createContact(db, { id: email, ...words, email, created_at: 1 });
  }
  await db.destroy();
  const into = path.join(folder, 'out');
  expect(admin(['export', ada.email.toUpperCase(), into]).stdout).toContain(ada.id);
  const [name = ''] = readdirSync(into);
  expect(statSync(path.join(into, name)).mode & 0o077).toBe(0);
  const archive = new OpenedArchive(readFileSync(path.join(into, name)));
  expect(archive.rows('account')).toMatchObject([{ id: ada.id, email: ada.email }]);
  expect(archive.rows('contact-messages')).toMatchObject([{ message: `from ${ada.email}` }]);
  expect(archive.rows('audit-log')).toMatchObject([{ action: 'user_exported' }]);
  expect(archive.names.map((one) => archive.text(one)).join()).not.toContain('Pauling');
  expect(admin(['export', ada.email, into]).stderr).toMatch(/is there already, .*another folder/);
  expect(await logged()).toEqual(['admin_created', 'user_exported']);
  expect(admin(['export', 'nobody@example.org', into]).stderr).toContain('No account has this');
});

test('a new password does not change the second factor', async () => {
  admin(['create', 'charles', 'charles@example.org']);
  await enrol('charles');
  const set = await factors();
  expect(set[0]?.secret).toMatch(SECRET);
  const [before] = await admins();
  expect(admin(['reset-password', 'charles'], 'analytical engine 1837').status).toBe(0);
  const [after] = await admins();
  expect(after?.password).not.toBe(before?.password);
  expect(await factors()).toEqual(set);
});

/** Sets up a second factor as a user does: reads the secret, generates a code, and types it. */
async function enrol(username: string): Promise<string> {
  const child = spawn(
    process.execPath,
    [builtProgram('scripts/admin.ts'), 'second-factor', username],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder } },
  );
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    const known = SECRET.test(said);
    said += chunk.toString();
    const [secret] = SECRET.exec(said) ?? [];
    if (!known && secret !== undefined) child.stdin.end(`${codeOf(secret)}\n`);
  });
  await new Promise((resolve) => child.once('close', resolve));
  return said;
}

const SECRET = /^[A-Z2-7]{32}$/m;
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

test.each([
  ['a short password', ['create', 'c', 'c@example.org'], 'short', 'at least 8 characters'],
  ['a password that all know', ['create', 'c', 'c@example.org'], 'password123', 'first guessed'],
  ['the e-mail', ['create', 'c', 'c.babbage@example.org'], 'Babbage1791', 'the email of'],
  ['the name of the product', ['create', 'c', 'c@example.org'], 'Platelog!2026', 'the product'],
  ['no e-mail', ['create', 'c', 'nobody'], PASSWORD, 'valid email'],
])('%s creates no administrator', async (...facts) => {
  const [, words, password, complaint] = facts;
  const { status, stderr } = admin(words, password);
  expect([status, stderr]).toEqual([1, expect.stringContaining(complaint)]);
  expect(await admins()).toHaveLength(0);
});

test("a test mail reports the mail server's response, and needs no database", async () => {
  const mail = await MailCounterpart.start();
  const said = await testMail({ SMTP_URL: mail.url });
  expect([said.status, said.words]).toEqual([
    0,
    expect.stringContaining('accepted the mail to you@'),
  ]);
  expect((await mail.newestTo('you@example.org')).subject).toBe('A test mail from Platelog');
  mail.refusal = { at: 'MAIL FROM', code: 550, words: 'not yours' };
  const sender = await testMail({ SMTP_URL: mail.url });
  expect([sender.status, sender.words]).toEqual([1, expect.stringContaining('check MAIL_FROM')]);
  const clear = await testMail({ SMTP_URL: mail.url, SMTP_TLS: 'required' });
  expect([clear.status, clear.words]).toEqual([1, expect.stringContaining('no encryption (TLS)')]);
  const { url } = mail;
  await mail.stop();
  const nobody = await testMail({ SMTP_URL: url });
  expect([nobody.status, nobody.words]).toEqual([
    1,
    expect.stringContaining('No mail server answered'),
  ]);
  const unset = await testMail({ SMTP_URL: '' });
  expect([unset.status, unset.words]).toEqual([1, expect.stringContaining('Mail is not set up')]);
  expect(readdirSync(folder)).toEqual([]);
});

/** Runs the command asynchronously, because this process has to answer it. */
async function testMail(set: Record<string, string>) {
  const child = spawn(
    process.execPath,
    [builtProgram('scripts/admin.ts'), 'test-mail', 'you@example.org'],
    { cwd: ROOT, env: { ...process.env, DATA_DIR: folder, ...set } },
  );
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (words += chunk.toString()));
  return { status: await new Promise((resolve) => child.once('close', resolve)), words };
}

test('without arguments the command prints its usage', () => {
  const { status, stderr } = admin([]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run admin -- create')]);
});
