import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ApiInMemory, type Visitor } from '../../../test/kit/api-in-memory';
import { picture } from '../../../test/kit/pictures';
import { takenPhoto } from '../../../test/kit/taken-photo';
import { closeAccount } from '../../store/erase-account';
import { inTransaction } from '../../store/in-transaction';
import { removePhotos } from './remove-photos';

const DAY_MS = 24 * 3600 * 1000;
const LONG_AGO = new Date('2020-01-01');

let api: ApiInMemory;
let ada: Visitor;
let folder: string;
let now = Date.now();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-swept-'));
  api = await ApiInMemory.start({ DATA_DIR: folder }, () => now);
  ada = await api.member();
});
afterEach(async () => {
  await api.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Writes a file that has no row, older than any upload in progress. */
function leave(person: string, name = 'left'): void {
  mkdirSync(path.join(folder, 'photos', person), { recursive: true });
  const file = path.join(folder, 'photos', person, name);
  writeFileSync(file, 'x');
  utimesSync(file, LONG_AGO, LONG_AGO);
}

const people = () => {
  const found = readdirSync(path.join(folder, 'photos'), { withFileTypes: true });
  return found
    .filter((one) => one.isDirectory())
    .map(({ name }) => name)
    .sort();
};
const picturesOf = (person: string) => readdirSync(path.join(folder, 'photos', person)).sort();

/** @returns the log's warnings */
async function sweep(): Promise<unknown[]> {
  const warn = jest.spyOn(api.services.log, 'warn').mockReturnValue(undefined);
  await removePhotos(api.services);
  const said = warn.mock.calls.map(([facts, words]) => ({ facts, words: words as string }));
  warn.mockRestore();
  return said;
}

test('photos of an account that is not in the database are kept, and the log says so', async () => {
  leave('unknown-1');
  leave('unknown-2');
  mkdirSync(path.join(folder, 'photos', 'empty'));
  expect(await sweep()).toEqual([
    {
      facts: { accounts: 2, first: path.join(folder, 'photos', 'unknown-1') },
      words: expect.stringContaining('does not know') as string,
    },
  ]);
  now += 60 * DAY_MS;
  await sweep();
  expect(people()).toEqual(['empty', 'unknown-1', 'unknown-2']);
});

test('photos of an account are deleted if the database or erased.log says that it was deleted', async () => {
  const bob = await api.member('Bob');
  // The process ended before it wrote erased.log.
  await inTransaction(api.services.db, async (trx) => closeAccount(trx, bob.userId, now));
  await api.services.removals.run();
  api.services.erased.add([{ id: 'deleted-elsewhere', at: now }]);
  for (const person of [bob.userId, 'deleted-elsewhere']) leave(person);
  expect(await sweep()).toEqual([]);
  expect(people()).toEqual([]);
});

test('a file of a known account without a row is deleted after a month', async () => {
  await takenPhoto(ada, await picture(64, 48));
  const [kept = ''] = picturesOf(ada.userId);
  leave(ada.userId);
  await sweep();
  now += 29 * DAY_MS;
  await sweep();
  expect(picturesOf(ada.userId)).toEqual([kept, 'left'].sort());
  now += 2 * DAY_MS;
  await sweep();
  expect(picturesOf(ada.userId)).toEqual([kept]);
});
