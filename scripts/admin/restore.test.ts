import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { spawnAdmin } from '../../test/kit/admin-command';
import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';
import { picture } from '../../test/kit/pictures';
import { isShort } from '../../test/kit/short';
import { canMountDisks, removeDisk, smallDisk } from '../../test/kit/small-disk';
import { takenPhoto } from '../../test/kit/taken-photo';

jest.setTimeout(120_000);

let server: LiveServer;
let home: string;
let ada: Visitor;
beforeAll(async () => {
  server = await LiveServer.start();
  ada = await signUp('ada');
  await takenPhoto(ada, await picture());
});
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-backup-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});
afterAll(async () => server.remove());

async function signUp(name: string): Promise<Visitor> {
  const visitor = new Visitor(server.url);
  const body = registration({ email: `${name}@example.org` });
  const answer = await visitor.post('/api/register', body);
  visitor.userId = (answer.body as { user: { id: string } }).user.id;
  return visitor;
}

/** The command as a host runs it, optionally killed after a time. */
async function admin(words: string[], dataFolder = server.dataFolder, killAfterMs?: number) {
  return spawnAdmin(dataFolder, words, killAfterMs);
}

const backup = async (into: string) => admin(['backup', into]);
const backupsIn = (folder: string) => readdirSync(folder).sort();
const newestIn = (folder: string) => path.join(folder, backupsIn(folder).at(-1) ?? '');
const wrong = (words: string) => ({ status: 1, said: expect.stringContaining(words) as string });

const accountsIn = (folder: string) => {
  const copy = new SQLite(path.join(folder, 'platelog.sqlite'), { readonly: true });
  const emails = copy.prepare('SELECT email FROM users ORDER BY email').pluck().all();
  copy.close();
  return emails;
};

test.each([
  ['the database', 'platelog.sqlite', 'file has changed since'],
  ['its list', 'backup.json', 'does not say what is in this backup'],
])('a backup is incomplete if %s has changed, and is not restored', async (_what, file, words) => {
  await backup(home);
  appendFileSync(path.join(newestIn(home), file), 'x');
  expect(await admin(['verify', home])).toEqual(wrong(words));
  const into = path.join(home, 'data');
  expect(await admin(['restore', home], into)).toEqual(wrong(words));
  expect(existsSync(path.join(into, 'platelog.sqlite'))).toBe(false);
});

test('a backup without one of its photos is restored only on request', async () => {
  await backup(home);
  rmSync(path.join(newestIn(home), 'photos', ada.userId), { recursive: true });
  expect(await admin(['verify', home])).toEqual(wrong('missing or damaged: 1'));
  const into = path.join(home, 'data');
  expect(await admin(['restore', home], into)).toEqual(wrong('Nothing was changed'));
  const { status, said } = await admin(['restore', home, '--incomplete'], into);
  expect([status, said]).toEqual([
    0,
    expect.stringContaining(`missing or damaged: 1 (${ada.userId}/`),
  ]);
  expect(said).toContain('photos that are whole: 0');
  expect(accountsIn(into)).toContain('ada@example.org');
});

test('a backup of a newer version is rejected', async () => {
  await backup(home);
  const folder = newestIn(home);
  const db = new SQLite(path.join(folder, 'platelog.sqlite'));
  db.exec("INSERT INTO schema_versions VALUES (9999, '9999-later.sql', 0)");
  db.close();
  rmSync(path.join(folder, 'backup.json'));
  expect(await admin(['verify', folder])).toEqual(wrong('of a newer Platelog'));
  const into = path.join(home, 'data');
  expect(await admin(['restore', folder], into)).toEqual(
    wrong('Bring this copy of Platelog up to date'),
  );
  expect(existsSync(path.join(into, 'platelog.sqlite'))).toBe(false);
});

test('of a folder with backups of several databases, none is used unless it is named', async () => {
  await backup(home);
  const good = newestIn(home);
  // Simulates a server on a disk that is not mounted: it creates a database, and backs it up.
  const mistake = await LiveServer.start();
  await admin(['backup', home], mistake.dataFolder);
  await mistake.remove();
  const into = path.join(home, 'data');
  const { status, said } = await admin(['restore', home], into);
  expect(status).toBe(1);
  expect(said).toContain('has backups of 2 databases. Name the backup to restore.');
  expect(said).toMatch(/accounts [1-9]\d*, entries \d+\n.*accounts 0, entries 0/);
  expect(existsSync(into)).toBe(false);
  expect(await admin(['restore', good], into)).toMatchObject({ status: 0 });
  expect(accountsIn(into)).toContain('ada@example.org');
});

