import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';
import { pino } from 'pino';

import { errorResponse } from './error-response';
import { Overload, type OverloadLimits } from './overload';

let server: Server;
let release: (() => void)[] = [];
let time = 0;

async function start(limits: Partial<OverloadLimits>): Promise<string> {
  const app = new Koa();
  const overload = new Overload(
    { turns: [{ taken: 2, ms: 100 }], open: 1_000, arriving: 1_000, ...limits },
    () => time,
  );
  app.use(errorResponse(pino({ level: 'silent' })));
  app.use(overload.middleware());
  app.use(async (ctx) => {
    if (ctx.path === '/held') await new Promise<void>((resolve) => release.push(resolve));
    // As long as a turn may take.
    if (ctx.path === '/slow') time += 101;
    ctx.body = 'answered';
  });
  const answer = app.callback();
  server = createServer((request, response) => void answer(request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const go of release) go();
  release = [];
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

test('requests beyond those that may be open are refused, health and sign-in are not', async () => {
  const url = await start({ open: 3 });
  const held = Array.from({ length: 4 }, async () => fetch(`${url}/held`));
  while (release.length < 4) await new Promise((resolve) => setTimeout(resolve, 5));
  const refused = await fetch(`${url}/api/meals`);
  expect(refused.status).toBe(503);
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(2);
  expect(await refused.json()).toMatchObject({ code: 'busy' });
  expect((await fetch(`${url}/api/health`)).status).toBe(200);
  expect((await fetch(`${url}/api/auth/login`)).status).toBe(200);
  for (const go of release) go();
  for (const answer of held) expect((await answer).status).toBe(200);
  expect((await fetch(`${url}/api/meals`)).status).toBe(200);
});

/** Sends requests in one go, so that the server finds them all at once. */
async function pipelined(url: string, paths: string[]): Promise<number[]> {
  const { connect } = await import('node:net');
  const { port } = new URL(url);
  const socket = connect(Number(port), '127.0.0.1');
  socket.write(paths.map((path) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`).join(''));
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const statuses = () =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  while (statuses().length < paths.length) await new Promise((resolve) => setTimeout(resolve, 5));
  socket.destroy();
  return statuses();
}

test('what has waited too long for its turn is refused at once, and the next turn is a new one', async () => {
  const url = await start({});
  const paths = ['/a', '/slow', '/b', '/api/health', '/api/auth/login', '/c'];
  expect(await pipelined(url, paths)).toEqual([200, 200, 503, 200, 200, 503]);
  expect(await pipelined(url, ['/a'])).toEqual([200]);
});

test('few that take long are answered, on a machine that is busy with something else', async () => {
  const url = await start({});
  expect(await pipelined(url, ['/slow', '/slow'])).toEqual([200, 200]);
});

test('many that are quick are answered', async () => {
  const url = await start({});
  const paths = Array.from({ length: 50 }, () => '/a');
  expect(new Set(await pipelined(url, paths))).toEqual(new Set([200]));
});

test('bodies that trickle in are counted apart', async () => {
  const url = await start({ arriving: 1, open: 1_000 });
  const { connect } = await import('node:net');
  const half = () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
    return socket;
  };
  const sockets = [half(), half()];
  while (release.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect((await fetch(`${url}/api/meals`)).status).toBe(503);
  for (const socket of sockets) socket.destroy();
});
