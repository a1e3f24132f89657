import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { newestMigration } from '../api/store/migrate';
import { bundleServer, MODULES } from './bundle-server';

// Without the packages that `npm ci --omit=dev` leaves out.
const INSTALLED = ['better-sqlite3', 'bindings', 'file-uri-to-path', '@node-rs'];

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-host-'));
  mkdirSync(path.join(folder, 'scripts'));
  mkdirSync(path.join(folder, 'node_modules'));
  cpSync(path.join(__dirname, 'host.js'), path.join(folder, 'scripts/host.js'));
  for (const name of INSTALLED) {
    symlinkSync(path.join(MODULES, name), path.join(folder, 'node_modules', name));
  }
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function host(...words: string[]) {
  const env = { ...process.env, DATA_DIR: path.join(folder, 'data') };
  const run = spawnSync(process.execPath, [path.join(folder, 'scripts/host.js'), ...words], {
    cwd: folder,
    env,
    input: 'difference engine 1822\n',
    encoding: 'utf8',
  });
  return { status: run.status, said: run.stdout + run.stderr };
}

const NO_BUILD = {
  status: 1,
  said: expect.stringContaining('npm install --include=dev') as string,
};

test('without a build and the packages for building it says what to do', () => {
  expect(host('start')).toEqual(NO_BUILD);
  expect(host('admin', 'list')).toEqual(NO_BUILD);
});

test('a build from elsewhere is started unchanged, with a notice if there are other sources', () => {
  bundleServer(['api/server.ts'], path.join(folder, 'build/server'));
  expect(host('start')).toEqual({ status: 0, said: '' });
  writeFileSync(path.join(folder, 'scripts/build.ts'), '');
  expect(host('start')).toEqual({ status: 0, said: expect.stringContaining('as it is') as string });
});

test('commands run as built, with the migrations next to them', () => {
  bundleServer(['scripts/admin.ts'], path.join(folder, 'build/server'));
  expect(host('admin', 'create', 'charles', 'charles@example.org')).toEqual({
    status: 0,
    said: `charles is an administrator now, in ${path.join(folder, 'data')}\n`,
  });
  expect(host('admin', 'no such command').status).toBe(1);
});

test('a build that is copied over a newer one leaves the migrations of the newer one alone', () => {
  const migrations = path.join(folder, 'build/server/migrations');
  mkdirSync(migrations, { recursive: true });
  const next = String(newestMigration() + 1).padStart(4, '0');
  writeFileSync(path.join(migrations, `${next}-of-a-newer-version.sql`), 'CREATE TABLE n (n);');
  bundleServer(['scripts/admin.ts'], path.join(folder, 'build/server'));
  expect(host('admin', 'create', 'charles', 'charles@example.org').status).toBe(0);
  const db = new SQLite(path.join(folder, 'data/platelog.sqlite'), { readonly: true });
  const schema = db.prepare('SELECT max(version) FROM schema_versions').pluck().get();
  db.close();
  expect(schema).toBe(newestMigration());
});

test.each(['SIGTERM', 'SIGINT'] as const)(
  '%s also ends what a command has started',
  async (signal) => {
    const command = path.join(folder, 'build/server/admin.js');
    mkdirSync(path.dirname(command), { recursive: true });
    writeFileSync(command, 'console.log(process.pid); setInterval(() => undefined, 1_000);');
    const host = spawn(process.execPath, [path.join(folder, 'scripts/host.js'), 'admin'], {
      cwd: folder,
    });
    const [pid] = (await once(host.stdout, 'data')) as [Buffer];
    host.kill(signal);
    const [status] = (await once(host, 'exit')) as [number];
    expect(status).toBe(signal === 'SIGTERM' ? 143 : 130);
    expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  },
);
