import { spawn } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { builtProgram } from '../../test/kit/built-program';
import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';

jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');

let server: LiveServer;
let home: string;
beforeAll(async () => {
  server = await LiveServer.start();
  await new Visitor(server.url).post('/api/register', registration({ email: 'ada@example.org' }));
});
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-backup-'));
});
afterEach(() => {
  rmSync(home, { recursive: true });
});
afterAll(async () => server.remove());

async function backup(into: string) {
  const env = { ...process.env, DATA_DIR: server.dataFolder };
  const child = spawn(process.execPath, [builtProgram('scripts/admin.ts'), 'backup', into], {
    cwd: ROOT,
    env,
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const status = await new Promise((resolve) => child.once('close', resolve));
  return { status, said };
}

const accountsIn = (folder: string) => {
  const copy = new SQLite(path.join(folder, 'platelog.sqlite'), { readonly: true });
  const emails = copy.prepare('SELECT email FROM users ORDER BY email').pluck().all();
  copy.close();
  return emails;
};

test('a running server is copied, once more only what is new, readable by nobody else', async () => {
  const photos = path.join(server.dataFolder, 'photos', 'ada');
  mkdirSync(photos, { recursive: true });
  writeFileSync(path.join(photos, 'picture'), 'x');
  writeFileSync(path.join(photos, 'upload.part'), 'x');
  const into = path.join(home, 'first', 'backup');
  expect(await backup(into)).toEqual({
    status: 0,
    said: expect.stringContaining(
      'Accounts: 1, entries: 0, photos: 0; photo files copied now: 1.',
    ) as string,
  });
  expect(accountsIn(into)).toEqual(['ada@example.org']);
  expect(readFileSync(path.join(into, 'photos/ada/picture'), 'utf8')).toBe('x');
  expect(existsSync(path.join(into, 'photos/ada/upload.part'))).toBe(false);
  for (const name of ['', 'platelog.sqlite', 'photos/ada/picture'])
    expect(statSync(path.join(into, name)).mode & 0o077).toBe(0);

  await new Visitor(server.url).post('/api/register', registration({ email: 'bob@example.org' }));
  expect((await backup(into)).said).toContain(
    'Accounts: 2, entries: 0, photos: 0; photo files copied now: 0.',
  );
  expect(accountsIn(into)).toEqual(['ada@example.org', 'bob@example.org']);
});

test('it ends while others write all the time', async () => {
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
  const copy = new SQLite(path.join(home, 'platelog.sqlite'), { readonly: true });
  const held = copy.prepare('SELECT count(*), max(n) FROM noise').raw().get() as number[];
  copy.close();
  // One moment: all up to a number, and none after it.
  expect(held[0]).toBe(held[1]);
  expect(held[0]).toBeLessThanOrEqual(n);
  busy.exec('DROP TABLE noise');
  busy.close();
});

test('a folder inside the data is refused, and nothing is written there', async () => {
  const inside = path.join(server.dataFolder, 'backup');
  const { status, said } = await backup(inside);
  expect([status, said]).toEqual([1, expect.stringContaining('Name another folder')]);
  expect(existsSync(inside)).toBe(false);
});
