import { exportsOf, unusedExports } from './check-exports';

function unused(texts: Record<string, string>, imports: Record<string, string[]>): string[] {
  return unusedExports(new Map(Object.entries(texts)), new Map(Object.entries(imports)));
}

test('the names that a file declares and exports are found', () => {
  const text = `
    export const one = 1, two = 2;
    export async function three() {}
    export default class Four {}
    export interface Five {}
    export { six } from './six';
    const seven = 7;`;
  const names = exportsOf('a.ts', text).map(({ name }) => name);
  expect(names).toEqual(['one', 'two', 'three', 'Four', 'Five']);
});

test('an unused export is reported, also if an importer of the file does not use it', () => {
  const texts = {
    'a.ts': 'export const used = 1;\nexport const own = used;',
    'b.ts': "import { used } from './a';\nexport const other = used;",
    'c.ts': 'const own = 2;',
  };
  expect(unused(texts, { 'b.ts': ['a.ts'] })).toEqual(['a.ts: own', 'b.ts: other']);
});

test('a lazy import, or an import of everything, counts as use', () => {
  const texts = {
    'a.tsx': 'export function Page() { return <p />; }',
    'b.ts': "import('./a').then((m) => m.Page);",
    'c.ts': 'export const one = 1;',
    'd.ts': "import * as c from './c';\nconsole.log(c.one);",
  };
  expect(unused(texts, { 'b.ts': ['a.tsx'], 'd.ts': ['c.ts'] })).toEqual([]);
});

test.each([
  ['export interface Part {}\nexport function make(part: Part) {}', []],
  ['export interface Part {}\nexport interface Whole { parts: Part[] }', []],
  ['export class Part {}\nexport function make(): Part { return new Part(); }', []],
  ['export interface Part {}\nexport function make() { const part: Part = {}; }', ['a.ts: Part']],
  [
    'export interface Part {}\nfunction own(part: Part) {}\nexport function make() { own({}); }',
    ['a.ts: Part'],
  ],
  ['export const most = 1;\nexport function make(n = most) {}', ['a.ts: most']],
])('a type may stay exported if another export refers to it: %j', (text, expected) => {
  const texts = { 'a.ts': text, 'b.ts': "import { make, type Whole } from './a';" };
  expect(unused(texts, { 'b.ts': ['a.ts'] })).toEqual(expected);
});
