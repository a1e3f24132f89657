import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '../../api/store/database';
import { builtProgram } from '../../test/kit/built-program';
import { addPeople, person } from '../../test/kit/people';

jest.setTimeout(60_000);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-announce-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const open = () => openDatabase(path.join(folder, 'platelog.sqlite'));

/** The command as a host runs it. */
function admin(...words: string[]) {
  return spawnSync(process.execPath, [builtProgram('scripts/admin.ts'), ...words], {
    env: { ...process.env, DATA_DIR: folder },
    input: 'difference engine 1822\n',
    encoding: 'utf8',
  });
}

test('an announcement is sent once, a dry run leaves no trace, and a malformed file is rejected', async () => {
  admin('create', 'charles', 'charles@example.org');
  const db = open();
  const people = [person('Ada', 'Lovelace', { email: 'ada@example.org' }), person('Eve', 'Ng')];
  await addPeople({ services: { db, now: Date.now } }, people);
  await db.destroy();
  const file = path.join(folder, 'price.txt');
  writeFileSync(file, 'Title: A new price\nDate: 2099-03-01\n\nPremium costs more.\n');
  const told = async () => {
    const opened = open();
    const rows = await opened.selectFrom('announcements').select('title').execute();
    const log = await opened.selectFrom('audit_log').select(['action', 'detail']).execute();
    await opened.destroy();
    const logged = log.filter(({ action }) => action === 'announced').map(({ detail }) => detail);
    return [...rows.map(({ title }) => title), ...logged];
  };
  const tried = admin('announce', file, '--dry-run');
  expect([tried.status, tried.stdout]).toEqual([0, expect.stringContaining('ada@example.org')]);
  expect(tried.stdout).toContain('2 accounts would be notified. Mail is not set up');
  expect(await told()).toEqual([]);
  expect(admin('announce', file).stdout).toContain('2 accounts see it');
  const again = admin('announce', file);
  expect([again.status, again.stderr]).toEqual([
    1,
    expect.stringContaining('Nobody is notified twice'),
  ]);
  expect(await told()).toEqual(['A new price', '{"users":2}']);

  writeFileSync(file, 'A new price\n');
  const wrong = admin('announce', file);
  expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('Line 1 is neither')]);
  expect(admin('announce', path.join(folder, 'none')).stderr).toContain('(ENOENT)');
  expect(admin('announce', file, '--dryrun').stderr).toContain("'--dryrun' is not an option.");
});
