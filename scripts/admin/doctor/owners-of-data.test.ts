import { chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { spawnAdmin } from '../../../test/kit/admin-command';
import { freePort } from '../../../test/kit/free-port';

jest.setTimeout(60_000);

const OWNER = 12_345;

let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'platelog-doctor-owners-'));
});
afterEach(() => {
  rmSync(data, { recursive: true });
});

/** The doctor's finding on permissions. */
async function ofRights(): Promise<string> {
  const settings = { DISK_RESERVE_MB: '0', PORT: String(await freePort()) };
  const { said } = await spawnAdmin(data, ['doctor'], undefined, settings);
  return said.split('\n').find((line) => line.includes('rights ')) ?? '';
}

// Only root can give a file to another account.
(process.getuid?.() === 0 ? describe : describe.skip)('files of another account', () => {
  test('it reports a database of another account', async () => {
    const database = path.join(data, 'platelog.sqlite');
    writeFileSync(database, '');
    chownSync(database, OWNER, OWNER);
    expect(await ofRights()).toContain(`${database} belongs to another account than ${data}`);
  });

  test('it reports folders, and what is in them', async () => {
    const photos = path.join(data, 'photos', 'ada');
    for (const made of [photos, path.join(data, 'incoming')]) mkdirSync(made, { recursive: true });
    writeFileSync(path.join(photos, 'picture'), 'x');
    for (const name of [data, path.dirname(photos), photos]) chownSync(name, OWNER, OWNER);
    const found = await ofRights();
    expect(found).toMatch(/^fault/);
    expect(found).toContain(
      `${data}/incoming and 1 other belong to another account than ${data}, as after a command or a start with sudo. As root: chown -R --reference=${data} ${data}`,
    );
  });
});
