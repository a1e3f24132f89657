import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';

import { login } from '#shared/contract/accounts';
import { adminPasskeyLogin, beginAdminPasskeyLogin } from '#shared/contract/admin/passkeys';
import { adminLogin } from '#shared/contract/admin/session';
import { listMeals } from '#shared/contract/meals';
import { beginPasskeyLogin, passkeyLogin } from '#shared/contract/passkeys';
import {
  beginSingleSignOn,
  finishSingleSignOn,
  proveSingleSignOn,
  SINGLE_SIGN_ON_CALLBACK,
} from '#shared/contract/single-sign-on';

import { Overload, type OverloadLimits, signInPaths } from './overload';

const SIGN_IN = [
  ...[login, beginPasskeyLogin, passkeyLogin, beginSingleSignOn, finishSingleSignOn],
  ...[proveSingleSignOn, adminLogin, beginAdminPasskeyLogin, adminPasskeyLogin],
];
const preferred = signInPaths([listMeals, ...SIGN_IN]);

let server: Server;
let release: (() => void)[] = [];
let answered: string[] = [];
let warnings: unknown[] = [];
let time = 0;

const soon = async () => new Promise((resolve) => setImmediate(resolve));

async function answer({ url = '' }: IncomingMessage, response: ServerResponse): Promise<void> {
  if (url === '/held') await new Promise<void>((resolve) => release.push(resolve));
  // Half of the time that a request may wait.
  if (url === '/slow') time += 500;
  if (url === '/blocking') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
  answered.push(url);
  response.end('answered');
}

async function start(limits: Partial<OverloadLimits>): Promise<string> {
  const most = { open: 1_000, arriving: 1_000, waitMs: 900, few: 0, ...limits };
  const log = { warn: (line: unknown) => warnings.push(line) };
  const overload = new Overload(log, most, () => time);
  server = createServer(overload.listener(answer, preferred));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(async () => {
  for (const go of release) go();
  [release, answered, warnings, time] = [[], [], [], 0];
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
});

function open(url: string, text: string): Socket {
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write(text);
  return socket;
}

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** Sends all requests in one write, so that the server receives them together. */
async function pipelined(url: string, paths: string[]): Promise<number[]> {
  const socket = open(url, paths.map(get).join(''));
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  const statuses = () =>
    [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));
  while (statuses().length < paths.length) await soon();
  socket.destroy();
  return statuses();
}

test('requests beyond the limit of open ones are refused, except health checks and sign-in', async () => {
  const url = await start({ open: 4 });
  const held = Array.from({ length: 4 }, async () => fetch(`${url}/held`));
  while (release.length < 4) await soon();
  const refused = await fetch(`${url}/api/meals`);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('Content-Type')).toContain('application/problem+json');
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThanOrEqual(2);
  expect(await refused.json()).toEqual({
    code: 'busy',
    status: 503,
    requestId: expect.any(String),
    title: expect.any(String),
    detail: expect.any(String),
  });
  expect((await fetch(`${url}/api/health?deep=1`)).status).toBe(200);
  expect((await fetch(`${url}/api/auth/login`)).status).toBe(200);
  for (const go of release) go();
  for (const one of held) expect((await one).status).toBe(200);
  expect((await fetch(`${url}/api/meals`)).status).toBe(200);
});

test('a request that has waited too long is refused, sign-in later than others', async () => {
  const url = await start({});
  const paths = ['/slow', '/slow', '/a', '/api/auth/login', '/api/health'];
  expect(await pipelined(url, paths)).toEqual([200, 200, 503, 200, 200]);
  expect(await pipelined(url, ['/a'])).toEqual([200]);
});

test.each([SINGLE_SIGN_ON_CALLBACK, ...SIGN_IN.map(({ path }) => path)])(
  '%s counts as sign-in',
  async (path) => {
    const url = await start({});
    const paths = ['/slow', '/slow', listMeals.path, path];
    expect(await pipelined(url, paths)).toEqual([200, 200, 503, 200]);
  },
);

test('parts of the app are refused later than other requests, because a page does not work without its scripts', async () => {
  const url = await start({});
  const paths = ['/slow', '/slow', '/a', '/assets/main.0123.js'];
  expect(await pipelined(url, paths)).toEqual([200, 200, 503, 200]);
});

test('a few requests that wait long are handled, because the machine is busy with something else', async () => {
  const url = await start({ few: 4 });
  expect(await pipelined(url, ['/slow', '/slow', '/a', '/a'])).toEqual([200, 200, 200, 200]);
});

test('many quick requests are handled', async () => {
  const url = await start({});
  const paths = Array.from({ length: 50 }, () => '/a');
  expect(new Set(await pipelined(url, paths))).toEqual(new Set([200]));
});

test('the server accepts new connections between two requests', async () => {
  const url = await start({});
  const blocking = Array.from({ length: 40 }, () => '/blocking');
  const many = pipelined(url, blocking);
  while (answered.length === 0) await soon();
  await pipelined(url, ['/api/health']);
  expect(answered.length).toBeLessThan(20);
  await many;
});

test('a request whose client has left is not handled', async () => {
  const url = await start({});
  const staying = pipelined(
    url,
    Array.from({ length: 40 }, () => '/blocking'),
  );
  while (answered.length === 0) await soon();
  const leaving = open(url, get('/left'));
  await once(leaving, 'connect');
  leaving.resetAndDestroy();
  await staying;
  await pipelined(url, ['/a']);
  expect(answered).not.toContain('/left');
});

test('requests whose body is still arriving are counted separately', async () => {
  const url = await start({ arriving: 2 });
  const half = 'POST /held HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf';
  const sockets = [open(url, half), open(url, half)];
  while (release.length < 2) await soon();
  expect((await fetch(`${url}/api/meals`)).status).toBe(503);
  for (const socket of sockets) socket.destroy();
});

test('the log has one line for many refused requests', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'performance'] });
  const url = await start({ open: 0 });
  expect(await pipelined(url, ['/a', '/b', '/c'])).toEqual([503, 503, 503]);
  expect(warnings).toEqual([]);
  jest.advanceTimersByTime(10_000);
  jest.useRealTimers();
  expect(warnings).toEqual([{ refused: 3 }]);
});
