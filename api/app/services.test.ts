import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { sql } from 'kysely';

import { readEnv } from './env';
import { closeServices, openServices } from './services';

test("the server's own connection is durable, also on an existing database", async () => {
  const DATA_DIR = mkdtempSync(path.join(tmpdir(), 'platelog-durable-'));
  mkdirSync(path.join(DATA_DIR, 'incoming'));
  const leftover = path.join(DATA_DIR, 'incoming', 'left-by-a-crash');
  writeFileSync(leftover, 'x');
  for (let start = 0; start < 2; start += 1) {
    const services = await openServices(readEnv({ DATA_DIR, LOG_LEVEL: 'silent' }));
    const { rows } = await sql<{ synchronous: number }>`PRAGMA synchronous`.execute(services.db);
    expect(rows).toEqual([{ synchronous: 2 }]);
    await closeServices(services);
  }
  expect(existsSync(leftover)).toBe(false);
  rmSync(DATA_DIR, { recursive: true });
});
