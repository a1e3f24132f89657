import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { ApiInMemory } from '../../test/kit/api-in-memory';
import { askSync, synced } from '../../test/kit/sync-requests';
import { readBuildNumber } from './build-number';

let api: ApiInMemory;

beforeAll(async () => {
  api = await ApiInMemory.start();
});
afterAll(async () => api.stop());

test('every API response names the build, including errors and sync responses', async () => {
  const ada = await api.member();
  const { build } = api.services;
  const buildOf = async (path: string) =>
    (await fetch(`${api.url}${path}`)).headers.get('x-platelog-build');
  expect(await buildOf('/api/health')).toBe(build);
  expect(await buildOf('/api/auth/me')).toBe(build);
  expect(await buildOf('/api/no-such-call')).toBe(build);
  expect(await buildOf('/')).toBeNull();
  expect((await synced(ada)).app).toBe(build);
  const refused = await askSync(ada, { proto: 99 });
  expect([refused.status, refused.headers.get('x-platelog-build')]).toEqual([426, build]);
});

test('the build number is read from the file that the build wrote, or else is the version', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-build-'));
  const file = path.join(folder, 'build-number.txt');
  expect(readBuildNumber(file)).toMatch(/^\d+\.\d+\.\d+$/);
  writeFileSync(file, '1.2.3+0123456789ab\n');
  expect(readBuildNumber(file)).toBe('1.2.3+0123456789ab');
  rmSync(folder, { recursive: true });
});
