import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import Koa from 'koa';

import { hasMicrophone, PAGES } from '#shared/contract/pages';

import { securityHeaders } from './security-headers';

let server: Server;

beforeAll(async () => {
  const app = new Koa();
  app.use(securityHeaders(false));
  app.use((ctx) => {
    ctx.body = 'a page';
  });
  const answer = app.callback();
  server = createServer((incoming, outgoing) => void answer(incoming, outgoing));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => new Promise((resolve) => server.close(resolve)));

async function policyOf(path: string): Promise<string> {
  const { port } = server.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}${path}`);
  return answer.headers.get('Permissions-Policy') ?? '';
}

test.each([PAGES.foodTracker, `${PAGES.foodTracker}/`, PAGES.dashboard, '/index.html'])(
  '%s may use the microphone',
  async (path) => {
    expect(await policyOf(path)).toContain('microphone=(self),');
  },
);

test.each([
  ...[PAGES.landing, PAGES.login, PAGES.privacyPolicy, PAGES.checkout, PAGES.admin],
  ...[PAGES.shared, PAGES.adminLogin, '/no-such-page', '/assets/reader-barcode.js', '/api/session'],
])('%s may not use the microphone', async (path) => {
  expect(await policyOf(path)).toContain('microphone=(),');
});

test('the camera is allowed, and nothing else', async () => {
  expect(await policyOf(PAGES.foodTracker)).toBe(
    'camera=(self), microphone=(self), geolocation=(), payment=(self)',
  );
  expect(hasMicrophone(PAGES.foodTracker)).toBe(true);
});
