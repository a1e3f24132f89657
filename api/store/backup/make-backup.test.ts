import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '../database';
import { ErasedLog } from '../erased-log';
import { migrate } from '../migrate';
import { makeBackup } from './make-backup';

const DAY_MS = 24 * 3600 * 1000;
const NOON = Date.UTC(2026, 10, 24, 12);

let home: string;
let dataFolder: string;
let into: string;

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-backup-'));
  dataFolder = path.join(home, 'data');
  into = path.join(home, 'backups');
  mkdirSync(dataFolder);
  const db = openDatabase(path.join(dataFolder, 'platelog.sqlite'));
  await migrate(db, 1);
  await db.destroy();
});

afterEach(() => {
  jest.restoreAllMocks();
  rmSync(home, { recursive: true });
});

const make = (day: number) =>
  makeBackup({
    dataFolder,
    into,
    keep: 2,
    bucket: undefined,
    version: '0',
    now: NOON + day * DAY_MS,
  });

/** A photo in a backup, of a user who has deleted their account since. */
function photoIn(backup: string): string {
  const file = path.join(backup, 'photos', 'eve', 'one.jpg');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'photo');
  return file;
}

test('a photo in an older backup that cannot be removed is reported, and the oldest backups are removed anyway', () => {
  const photos = [0, 1].map((day) => photoIn(make(day).folder));
  new ErasedLog(dataFolder).add([{ id: 'eve', at: NOON }]);
  const remove = fs.rmSync;
  const locked = path.dirname(photos[0] ?? '');
  jest.spyOn(fs, 'rmSync').mockImplementation((name, options) => {
    if (name === locked) throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: name });
    remove(name, options);
  });
  expect(() => make(2)).toThrow(/may not write into/);
  jest.restoreAllMocks();
  expect(photos.filter((photo) => existsSync(photo))).toEqual([]);
  expect(readdirSync(into).map((name) => name.slice(0, 17))).toEqual([
    'backup-2026-11-25',
    'backup-2026-11-26',
  ]);
});

/** Makes folders fail as if another account had created them for itself only. */
function lock(...folders: string[]): void {
  for (const name of ['statSync', 'readFileSync', 'readdirSync', 'rmSync'] as const) {
    const usual = fs[name] as (...given: unknown[]) => unknown;
    jest.spyOn(fs, name).mockImplementation(((file: string, ...rest: unknown[]) => {
      const isIn = folders.some((folder) => file.startsWith(folder));
      // The folder itself can be seen from outside, and is not empty.
      const isShut = name === 'statSync' ? !folders.includes(file) : true;
      if (isIn && isShut) throw Object.assign(new Error('EACCES'), { code: 'EACCES', path: file });
      return usual(file, ...rest);
    }) as never);
  }
}

test('a newest backup that belongs to another account is ignored', () => {
  const { folder } = make(0);
  photoIn(folder);
  lock(folder);
  const made = make(1);
  jest.restoreAllMocks();
  expect([made.others, existsSync(made.folder)]).toEqual([1, true]);
});

test('the error names a backup that only another account can clean up, and says what to do', () => {
  const { folder } = make(0);
  photoIn(folder);
  new ErasedLog(dataFolder).add([{ id: 'eve', at: NOON }]);
  lock(folder);
  expect(() => make(1)).toThrow(
    `${folder} belongs to another account, as after a command run with sudo. As root: chown -R --reference=${into} ${folder}`,
  );
  jest.restoreAllMocks();
  expect(readdirSync(into)).toHaveLength(2);
});

test('the error names a backup that another account has removed halfway, and the new backup is made anyway', () => {
  const going = path.join(into, 'backup-2026-11-20T030000Z.part');
  mkdirSync(path.join(going, 'photos'), { recursive: true });
  lock(going);
  expect(() => make(0)).toThrow(`${going} belongs to another account`);
  jest.restoreAllMocks();
  expect(readdirSync(into)).toEqual([
    'backup-2026-11-20T030000Z.part',
    'backup-2026-11-24T120000Z',
  ]);
  make(1);
  expect(readdirSync(into)).toEqual(['backup-2026-11-24T120000Z', 'backup-2026-11-25T120000Z']);
});
