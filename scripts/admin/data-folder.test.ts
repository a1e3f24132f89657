import { spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import SQLite from 'better-sqlite3';

import { openDatabase } from '../../api/store/database';
import { migrate, newestMigration, schemaVersion } from '../../api/store/migrate';
import { spawnAdmin } from '../../test/kit/admin-command';
import { builtProgram } from '../../test/kit/built-program';
import { refuseOtherAccount } from './refuse-other-account';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-data-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const FILE = 'platelog.sqlite';
const wrong = (words: string) => ({ status: 1, said: expect.stringContaining(words) as string });

async function makeDatabase(): Promise<void> {
  const db = openDatabase(path.join(folder, FILE));
  await migrate(db, 1);
  await db.destroy();
}

/** Runs a start that should be refused and returns its output; ends it if it starts. */
async function startServer(): Promise<{ status: number | null; said: string }> {
  const child = spawn(process.execPath, [builtProgram('api/server.ts')], {
    cwd: path.resolve(__dirname, '../..'),
    env: { ...process.env, DATA_DIR: folder, PORT: '0', HOST: '127.0.0.1', DISK_RESERVE_MB: '0' },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('Platelog is at')) child.kill('SIGKILL');
    });
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve));
  return { status, said };
}

/** Simulates a database of the version before the last migration, as far as the commands check that. */
async function makeOlder(): Promise<number> {
  await makeDatabase();
  const older = newestMigration() - 1;
  const db = new SQLite(path.join(folder, FILE));
  db.prepare('DELETE FROM schema_versions WHERE version > ?').run(older);
  db.close();
  return older;
}

async function schema(): Promise<number> {
  const db = openDatabase(path.join(folder, FILE));
  const version = await schemaVersion(db);
  await db.destroy();
  return version;
}

test.each(['list', 'check-log'])(
  '%s does not migrate a database of an older version, because that version could not use it any more',
  async (word) => {
    const older = await makeOlder();
    expect(await spawnAdmin(folder, [word])).toEqual(wrong(`(schema ${older}; this version needs`));
    expect(await schema()).toBe(older);
    // Does what the message says.
    const backups = path.join(folder, '..', `${path.basename(folder)}-backups`);
    expect(await spawnAdmin(folder, ['backup', backups])).toMatchObject({ status: 0 });
    const [name = ''] = readdirSync(backups);
    const copy = new SQLite(path.join(backups, name, FILE), { readonly: true });
    expect(copy.prepare('SELECT max(version) FROM schema_versions').pluck().get()).toBe(older);
    copy.close();
    rmSync(backups, { recursive: true });
  },
);

test('an empty log is reported as empty', async () => {
  await makeDatabase();
  expect(await spawnAdmin(folder, ['check-log'])).toEqual({
    status: 0,
    said: 'The log is empty.\n',
  });
});

const isRoot = process.getuid?.() === 0;
(isRoot ? describe : describe.skip)("root on the server's data", () => {
  const OWNER = 12_345;

  test.each([['list'], ['backup', '/tmp/platelog-none'], ['create', 'ada', 'ada@example.org']])(
    '%s is refused, and leaves no file that locks the server out',
    async (...words) => {
      await makeDatabase();
      for (const name of ['', FILE]) chownSync(path.join(folder, name), OWNER, OWNER);
      const before = readdirSync(folder);
      const ended = await spawnAdmin(folder, words);
      expect(ended).toEqual(wrong(`belongs to the account '#${OWNER}'`));
      expect(ended).toEqual(wrong(`sudo -u '#${OWNER}' DATA_DIR=${folder} npm run admin`));
      expect(readdirSync(folder)).toEqual(before);
    },
  );

  test('the server is refused, too, before it creates anything', async () => {
    chownSync(folder, OWNER, OWNER);
    const words = `belongs to the account '#${OWNER}'`;
    expect(await startServer()).toEqual(wrong(words));
    expect(readdirSync(folder)).toEqual([]);
    // With PostgreSQL only the lock file is there.
    writeFileSync(path.join(folder, 'platelog.lock'), '');
    for (const name of ['', 'platelog.lock']) chownSync(path.join(folder, name), OWNER, OWNER);
    expect(await startServer()).toEqual(wrong(words));
    expect(await startServer()).toEqual(wrong(`sudo -u '#${OWNER}' DATA_DIR=${folder} npm start`));
    expect(readdirSync(folder)).toEqual(['platelog.lock']);
  });

  test("files that root has left are reported to the folder's account, with the fix", async () => {
    await makeDatabase();
    chownSync(folder, OWNER, OWNER);
    const account = jest.spyOn(process, 'getuid').mockReturnValue(OWNER);
    const refuse = () => {
      refuseOtherAccount(folder);
    };
    expect(refuse).toThrow(`As root: chown -R --reference=${folder} ${folder}`);
    account.mockRestore();
  });

  test('root is also refused before the first start, in a folder that was made for its account', async () => {
    chownSync(folder, OWNER, OWNER);
    const ended = await spawnAdmin(folder, ['create', 'ada', 'ada@example.org']);
    expect(ended).toEqual(wrong('belongs to the account'));
    expect(readdirSync(folder)).toEqual([]);
  });

  test('root may run the commands if root runs the server', async () => {
    await makeDatabase();
    chownSync(folder, OWNER, OWNER);
    expect(await spawnAdmin(folder, ['invites'])).toMatchObject({ status: 0 });
  });
});
