import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

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
    (error: unknown) => wordsOfFailure(error),
  );
}

test('a port that is taken is named, with the way out', async () => {
  const first = createServer();
  await new Promise<void>((resolve) => first.listen(0, '127.0.0.1', resolve));
  const { port } = first.address() as AddressInfo;
  const failure = await new Promise((resolve) => {
    createServer().once('error', resolve).listen(port, '127.0.0.1');
  });
  expect(wordsOfFailure(failure)).toContain(`Port ${port} is in use by another program.`);
  first.close();
});

test('a file in the place of the data folder is named', async () => {
  const file = path.join(folder, 'a-file');
  writeFileSync(file, '');
  expect(await failureOf(file)).toContain(`a file stands in its way at ${file}`);
  expect(await failureOf(path.join(file, 'data'))).toContain('a file stands in its way');
});

test('a database that is none is not written over', async () => {
  const broken = mkdtempSync(path.join(folder, 'data-'));
  writeFileSync(path.join(broken, 'platelog.sqlite'), 'not a database'.repeat(100));
  expect(await failureOf(broken)).toContain('Restore it from a backup');
});
