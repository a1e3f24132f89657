import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { newerThanFloor } from './floor';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'platelog-floor-'));
  mkdirSync(path.join(folder, 'assets'));
});

afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

function built(file: string, text: string): void {
  writeFileSync(path.join(folder, file), text);
}

test('it reports features newer than the oldest browser, with their file', () => {
  built('sw.js', 'const a=[1].toReversed();');
  built('assets/main.js', 'Object.groupBy(a,b);const r=/[a--b]/v;');
  built('assets/words.js', 'const m=/(?i:a)b/;');
  expect(newerThanFloor(folder).sort()).toEqual([
    'assets/main.js: groupBy',
    'assets/main.js: the regular expression /[a--b]/v',
    'assets/words.js: the regular expression /(?i:a)b/',
    'sw.js: toReversed',
  ]);
});

test('features of the oldest browser pass, and readers are loaded on first use', () => {
  built('assets/main.js', 'a.findLast(b);const r=/(?<=a)(?:b)(?<!c)(?<name>d)/u,v=1;');
  built('assets/reader-codes.js', 'a.toReversed();');
  expect(newerThanFloor(folder)).toEqual([]);
});
