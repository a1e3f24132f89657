import { readdirSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { photoForm, picture } from '../../test/kit/pictures';

let api: ApiInMemory;
beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

const json = { 'Content-Type': 'application/json' };

test.each([
  ['taken', {}, 200],
  ['refused because of a field', { price: '3' }, 400],
  ["refused because of another user's id", { userId: 'somebody' }, 403],
  ['for an unannounced photo', { photoId: '01890a5d-ac96-774b-bcce-b302099a8057' }, 404],
])('an upload that is %s leaves no file behind', async (...facts) => {
  const [, fields, status] = facts;
  const ada = await api.member();
  const body = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30', ...fields });
  const answer = await ada.send('/api/analyze-image', { method: 'POST', body });
  expect(answer.status).toBe(status);
  expect(readdirSync(api.services.uploads)).toEqual([]);
});

test('a file larger than 10 MB is refused as too large, in a form and in JSON', async () => {
  const ada = await api.member();
  const bytes = Buffer.alloc(10 * 1024 * 1024 + 1, 7);
  const image = `data:image/jpeg;base64,${Buffer.alloc(11 * 1024 * 1024).toString('base64')}`;
  const form = await ada.send('/api/analyze-image', { method: 'POST', body: photoForm(bytes) });
  expect(form.body).toMatchObject({ code: 'image_too_large', status: 413 });
  const url = await ada.post('/api/analyze-image', { image });
  expect(url.body).toMatchObject({ code: 'image_too_large', status: 413 });
  expect(readdirSync(api.services.uploads)).toEqual([]);
});

test('a caller without a session is refused before the upload is read', async () => {
  const broken = { method: 'POST', headers: json, body: '{' };
  expect((await api.visitor().send('/api/analyze-image', broken)).body).toMatchObject({
    code: 'not_authenticated',
  });
  const ada = await api.member();
  expect((await ada.send('/api/analyze-image', broken)).body).toMatchObject({
    code: 'malformed_body',
  });
});

test('the content type of a body may be in capital letters', async () => {
  const ada = await api.member();
  const type = { 'Content-Type': 'Application/JSON ; charset=UTF-8' };
  const broken = { method: 'POST', headers: type, body: '{' };
  for (const path of ['/api/sync', '/api/analyze-image', '/api/auth/login'])
    expect((await ada.send(path, broken)).body).toMatchObject({ code: 'malformed_body' });
  const form = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30' });
  const sent = new Response(form);
  const headers = {
    'Content-Type': (sent.headers.get('Content-Type') ?? '').replace(
      'multipart/form-data',
      'Multipart/Form-Data',
    ),
  };
  const body = await sent.bytes();
  expect((await ada.send('/api/analyze-image', { method: 'POST', headers, body })).status).toBe(
    200,
  );
});

const sync = async (body: Buffer, coding: Record<string, string>) => {
  const ada = await api.member();
  const request = { method: 'POST', headers: { ...json, ...coding }, body: new Uint8Array(body) };
  return (await ada.send('/api/sync', request)).body;
};

test.each([
  ['that is too large after decompression', gzipSync('['.padEnd(600_000)), 'body_too_large'],
  ['that is cut off', gzipSync('{}').subarray(0, 12), 'malformed_body'],
  ['that is not compressed', Buffer.from('{}'), 'malformed_body'],
  ['that is empty', gzipSync(''), 'invalid_input'],
  ['with a string', gzipSync('"x"'), 'malformed_body'],
  ['with a forbidden key', gzipSync('{"ops":[{"__proto__":{}}]}'), 'malformed_body'],
])('a compressed batch %s is refused', async (_what, body, code) => {
  expect(await sync(body, { 'Content-Encoding': 'gzip' })).toMatchObject({ code });
});

test('the name of an encoding may be in capitals', async () => {
  const body = gzipSync('{}');
  expect(await sync(body, { 'Content-Encoding': 'GZIP' })).toMatchObject({ code: 'invalid_input' });
});

test.each(['rot13', 'constructor'])('a batch with the encoding %s is refused', async (coding) => {
  const answer = await sync(Buffer.from('{}'), { 'Content-Encoding': coding });
  expect(answer).toMatchObject({ code: 'unsupported_media_type', status: 415 });
});

test('a batch that is too large before decompression is refused', async () => {
  const body = Buffer.from('['.padEnd(600_000));
  expect(await sync(body, {})).toMatchObject({ code: 'body_too_large', status: 413 });
});

test.each([
  ['an unknown encoding', { 'Content-Encoding': 'rot13' }, '{}', 'unsupported_media_type'],
  ['a form without its boundary', { 'Content-Type': 'multipart/form-data' }, 'x', 'malformed_body'],
])('%s is an error of the request, not of the server', async (...facts) => {
  const [, headers, body, code] = facts;
  const ada = await api.member();
  const request = { method: 'POST', headers: { ...json, ...headers }, body };
  expect((await ada.send('/api/analyze-image', request as RequestInit)).body).toMatchObject({
    code,
  });
});

test('a call with a wrong method gets the allowed methods', async () => {
  const { status, headers } = await api.visitor().send('/api/auth/login', { method: 'PUT' });
  expect([status, headers.get('Allow')]).toEqual([405, 'POST']);
});
