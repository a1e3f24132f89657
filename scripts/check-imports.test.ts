import { circlesIn } from './check-imports';

const imports = (files: Record<string, string[]>) => new Map(Object.entries(files));

test('imports without a cycle pass', () => {
  expect(circlesIn(imports({ a: ['b', 'c'], b: ['c'], c: [] }))).toEqual([]);
});

test('a cycle is reported once, by its shortest path', () => {
  const files = { a: ['b'], b: ['c', 'd'], c: ['a'], d: ['b'], e: ['a'] };
  expect(circlesIn(imports(files))).toEqual(['b -> d -> b']);
});

test('separate cycles are all reported', () => {
  const files = { a: ['b'], b: ['a'], c: ['d'], d: ['c'], e: ['e'] };
  expect(circlesIn(imports(files))).toEqual(['e -> e', 'a -> b -> a', 'c -> d -> c']);
});
