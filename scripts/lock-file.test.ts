import { readFileSync } from 'node:fs';
import path from 'node:path';

import manifest from '../package.json';

const text = readFileSync(path.resolve(__dirname, '../package-lock.json'), 'utf8');
const lock = JSON.parse(text) as {
  version: string;
  packages: Record<string, Record<string, unknown>>;
};

/** Packages of the lock file that have a field, by their folder. */
const having = (field: string) =>
  Object.keys(lock.packages).filter((name) => lock.packages[name]?.[field] !== undefined);

// npm 10, which comes with Node 20 and 22, removes `libc`: then a host's next `git pull` fails. After `npm install
// PACKAGE` with npm 11, write the lock file with npm 10:
// npx npm@10.8.2 install --package-lock-only
test('npm 10 and npm 11 leave the lock file unchanged', () => {
  expect(having('libc')).toEqual([]);
});

test('the lock file names no registry and no folder of a machine', () => {
  expect(having('resolved')).toEqual([]);
  expect(text).not.toMatch(/"file:|"link": true/);
});

test('the lock file is of this version', () => {
  expect(lock.version).toBe(manifest.version);
});
