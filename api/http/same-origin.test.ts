import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import Koa from 'koa';
import { pino } from 'pino';

import { errorResponse } from './error-response';
import { sameOrigin } from './security-headers';

let server: Server;
afterEach(async () => {
  server.close();
  await once(server, 'close');
});

interface From {
  publicUrl?: string;
  host: string;
  origin?: string;
  proto?: string;
}

async function write({ publicUrl, host, origin, proto }: From): Promise<number> {
  const app = new Koa({ proxy: true });
  app.use(errorResponse(pino({ level: 'silent' })));
  const check = sameOrigin(publicUrl);
  app.use(async (ctx, next) => {
    check(ctx);
    await next();
  });
  app.use((ctx) => {
    ctx.body = 'written';
  });
  const answer = app.callback();
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const headers = {
    Host: host,
    ...(origin === undefined ? {} : { Origin: origin }),
    ...(proto === undefined ? {} : { 'X-Forwarded-Proto': proto }),
  };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume: () => void }];
  response.resume();
  return response.statusCode;
}

const MEALS = 'https://meals.example.org';

test.each<[string, From, number]>([
  ['a script without an origin', { host: 'meals.example.org' }, 200],
  ['the public address', { publicUrl: MEALS, host: 'box:3000', origin: MEALS }, 200],
  ['the host itself', { host: 'box:3000', origin: 'http://box:3000' }, 200],
  ['the host by https, through a proxy', { host: 'box', origin: 'https://box' }, 200],
  ['another host', { host: 'box:3000', origin: 'http://other:3000' }, 403],
  ['another port', { host: 'box:3000', origin: 'http://box:3001' }, 403],
  ['a page with the origin null', { host: 'box:3000', origin: 'null' }, 403],
  [
    'the public host without https',
    { publicUrl: MEALS, host: 'meals.example.org', origin: 'http://meals.example.org' },
    403,
  ],
  [
    'the host without https where the proxy says https',
    { host: 'box', origin: 'http://box', proto: 'https' },
    403,
  ],
  [
    'a LAN address next to a public https address',
    { publicUrl: MEALS, host: '192.168.1.10:3000', origin: 'http://192.168.1.10:3000' },
    200,
  ],
])('a write from %s', async (_what, from, status) => {
  expect(await write(from)).toBe(status);
});
