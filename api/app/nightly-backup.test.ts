import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { performance } from 'node:perf_hooks';

import SQLite from 'better-sqlite3';

import { LiveServer } from '../../test/kit/live-server';
import { beginEpoch, type Database, openDatabase } from '../store/database';
import { migrate } from '../store/migrate';
import { openLog } from './log';
import { NightlyBackup } from './nightly-backup';

jest.setTimeout(120_000);

const HOUR_MS = 3600 * 1000;
/** Two in the afternoon, by the clock of this machine. */
const AFTERNOON = new Date(2026, 10, 24, 14).getTime();

let home: string;
let db: Database;
let time: number;
const dataFolder = () => path.join(home, 'data');
const into = () => path.join(home, 'backups');
const made = () => readdirSync(into()).filter((name) => name.startsWith('backup-'));

beforeEach(async () => {
  home = mkdtempSync(path.join(tmpdir(), 'platelog-nightly-'));
  for (const folder of [dataFolder(), into()]) mkdirSync(folder);
  db = openDatabase(path.join(dataFolder(), 'platelog.sqlite'));
  await migrate(db, 1);
  time = AFTERNOON;
});
afterEach(async () => {
  await db.destroy();
  rmSync(home, { recursive: true });
});

function nightly({
  keep = 2,
  hour = 3,
  log = openLog('silent'),
  folder = into(),
} = {}): NightlyBackup {
  const env = { dataFolder: dataFolder(), backups: { folder, keep, hour } };
  return new NightlyBackup({ db, env, now: () => time, log, version: '0' });
}

test('one backup is made per night, also after a night in which the server was off, and the newest are kept', async () => {
  const backups = nightly();
  expect(await backups.makeIfDue()).toBe(true);
  expect(backups.lastMade).toBe(AFTERNOON);
  expect(await backups.makeIfDue()).toBe(false);
  // Past midnight, but before three.
  time += 12 * HOUR_MS;
  expect(await backups.makeIfDue()).toBe(false);
  time += 1.5 * HOUR_MS;
  expect(await backups.makeIfDue()).toBe(true);
  // A backup of an earlier epoch is of the same database.
  await beginEpoch(db);
  expect(await nightly().makeIfDue()).toBe(false);
  time += 48 * HOUR_MS;
  expect(await nightly().makeIfDue()).toBe(true);
  expect(made()).toHaveLength(2);
});

test('backups are made from the hour that is set', async () => {
  const backups = nightly({ hour: 15 });
  expect(await backups.makeIfDue()).toBe(true);
  time += HOUR_MS / 2;
  expect(await backups.makeIfDue()).toBe(false);
  time += HOUR_MS;
  expect(await backups.makeIfDue()).toBe(true);
});

test('a backup that fails is logged as an error, tried again after an hour, and does not create the folder', async () => {
  rmSync(into(), { recursive: true });
  const log = openLog('silent');
  const alarms = jest.spyOn(log, 'error');
  const backups = nightly({ log });
  expect(backups.state).toBe('waiting');
  expect(await backups.makeIfDue()).toBe(false);
  expect(alarms.mock.calls).toEqual([
    [expect.objectContaining({ alarm: 'backup_failed' }), expect.any(String)],
  ]);
  const reason = expect.stringContaining('BACKUP_DIR does not exist') as string;
  expect([backups.state, backups.facts()?.failure]).toEqual(['failed', { at: time, reason }]);
  mkdirSync(into());
  time += HOUR_MS / 2;
  expect(await backups.makeIfDue()).toBe(false);
  time += HOUR_MS;
  expect(await backups.makeIfDue()).toBe(true);
  expect([backups.state, backups.facts()]).toEqual([
    'ok',
    { hour: 3, keep: 2, lastMadeAt: time, failure: null },
  ]);
});

test('a failure while the clock was ahead does not stop the next backup', async () => {
  time += 9_000 * HOUR_MS;
  rmSync(into(), { recursive: true });
  const backups = nightly();
  expect(await backups.makeIfDue()).toBe(false);
  mkdirSync(into());
  time = AFTERNOON;
  expect(await backups.makeIfDue()).toBe(true);
});

test('for a folder inside the data folder, existing or not, the error says the same as the warning at the start', async () => {
  const backups = nightly({ folder: path.join(dataFolder(), 'backups') });
  await backups.makeIfDue();
  expect(backups.facts()?.failure?.reason).toMatch(/inside .*Name another folder/);
  expect(backups.facts()?.failure?.reason).not.toContain('Make the folder');
});

test('a damaged backup does not stop the next one', async () => {
  const backups = nightly();
  await backups.makeIfDue();
  const [name = ''] = made();
  writeFileSync(path.join(into(), name, 'backup.json'), '{');
  time += 24 * HOUR_MS;
  expect(await backups.makeIfDue()).toBe(true);
  expect(made()).toHaveLength(2);
});

test('a backup with a date in the future does not stop the next one and does not replace others', async () => {
  time += 9_000 * HOUR_MS;
  const backups = nightly({ keep: 1 });
  expect(await backups.makeIfDue()).toBe(true);
  time = AFTERNOON;
  expect(await backups.makeIfDue()).toBe(true);
  expect(backups.lastMade).toBe(AFTERNOON);
  expect(await backups.makeIfDue()).toBe(false);
  expect(backups.lastMade).toBe(AFTERNOON);
  expect(made()).toEqual([expect.stringMatching('backup-2026-11-24')]);
});

test('a backup that is stopped half way leaves nothing behind', async () => {
  fill();
  const backups = nightly();
  const making = backups.makeIfDue();
  while (made().length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  await backups.stop();
  expect(await making).toBe(false);
  expect(made()).toEqual([expect.stringMatching(/\.part$/)]);
});

test('no backup is made if the server stops while it checks whether one is due', async () => {
  const backups = nightly();
  const making = backups.makeIfDue();
  await backups.stop();
  expect(await making).toBe(false);
  expect(made()).toEqual([]);
  expect(backups.facts()?.failure).toBeNull();
});

test('a big database is copied while the server keeps working', async () => {
  fill();
  const before = performance.eventLoopUtilization();
  expect(await nightly().makeIfDue()).toBe(true);
  // On a busy machine the loop also waits for processor time, which is not counted. A copy in this thread would keep
  // the loop almost always busy.
  expect(performance.eventLoopUtilization(before).utilization).toBeLessThan(1 / 3);
});

/** About 60 MB. */
function fill(): void {
  const file = new SQLite(path.join(dataFolder(), 'platelog.sqlite'));
  file.exec('CREATE TABLE noise (text TEXT)');
  file.exec(
    'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 60000) INSERT INTO noise SELECT hex(randomblob(500)) FROM n',
  );
  file.close();
}

test('the server makes a backup if the setting is set', async () => {
  const server = await LiveServer.start({ BACKUP_DIR: into() });
  // If no backup is made, Jest's timeout ends the loop.
  while (made().every((name) => name.endsWith('.part')))
    await new Promise((resolve) => setTimeout(resolve, 50));
  await server.remove();
  const [name = ''] = made();
  expect(readFileSync(path.join(into(), name, 'backup.json'), 'utf8')).toContain('"accounts": 0');
});
