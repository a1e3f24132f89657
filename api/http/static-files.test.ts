import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import Koa from 'koa';
import { pino } from 'pino';

import { errorResponse } from './error-response';
import { staticFiles } from './static-files';

const folder = mkdtempSync(path.join(tmpdir(), 'platelog-static-'));
const build = path.join(folder, 'build');
let server: Server;

beforeAll(async () => {
  mkdirSync(path.join(build, 'assets'), { recursive: true });
  mkdirSync(path.join(build, '.git'));
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  writeFileSync(path.join(build, '.git/config'), 'secret');
  writeFileSync(path.join(build, '.env'), 'secret');
  writeFileSync(path.join(build, 'index.html'), '<!doctype html>the page');
  writeFileSync(path.join(build, 'sw.js'), 'worker');
  writeFileSync(path.join(build, 'assets/main.0a1b.js'), 'plain');
  writeFileSync(path.join(build, 'assets/main.0a1b.js.br'), 'brotli');
  const app = new Koa();
  app.use(errorResponse(pino({ level: 'silent' })));
  app.use(staticFiles(build));
  const answer = app.callback();
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

/** Sends a path unchanged; fetch would normalize it. */
async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<{ status?: number; headers: Record<string, unknown>; text: string }>(
    (resolve, reject) => {
      const options = { port, path: address, headers, method, agent: false };
      const sent = request(options, (response) => {
        let text = '';
        response.on('data', (chunk: Buffer) => (text += chunk.toString()));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, text });
        });
      });
      sent.once('error', reject).end();
    },
  );
}

test.each([
  ['/', 200],
  ['/dashboard', 200],
  ['/food-tracker/', 200],
  ['/no/such/page', 404],
  ['/dashboard/more', 404],
])('%s returns the page with status %d, and is revalidated each time', async (address, status) => {
  const answer = await get(address, { Accept: 'text/html' });
  expect([answer.status, answer.text]).toEqual([status, '<!doctype html>the page']);
  expect(answer.headers['cache-control']).toBe('no-cache');
});

test('the service worker is revalidated each time, and a file with a hash is cached forever', async () => {
  expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
  expect((await get('/assets/main.0a1b.js')).headers['cache-control']).toBe(
    'max-age=31536000,immutable',
  );
});

test('a browser that accepts brotli gets the file that the build has compressed', async () => {
  const answer = await get('/assets/main.0a1b.js', { 'Accept-Encoding': 'br' });
  expect([answer.text, answer.headers['content-encoding']]).toEqual(['brotli', 'br']);
  expect((await get('/assets/main.0a1b.js')).text).toBe('plain');
});

test.each(['/assets/gone.js', '/gone.ico'])('%s returns 404, and not the page', async (address) => {
  expect((await get(address, { Accept: '*/*' })).status).toBe(404);
});

test.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/assets/%2e%2e/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  // Must be decoded only once.
  '/..%252fsecret.txt',
  '/assets/%252e%252e/%252e%252e/secret.txt',
  '/.git/config',
  '/.env',
  '/%00',
  '/%E0%A4%A',
])('%s returns 400 or 404, and no file outside the folder', async (address) => {
  const { status = 0, text } = await get(address);
  expect(text).not.toContain('secret');
  expect([400, 404]).toContain(status);
});

test('folders are not listed', async () => {
  for (const address of ['/assets', '/assets/', '/.git/']) {
    const { status, text } = await get(address);
    expect([status, text.includes('0a1b')]).toEqual([404, false]);
  }
});

test.each(['POST', 'TRACE', 'OPTIONS'])('a page refuses %s', async (method) => {
  const answer = await get('/dashboard', {}, method);
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});
