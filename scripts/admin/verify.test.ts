import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { spawnAdmin } from '../../test/kit/admin-command';
import { LiveServer } from '../../test/kit/live-server';

let server: LiveServer;
let home: string;
let whole: string;
beforeAll(async () => {
  server = await LiveServer.start();
});
beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-verify-'));
  await spawnAdmin(server.dataFolder, ['backup', home]);
  whole = inside(readdirSync(home)[0]);
});
afterEach(() => {
  rmSync(home, { recursive: true });
});
afterAll(async () => server.remove());

const inside = (name = '') => path.join(home, name);
const verify = async (...names: string[]) => spawnAdmin(server.dataFolder, ['verify', ...names]);

/** Simulates the shell's expansion of `verify backups/*`. */
const verifyAll = async () => verify(...readdirSync(home).map(inside));

test('other files on the disk are listed at the end, and each backup is checked', async () => {
  mkdirSync(inside('a folder'));
  mkdirSync(inside('lost+found'));
  mkdirSync(inside('backup-2026-11-24T030000Z.part'));
  writeFileSync(inside('backup-2026-11-24T030000Z.part/platelog.sqlite'), 'half');
  writeFileSync(inside('erased.log'), '');
  const { status, said } = await verifyAll();
  expect([status, said]).toEqual([0, expect.stringContaining(`whole: ${whole}`)]);
  const last = said.trim().split('\n').at(-1) ?? '';
  expect(last).toMatch(/^No backups, and not looked at: /);
  for (const name of ['a folder', 'lost+found', 'backup-2026-11-24T030000Z.part', 'erased.log'])
    expect(last).toContain(inside(name));
});

test('a bad backup is distinguished from the others, and makes it exit with 1', async () => {
  mkdirSync(inside('backup-2026-11-24T030000Z'));
  mkdirSync(inside('lost+found'));
  const { status, said } = await verifyAll();
  expect(status).toBe(1);
  expect(said).toContain(`NOT WHOLE: ${inside('backup-2026-11-24T030000Z')}`);
  expect(said).toContain(`whole: ${whole}`);
  expect(said).toContain(`not looked at: ${inside('lost+found')}`);
});

test('it exits with 1 if nothing is a backup, or one does not exist', async () => {
  mkdirSync(inside('lost+found'));
  const none = await verify(inside('lost+found'));
  expect(none).toEqual({ status: 1, said: `There is no backup in ${inside('lost+found')}.\n` });
  const { status, said } = await verify(inside('gone'), whole);
  expect([status, said]).toEqual([1, expect.stringContaining(`whole: ${whole}`)]);
  expect(said).toContain(`There is no folder ${inside('gone')}. Is its disk mounted?`);
});
