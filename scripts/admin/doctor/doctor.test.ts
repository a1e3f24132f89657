import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';

import { spawnAdmin } from '../../../test/kit/admin-command';
import { freePort } from '../../../test/kit/free-port';
import { LiveServer } from '../../../test/kit/live-server';
import { MailCounterpart } from '../../../test/kit/mail-counterpart';
import { VisionCounterpart } from '../../../test/kit/vision-counterpart';

jest.setTimeout(90_000);

const BACK_TO_FRONT = 8e15;

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(async () => server.remove());

/** A data folder that no server uses. */
let data: string;
beforeEach(() => {
  data = mkdtempSync(path.join(tmpdir(), 'platelog-doctor-'));
});
afterEach(() => {
  rmSync(data, { recursive: true });
});

const database = () => path.join(data, 'platelog.sqlite');

/** Gives the folder a copy of the running server's database, changed by `statement`. */
function withDatabase(statement = 'SELECT 1') {
  const source = new SQLite(path.join(server.dataFolder, 'platelog.sqlite'));
  source.prepare('VACUUM INTO ?').run(database());
  source.close();
  const copy = new SQLite(database());
  copy.exec(statement);
  copy.close();
  chmodSync(database(), 0o600);
}

/** What a host reads, as lines of level, subject and text. */
async function doctor(env: Record<string, string> = {}, ...words: string[]) {
  const settings = { DISK_RESERVE_MB: '0', PORT: String(await freePort()), ...env };
  const { status, said } = await spawnAdmin(data, ['doctor', ...words], undefined, settings);
  const lines = said.split('\n').map((line) => line.replace(/ {2,}/g, ' '));
  return { status, said, lines };
}

const faultOf = (words: string) => ({
  status: 1,
  said: expect.anything() as string,
  lines: expect.arrayContaining([expect.stringMatching(new RegExp(`^fault ${words}`))]) as string[],
});

test('it reports a server that runs on the folder and does not answer at its address', async () => {
  const { status, said } = await doctor({ DATA_DIR: server.dataFolder });
  expect([status, said]).toEqual([0, expect.stringContaining('It has another PORT or HOST')]);
  expect((await doctor()).said).not.toContain('another PORT');
});

test('next to a healthy server it reports no fault', async () => {
  const found = await doctor({ DATA_DIR: server.dataFolder, PORT: String(server.port) });
  expect(found.lines.filter((line) => line.startsWith('fault'))).toEqual([]);
  expect(found.status).toBe(0);
  const right = [
    'settings All',
    'rights ',
    'disk ',
    'database It can',
    'schema ',
    'clock ',
    'proxy ',
  ];
  for (const line of [
    ...right,
    'server Version',
    'mail Off',
    'payments Off',
    'provider Off',
    'sign-on Off',
    'barcodes Unknown',
  ]) {
    expect(found.lines).toContainEqual(expect.stringMatching(new RegExp(`^ok ${line}`)));
  }
});

test('it distinguishes a server with another data folder from one that uses this one', async () => {
  const { status, said } = await doctor({ PORT: String(server.port) });
  expect([status, said]).toEqual([0, expect.stringContaining(`but not on ${data}`)]);
});

test('before the first start it creates nothing', async () => {
  const folder = path.join(data, 'not', 'yet');
  const { status, said } = await doctor({ DATA_DIR: folder });
  expect(status).toBe(0);
  expect(said).toContain(`There is no folder ${folder} yet.`);
  expect(existsSync(folder)).toBe(false);
});

test('it reports all invalid settings, but no secret', async () => {
  const found = await doctor({ PORT: 'many', SMTP_URL: 'smtp://me:pass#word@mail.example.org' });
  expect(found).toEqual(faultOf('settings PORT: must be'));
  expect(found).toEqual(faultOf('settings SMTP_URL: must be'));
  expect(found.said).not.toContain('pass#word');
});

test('settings that cause a warning at the start are warnings', async () => {
  const careless = { SMPT_URL: 'x', PUBLIC_URL: 'https://meals.example.org' };
  const { status, lines } = await doctor(careless);
  expect(status).toBe(0);
  expect(lines).toContainEqual(expect.stringMatching(/^warning settings SMPT_URL .* SMTP_URL/));
  expect(lines).toContainEqual(expect.stringMatching(/^warning proxy .*TRUST_PROXY=1/));
  const open = await doctor({ TRUST_PROXY: '1' });
  expect(open.lines).toContainEqual(expect.stringMatching(/^warning proxy .*HOST=127.0.0.1/));
});

test('it reports settings that differ from the last start, because a unit may have others', async () => {
  withDatabase();
  const { status, lines } = await doctor({
    PUBLIC_URL: 'http://localhost:4000',
    SIGNUPS: 'closed',
    TRUST_PROXY: '1',
  });
  expect(status).toBe(0);
  expect(lines).toContainEqual(
    expect.stringMatching(
      /^warning settings At the last start .*PUBLIC_URL was empty, and is http.*TRUST_PROXY was 0, and is 1/,
    ),
  );
  expect((await doctor()).lines).not.toContainEqual(expect.stringContaining('At the last start'));
});

test('it reports a data folder that is a file, and data that other accounts can read', async () => {
  const file = path.join(data, 'file');
  writeFileSync(file, '');
  expect(await doctor({ DATA_DIR: file })).toEqual(faultOf('rights DATA_DIR is a file'));
  withDatabase();
  chmodSync(database(), 0o644);
  const { lines } = await doctor();
  expect(lines).toContainEqual(expect.stringMatching(/^warning rights Other accounts .*sqlite/));
});

