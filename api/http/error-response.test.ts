import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import SQLite from 'better-sqlite3';
import Koa from 'koa';
import { pino } from 'pino';

import { errorResponse } from './error-response';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'damaged-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** A database whose pages after the first one are overwritten, as by a failing disk. */
function damagedDatabase(): SQLite.Database {
  const file = path.join(folder, 'platelog.sqlite');
  const whole = new SQLite(file);
  whole.exec('CREATE TABLE meals (name TEXT)');
  whole.exec("INSERT INTO meals VALUES ('soup')");
  whole.close();
  const bytes = new SQLite(file).serialize();
  writeFileSync(file, bytes.fill(0xee, 4_096));
  return new SQLite(file);
}

test('a damaged database is logged in words for the host, and remembered', async () => {
  const logged: string[] = [];
  const log = pino({}, { write: (line: string) => void logged.push(line) });
  const damage = { isFound: false };
  const database = damagedDatabase();
  const app = new Koa();
  app.use(errorResponse(log, damage));
  app.use((ctx) => {
    ctx.body = database.prepare('SELECT name FROM meals').all();
  });
  const answer = app.callback();
  const server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  expect([response.status, await response.json()]).toMatchObject([500, { code: 'internal' }]);
  server.close();
  expect(damage.isFound).toBe(true);
  expect(logged.join()).toContain('stop the server and restore a backup');
  database.close();
});
