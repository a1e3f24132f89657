import { copyFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runAdmin } from '../../test/kit/admin-command';
import { agreeToAi, registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';
import { MailCounterpart } from '../../test/kit/mail-counterpart';
import { phonePhoto } from '../../test/kit/pictures';
import { mealFields } from '../../test/kit/stores';
import { op, synced } from '../../test/kit/sync-requests';
import { takenPhoto, until } from '../../test/kit/taken-photo';
import { seeing, VisionCounterpart } from '../../test/kit/vision-counterpart';

jest.setTimeout(120_000);

const EMAIL = 'zweva.canary@zwmail.example';
const CANARIES: Record<string, string> = {
  'first name': 'Zwevalina',
  'last name': 'Zwcanaryson',
  email: EMAIL,
  'local part': 'zweva.canary',
  meal: 'zwporridge',
  notes: 'zwinsulin',
  reading: 'zwquince',
  weight: '83.47',
};

let server: LiveServer;
let mail: MailCounterpart;
let provider: VisionCounterpart;
let backup: string;
let eva: Visitor;
const photos: Buffer[] = [];

beforeAll(async () => {
  mail = await MailCounterpart.start();
  provider = await VisionCounterpart.start();
  const rice = { household_measure: '1 cup', grams: 160, preparation: CANARIES['reading'] ?? '' };
  provider.willAnswer(seeing([{ name: 'white rice', ...rice }]));
  backup = mkdtempSync(path.join(tmpdir(), 'platelog-backup-'));
  server = await LiveServer.start({
    SMTP_URL: mail.url,
    OPENAI_BASE_URL: provider.url,
    LOG_LEVEL: 'debug',
  });
  eva = await signUp();
  await log(eva);
});
afterAll(async () => {
  await server.remove();
  await mail.stop();
  await provider.stop();
  rmSync(backup, { recursive: true });
});

const file = (name: string) => path.join(server.dataFolder, name);
const credentials = registration({
  firstName: CANARIES['first name'] ?? '',
  lastName: CANARIES['last name'] ?? '',
  email: EMAIL,
});

async function signUp(): Promise<Visitor> {
  const visitor = new Visitor(server.url);
  const { body } = await visitor.post('/api/register', credentials);
  visitor.userId = (body as { user: { id: string } }).user.id;
  await agreeToAi(visitor);
  return visitor;
}

async function log(visitor: Visitor): Promise<void> {
  const meal = mealFields({ name: CANARIES['meal'] ?? '', notes: CANARIES['notes'] ?? '' });
  const weight = { weight: 83.47, weightUnit: 'kg', recordedAt: '2026-11-21T08:00' };
  await synced(visitor, { ops: [op({ patch: meal }), op({ type: 'weight', patch: weight })] });
  await takenPhoto(visitor, await phonePhoto(640, 480));
  await until(
    async () => JSON.stringify((await visitor.get('/api/meals')).body),
    (meals) => meals.includes('"photoStatus":"done"'),
  );
  for (const name of readdirSync(file(`photos/${visitor.userId}`))) {
    const bytes = readFileSync(file(`photos/${visitor.userId}/${name}`));
    photos.push(bytes.subarray(bytes.length / 2, bytes.length / 2 + 48));
  }
}

/** Where a canary is, in the files of the data folder and in the server's output. */
function found(folder = server.dataFolder): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts: [string, Buffer][] = files.map((name) => [path.basename(name), readFileSync(name)]);
  texts.push(['the log', Buffer.from(server.output)]);
  return texts.flatMap(([name, bytes]) => [
    ...Object.entries(CANARIES).flatMap(([what, canary]) =>
      bytes.toString('latin1').toLowerCase().includes(canary.toLowerCase())
        ? [`${what} in ${name}`]
        : [],
    ),
    ...photos.flatMap((photo) => (bytes.includes(photo) ? [`photo in ${name}`] : [])),
  ]);
}

/** Restores the backup by hand, except for the data folder's own record of deletions. */
async function restore(): Promise<void> {
  await server.stop();
  for (const name of ['platelog.sqlite', 'platelog.sqlite-wal', 'platelog.sqlite-shm'])
    rmSync(file(name), { force: true });
  const [newest = ''] = readdirSync(backup);
  copyFileSync(path.join(backup, newest, 'platelog.sqlite'), file('platelog.sqlite'));
  cpSync(path.join(backup, newest, 'photos'), file('photos'), { recursive: true });
}

const login = async () => {
  const { email, password } = credentials;
  return (await new Visitor(server.url).post('/api/auth/login', { email, password })).status;
};

test('after a deletion no data of a user is in a file or in the log while the server runs', async () => {
  expect(found().join()).toContain('meal in platelog.sqlite');
  runAdmin(server.dataFolder, ['backup', backup]);
  // Another device, which deletes the account; the mailbox rejects mail, with the address in the message.
  mail.refusal = { at: 'RCPT TO', code: 550, words: `5.1.1 <${EMAIL}>: zweva.canary is unknown` };
  const other = new Visitor(server.url);
  const { email, password } = credentials;
  expect((await other.post('/api/auth/login', { email, password })).status).toBe(200);
  const { status } = await other.send('/api/account', {
    method: 'DELETE',
    body: JSON.stringify({ currentPassword: password }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect(status).toBe(200);
  // The goodbye mail keeps the address until it was attempted.
  expect(found().filter((where) => !/^(email|local part) in platelog/.test(where))).toEqual([]);
  await until(
    () => Promise.resolve(found()),
    (where) => where.length === 0,
  );
  expect(server.output).toContain('refused (550)');
  expect((await eva.get('/api/auth/me')).status).toBe(410);
});

test('restoring an earlier backup does not bring the user back', async () => {
  await restore();
  expect(found()).not.toEqual([]);
  const said = runAdmin(server.dataFolder, ['restored']);
  expect(said).toContain('deleted again: 1.');
  expect(found()).toEqual([]);
  await server.start();
  expect(await login()).toBe(401);
  expect((await eva.get('/api/auth/me')).status).toBe(410);
  expect(found()).toEqual([]);
});

test('restoring it without the command does not either: the start deletes the user again', async () => {
  await restore();
  await server.start();
  expect(await login()).toBe(401);
  await until(
    () => Promise.resolve(found()),
    (where) => where.length === 0,
  );
  expect(server.output).toContain('deleted again');
});

test('a newer backup in the same folder has no data of the user any more, and has the deletion', () => {
  expect(found(backup)).not.toEqual([]);
  runAdmin(server.dataFolder, ['backup', backup]);
  // No photos are left even in the older one; the rest is removed with it.
  expect(found(backup).filter((where) => where.startsWith('photo'))).toEqual([]);
  runAdmin(server.dataFolder, ['backup', backup, '--keep', '1']);
  expect(found(backup)).toEqual([]);
  const [newest = ''] = readdirSync(backup);
  expect(readFileSync(path.join(backup, newest, 'erased.log'), 'utf8')).toContain(eva.userId);
});
