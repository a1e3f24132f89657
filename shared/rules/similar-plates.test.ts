import { similarPlates } from './similar-plates';

const plate = (key: string, ...look: number[]) => ({ key, look: Int8Array.from(look) });

const keysOf = (look: number[], plates: ReturnType<typeof plate>[], most = 3) =>
  similarPlates(Int8Array.from(look), plates, most).map(({ key }) => key);

test('the most similar plate comes first, and no more plates than requested are returned', () => {
  const plates = [plate('soup', 0, 90, 0), plate('rice', 90, 0, 0), plate('fish', 60, 60, 0)];
  expect(keysOf([80, 5, 0], plates, 2)).toEqual(['rice', 'fish']);
});

test('a meal with several photos is returned once, by its most similar photo', () => {
  const plates = [plate('rice', 0, 90), plate('rice', 90, 0), plate('fish', 50, 50)];
  expect(keysOf([90, 0], plates)).toEqual(['rice', 'fish']);
});

test('features that all plates share are ignored', () => {
  // All photos show the same table; only the last number depends on the meal.
  const bowls = Array.from({ length: 20 }, (_, index) => plate(`bowl ${index}`, 120, 100, index));
  expect(keysOf([90, 120, 19], bowls, 1)).toEqual(['bowl 19']);
});

test('without plates, or with vectors of another model, nothing is returned', () => {
  expect(keysOf([1, 2], [])).toEqual([]);
  expect(keysOf([1, 2], [plate('old', 1, 2, 3)])).toEqual([]);
  expect(keysOf([0, 0], [plate('black', 0, 0)])).toEqual(['black']);
});
