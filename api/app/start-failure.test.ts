import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openDatabase } from '../store/database';
import { migrate } from '../store/migrate';
import { makeDataFolder } from './data-folder';
import { readEnv } from './env';
import { openServices } from './services';
import { wordsOfFailure } from './start-failure';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-start-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

async function failureOf(DATA_DIR: string): Promise<string> {
  const start = openServices(readEnv({ DATA_DIR, LOG_LEVEL: 'silent' }));
  return start.then(
    () => 'It started.',
    (error: unknown) => wordsOfFailure(error, DATA_DIR),
  );
}

test('the error names a port that is in use, and says what to do', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address() as AddressInfo;
  const failure = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, '127.0.0.1');
  });
  expect(wordsOfFailure(failure)).toContain(`Port ${port} is in use by another program.`);
  first.close();
});

test.each(['203.0.113.7', 'meals.example.invalid'])('the error explains HOST=%s', async (host) => {
  const failure = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(0, host);
  });
  expect(wordsOfFailure(failure)).toContain(`HOST=${host} is not an address of this machine`);
});

test('a data folder that cannot be created is named in the error at once', () => {
  const dataFolder = '/proc/platelog/data';
  const making = () => {
    makeDataFolder({ dataFolder });
  };
  expect(making).toThrow('No folder can be made at /proc/platelog');
});

test('the error says if the data folder is a file', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await failureOf(file)).toContain(`a file stands in its way at ${file}`);
  expect(await failureOf(path.join(file, 'data'))).toContain('a file stands in its way');
});

test('the error says if the data folder is a link to a disk that is not mounted', async () => {
  const link = path.join(folder, 'a-link');
  symlinkSync(path.join(folder, 'not-mounted'), link);
  expect(await failureOf(link)).toContain(`${link} is a link that leads nowhere`);
});

const sqlite = (code: string) => Object.assign(new Error('raw words'), { code });

test('the error names the folder of a database that cannot be opened, and the reason if known', () => {
  const data = mkdtempSync(path.join(folder, 'data-'));
  const words = wordsOfFailure(sqlite('SQLITE_CANTOPEN'), data);
  expect(words).toContain(`The database in ${data} cannot be opened`);
  expect(words).toContain('npm run doctor');
  expect(wordsOfFailure(sqlite('SQLITE_READONLY_DIRECTORY'), data)).toContain('cannot be opened');
});

test('the error distinguishes a failing disk from a full one', () => {
  expect(wordsOfFailure(sqlite('SQLITE_IOERR_READ'), folder)).toContain('(SQLITE_IOERR_READ)');
  expect(wordsOfFailure(sqlite('SQLITE_FULL'), folder)).toContain(
    `The disk with ${folder} is full`,
  );
});

const isRoot = process.getuid?.() === 0;
(isRoot ? test.skip : test)('a file of another account is named', () => {
  const data = mkdtempSync(path.join(folder, 'data-'));
  writeFileSync(path.join(data, 'platelog.sqlite'), '', { mode: 0o400 });
  expect(wordsOfFailure(sqlite('SQLITE_CANTOPEN'), data)).toContain('may not write');
});

(isRoot ? test : test.skip)(
  'a folder of another account is named with its owner, and the way back',
  () => {
    const data = mkdtempSync(path.join(folder, 'data-'));
    const incoming = path.join(data, 'incoming');
    mkdirSync(incoming);
    chownSync(data, 12_345, 12_345);
    const account = jest.spyOn(process, 'getuid').mockReturnValue(12_345);
    const words = () =>
      wordsOfFailure(Object.assign(new Error('raw'), { code: 'EACCES', path: incoming }), data);
    expect(words()).toContain(
      `cannot be written: ${incoming}. It belongs to the account root, and the folder to '#12345'`,
    );
    expect(words()).toContain(`As root: chown -R --reference=${data} ${data}`);
    for (const name of [data, incoming]) chownSync(name, 54_321, 54_321);
    expect(words()).toContain(
      "It belongs to the account '#54321', as all of the folder does: start the server as that account.",
    );
    account.mockRestore();
  },
);

test('a file that is not a database is not overwritten', async () => {
  const broken = mkdtempSync(path.join(folder, 'data-'));
  writeFileSync(path.join(broken, 'platelog.sqlite'), 'not a database'.repeat(100));
  expect(await failureOf(broken)).toContain('Restore it from a backup');
});

test('a database of a newer version is not changed, and the error says what to do', async () => {
  const newer = mkdtempSync(path.join(folder, 'data-'));
  const db = openDatabase(path.join(newer, 'platelog.sqlite'));
  await migrate(db, 1);
  const row = { version: 99, name: '0099-years-later.sql', applied_at: 2 };
  await db.insertInto('schema_versions').values(row).execute();
  await db.destroy();
  mkdirSync(path.join(newer, 'incoming'));
  writeFileSync(path.join(newer, 'incoming', 'upload'), 'x');
  expect(await failureOf(newer)).toBe(
    'Platelog did not start. This database was written by a newer Platelog ' +
      '(migration 0099-years-later.sql). Start that version, or restore a backup from before the update.',
  );
  expect(existsSync(path.join(newer, 'incoming', 'upload'))).toBe(true);
});
