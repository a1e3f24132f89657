import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { thirdPartyNotices } from './third-party-notices';

const root = mkdtempSync(path.join(tmpdir(), 'platelog-notices-'));
afterAll(() => {
  rmSync(root, { recursive: true });
});

/** Installs a package with these files. Returns the path of its program. */
function install(folder: string, manifest: object, texts: Record<string, string> = {}): string {
  const home = path.join(root, 'node_modules', folder);
  mkdirSync(path.join(home, 'dist'), { recursive: true });
  const files = { 'package.json': JSON.stringify(manifest), 'dist/index.js': '', ...texts };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(home, name), text);
  return path.join(home, 'dist/index.js');
}

const notices = (...files: string[]) => thirdPartyNotices('It', files);

test('every package of a bundle is listed once, with its version, license and texts', () => {
  const text = notices(
    path.join(root, 'src/index.ts'),
    install(
      'b',
      { name: 'b', version: '2.0.0', license: 'MIT' },
      { LICENSE: 'B may.\r\nSo it is.' },
    ),
    install('b', { name: 'b', version: '2.0.0', license: 'MIT' }, { 'NOTICE.md': 'By B.' }),
    install(
      '@a/a',
      { name: '@a/a', version: '1.0.0', license: 'ISC' },
      { 'license.txt': 'A may.' },
    ),
    // A nested installation.
    install(
      'b/node_modules/c',
      { name: 'c', version: '3.0.0', license: 'MIT', repository: { url: 'https://c.example' } },
      { COPYING: 'C may.', 'dist/index.js.LICENSE.txt': 'D may.' },
    ),
  );
  expect(text).toContain('It holds parts of 3 packages');
  const [, ...parts] = text.split(/\n=+\n/).map((part) => part.trim());
  expect(parts).toEqual([
    '@a/a 1.0.0\nLicense: ISC\n\nA may.',
    'b 2.0.0\nLicense: MIT\n\nB may.\nSo it is.\n\nBy B.',
    'c 3.0.0\nLicense: MIT\nSource: https://c.example\n\nC may.\n\nD may.',
  ]);
});

test('a package without a text gets the standard one of its license', () => {
  const facts = { name: 'e', version: '1.0.0', license: 'MIT', author: { name: 'E' } };
  const text = notices(install('e', facts));
  expect(text).toContain('Author: E\n\nPermission is hereby granted, free of charge');
});

test('a package without a license, or without its text, fails the build', () => {
  const none = install('f', { name: 'f', version: '1.0.0' });
  expect(() => notices(none)).toThrow('f 1.0.0 is bundled and has no license');
  const own = install('g', { name: 'g', version: '1.0.0', license: 'See G' });
  expect(() => notices(own)).toThrow('g 1.0.0 is bundled and brings no text of its license');
});
