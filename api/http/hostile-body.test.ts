import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';

import { ApiInMemory, type Visitor } from '../../test/kit/api-in-memory';

let api: ApiInMemory;
let ada: Visitor;
let bare: { url: string; stop: () => void };
beforeAll(async () => {
  api = await ApiInMemory.start();
  ada = await api.member();
  bare = await bareServer();
});
afterAll(async () => {
  bare.stop();
  await api.stop();
});

/** A server that reads requests and does nothing with them. */
async function bareServer() {
  const server = createServer((request, response) => {
    request.resume().once('end', () => response.writeHead(400).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => server.close() };
}

const MEGABYTE = 1024 * 1024;
const LOGIN = '/api/auth/login';

interface Hostile {
  address: string;
  body: string | Buffer;
  headers?: Record<string, string>;
}

const send = async ({ address, body, headers = {} }: Hostile) =>
  ada.send(address, {
    method: 'POST',
    body: typeof body === 'string' ? body : new Uint8Array(body),
    headers: { 'Content-Type': 'application/json', ...headers },
  });

/**
 * Processor time of this process (client and server) for one request, in ms. The lower of two measurements, because
 * the process also cleans up after other tests.
 */
async function costOf(hostile: Hostile) {
  const tries: { status: number; code: string; ms: number }[] = [];
  for (let round = 0; round < 2; round += 1) {
    const before = process.cpuUsage();
    const { status, body } = await send(hostile);
    const { user, system } = process.cpuUsage(before);
    tries.push({ status, code: (body as { code: string }).code, ms: (user + system) / 1_000 });
  }
  const [{ status, code }] = tries as [(typeof tries)[0]];
  return { status, code, ms: Math.min(...tries.map(({ ms }) => ms)) };
}

/** The cost of a bare server that reads the same bytes and refuses them. */
async function costOfBare({ body }: Hostile): Promise<number> {
  const costs: number[] = [];
  for (let round = 0; round < 2; round += 1) {
    const before = process.cpuUsage();
    const sent = typeof body === 'string' ? body : new Uint8Array(body);
    await (await fetch(bare.url, { method: 'POST', body: sent })).text();
    const { user, system } = process.cpuUsage(before);
    costs.push((user + system) / 1_000);
  }
  return Math.min(...costs);
}

const wide = (bytes: number) => `[${'[],'.repeat(bytes / 3)}[]]`;
const deep = (levels: number) => `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
const keys = (count: number) =>
  JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, n) => [`k${n}`, n])));
const gzipped = { 'Content-Encoding': 'gzip' };

/**
 * The most that a hostile call may cost: a multiple of an ordinary call, plus a multiple of a bare server reading the
 * same bytes.
 */
async function mostOf(hostile: Hostile): Promise<number> {
  const ordinary = await costOf({ address: LOGIN, body: '{}' });
  return 60 * ordinary.ms + 40 * (await costOfBare(hostile));
}

test.each<[string, Hostile, number]>([
  [
    'a few kilobytes that decompress to millions of lists, as an image',
    { address: '/api/analyze-image', body: gzipSync(wide(10 * MEGABYTE)), headers: gzipped },
    415,
  ],
  [
    'the same for a call without a session',
    { address: LOGIN, body: gzipSync(wide(MEGABYTE)), headers: gzipped },
    415,
  ],
  [
    'compressed by br',
    {
      address: LOGIN,
      body: brotliCompressSync(wide(MEGABYTE)),
      headers: { 'Content-Encoding': 'br' },
    },
    415,
  ],
  [
    'compressed by deflate',
    {
      address: '/api/analyze-text',
      body: deflateSync(wide(MEGABYTE)),
      headers: { 'Content-Encoding': 'deflate' },
    },
    415,
  ],
  ['ten megabytes of lists, as an image', { address: '/api/analyze-image', body: wide(10e6) }, 400],
  ['ten megabytes of quotes', { address: '/api/analyze-image', body: '"'.repeat(10e6) }, 400],
  [
    'a string of five million quotes',
    { address: '/api/analyze-image', body: `{"notes":"${'\\"'.repeat(5e6)}"}` },
    400,
  ],
  ['ten megabytes of brackets', { address: '/api/analyze-image', body: '['.repeat(10e6) }, 400],
  ['a deep list', { address: LOGIN, body: deep(15_000) }, 400],
  ['33 kB', { address: LOGIN, body: JSON.stringify({ email: 'x'.repeat(33 * 1024) }) }, 413],
  ['many keys', { address: LOGIN, body: keys(2_000) }, 400],
  ['half a megabyte of lists, to sync', { address: '/api/sync', body: wide(500_000) }, 400],
  [
    'a sync batch in many gzip members that decompresses to 20 megabytes',
    {
      address: '/api/sync',
      body: Buffer.concat(Array.from({ length: 200 }, () => gzipSync(' '.repeat(100_000)))),
      headers: gzipped,
    },
    413,
  ],
])('%s is refused at the cost of an ordinary call', async (_what, hostile, status) => {
  const cost = await costOf(hostile);
  expect(cost.status).toBe(status);
  expect(cost.ms).toBeLessThan(await mostOf(hostile));
});

test.each([
  ['a key that is given twice', '{"email":"a@b.c","password":"x","email":"d@e.f"}'],
  ['a key of Object.prototype', '{"__proto__":{"isAdmin":true}}'],
  ['an infinite number', '{"email":1e999}'],
  ['an infinite number in a list', '{"email":[-1e999]}'],
  ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0xfe, 0x22])],
  ['a string without an end', '{"email":"'],
  ['a byte order mark', '\ufeff{}'],
])('%s cannot be read as a body', async (_what, body) => {
  expect(await costOf({ address: LOGIN, body })).toMatchObject({
    status: 400,
    code: 'malformed_body',
  });
});

