import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { registration, Visitor } from '../../test/kit/api-in-memory';
import { builtProgram } from '../../test/kit/built-program';
import { LiveServer } from '../../test/kit/live-server';
import { picture } from '../../test/kit/pictures';
import { freshDatabase } from '../../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../../test/kit/postgres-server';
import { takenPhoto } from '../../test/kit/taken-photo';
import { openDatabase } from '../store/database';
import { readEnv } from './env';
import { closeServices, openServices } from './services';

jest.setTimeout(90_000);

const PERSON = 'somebody';

/** A data folder with a user's photo and no database. */
function folderWithPhotos(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-orphaned-'));
  mkdirSync(path.join(folder, 'photos', PERSON), { recursive: true });
  writeFileSync(path.join(folder, 'photos', PERSON, 'picture'), 'x');
  return folder;
}

const picturesOf = (folder: string, person = PERSON) =>
  readdirSync(path.join(folder, 'photos', person));

/** The error of a start, or 'it started'. */
async function startIn(folder: string, settings: Record<string, string> = {}): Promise<unknown> {
  const env = readEnv({ DATA_DIR: folder, LOG_LEVEL: 'silent', ...settings });
  return openServices(env).then(
    async (services) => closeServices(services).then(() => 'it started'),
    (error: unknown) => (error as Error).message,
  );
}

test('a server whose database is gone does not create a new one next to the photos', async () => {
  const server = await LiveServer.start();
  const ada = new Visitor(server.url);
  const { body } = await ada.post('/api/register', registration());
  ada.userId = (body as { user: { id: string } }).user.id;
  await takenPhoto(ada, await picture(64, 48));
  await server.stop();
  const before = picturesOf(server.dataFolder, ada.userId);
  for (const name of readdirSync(server.dataFolder))
    if (name.startsWith('platelog.sqlite')) rmSync(path.join(server.dataFolder, name));
  await expect(server.start()).rejects.toThrow('The server did not start');
  expect(server.output).toContain('Platelog did not start. There are photos of people in');
  expect(server.output).toMatch(/Is DATA_DIR right\?.*DATABASE_URL.*restore/s);
  expect(existsSync(path.join(server.dataFolder, 'platelog.sqlite'))).toBe(false);
  expect(before).toHaveLength(1);
  expect(picturesOf(server.dataFolder, ada.userId)).toEqual(before);
  await server.remove();
});

test('a server with an empty database next to photos does not start, and names a move to PostgreSQL as a possible cause', async () => {
  const folder = folderWithPhotos();
  await openDatabase(path.join(folder, 'platelog.sqlite')).destroy();
  mkdirSync(path.join(folder, 'before-postgres-2026'));
  expect(await startIn(folder)).toContain('moved to PostgreSQL: set DATABASE_URL');
  expect(picturesOf(folder)).toEqual(['picture']);
  rmSync(folder, { recursive: true });
});

test('a command does not create a database next to photos', () => {
  const folder = folderWithPhotos();
  const words = [builtProgram('scripts/admin.ts'), 'create', 'ada', 'ada@example.org'];
  const { status, stderr } = spawnSync(process.execPath, words, {
    env: { ...process.env, DATA_DIR: folder },
    input: 'difference engine 1822\n',
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([
    1,
    expect.stringContaining('There are photos of people in') as string,
  ]);
  expect(readdirSync(folder)).toEqual(['photos']);
  rmSync(folder, { recursive: true });
});

test('empty folders of users do not count as photos', async () => {
  const folder = folderWithPhotos();
  rmSync(path.join(folder, 'photos', PERSON, 'picture'));
  expect(await startIn(folder)).toBe('it started');
  rmSync(folder, { recursive: true });
});

describeOnPostgres()('on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(async () => postgres.stop());

  test('a server on another, empty database leaves the photos alone and names that database', async () => {
    const folder = folderWithPhotos();
    const { url, drop } = await freshDatabase(postgres.url);
    const words = await startIn(folder, { DATABASE_URL: url });
    expect(words).toMatch(/the database "test_\w+" .* knows no account/);
    expect(picturesOf(folder)).toEqual(['picture']);
    await drop();
    rmSync(folder, { recursive: true });
  });
});
