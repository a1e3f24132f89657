import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ApiInMemory } from '../../../test/kit/api-in-memory';
import { spawnAdmin } from '../../../test/kit/admin-command';
import { freePort } from '../../../test/kit/free-port';

jest.setTimeout(60_000);

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'platelog-doctor-photos-'));
});
afterEach(() => {
  rmSync(data, { recursive: true });
});

const file = (...names: string[]) => path.join(data, ...names);

/** The doctor's findings on photos. */
async function ofPhotos(): Promise<string[]> {
  const settings = { DISK_RESERVE_MB: '0', PORT: String(await freePort()) };
  const { said } = await spawnAdmin(data, ['doctor'], undefined, settings);
  const lines = said.split('\n').map((line) => line.replace(/ {2,}/g, ' '));
  return lines.filter((line) => line.includes(' photos '));
}

function leavePhoto(): void {
  mkdirSync(file('photos', 'somebody'), { recursive: true });
  writeFileSync(file('photos', 'somebody', 'picture'), 'x');
}

async function makeDatabase(people: number): Promise<void> {
  const api = await ApiInMemory.start({}, Date.now, { database: file('platelog.sqlite') });
  for (let made = 0; made < people; made += 1) await api.member();
  await api.stop();
}

test('photos without a database, or with one that has no accounts, are a fault', async () => {
  mkdirSync(file('photos', 'somebody'), { recursive: true });
  expect(await ofPhotos()).toEqual([]);
  leavePhoto();
  expect(await ofPhotos()).toEqual([expect.stringMatching(/^fault .* is not there\./)]);
  await makeDatabase(0);
  expect(await ofPhotos()).toEqual([expect.stringMatching(/^fault .* knows no account\./)]);
});

test('photos of accounts that the database does not have are reported, unless they were deleted', async () => {
  await makeDatabase(1);
  leavePhoto();
  expect(await ofPhotos()).toEqual([
    expect.stringContaining(`are in ${file('photos', 'somebody')}: they stay`),
  ]);
  writeFileSync(file('erased.log'), '\nsomebody 2026-11-01', { mode: 0o600 });
  expect(await ofPhotos()).toEqual([]);
});

test('the rest of an upload that was cut off is not a photo', async () => {
  mkdirSync(file('photos', 'somebody'), { recursive: true });
  writeFileSync(file('photos', 'somebody', 'picture.part'), 'x');
  expect(await ofPhotos()).toEqual([]);
});
