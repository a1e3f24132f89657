import { gzipSync } from 'node:zlib';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { routes } from './routes';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

/** All routes of the app, so that new ones are tested automatically. */
const calls = () =>
  routes(api.services).map(({ endpoint: { method, path } }) => ({
    method,
    address: path.replace(/:\w+/g, 'x'),
  }));

const writes = () => calls().filter(({ method }) => method !== 'GET');

test.each([
  [{ Origin: 'https://evil.test' }],
  [{ Origin: 'null' }],
  [{ 'Sec-Fetch-Site': 'cross-site' }],
  [{ 'Sec-Fetch-Site': 'same-site' }],
])('a write from another site is refused: %j', async (headers) => {
  const member = await api.member();
  const before = await api.counts();
  expect(writes().length).toBeGreaterThanOrEqual(6);
  for (const { method, address } of writes()) {
    const { status, body } = await member.send(address, {
      method,
      headers: headers,
    });
    expect([address, status]).toEqual([address, 403]);
    expect(body).toMatchObject({ code: 'cross_site' });
  }
  expect(await api.counts()).toEqual(before);
});

test('our own pages and scripts outside a browser may write', async () => {
  const member = await api.member();
  const own: Record<string, string>[] = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: api.url },
    {},
  ];
  for (const headers of own) {
    expect((await member.post('/api/auth/login', {}, headers)).status).toBe(400);
  }
});

test.each([
  ['invalid JSON', '{', 400, 'malformed_body'],
  ['twenty-one levels', '{"a":'.repeat(21) + '1' + '}'.repeat(21), 400, 'malformed_body'],
  ['many levels', '['.repeat(15_000) + ']'.repeat(15_000), 400, 'malformed_body'],
  [
    'too many keys',
    JSON.stringify(Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [i, 1]))),
    400,
    'malformed_body',
  ],
  ['a forbidden key', '{"__proto__":{"isAdmin":true}}', 400, 'malformed_body'],
  ['more than 32 kB', JSON.stringify({ x: 'x'.repeat(32 * 1024) }), 413, 'body_too_large'],
])('a body of %s is refused before it is handled', async (_what, body, status, code) => {
  const answer = await api.visitor().send('/api/auth/login', {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json' },
  });
  expect([answer.status, answer.body]).toEqual([status, expect.objectContaining({ code })]);
});

test('other content types are refused', async () => {
  const form = {
    method: 'POST',
    body: 'a=1',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
  };
  expect((await api.visitor().send('/api/auth/login', form)).body).toMatchObject({
    code: 'unsupported_media_type',
  });
});

test('a gzip bomb is stopped at the limit of its decompressed size', async () => {
  const member = await api.member();
  const body = gzipSync(JSON.stringify({ ops: 'x'.repeat(20 * 1024 * 1024) }));
  const headers = { 'Content-Type': 'application/json', 'Content-Encoding': 'gzip' };
  const answer = await member.send('/api/sync', { method: 'POST', body, headers });
  expect(answer.body).toMatchObject({ code: 'body_too_large' });
});

test('responses have the security headers and are never cached', async () => {
  const { headers } = await api.visitor().get('/api/auth/me');
  expect(headers.get('Cache-Control')).toBe('no-store');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Referrer-Policy')).toBe('no-referrer');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Content-Security-Policy')).not.toContain('unsafe-inline');
  expect(headers.get('X-Powered-By')).toBeNull();
});

test('every response has the security headers: pages, files, calls, errors and unknown addresses', async () => {
  const secure = await ApiInMemory.start({ PUBLIC_URL: 'https://meals.example.org' });
  for (const address of ['/', '/checkout', '/sw.js', '/api/health', '/api/auth/me', '/no/such']) {
    const { headers } = await secure.visitor().get(address);
    const policy = headers.get('Content-Security-Policy') ?? '';
    for (const part of ["default-src 'none'", "object-src 'none'", "base-uri 'none'"])
      expect([address, policy]).toEqual([address, expect.stringContaining(part)]);
    expect(policy).not.toMatch(/unsafe|\*(?!\.js\.stripe)/);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect(headers.get('Content-Type')).toMatch(/; charset=utf-8$|^application\/problem\+json$/);
  }
  await secure.stop();
});

test('other sites cannot read responses', async () => {
  const member = await api.member();
  const headers = { Origin: 'https://evil.test', 'Access-Control-Request-Method': 'GET' };
  for (const method of ['GET', 'OPTIONS']) {
    const answer = await member.send('/api/auth/me', { method, headers });
    const named = [...answer.headers.keys()].filter((name) => name.startsWith('access-control'));
    expect([method, named]).toEqual([method, []]);
  }
});

/** All calls that read, except the stream, which never ends. */
const reads = () =>
  calls()
    .filter(({ method }) => method === 'GET')
    .map(({ address }) => address)
    .filter((address) => address !== '/api/sync/live');

test('GET calls change nothing', async () => {
  const member = await api.member();
  const before = await api.counts();
  expect(reads().length).toBeGreaterThanOrEqual(6);
  for (const address of reads()) {
    await member.get(address);
    await fetch(api.url + address, { method: 'HEAD', headers: { Cookie: member.cookies } });
  }
  expect(await api.counts()).toEqual(before);
});

test('a query parameter that is given twice is refused', async () => {
  const member = await api.member();
  const days = 'from=2026-11-01&from=2026-11-02&to=2026-11-03';
  const { status, body } = await member.get(`/api/meals?${days}`);
  expect([status, body]).toEqual([400, expect.objectContaining({ code: 'invalid_input' })]);
});

test('WebAssembly is allowed in the workers that read pictures and not in pages', async () => {
  const policyOf = async (address: string) =>
    (await api.visitor().get(address)).headers.get('Content-Security-Policy') ?? '';
  for (const address of ['/', '/food-tracker', '/checkout', '/assets/main.0a1b.js', '/sw.js']) {
    expect(await policyOf(address)).not.toContain('wasm-unsafe-eval');
  }
  const reader = await policyOf('/assets/reader-barcodes.0a1b.js');
  expect(reader).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(reader).not.toContain("'unsafe-eval'");
});

test("an unknown API call does not get the app's page, and a wrong method gets its own error", async () => {
  expect((await api.visitor().get('/api/nothing')).body).toMatchObject({
    code: 'not_found',
    status: 404,
  });
  expect((await api.visitor().send('/api/sync', { method: 'DELETE' })).body).toMatchObject({
    code: 'method_not_allowed',
  });
});

test('an internal error is logged and not shown to the caller', async () => {
  const other = await ApiInMemory.start();
  const visitor = await other.member();
  await visitor.post('/api/analyze-text', { description: 'tea', mealTime: '2026-11-20T12:00' });
  await other.services.db.schema.alterTable('records').renameTo('records_gone').execute();
  const told = jest.spyOn(other.services.log, 'error');
  const { status, body } = await visitor.get('/api/meals');
  expect(status).toBe(500);
  const { requestId } = body as { requestId: string };
  expect(told.mock.calls).toEqual([[{ requestId, error: expect.anything() }, 'request failed']]);
  expect(body).toEqual({
    code: 'internal',
    title: expect.any(String),
    detail: 'Something went wrong on the server',
    status: 500,
    requestId: expect.any(String),
  });
  await other.stop();
});
