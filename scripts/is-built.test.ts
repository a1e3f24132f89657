import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { buildNumber } from './build-number';
import { isBuilt } from './is-built';

const ROOT = path.resolve(__dirname, '..');
const copy = mkdtempSync(path.join(tmpdir(), 'platelog-is-built-'));
const numberOf = (half: string) => path.join(copy, 'build', half, 'build-number.txt');

/** Leaves what a build leaves when it has come to its end. */
function build(): void {
  for (const half of ['client', 'server']) {
    mkdirSync(path.join(copy, 'build', half), { recursive: true });
    writeFileSync(numberOf(half), `${buildNumber(copy)}\n`);
  }
}

beforeAll(() => {
  for (const name of readdirSync(ROOT)) {
    if (name === 'build') continue;
    if (name === 'api') cpSync(path.join(ROOT, name), path.join(copy, name), { recursive: true });
    else symlinkSync(path.join(ROOT, name), path.join(copy, name));
  }
});
afterAll(() => {
  rmSync(copy, { recursive: true });
});

test('a build is of the sources as they are, and whole', () => {
  expect(isBuilt(copy)).toBe(false);
  build();
  expect(isBuilt(copy)).toBe(true);
  // Of a client that was made for work on it no number is left.
  rmSync(numberOf('client'));
  expect(isBuilt(copy)).toBe(false);
  build();
  // A build was cut before its server.
  writeFileSync(numberOf('server'), 'an earlier one\n');
  expect(isBuilt(copy)).toBe(false);
});

test('a source that changes asks for a build, and one that is back as it was does not', () => {
  build();
  writeFileSync(path.join(copy, 'api/another.ts'), '');
  expect(isBuilt(copy)).toBe(false);
  rmSync(path.join(copy, 'api/another.ts'));
  expect(isBuilt(copy)).toBe(true);
  writeFileSync(path.join(copy, 'api/another.test.ts'), '');
  expect(isBuilt(copy)).toBe(true);
});
