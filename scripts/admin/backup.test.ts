import {
  appendFileSync,
  closeSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { spawnAdmin } from '../../test/kit/admin-command';
import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';
import { picture } from '../../test/kit/pictures';
import { takenPhoto } from '../../test/kit/taken-photo';
import { isShort } from '../../test/kit/short';
import { canMountDisks, removeDisk, smallDisk } from '../../test/kit/small-disk';

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

const backup = async (into: string, ...more: string[]) => admin(['backup', into, ...more]);
const backupsIn = (folder: string) => readdirSync(folder).sort();
const newestIn = (folder: string) => path.join(folder, backupsIn(folder).at(-1) ?? '');
const wrong = (words: string) => ({ status: 1, said: expect.stringContaining(words) as string });

const accountsIn = (folder: string) => {
  const copy = new SQLite(path.join(folder, 'platelog.sqlite'), { readonly: true });
  const emails = copy.prepare('SELECT email FROM users ORDER BY email').pluck().all();
  copy.close();
  return emails;
};

const photosOf = (folder: string, who: string) => readdirSync(path.join(folder, 'photos', who));

test('a running server is copied into a dated folder that other accounts cannot read; photos are shared', async () => {
  const stray = path.join(server.dataFolder, 'photos', ada.userId, 'upload.part');
  writeFileSync(stray, 'x');
  const into = path.join(home, 'first', 'backup');
  expect(await backup(into)).toEqual({
    status: 0,
    said: expect.stringContaining(
      'Accounts: 1, entries: 2, photos: 1; photo files copied now: 1, shared with the backup before: 0.',
    ) as string,
  });
  const first = newestIn(into);
  expect(path.basename(first)).toMatch(/^backup-\d{4}-\d\d-\d\dT\d{6}Z$/);
  expect(accountsIn(first)).toEqual(['ada@example.org']);
  const [name = ''] = photosOf(server.dataFolder, ada.userId).filter(
    (one) => one !== 'upload.part',
  );
  const bytes = (folder: string) => readFileSync(path.join(folder, 'photos', ada.userId, name));
  expect(photosOf(first, ada.userId)).toEqual([name]);
  expect(bytes(first)).toEqual(bytes(server.dataFolder));
  const parts = ['', 'platelog.sqlite', 'backup.json', `photos/${ada.userId}/${name}`];
  for (const part of parts) expect(statSync(path.join(first, part)).mode & 0o077).toBe(0);

  await signUp('bob');
  expect((await backup(into)).said).toContain(
    'Accounts: 2, entries: 2, photos: 1; photo files copied now: 0, shared with the backup before: 1.',
  );
  expect(accountsIn(first)).toEqual(['ada@example.org']);
  expect(accountsIn(newestIn(into))).toEqual(['ada@example.org', 'bob@example.org']);
  expect(bytes(newestIn(into))).toEqual(bytes(server.dataFolder));
  expect(await admin(['verify', into])).toEqual({
    status: 0,
    said: expect.stringMatching(/^whole: [^]*^whole: /m) as string,
  });
  rmSync(stray);
});

test('the newest backups are kept, and those of another database are neither counted nor removed', async () => {
  await backup(home);
  const [other = ''] = backupsIn(home);
  const file = path.join(home, other, 'backup.json');
  const facts = JSON.parse(readFileSync(file, 'utf8')) as { epoch: string };
  writeFileSync(file, JSON.stringify({ ...facts, epoch: 'another' }));
  for (let times = 0; times < 3; times += 1) {
    const { status, said } = await backup(home, '--keep', '2');
    expect([status, said]).toEqual([0, expect.stringContaining('never removed for you')]);
  }
  const left = backupsIn(home);
  expect(left).toHaveLength(3);
  expect(left[0]).toBe(other);
  for (const count of ['0', 'many', '1.5'])
    expect(await backup(home, '--keep', count)).toEqual(wrong('--keep needs a number'));
  expect(backupsIn(home)).toEqual(left);
});

test('it finishes even if others keep writing', async () => {
  const file = path.join(server.dataFolder, 'platelog.sqlite');
  const busy = new SQLite(file);
  busy.exec('CREATE TABLE noise (n INTEGER, text TEXT)');
  const add = busy.prepare('INSERT INTO noise VALUES (?, ?)');
  let n = 0;
  const ended = new AbortController();
  const writing = (async () => {
    while (!ended.signal.aborted) {
      for (let times = 0; times < 20; times += 1) add.run((n += 1), 'x'.repeat(500));
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  expect((await backup(home)).status).toBe(0);
  ended.abort();
  await writing;
  const copy = new SQLite(path.join(newestIn(home), 'platelog.sqlite'), { readonly: true });
  const held = copy.prepare('SELECT count(*), max(n) FROM noise').raw().get() as number[];
  copy.close();
  // A single snapshot: everything up to a number, and nothing after it.
  expect(held[0]).toBe(held[1]);
  expect(held[0]).toBeLessThanOrEqual(n);
  busy.exec('DROP TABLE noise');
  busy.close();
});

test('a folder inside the data is rejected, and nothing is written there', async () => {
  const inside = path.join(server.dataFolder, 'backup');
  expect(await backup(inside)).toEqual(wrong('Name another folder'));
  expect(existsSync(inside)).toBe(false);
  const link = path.join(home, 'link');
  symlinkSync(server.dataFolder, link);
  expect(await admin(['backup', inside], link)).toEqual(wrong('Name another folder'));
  expect(await backup(path.join(link, 'backup'))).toEqual(wrong('Name another folder'));
  expect(existsSync(inside)).toBe(false);
  // It fails if the folder cannot be created.
  expect((await backup('/proc/platelog/backups')).status).toBe(1);
});

test('of two backups at once, one is made, and the other reports that', async () => {
  const ends = await Promise.all([1, 2, 3].map(async () => backup(home)));
  const good = ends.filter(({ status }) => status === 0);
  const rest = ends.filter(({ status }) => status !== 0);
  expect(good.length).toBeGreaterThan(0);
  for (const { said } of rest) expect(said).toContain('is being made just now');
  expect(backupsIn(home)).toHaveLength(good.length);
  expect((await admin(['verify', home])).status).toBe(0);
});

test('a backup killed at any moment leaves no half backup, and the next one cleans up', async () => {
  const started = Date.now();
  await backup(home);
  const whole = Date.now() - started;
  for (let part = 4; part <= 10; part += isShort ? 4 : 2) {
    await admin(['backup', home, '--keep', '2'], server.dataFolder, (whole * part) / 10);
    const finished = backupsIn(home).filter((name) => !name.endsWith('.part'));
    expect(finished.length).toBeGreaterThan(0);
    expect((await admin(['verify', home])).status).toBe(0);
  }
  expect((await backup(home, '--keep', '1')).status).toBe(0);
  expect(backupsIn(home)).toHaveLength(1);
});

test('a damaged photo in the data is reported, and no older backup is removed', async () => {
  await backup(home);
  const folder = path.join(server.dataFolder, 'photos', ada.userId);
  const [name = ''] = readdirSync(folder);
  const bytes = readFileSync(path.join(folder, name));
  appendFileSync(path.join(folder, name), 'x');
  // The previous backup has the photo, so the next one has it, too.
  expect(await backup(home, '--keep', '1')).toMatchObject({ status: 0 });
  const other = path.join(home, 'other');
  expect(await backup(other, '--keep', '1')).toEqual(wrong(`missing or damaged: 1 (${ada.userId}`));
  expect(await backup(other, '--keep', '1')).toEqual(wrong('No older backup was removed'));
  expect(backupsIn(other)).toHaveLength(2);
  writeFileSync(path.join(folder, name), bytes);
});

const DISK_MB = 64;

/** Fills a disk to the last byte. */
function fill(disk: string): void {
  const opened = openSync(path.join(disk, 'ballast'), 'w');
  try {
    for (;;) writeSync(opened, 'x'.repeat(1_000));
  } catch (error) {
    expect((error as NodeJS.ErrnoException).code).toBe('ENOSPC');
  } finally {
    closeSync(opened);
  }
}

(canMountDisks() ? test : test.skip)(
  'a full disk, or one that fills up meanwhile, leaves no half backup and the older ones',
  async () => {
    const disk = smallDisk(DISK_MB) ?? '';
    try {
      const started = Date.now();
      expect((await backup(disk)).status).toBe(0);
      const took = Date.now() - started;
      const [first = ''] = backupsIn(disk);
      fill(disk);
      expect(await backup(disk, '--keep', '1')).toEqual(wrong('not enough room'));
      rmSync(path.join(disk, 'ballast'));
      expect(backupsIn(disk)).toEqual([first]);
      for (let part = 5; part <= 9; part += isShort ? 4 : 1) {
        const before = backupsIn(disk);
        const making = backup(disk);
        await new Promise((resolve) => setTimeout(resolve, (took * part) / 10));
        fill(disk);
        const { status } = await making;
        rmSync(path.join(disk, 'ballast'));
        expect(backupsIn(disk)).toHaveLength(before.length + (status === 0 ? 1 : 0));
        expect(await admin(['verify', disk])).toMatchObject({ status: 0 });
      }
      expect((await backup(disk, '--keep', '1')).status).toBe(0);
      expect(backupsIn(disk)).toHaveLength(1);
    } finally {
      removeDisk(disk);
    }
  },
);
