import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import SQLite from 'better-sqlite3';

import manifest from '../package.json';
import { registration } from '../test/kit/api-in-memory';
import { builtProgram } from '../test/kit/built-program';
import { LiveDesk } from '../test/kit/live-desk';
import { LiveServer } from '../test/kit/live-server';
import { freshDatabase } from '../test/kit/postgres-database';
import { describeOnPostgres, PostgresServer } from '../test/kit/postgres-server';

jest.setTimeout(90_000);

let server: LiveServer;
beforeAll(async () => {
  server = await LiveServer.start();
});
afterAll(async () => server.remove());

/** Tries to start next to the first one and returns what it prints for the host. */
async function startWith(env: Record<string, string>): Promise<{ code: number; said: string }> {
  const child = spawn(process.execPath, [builtProgram('api/server.ts')], {
    cwd: path.resolve(__dirname, '..'),
    env: { ...process.env, ...env },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const code = await new Promise<number>((resolve) =>
    child.once('exit', (exit) => resolve(exit ?? -1)),
  );
  return { code, said };
}

const post = async (address: string, body: unknown, headers: Record<string, string> = {}) =>
  fetch(server.url + address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

test('the start prints the address, the data folder, and how to create an administrator', () => {
  expect(server.output.trim().split('\n')).toEqual([
    `Platelog is at ${server.url}, version ${manifest.version}`,
    `Its data is in ${server.dataFolder}`,
    'There was no database: a new one was made.',
    'Mail is not set up: no password can be reset by it. Set SMTP_URL.',
    expect.stringContaining('npm run admin -- create'),
  ]);
});

test('a stop is logged once, also if the terminal was closed, and the start warns of a clock behind the database', async () => {
  const ahead = await LiveServer.start();
  // With an administrator, the next start does not have to say how to create one.
  await LiveDesk.start([], ahead);
  process.kill(ahead.pid, 'SIGHUP');
  // If two signals are pending at the same time, the later one may be handled first.
  while (!ahead.output.includes('"stopping"')) await pause(5);
  await ahead.stop('SIGTERM');
  const db = new SQLite(path.join(ahead.dataFolder, 'platelog.sqlite'));
  db.prepare('UPDATE schema_versions SET applied_at = ?').run(Date.now() + 3_600_000);
  db.close();
  expect(ahead.output).not.toContain('The clock');
  await ahead.start();
  await ahead.remove();
  expect(ahead.output.match(/"stopping"/g)).toHaveLength(1);
  expect(ahead.output).toMatch(/"signal":"SIGHUP",.*"msg":"stopping".*\n.*"msg":"stopped"/);
  expect(ahead.output).toContain('Warning: The clock says ');
  expect(ahead.output.match(/There was no database/g)).toHaveLength(1);
  expect(ahead.output.match(/To make an administrator/g)).toHaveLength(1);
});

test('a port in use and invalid settings are reported in plain words', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-second-'));
  const taken = await startWith({
    PORT: String(server.port),
    DATA_DIR: folder,
    METRICS_PORT: '0',
  });
  expect(taken.code).toBe(1);
  expect(taken.said).toContain(`Port ${server.port} is in use by another program.`);
  // Only the start that makes a database says so: one that fails makes none.
  expect(existsSync(path.join(folder, 'platelog.sqlite'))).toBe(false);
  const metrics = { METRICS_PORT: String(server.port), METRICS_HOST: '0.0.0.0', PORT: '0' };
  const beside = await startWith({ ...metrics, DATA_DIR: folder });
  expect(beside.said).toContain(`METRICS_PORT=${server.port} on 0.0.0.0 cannot be used`);
  expect(existsSync(path.join(folder, 'platelog.sqlite'))).toBe(false);
  const wrong = await startWith({ PORT: 'many', PUBLIC_URL: 'nowhere', DATA_DIR: folder });
  expect(wrong.code).toBe(1);
  expect(wrong.said).toMatch(/PORT: .*\n\s*PUBLIC_URL: /);
  expect(wrong.said).not.toMatch(/^\s+at /m);
  rmSync(folder, { recursive: true });
});

test('the start prints warnings about the settings', async () => {
  const careless = await LiveServer.start({
    PUBLIC_URL: 'https://meals.example.org',
    SMPT_URL: 'smtp://mail.example.org',
    STRIPE_SECRET_KEY: 'sk_test_1',
  });
  const warnings = careless.output.split('\n').filter((line) => line.startsWith('Warning: '));
  await careless.remove();
  expect(warnings).toEqual([
    expect.stringContaining('SMPT_URL is not a setting. Did you mean SMTP_URL?'),
    expect.stringContaining('Set TRUST_PROXY=1.'),
    expect.stringContaining('who runs this server: set OPERATOR_NAME'),
    expect.stringContaining('Payments are off: '),
  ]);
});

test('a body that is not gzip returns 400', async () => {
  const registered = await post('/api/register', registration());
  const Cookie = (registered.headers.getSetCookie()[0] ?? '').split(';')[0] ?? '';
  const answer = await post('/api/sync', 'plain', { Cookie, 'Content-Encoding': 'gzip' });
  expect([answer.status, await answer.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'malformed_body' }),
  ]);
});

test('acknowledged changes survive a kill and a normal stop', async () => {
  const person = registration({ email: 'kept@example.org' });
  expect((await post('/api/register', person)).status).toBe(200);
  for (const signal of ['SIGKILL', 'SIGTERM'] as const) {
    await server.stop(signal);
    await server.start();
    const { email, password } = person;
    expect((await post('/api/auth/login', { email, password })).status).toBe(200);
  }
});

test('password attempts still count after a restart', async () => {
  const wrong = { email: 'guessed@example.org', password: 'wrong' };
  const tries = await Promise.all(
    Array.from({ length: 10 }, async () => (await post('/api/auth/login', wrong)).status),
  );
  expect(tries).toEqual(Array<number>(10).fill(401));
  await server.stop('SIGKILL');
  await server.start();
  expect((await post('/api/auth/login', wrong)).status).toBe(429);
});

test('before a stop the server still responds, and is not ready', async () => {
  const draining = await LiveServer.start({ DRAIN_SECONDS: '2' });
  const stopped = draining.stop('SIGTERM');
  const status = async (check: string) => (await fetch(draining.url + check)).status;
  while ((await status('/api/health/ready')) === 200) await status('/api/health');
  expect(await status('/api/health/ready')).toBe(503);
  expect(await status('/api/health')).toBe(200);
  await stopped;
  await expect(status('/api/health')).rejects.toThrow('fetch failed');
  await draining.remove();
});

describeOnPostgres()('on PostgreSQL', () => {
  let postgres: PostgresServer;
  beforeAll(async () => {
    postgres = await PostgresServer.start();
  });
  afterAll(async () => postgres.stop());

  test('a start on a port in use ends, and releases the data folder', async () => {
    const { url } = await freshDatabase(postgres.url);
    const folder = mkdtempSync(path.join(tmpdir(), 'platelog-taken-'));
    const settings = { DATA_DIR: folder, DATABASE_URL: url };
    const taken = await startWith({ ...settings, PORT: String(server.port) });
    expect(taken).toEqual({ code: 1, said: expect.stringContaining('is in use') as string });
    rmSync(folder, { recursive: true });
  });
});
