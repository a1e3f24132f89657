import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { uuidv7 } from 'uuidv7';

import { bundleProgram, MODULES } from '../../scripts/bundle-server';
import { registration, Visitor } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { isShort } from '../kit/short';
import { mealFields } from '../kit/stores';
import { op, synced } from '../kit/sync-requests';
import { ServerProcess } from './server-process';

jest.setTimeout(240_000);

const ROOT = path.resolve(__dirname, '../..');
const MIGRATIONS = 'api/store/migrations';
const SOURCES = ['api', 'shared', 'package.json', 'tsconfig.json'];
/** Version of the operations: one that every tested server accepts. */
const VERSION = 5;
const NAMES = ['ada', 'bob'];

const git = (...words: string[]) => execFileSync('git', words, { cwd: ROOT }).toString().trim();

/** The commits before the newest migrations. A copy of the sources without git has none. */
function earlierCommits(): string[] {
  if (spawnSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT }).status !== 0) return [];
  const newest = readdirSync(path.join(ROOT, MIGRATIONS)).sort().reverse();
  return [newest[0], newest[2]].flatMap((name) => {
    const added = ['log', '--diff-filter=A', '--format=%P', '-1', '--', `${MIGRATIONS}/${name}`];
    const [parent = ''] = git(...added).split(' ');
    return parent === '' ? [] : [parent];
  });
}

let folder: string;
const servers: ServerProcess[] = [];
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-upgrade-'));
});
afterAll(async () => {
  for (const server of servers) await server.kill();
  rmSync(folder, { recursive: true, force: true });
});

/** Bundles the server of a commit. Returns the path of the bundle. */
function programAt(commit: string): string {
  const sources = path.join(folder, commit);
  mkdirSync(sources);
  const archive = git('archive', '-o', `${sources}.tar`, commit, ...SOURCES);
  expect(archive).toBe('');
  execFileSync('tar', ['-xf', `${sources}.tar`, '-C', sources]);
  symlinkSync(MODULES, path.join(sources, 'node_modules'));
  return bundleProgram('api/server.ts', path.join(sources, 'built'), sources);
}

async function signUp(url: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const asked = registration({ email: `${name}@upgrade.test` });
  const { body } = await visitor.post('/api/register', asked);
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
}

async function signIn(url: string, name: string): Promise<Visitor> {
  const visitor = new Visitor(url);
  const { password } = registration();
  const { body } = await visitor.post('/api/auth/login', {
    email: `${name}@upgrade.test`,
    password,
  });
  visitor.userId = (body as { user: { id: string } }).user.id;
  return visitor;
}

/** One day of a user: meals, one of them changed and one deleted, a weight and a photo. */
async function logADay(visitor: Visitor): Promise<void> {
  const v = VERSION;
  const meals = ['oats', 'soup', 'rice'].map((name) => op({ v, patch: mealFields({ name }) }));
  const weight = { weight: 70.4, weightUnit: 'kg', recordedAt: '2026-11-20T07:30' };
  const photoId = uuidv7();
  const file = { sha256: 'a'.repeat(64), mime: 'image/jpeg', bytes: 9, width: 9, height: 9 };
  const [first, second] = meals;
  const { results } = await synced(visitor, {
    ops: [
      ...meals,
      op({ v, type: 'weight', patch: weight }),
      op({ v, type: 'photo', id: photoId, patch: { mealId: meals[2]?.id ?? '', ...file } }),
      op({ v, id: first?.id ?? '', patch: { notes: 'with milk' } }),
      op({ v, id: second?.id ?? '', act: 'del', patch: {} }),
    ],
  });
  expect(results.map(({ status }) => status)).toEqual(results.map(() => 'applied'));
  const body = photoForm(await picture(64, 48), { photoId });
  const { status } = await visitor.send('/api/analyze-image', { method: 'POST', body });
  expect(status).toBe(200);
}

/** Everything in an account, as a new device gets it; kinds that were added since are empty. */
async function allOf(visitor: Visitor) {
  const { changes, digest = {}, cursor } = await synced(visitor, { limit: 2_000, digest: true });
  const held = Object.entries(digest).filter(([, { n }]) => n > 0);
  expect(held.map(([kind]) => kind).sort()).toEqual(['meal', 'photo', 'weight']);
  return { changes, digest: Object.fromEntries(held), cursor };
}

const photosIn = (dataFolder: string) =>
  readdirSync(path.join(dataFolder, 'photos'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort()
    .map((name) => [name, readFileSync(name).toString('base64')]);

const commits = isShort ? [] : earlierCommits();

(commits.length > 0 ? test.each(commits) : test.skip.each(['an earlier commit']))(
  'the data of %s is there after the upgrade, and the earlier version refuses to start with a reason',
  async (commit) => {
    const dataFolder = mkdtempSync(path.join(folder, 'data-'));
    const earlier = new ServerProcess({ program: programAt(commit), dataFolder, provider: '' });
    const program = bundleProgram('api/server.ts', path.join(folder, `now-${commit}`));
    const now = new ServerProcess({ program, dataFolder, provider: '' });
    servers.push(earlier, now);
    await earlier.start();
    const before = [];
    for (const name of NAMES) {
      const visitor = await signUp(earlier.url, name);
      await logADay(visitor);
      before.push(await allOf(visitor));
    }
    const photos = photosIn(dataFolder);
    expect(photos).toHaveLength(NAMES.length);
    await earlier.kill();

    await now.start();
    for (const [index, name] of NAMES.entries()) {
      const visitor = await signIn(now.url, name);
      expect(await allOf(visitor)).toEqual(before[index]);
      await synced(visitor, { ops: [op()] });
    }
    expect(photosIn(dataFolder)).toEqual(photos);
    await now.kill();

    // Twice: the first attempt must leave nothing behind.
    for (let tries = 0; tries < 2; tries += 1)
      await expect(earlier.start()).rejects.toThrow('written by a newer Platelog');
    await now.start();
    for (const [index, name] of NAMES.entries()) {
      const { cursor } = await allOf(await signIn(now.url, name));
      expect(cursor).toBe((before[index]?.cursor ?? 0) + 1);
    }
    await now.kill();
  },
);
