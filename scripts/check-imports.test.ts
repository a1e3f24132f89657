import { circlesIn } from './check-imports';

const imports = (files: Record<string, string[]>) => new Map(Object.entries(files));

test('files that import one another only downwards pass', () => {
  expect(circlesIn(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('a circle is named once, by its shortest way', () => {
  const files = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['b'], e: ['a'] };
  expect(circlesIn(imports(files))).toEqual(['b -> d -> b']);
});

test('circles apart from one another are all named', () => {
  const files = { a: ['b'], b: ['a'], c: ['d'], d: ['c'], e: ['e'] };
  expect(circlesIn(imports(files))).toEqual(['e -> e', 'a -> b -> a', 'c -> d -> c']);
});
