import { withoutDoubleTap } from './use-diary-actions';

test('a second tap at once lets what came under the finger be; a later one is meant', () => {
  let now = 0;
  const deleted: string[] = [];
  const tap = withoutDoubleTap(
    (meal: string) => {
      deleted.push(meal);
    },
    () => now,
  );
  tap('latte');
  now = 300;
  tap('soup');
  expect(deleted).toEqual(['latte']);
  now = 1_000;
  tap('bread');
  expect(deleted).toEqual(['latte', 'bread']);
});
