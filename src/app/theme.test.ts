import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { NOT_WRITTEN } from './theme';

const SRC = path.resolve(__dirname, '..');

/** Names of the library's components that screens use. */
function usedComponents(): Set<string> {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' });
  const imports = files
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => readFileSync(path.join(SRC, file), 'utf8'))
    .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from '@mui\/material'/g)])
    .map(([, names = '']) => names);
  return new Set(imports.flatMap((names) => names.split(/[\s,]+/)));
}

test('no screen uses a component whose color variables are left out', () => {
  const used = [...usedComponents()];
  expect(used).toContain('Button');
  expect(used.filter((name) => NOT_WRITTEN.test(`palette,${name},x`))).toEqual([]);
});

test('the color variables of used components are kept', () => {
  expect(NOT_WRITTEN.test('palette,Button,inheritContainedBg')).toBe(false);
  expect(NOT_WRITTEN.test('palette,primary,main')).toBe(false);
  expect(NOT_WRITTEN.test('shadows,2')).toBe(false);
  expect(NOT_WRITTEN.test('shadows,24')).toBe(false);
  // The variable for `font: 'inherit'` in a component's styles.
  expect(NOT_WRITTEN.test('font,inherit')).toBe(false);
});
