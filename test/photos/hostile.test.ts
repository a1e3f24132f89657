import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import sharp from 'sharp';

import { builtProgram } from '../kit/built-program';
import { ServerProcess } from '../crash/server-process';
import { agreeToAi, registration, Visitor } from '../kit/api-in-memory';
import { photoForm, picture } from '../kit/pictures';
import { isShort, someOf } from '../kit/short';
import { VisionCounterpart } from '../kit/vision-counterpart';
import { HOSTILE, LARGE, UNUSUAL, type HostileFile } from './hostile-files';

const EXTRA_MEGABYTES_MOST = 300;
const KEY = 'sk-canary-0123456789';

let folder: string;
let dataFolder: string;
let server: ServerProcess;
let provider: VisionCounterpart;
let ada: Visitor;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-hostile-'));
  dataFolder = path.join(folder, 'data');
  provider = await VisionCounterpart.start();
  // A provider that repeats the key in its error message, as some do.
  provider.willAnswer({ status: 400 });
  server = new ServerProcess({
    program: builtProgram('api/server.ts'),
    dataFolder: path.join(folder, 'data'),
    provider: provider.url,
    env: { LOG_LEVEL: 'debug', OPENAI_API_KEY: KEY },
  });
  // The process starts in its data folder.
  execFileSync('mkdir', ['-p', dataFolder]);
  writeFileSync(path.join(dataFolder, 'unfinished'), '');
  await server.start();
  ada = new Visitor(server.url);
  await ada.post('/api/register', registration());
  await agreeToAi(ada);
});
afterAll(async () => {
  await server.kill();
  await provider.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function send({ bytes, name }: Omit<HostileFile, 'what'>) {
  const form = photoForm(Buffer.alloc(0), { mealTime: '2026-11-21T12:30' });
  const content = new Uint8Array(await bytes());
  form.set('image', new Blob([content], { type: 'image/jpeg' }), name ?? 'photo.jpg');
  const began = Date.now();
  const answer = await ada.send('/api/analyze-image', { method: 'POST', body: form });
  return { ...answer, ms: Date.now() - began };
}

const filesOf = (of: string) =>
  readdirSync(of, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Peak memory of the server in megabytes since the last call. */
function peak(): number {
  const status = readFileSync(`/proc/${String(server.pid)}/status`, 'utf8');
  const kilobytes = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]);
  writeFileSync(`/proc/${String(server.pid)}/clear_refs`, '5');
  return kilobytes / 1024;
}

const REFUSALS = ['not_an_image', 'image_too_large', 'image_too_many_pixels'];

test('hostile files are rejected with a plain message, and leave nothing behind', async () => {
  expect(HOSTILE).toHaveLength(25);
  const photos = path.join(dataFolder, 'photos');
  const before = filesOf(photos).length;
  for (const file of someOf(HOSTILE, 2)) {
    const { status, body } = await send(file);
    const { code, detail } = body as { code: string; detail: string };
    expect([file.what, status < 500, REFUSALS.includes(code)]).toEqual([file.what, true, true]);
    expect(detail.length).toBeGreaterThan(10);
  }
  expect(filesOf(photos)).toHaveLength(before);
  expect(filesOf(path.join(dataFolder, 'incoming'))).toEqual([]);
});

test.each(UNUSUAL)('$what is re-encoded as a plain JPEG', async (file) => {
  const { status, body } = await send(file);
  expect([status, body]).toEqual([200, expect.objectContaining({ photoId: expect.any(String) })]);
  const shown = await fetch(`${server.url}/api/photos/${(body as { photoId: string }).photoId}`, {
    headers: { Cookie: ada.cookies },
  });
  const facts = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  expect(facts).toMatchObject({ format: 'jpeg', space: 'srgb' });
  expect(facts.exif).toBeUndefined();
});

const whereMeasured = process.platform === 'linux' && !isShort ? test : test.skip;

whereMeasured(
  'none of the files takes 300 MB more than a usual photo, four at a time',
  async () => {
    for (let times = 0; times < 4; times += 1) await send({ bytes: () => picture(1_600, 1_200) });
    peak();
    await send({ bytes: () => picture(1_600, 1_200) });
    const usual = peak();
    const all = [...LARGE, ...HOSTILE];
    for (let at = 0; at < all.length; at += 4) {
      // The server answers and closes a request of 60 MB before all of it is sent.
      await Promise.all(all.slice(at, at + 4).map((file) => send(file).catch(() => undefined)));
    }
    const most = peak();
    expect({ usual, most, within: most - usual < EXTRA_MEGABYTES_MOST }).toMatchObject({
      within: true,
    });
  },
);

test('two pictures in one form are rejected', async () => {
  const form = photoForm(await picture(64, 48), { mealTime: '2026-11-21T12:30' });
  form.append('image', new Blob([new Uint8Array(await picture(64, 48))]), 'second.jpg');
  const { status } = await ada.send('/api/analyze-image', { method: 'POST', body: form });
  expect(status).toBeGreaterThanOrEqual(400);
  expect(status).toBeLessThan(500);
});

test("camera metadata and the provider's key are nowhere", async () => {
  const bytes = await picture(320, 240);
  expect(bytes.includes('CanaryCam')).toBe(true);
  const before = provider.asked.length;
  await send({ bytes: () => bytes });
  while (provider.asked.length === before) await new Promise((resolve) => setTimeout(resolve, 20));
  const asked = provider.asked.map((text) =>
    Buffer.from(/base64,([^"]+)/.exec(text)?.[1] ?? '', 'base64'),
  );
  expect(asked.length).toBeGreaterThan(0);
  const kept = filesOf(dataFolder).map((entry) =>
    readFileSync(path.join(entry.parentPath, entry.name)),
  );
  for (const one of [...asked, ...kept, Buffer.from(server.words)]) {
    for (const trace of ['CanaryCam', 'Exif\0', 'GPSLatitude', KEY]) {
      expect([trace, one.includes(trace)]).toEqual([trace, false]);
    }
  }
  for (const picture of asked) expect((await sharp(picture).metadata()).exif).toBeUndefined();
  expect(server.words).toContain('job failed');
  expect(server.words).not.toContain('base64');
});
