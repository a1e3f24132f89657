import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { lockFolder } from '../api/store/data-folder';
import { newestMigration } from '../api/store/migrate';
import { refuseRunningServer } from './refuse-start';

const ROOT = path.resolve(__dirname, '..');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-running-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function buildBeforeStart() {
  const words = ['--import', 'tsx', 'scripts/build.ts', '--before-start'];
  const { status, stdout, stderr } = spawnSync(process.execPath, words, {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: folder },
    encoding: 'utf8',
  });
  return { status, said: stdout + stderr };
}

test('a start next to a running server is refused before anything is built', () => {
  const release = lockFolder(folder);
  const { status, said } = buildBeforeStart();
  release();
  expect(status).toBe(1);
  expect(said).toMatch(/^Platelog did not start, and nothing was built\. Another Platelog server /);
  expect(said).toContain(folder);
  expect(said.trim().split('\n')).toHaveLength(1);
});

test('a start on the database of a newer version is refused before anything is built', () => {
  const db = new SQLite(path.join(folder, 'platelog.sqlite'));
  db.exec('CREATE TABLE schema_versions (version INTEGER)');
  db.exec(`INSERT INTO schema_versions VALUES (${newestMigration() + 1})`);
  db.close();
  const { status, said } = buildBeforeStart();
  expect(status).toBe(1);
  expect(said).toMatch(/^Platelog did not start, and nothing was built\. The database in /);
  expect(said).toContain('was written by a newer Platelog');
  expect(said).toContain('git pull');
});

test('without a server on the data folder it continues, and leaves nothing there', () => {
  const before = process.env['DATA_DIR'];
  process.env['DATA_DIR'] = folder;
  refuseRunningServer();
  process.env['DATA_DIR'] = path.join(folder, 'not there');
  refuseRunningServer();
  if (before === undefined) delete process.env['DATA_DIR'];
  else process.env['DATA_DIR'] = before;
  expect(readdirSync(folder)).toEqual([]);
});
