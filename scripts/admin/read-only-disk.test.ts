import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { spawnAdmin } from '../../test/kit/admin-command';
import { LiveServer } from '../../test/kit/live-server';
import { canMountDisks, removeDisk, smallDisk } from '../../test/kit/small-disk';

jest.setTimeout(120_000);

const DISK_MB = 64;

let home: string;
let disk: string | undefined;
beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-read-only-'));
});
afterEach(() => {
  if (disk !== undefined) removeDisk(disk);
  rmSync(home, { recursive: true });
  disk = undefined;
});

/** The data of a server on a disk that the system has remounted read-only, as after an error, and an earlier backup. */
async function dataOnReadOnlyDisk(): Promise<string> {
  const server = await LiveServer.start();
  await spawnAdmin(server.dataFolder, ['backup', home]);
  await server.stop();
  disk = smallDisk(DISK_MB) ?? '';
  const data = path.join(disk, 'data');
  cpSync(server.dataFolder, data, { recursive: true });
  await server.remove();
  execFileSync('mount', ['-o', 'remount,ro', disk]);
  return data;
}

(canMountDisks() ? test : test.skip)(
  'if the disk of the data is read-only, a backup and a restore name the cause, and change nothing',
  async () => {
    const data = await dataOnReadOnlyDisk();
    const before = readdirSync(home);
    const made = await spawnAdmin(data, ['backup', home]);
    expect([made.status, made.said.trim().split('\n')]).toEqual([
      1,
      [expect.stringContaining(`${data} is on a disk that is read-only`)],
    ]);
    expect(made.said).toContain('cp -a');
    expect(made.said).not.toMatch(/account|SQLITE|EROFS/);
    for (const more of [['--replace'], []]) {
      const restored = await spawnAdmin(data, ['restore', home, ...more]);
      expect(restored.status).toBe(1);
      expect(restored.said.trim().split('\n').at(-1)).toMatch(
        /is on a disk that is read-only: .*name another folder/,
      );
      expect(restored.said).not.toMatch(/SQLITE|EROFS/);
    }
    expect(readdirSync(home)).toEqual(before);
    // What the backup has advised.
    const byHand = path.join(home, 'by hand');
    execFileSync('cp', ['-a', data, byHand]);
    const elsewhere = path.join(home, 'elsewhere');
    expect(await spawnAdmin(elsewhere, ['restore', byHand])).toMatchObject({ status: 0 });
  },
);
