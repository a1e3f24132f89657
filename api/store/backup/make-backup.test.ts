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

/** A photo that is left in a backup of a person who has deleted their account since. */
function photoIn(backup: string): string {
  const file = path.join(backup, 'photos', 'eve', 'one.jpg');
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, 'photo');
  return file;
}

test('a photo in an older backup that may not be removed is told, and the oldest backups go all the same', () => {
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