test('backups made before and after a restore belong to one database', async () => {
  await backup(home);
  const into = path.join(home, 'data');
  await admin(['restore', home], into);
  expect(await admin(['backup', home], into)).toMatchObject({ status: 0 });
  const again = path.join(home, 'again');
  expect(await admin(['restore', home], again)).toMatchObject({ status: 0 });
});

test('a folder with data is replaced only on request, and then set aside', async () => {
  await backup(home);
  expect(await admin(['restore', home])).toEqual(wrong('stop it first. Nothing was changed.'));
  const into = path.join(home, 'data');
  expect(await admin(['restore', home], into)).toMatchObject({
    status: 0,
    said: expect.stringContaining(`Now start the server with DATA_DIR=${into}.`),
  });
  writeFileSync(path.join(into, 'photos', 'mine'), 'x');
  expect(await admin(['restore', home], into)).toEqual(wrong('add --replace'));
  expect(existsSync(path.join(into, 'photos', 'mine'))).toBe(true);
  expect(await admin(['restore', home, '--replace'], into)).toMatchObject({ status: 0 });
  const [aside = ''] = readdirSync(into).filter((name) => name.startsWith('before-restore-'));
  expect(accountsIn(path.join(into, aside))).toEqual(accountsIn(into));
  expect(existsSync(path.join(into, aside, 'photos', 'mine'))).toBe(true);
  expect(existsSync(path.join(into, 'photos', 'mine'))).toBe(false);
  for (const folder of [into, server.dataFolder])
    expect(await admin(['restore', path.join(home, 'nothing')], folder)).toEqual(
      wrong('There is no folder'),
    );
  expect(await admin(['restore', path.join(into, 'photos')])).toEqual(
    wrong('There is no backup in'),
  );
});

(canMountDisks() ? test : test.skip)(
  'a restore onto a full disk leaves no folder that it has created',
  async () => {
    await backup(home);
    const disk = smallDisk(1) ?? '';
    try {
      writeFileSync(path.join(disk, 'ballast'), Buffer.alloc(900 * 1_024));
      const into = path.join(disk, 'data');
      expect(await admin(['restore', home], into)).toEqual(wrong('not enough room'));
      expect(readdirSync(disk)).toEqual(['ballast']);
      mkdirSync(into);
      expect(await admin(['restore', home], into)).toEqual(wrong('not enough room'));
      expect(existsSync(into)).toBe(true);
    } finally {
      removeDisk(disk);
    }
  },
);

test('a restore killed at any moment leaves no folder in which a server would start', async () => {
  await backup(home);
  const started = Date.now();
  await admin(['restore', home], path.join(home, 'whole'));
  const whole = Date.now() - started;
  for (let part = 4; part <= 10; part += isShort ? 4 : 2) {
    const into = path.join(home, `killed-${part}`);
    mkdirSync(into);
    await admin(['restore', home], into, (whole * part) / 10);
    const isWhole = existsSync(path.join(into, 'platelog.sqlite'));
    const isOpen = existsSync(path.join(into, 'restoring'));
    if (isWhole) expect(accountsIn(into)).toContain('ada@example.org');
    else if (isOpen) expect(await admin(['list'], into)).toEqual(wrong('was cut off'));
    else expect(existsSync(path.join(into, 'photos'))).toBe(false);
    expect(await admin(['restore', home, '--replace'], into)).toMatchObject({ status: 0 });
    expect(accountsIn(into)).toContain('ada@example.org');
    expect(existsSync(path.join(into, 'restoring'))).toBe(false);
  }
});

test('a backup of an earlier version, and a manual copy with its log, are restored', async () => {
  const copy = path.join(home, 'copy');
  cpSync(server.dataFolder, copy, { recursive: true });
  const into = path.join(home, 'data');
  expect(await admin(['restore', copy], into)).toMatchObject({ status: 0 });
  expect(accountsIn(into)).toContain('ada@example.org');
  expect(await admin(['restore', into, '--replace'], into)).toEqual(
    wrong('the data folder itself'),
  );
});
