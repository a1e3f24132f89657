import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { hostname } from 'node:os';
import { chmodSync, existsSync, mkdirSync, rmdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { registration, Visitor } from '../../test/kit/api-in-memory';
import { builtProgram } from '../../test/kit/built-program';
import { LiveServer } from '../../test/kit/live-server';
import { photoForm, picture } from '../../test/kit/pictures';
import { openDatabase, type Database } from '../store/database';

jest.setTimeout(120_000);

const ROOT = path.resolve(__dirname, '../..');
const PASSWORD = 'difference engine 1822';

let server: LiveServer;
beforeEach(async () => {
  server = await LiveServer.start();
});
const children = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await server.remove();
});

const inside = (...names: string[]) => path.join(server.dataFolder, ...names);

/** Runs a program of the project on the server's data folder until it ends or accepts calls. */
async function runBeside(program: string, words: string[] = []) {
  const child = spawn(process.execPath, [builtProgram(program), ...words], {
    cwd: ROOT,
    env: { ...process.env, DATA_DIR: server.dataFolder, PORT: '0', HOST: '127.0.0.1' },
  });
  children.add(child);
  child.stdin.end(`${PASSWORD}\n`);
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const greeted = new Promise<'runs'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Platelog is at')) resolve('runs');
      });
    }
  });
  const outcome = await Promise.race([ended, greeted]);
  return { outcome, said };
}

/** Runs an admin command while the server is running. */
async function admin(...words: string[]) {
  return runBeside('scripts/admin.ts', words);
}

async function inDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  const db = openDatabase(inside('platelog.sqlite'));
  return work(db).finally(() => db.destroy());
}

/** Creates what a start removes or takes over: files of running uploads, and a leased job. */
async function leaveMarks(): Promise<void> {
  mkdirSync(inside('photos', 'ada'), { recursive: true });
  writeFileSync(inside('incoming', 'upload'), 'x');
  writeFileSync(inside('photos', 'ada', 'abc.part'), 'x');
  const job = { id: 'j', kind: 'photo', user_id: 'ada', subject_id: 'p', state: 'running' };
  const gone = `${hostname()}/999999999/gone`;
  const held = { lease: 'l', lease_until: 8e15, owner: gone, attempts: 1, cause: 'photo' };
  const row = { ...job, ...held, run_at: 1, due_since: 1, created_at: 1 };
  await inDatabase(async (db) =>
    db
      .insertInto('jobs')
      .values(row as never)
      .execute(),
  );
}

const marks = async () => ({
  upload: existsSync(inside('incoming', 'upload')),
  part: existsSync(inside('photos', 'ada', 'abc.part')),
  lease: (await inDatabase(async (db) => db.selectFrom('jobs').selectAll().execute()))[0]
    ?.lease_until,
});

const health = async () => (await fetch(`${server.url}/api/health`)).status;

test('a second server on the folder exits before it changes anything, and says what to do', async () => {
  await leaveMarks();
  const before = await marks();
  const second = await runBeside('api/server.ts');
  expect(second.outcome).toBe(1);
  expect(second.said).toMatch(
    /^Platelog did not start\. Another Platelog server (?:\(process \d+\) )?runs/m,
  );
  if (process.platform === 'linux') expect(second.said).toContain(`process ${server.pid}`);
  expect(second.said).toContain(server.dataFolder);
  expect(second.said).toContain('DATA_DIR=');
  expect(await marks()).toEqual(before);
  expect(await health()).toBe(200);
});

test('after kill -9 the folder is free at once, and the next start cleans up', async () => {
  await leaveMarks();
  await server.stop('SIGKILL');
  await server.start();
  expect(await health()).toBe(200);
  expect(await marks()).toEqual({ upload: false, part: false, lease: 0 });
});

test('if several servers start on one folder at the same time, exactly one runs', async () => {
  await server.stop('SIGKILL');
  const started = await Promise.all([1, 2, 3].map(async () => runBeside('api/server.ts')));
  expect(started.map(({ outcome }) => outcome).sort()).toEqual([1, 1, 'runs']);
});

