import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildNumber } from './build-number';

const ROOT = path.resolve(__dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'platelog-build-number-'));

beforeAll(() => {
  // The api is the only folder that this test changes.
  for (const name of readdirSync(ROOT)) {
    if (name === 'api') cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    else symlinkSync(path.join(ROOT, name), path.join(copy, name));
  }
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

test('equal sources in another folder have the same number, whatever tests are next to them', () => {
  const number = buildNumber();
  expect(number).toMatch(/^\d+\.\d+\.\d+\+[0-9a-f]{12}$/);
  expect(buildNumber(copy)).toBe(number);
  writeFileSync(path.join(copy, 'api/another.test.ts'), '');
  expect(buildNumber(copy)).toBe(number);
});

test('another file of the server, or other content, gives another number', () => {
  const before = buildNumber(copy);
  writeFileSync(path.join(copy, 'api/another.ts'), 'a');
  const one = buildNumber(copy);
  writeFileSync(path.join(copy, 'api/another.ts'), 'b');
  expect(new Set([before, one, buildNumber(copy)]).size).toBe(3);
});
