import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { runAdmin, spawnAdmin } from '../../test/kit/admin-command';
import { registration, Visitor } from '../../test/kit/api-in-memory';
import { LiveServer } from '../../test/kit/live-server';
import { picture } from '../../test/kit/pictures';
import { mealFields } from '../../test/kit/stores';
import { op, synced } from '../../test/kit/sync-requests';
import { takenPhoto } from '../../test/kit/taken-photo';

jest.setTimeout(180_000);

const NAMES = ['ada', 'bob', 'cleo', 'dora', 'emil'];
const PAUSE_MS = 30;

type Response = Awaited<ReturnType<typeof synced>>;
type Row = Response['changes'][number];

/** A device that writes one change after another, and keeps the state that the server has acknowledged after each. */
class Writer {
  private readonly rows = new Map<string, Row>();
  private cursor = 0;
  /** By the account's sequence number: the server's digests, and the contents of the rows. */
  readonly acknowledged = new Map<number, State>();

  constructor(readonly visitor: Visitor) {}

  get seq(): number {
    return this.cursor;
  }

  async write(turn: number): Promise<void> {
    const meals = [...this.rows.values()].filter(
      ({ type, deleted }) => type === 'meal' && !deleted,
    );
    const one = meals[turn % Math.max(1, meals.length)];
    await synced(this.visitor, { ops: [opOf(turn, one)], cursor: this.cursor });
    // The response to a device's own change does not contain that change.
    await this.catchUp();
  }

  async catchUp(): Promise<void> {
    const answer = await synced(this.visitor, { cursor: this.cursor, digest: true });
    for (const row of answer.changes) this.rows.set(row.id, row);
    this.cursor = answer.cursor;
    this.acknowledged.set(answer.cursor, stateOf(answer, [...this.rows.values()]));
  }
}

function opOf(turn: number, one: Row | undefined) {
  if (one && turn % 3 === 1)
    return op({ id: one.id, patch: { notes: `changed ${turn}` }, base: one.seq });
  if (one && turn % 7 === 3) return op({ id: one.id, act: 'del', patch: {}, base: one.seq });
  return op({ patch: mealFields({ name: `meal ${turn}` }) });
}

interface State {
  digest: Response['digest'];
  data: string[];
}

function stateOf({ digest }: Response, rows: Row[]): State {
  expect(digest).toBeDefined();
  const live = rows.filter(({ deleted }) => !deleted);
  return {
    digest,
    data: live.map(({ id, seq, data }) => `${id} ${seq} ${JSON.stringify(data)}`).sort(),
  };
}

/** Everything in an account, as a new device gets it. */
async function allOf(visitor: Visitor) {
  const answer = await synced(visitor, { limit: 2_000, digest: true });
  return { seq: answer.cursor, ...stateOf(answer, answer.changes) };
}

async function signUp(url: string, name: string): Promise<Writer> {
  const visitor = new Visitor(url);
  const { body } = await visitor.post(
    '/api/register',
    registration({ email: `${name}@drill.test` }),
  );
  visitor.userId = (body as { user: { id: string } }).user.id;
  return new Writer(visitor);
}

async function signIn(url: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { password } = registration();
  const { body } = await visitor.post('/api/auth/login', { email: `${name}@drill.test`, password });
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
}

const photosIn = (folder: string) =>
  readdirSync(path.join(folder, 'photos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();

let server: LiveServer;
let second: LiveServer | undefined;
let home: string;
beforeAll(async () => {
  server = await LiveServer.start();
  home = mkdtempSync(path.join(tmpdir(), 'platelog-drill-'));
});
afterAll(async () => {
  await server.remove();
  await second?.remove();
  rmSync(home, { recursive: true });
});

/** Makes a backup in another process while all devices write. */
async function backupUnderWrites(writers: Writer[], into: string): Promise<number[]> {
  const ended = new AbortController();
  const turns = writers.map(async (writer) => {
    for (let turn = 0; !ended.signal.aborted || turn < 10; turn += 1) {
      await writer.write(turn);
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  });
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  const before = writers.map(({ seq }) => seq);
  await spawnAdmin(server.dataFolder, ['backup', into]);
  ended.abort();
  await Promise.all(turns);
  return before;
}

test('a server under writes is backed up and restored with each account as acknowledged', async () => {
  const writers = await Promise.all(NAMES.map(async (name) => signUp(server.url, name)));
  for (const [index, writer] of writers.entries()) {
    for (const shade of [0, 60])
      await takenPhoto(writer.visitor, await picture(64, 48, shade + index));
    await writer.catchUp();
  }
  const into = path.join(home, 'backups');
  const before = await backupUnderWrites(writers, into);
  // After the backup: an account that is deleted, and a new one.
  const gone = writers.pop();
  const deletion = JSON.stringify({ currentPassword: registration()['password'] });
  const headers = { 'Content-Type': 'application/json' };
  await gone?.visitor.send('/api/account', { method: 'DELETE', body: deletion, headers });
  await signUp(server.url, 'late');
  runAdmin(server.dataFolder, ['backup', into]);
  const [older = ''] = readdirSync(into).sort();
  const photos = photosIn(server.dataFolder);
  expect(photos).toHaveLength(2 * writers.length);
  const bytes = photos.map((name) => readFileSync(path.join(server.dataFolder, name)));
  await server.stop();

  const restored = path.join(home, 'restored');
  const said = runAdmin(restored, ['restore', path.join(into, older)]);
  expect(said).toContain('deleted again: 1.');
  second = await LiveServer.start({ DATA_DIR: restored });
  for (const [index, { visitor, acknowledged }] of writers.entries()) {
    const again = await signIn(second.url, NAMES[index] ?? '');
    expect(again.userId).toBe(visitor.userId);
    const { seq, ...state } = await allOf(again);
    // Nothing that was acknowledged before the backup started is missing.
    expect(seq).toBeGreaterThanOrEqual(before[index] ?? Infinity);
    expect(state).toEqual(acknowledged.get(seq));
  }
  expect(photosIn(restored)).toEqual(photos);
  expect(photos.map((name) => readFileSync(path.join(restored, name)))).toEqual(bytes);
  const { status } = await new Visitor(second.url).post('/api/auth/login', {
    email: 'emil@drill.test',
    password: registration()['password'],
  });
  expect(status).toBe(401);
});
