import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { verdictOn } from './check-regexes';
import { regexesOf } from './regexes/find-regexes';

test.each([
  [String.raw`\S+@\S+\.\S+`, 'gu', false],
  ['(a+)+$', '', false],
  [String.raw`\s+$`, '', false],
  [String.raw`^[^@\s]{1,64}@[^@\s.]+(\.[^@\s.]+)+$`, '', true],
  [String.raw`\d+`, 'g', true],
])('/%s/%s is safe: %s', (source, flags, isSafe) => {
  expect(verdictOn(source, flags) === 'safe').toBe(isSafe);
});

test('patterns are found as literals and as constant expressions, across files', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'platelog-regexes-'));
  writeFileSync(path.join(folder, 'digits.ts'), 'export const DIGITS = String.raw`\\d+`;\n');
  const file = path.join(folder, 'patterns.ts');
  writeFileSync(
    file,
    [
      "import { DIGITS } from './digits';",
      "const UNIT = '(?:g|' + 'kg)';",
      'const literal = /[/]a/gi;',
      "const made = new RegExp(`^${DIGITS}\\\\s${UNIT}$`, 'u');",
      'const unknown = (word: string) => RegExp(`${word}s`);',
    ].join('\n'),
  );
  const found = regexesOf(file).map(({ source, flags }) => ({ source, flags }));
  expect(found).toEqual([
    { source: '[/]a', flags: 'gi' },
    { source: String.raw`^\d+\s(?:g|kg)$`, flags: 'u' },
    { source: undefined, flags: '' },
  ]);
  rmSync(folder, { recursive: true });
});