test("the host's commands work while the server is running", async () => {
  const person = registration({ email: 'ada@example.org' });
  await new Visitor(server.url).post('/api/register', person);
  const made = await admin('create', 'charles', 'charles@example.org');
  expect(made).toEqual({ outcome: 0, said: expect.stringContaining('administrator now') });
  const beside = [['list'], ['check-log'], ['reset-link', 'ada@example.org'], ['restored']];
  for (const ran of await Promise.all(beside.map(async (words) => admin(...words)))) {
    expect(ran).toEqual({ outcome: 0, said: expect.any(String) });
  }
  expect(await health()).toBe(200);
});

test('a command of another version does not migrate the database of a running server', async () => {
  const known = async () =>
    inDatabase(async (db) => db.selectFrom('schema_versions').select('version').execute());
  const all = (await known()).length;
  await inDatabase(async (db) => {
    await db.deleteFrom('schema_versions').where('version', '=', all).execute();
  });
  expect(await admin('list')).toEqual({
    outcome: 1,
    said: expect.stringContaining(server.dataFolder),
  });
  expect(await known()).toHaveLength(all - 1);
});

const mode = (name: string) => (statSync(inside(name)).mode & 0o777).toString(8);

/** Restarts the server with a umask that lets other accounts read. */
async function restartOpenly(): Promise<void> {
  const before = process.umask(0o022);
  await server.stop('SIGTERM');
  await server.start().finally(() => process.umask(before));
}

test('files that the server creates are private to its account, with any umask', async () => {
  await restartOpenly();
  const visitor = new Visitor(server.url);
  await visitor.post('/api/register', registration({ email: 'ada@example.org' }));
  const body = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30' });
  await visitor.send('/api/analyze-image', { method: 'POST', body });
  const files = ['platelog.sqlite', 'platelog.sqlite-wal', 'platelog.sqlite-shm', 'platelog.lock'];
  expect(files.map((name) => [name, mode(name)])).toEqual(files.map((name) => [name, '600']));
  const folders = spawnSync('find', [server.dataFolder, '-type', 'd', '!', '-perm', '700']);
  expect(folders.stdout.toString()).toBe('');
  const open = spawnSync('find', [server.dataFolder, '-type', 'f', '!', '-perm', '600']);
  expect(open.stdout.toString()).toBe('');
});

test('a data folder that others could read is made private at the start, with one warning', async () => {
  const person = registration({ email: 'ada@example.org' });
  const { body } = await new Visitor(server.url).post('/api/register', person);
  await server.stop('SIGTERM');
  // A folder of an existing account, because a start reports folders of unknown accounts.
  const photos = `photos/${(body as { user: { id: string } }).user.id}`;
  mkdirSync(inside(photos));
  writeFileSync(inside(photos, 'picture'), 'x');
  const [folders, files] = [
    ['', 'photos', photos],
    ['platelog.sqlite', `${photos}/picture`],
  ];
  for (const name of folders) chmodSync(inside(name), 0o755);
  for (const name of files) chmodSync(inside(name), 0o644);
  const said = server.output.length;
  await server.start();
  for (const name of folders) expect([name, mode(name)]).toEqual([name, '700']);
  for (const name of files) expect([name, mode(name)]).toEqual([name, '600']);
  await restartOpenly();
  expect(server.output.slice(said).match(/could be read by other accounts/g)).toHaveLength(1);
});

test('a folder with other contents keeps its mode, and our files in it are made private', async () => {
  await server.stop('SIGTERM');
  mkdirSync(inside('of others'));
  for (const name of ['', 'of others']) chmodSync(inside(name), 0o755);
  chmodSync(inside('platelog.sqlite'), 0o644);
  await server.start();
  const modes = ['', 'of others', 'photos', 'platelog.sqlite'].map(mode);
  rmdirSync(inside('of others'));
  expect(modes).toEqual(['755', '755', '700', '600']);
});
