import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { spawnAdmin } from '../../test/kit/admin-command';
import { ApiInMemory } from '../../test/kit/api-in-memory';
import { picture } from '../../test/kit/pictures';
import { freshDatabase } from '../../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../../test/kit/postgres-server';
import { takenPhoto } from '../../test/kit/taken-photo';

jest.setTimeout(90_000);

const BUCKET = {
  S3_ENDPOINT: 'http://127.0.0.1:9',
  S3_BUCKET: 'photos',
  S3_ACCESS_KEY_ID: 'me',
  S3_SECRET_ACCESS_KEY: 'secret',
};

describeOnPostgres()('photos in the data folder, and a database on PostgreSQL', () => {
  let postgres: PostgresServer;
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  let parent: string;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(async () => postgres.stop());
  beforeEach(async () => {
    parent = mkdtempSync(path.join(tmpdir(), 'platelog-places-'));
    database = await freshDatabase(postgres.url);
  });
  afterEach(async () => {
    rmSync(parent, { recursive: true });
    await database.drop();
  });

  const settings = () => ({ DATABASE_URL: database.url, DISK_RESERVE_MB: '0' });
  const start = async (name: string, more: Record<string, string> = {}) =>
    ApiInMemory.start({ ...settings(), DATA_DIR: path.join(parent, name), ...more });
  const admin = async (name: string, ...words: string[]) =>
    spawnAdmin(path.join(parent, name), words, undefined, settings());
  const refusal = async (name: string) =>
    start(name).then(
      async (api) => api.stop().then(() => 'it started'),
      (error: unknown) => (error as Error).message,
    );

  test('a second server with another photo folder is refused, even if there are no photos yet', async () => {
    const first = await start('one');
    expect(await refusal('two')).toMatch(
      /The photos of the database "test_\w+" .* are in another folder: .*two\/photos has no file/,
    );
    await first.stop();
    // The first server's folder is still the recorded one.
    expect(await refusal('one')).toBe('it started');
    expect((await admin('two', 'doctor')).said).toMatch(/fault +photos +The photos of the/);
    expect((await admin('one', 'doctor')).said).not.toContain('fault     photos');
  });

  test('if two servers start on a new database at the same time, exactly one runs', async () => {
    const started = await Promise.all([refusal('one'), refusal('two')]);
    expect(started.filter((said) => said === 'it started')).toHaveLength(1);
  });

  test('a copied photo folder is accepted at any path', async () => {
    await (await start('one')).stop();
    cpSync(path.join(parent, 'one'), path.join(parent, 'disk'), { recursive: true });
    expect(await refusal('disk')).toBe('it started');
  });

  test("a photo folder of another database is refused, and accepted after the host's command", async () => {
    const first = await start('one');
    await takenPhoto(await first.member(), await picture(64, 48));
    await first.stop();
    const other = await freshDatabase(postgres.url);
    await (await start('two', { DATABASE_URL: other.url })).stop();
    await other.drop();
    expect(await refusal('two')).toContain('two/photos is of another database or server');
    expect(await admin('two', 'photos-here')).toMatchObject({
      status: 1,
      said: expect.stringMatching(/: 0 of 1 are there\.\s+Photos that are missing/) as string,
    });
    expect(await refusal('two')).toBe('it started');
    expect(await refusal('one')).toContain('are in another folder');
    expect(await admin('one', 'photos-here')).toMatchObject({
      status: 0,
      said: expect.stringContaining(': 1 of 1 are there.') as string,
    });
    expect(await refusal('one')).toBe('it started');
  });

  test('after a backup was restored by hand, its photo folder is accepted', async () => {
    await (await start('one')).stop();
    expect(await admin('two', 'restored')).toMatchObject({ status: 0 });
    expect(await refusal('two')).toBe('it started');
    expect(readFileSync(path.join(parent, 'two/photos/folder-id'), 'utf8')).toMatch(
      /^[\w-]{36}\n$/,
    );
  });

  test('with a bucket any data folder is accepted, and no photo folder is recorded', async () => {
    await (await start('one', BUCKET)).stop();
    await (await start('two', BUCKET)).stop();
    expect(await refusal('three')).toBe('it started');
  });
});
