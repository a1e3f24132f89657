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

/** Creates the files of a finished build. */
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

test('a build must be complete and from the current sources', () => {
  expect(isBuilt(copy)).toBe(false);
  build();
  expect(isBuilt(copy)).toBe(true);
  // A client built for development removes its number.
  rmSync(numberOf('client'));
  expect(isBuilt(copy)).toBe(false);
  build();
  // A build that was interrupted before its server.
  writeFileSync(numberOf('server'), 'an earlier one\n');
  expect(isBuilt(copy)).toBe(false);
});

test('a changed source requires a build, and a reverted one does not', () => {
  build();
  writeFileSync(path.join(copy, 'api/another.ts'), '');
  expect(isBuilt(copy)).toBe(false);
  rmSync(path.join(copy, 'api/another.ts'));
  expect(isBuilt(copy)).toBe(true);
  writeFileSync(path.join(copy, 'api/another.test.ts'), '');
  expect(isBuilt(copy)).toBe(true);
});