test('brackets, commas and quotes inside strings are not counted', async () => {
  const words = '[{,:"\\'.repeat(500);
  const body = JSON.stringify({ email: 'a@example.org', password: words.slice(0, 100) });
  expect(await costOf({ address: LOGIN, body })).toMatchObject({ code: 'bad_credentials' });
  const meal = { description: words, mealTime: '2026-11-21T08:30', userId: ada.userId };
  const { status } = await send({ address: '/api/analyze-text', body: JSON.stringify(meal) });
  expect(status).toBe(200);
});

test('an error lists at most twenty fields, with short paths', async () => {
  const base = { proto: 1, app: 'x', userId: ada.userId, replicaId: 'x', epoch: null, cursor: 0 };
  const batch = { ...base, limit: 1, sentAt: 0, ops: Array.from({ length: 1_000 }, () => ({})) };
  const wrong = await send({ address: '/api/sync', body: JSON.stringify(batch) });
  expect(wrong.status).toBe(400);
  expect(Object.keys((wrong.body as { fields: object }).fields)).toHaveLength(20);
  const unknown = await send({ address: LOGIN, body: keys(200) });
  expect(Object.keys((unknown.body as { fields: object }).fields)).toHaveLength(20);
  const long = JSON.stringify({ ['x'.repeat(20_000)]: 1 });
  const { body } = await send({ address: LOGIN, body: long });
  expect(JSON.stringify(body).length).toBeLessThan(1_000);
});

test('a request with 1,001 operations still gets the error of the schema', async () => {
  const { body } = await send({
    address: '/api/sync',
    body: JSON.stringify({ ops: Array.from({ length: 1_001 }, () => 1) }),
  });
  expect(body).toMatchObject({ code: 'invalid_input', fields: { ops: expect.any(String) } });
});

/** Writes raw bytes to the server, and returns the response until either side closes the connection. */
async function raw(pieces: (string | Buffer)[], endAfter = true): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(api.url).port), '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('\r\n\r\n')) socket.end();
    });
    socket.on('close', () => {
      resolve(said);
    });
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET' || error.code === 'EPIPE') resolve(said);
      else reject(error);
    });
    for (const piece of pieces) socket.write(piece);
    if (endAfter) socket.end();
  });
}

const head = (headers: string[]) =>
  [`POST ${LOGIN} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers, '', ''].join(
    '\r\n',
  );

test('a body that is shorter than its length, or a chunked one without an end, keeps nothing open', async () => {
  await raw([head(['Content-Length: 100']), '{"a":1']);
  await raw([head(['Transfer-Encoding: chunked']), '5\r\n{"a":\r\n']);
  expect((await api.visitor().get('/api/health')).status).toBe(200);
});

test('a content length that is too large is refused before the body arrives', async () => {
  expect(await raw([head(['Content-Length: 99999999'])], false)).toContain('413');
});

test('32 kB in chunks of one byte are refused at the limit', async () => {
  const chunks = Buffer.from('1\r\n[\r\n'.repeat(40_000));
  expect(await raw([head(['Transfer-Encoding: chunked']), chunks], false)).toContain('413');
});

test.each([
  ['two content lengths', ['Content-Length: 5', 'Content-Length: 6'], '400'],
  ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], '400'],
  ['two encodings', ['Transfer-Encoding: chunked, chunked'], '400'],
  ['a head of 20 kB', [`X-Long: ${'x'.repeat(20_000)}`], '431'],
])('a request with %s is refused, so that no proxy reads another one in it', async (...facts) => {
  const [, headers, status] = facts;
  const said = await raw([head(headers), '0\r\n\r\nGET /api/auth/me HTTP/1.1\r\nHost: x\r\n\r\n']);
  expect(said.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
});

test('TRACE does not echo the request', async () => {
  const said = await raw(
    ['TRACE /api/health HTTP/1.1\r\nHost: x\r\nX-Told: secret\r\n\r\n'],
    false,
  );
  expect(said).toContain('405');
  expect(said).not.toContain('secret');
});

const BOUNDARY = 'xx';
const part = (name: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;

const form = async (body: string, headers: Record<string, string> = {}) =>
  costOf({
    address: '/api/analyze-image',
    body,
    headers: { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}`, ...headers },
  });

const end = `--${BOUNDARY}--\r\n`;

test.each([
  ['a header that is slow to parse', part('image', 'x', '; filename="x'.repeat(100_000)) + end],
  ['a thousand fields', part('a', 'x').repeat(1_000) + end],
  ['one field twice', part('notes', 'x') + part('notes', 'y') + end],
  ['two files', part('image', 'x', '; filename="a"').repeat(2) + end],
  ['a field of 40 kB', part('notes', 'x'.repeat(40_000)) + end],
  ['no end', part('image', 'x'.repeat(100_000), '; filename="a"').slice(0, 50_000)],
  ['nothing but its preamble', 'x'.repeat(100_000)],
])('a form with %s is refused at the cost of an ordinary call', async (_what, body) => {
  const cost = await form(body);
  expect([400, 422]).toContain(cost.status);
  expect(cost.ms).toBeLessThan(await mostOf({ address: '', body }));
  expect(readdirSync(api.services.uploads)).toEqual([]);
});

test('a compressed form is refused', async () => {
  expect(await form(end, gzipped)).toMatchObject({ status: 415, code: 'unsupported_media_type' });
});
