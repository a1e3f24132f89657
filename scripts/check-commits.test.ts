import { wrongTitles } from './check-commits';

test('a title with type, scope and imperative passes', () => {
  expect(wrongTitles(['feat(sync): push and pull', 'docs: say how to restore'])).toEqual([]);
});

test.each([
  'Fixed things',
  'feat(Sync): push',
  'feat: end with a dot.',
  `feat(sync): ${'x'.repeat(70)}`,
])('%s does not', (title) => {
  expect(wrongTitles([title])).toEqual([title]);
});
