import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { verify } from '@node-rs/argon2';

import { openDatabase } from '../api/store/database';

const ROOT = path.resolve(__dirname, '..');
const PASSWORD = 'difference engine 1822';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-admin-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** The command as a host runs it. */
function admin(words: string[], password = PASSWORD) {
  return spawnSync(process.execPath, ['--import', 'tsx', 'scripts/admin.ts', ...words], {
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

test('an administrator is made once, with a hashed password that is shown nowhere', async () => {
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
  ['a short password', ['create', 'c', 'c@example.org'], 'short', 'at least 8 characters'],
  ['a password that all know', ['create', 'c', 'c@example.org'], 'password123', 'first guessed'],
  ['no e-mail', ['create', 'c', 'nobody'], PASSWORD, 'valid email'],
])('%s makes nobody', async (...facts) => {
  const [, words, password, complaint] = facts;
  const { status, stderr } = admin(words, password);
  expect([status, stderr]).toEqual([1, expect.stringContaining(complaint)]);
  expect(await admins()).toHaveLength(0);
});

test('without its words the command says how it is used', () => {
  const { status, stderr } = admin([]);
  expect([status, stderr]).toEqual([1, expect.stringContaining('npm run admin -- create')]);
});