const isRoot = process.getuid?.() === 0;
(isRoot || process.platform === 'win32' ? test.skip : test)(
  'it reports a backup folder that is not writable',
  async () => {
    chmodSync(data, 0o500);
    const found = await doctor({ DATA_DIR: path.join(data, 'none'), BACKUP_DIR: data });
    chmodSync(data, 0o700);
    expect(found).toEqual(faultOf('backups This account may not write'));
  },
);

(isRoot || process.platform === 'win32' ? test.skip : test)(
  'it reports a data folder that is not writable',
  async () => {
    chmodSync(data, 0o500);
    const found = await doctor();
    chmodSync(data, 0o700);
    expect(found).toEqual(faultOf('rights .* is not writable'));
  },
);

test('it reports a disk with less space than its reserve', async () => {
  const found = await doctor({ DISK_RESERVE_MB: '1000000000' });
  expect(found).toEqual(faultOf('disk .* Free some space'));
});

test('it reports a database of a newer version, and does not change it', async () => {
  withDatabase("INSERT INTO schema_versions VALUES (9999, '9999-later.sql', 1)");
  expect(await doctor()).toEqual(faultOf('schema It is of a newer Platelog: 9999'));
});

test('it reports the age of the newest backup, and a damaged one', async () => {
  withDatabase();
  const into = path.join(data, '..', `${path.basename(data)}-backups`);
  mkdirSync(into);
  const backups = async () =>
    (await doctor({ BACKUP_DIR: into })).lines.filter((line) => line.includes('backups '));
  expect(await backups()).toEqual([
    expect.stringMatching(/^warning backups There is none.*on the disk of the data/),
  ]);
  await spawnAdmin(data, ['backup', into]);
  expect(await backups()).toEqual([expect.stringMatching(/^ok backups The newest is of 2/)]);
  const [name = ''] = readdirSync(into);
  const file = path.join(into, name, 'backup.json');
  const old = readFileSync(file, 'utf8').replace(/"at": \d+/, '"at": 1');
  writeFileSync(file, old);
  expect(await backups()).toEqual([expect.stringMatching(/^warning backups .*1970.*'backup_f/)]);
  writeFileSync(file, old.slice(9));
  expect(await backups()).toContainEqual(expect.stringMatching(/^warning backups .*is damaged/));
  rmSync(into, { recursive: true });
});

test('it reports a clock that is behind the data', async () => {
  withDatabase(`UPDATE schema_versions SET applied_at = ${BACK_TO_FRONT}`);
  expect(await doctor()).toEqual(faultOf('clock .*NTP'));
});

test('it reports a file that is not a database, and a truncated one', async () => {
  writeFileSync(database(), 'x'.repeat(5_000), { mode: 0o600 });
  expect(await doctor()).toEqual(faultOf('database '));
  rmSync(database());
  withDatabase();
  truncateSync(database(), 100_000);
  expect(await doctor()).toEqual(faultOf('database '));
});

test('it reports a server that runs but is not ready, and another program on its port', async () => {
  const full = await LiveServer.start({ DISK_RESERVE_MB: '1000000000' });
  const beside = { DATA_DIR: full.dataFolder, PORT: String(full.port) };
  const found = await doctor(beside);
  await full.remove();
  expect(found).toEqual(faultOf('server It runs, and is not ready: The disk is full'));
  const other = await VisionCounterpart.start();
  const { lines } = await doctor({ PORT: new URL(other.url).port });
  await other.stop();
  expect(lines).toContainEqual(expect.stringMatching(/^warning server Another program/));
});

test('it calls other servers only on request, and their errors show no key', async () => {
  const [mail, provider] = await Promise.all([
    MailCounterpart.start({ login: { user: 'me', pass: 'right' } }),
    VisionCounterpart.start(),
  ]);
  provider.willAnswer({ status: 401 });
  const env = {
    SMTP_URL: mail.url.replace('//', '//me:secret-word@'),
    OPENAI_BASE_URL: provider.url,
    OPENAI_API_KEY: 'secret-key',
    PUBLIC_URL: server.url,
  };
  const quiet = await doctor(env);
  expect([quiet.status, mail.logins, provider.asked]).toEqual([0, 0, []]);
  const found = await doctor(env, '--online');
  expect(found).toEqual(faultOf('mail .*refused the login'));
  expect(found).toEqual(faultOf('provider .*refuses the key \\(401\\). Check OPENAI_API_KEY'));
  expect(found.lines).toContainEqual(expect.stringMatching(/^ok proxy .* leads to Platelog/));
  expect(found.said + quiet.said).not.toMatch(/secret/);
  await Promise.all([mail.stop(), provider.stop()]);
});

test('it reports broken payments, a broken mail server and an address where nothing answers', async () => {
  const nowhere = `http://127.0.0.1:${await freePort()}`;
  const keys = {
    STRIPE_SECRET_KEY: 'sk_test_secret',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_secret',
  };
  const env = {
    ...keys,
    STRIPE_API_BASE: nowhere,
    PUBLIC_URL: nowhere,
    SMTP_URL: nowhere.replace('http', 'smtp'),
  };
  const found = await doctor(env, '--online');
  expect(found).toEqual(faultOf('payments Stripe does not answer'));
  expect(found).toEqual(faultOf('mail No mail server answered'));
  expect(found).toEqual(faultOf('proxy Nothing answers'));
  expect(found.said).not.toMatch(/secret/);
});
