import { caloriesOf } from '../../../../test/kit/meals-in-words';
import { withoutLeftToOthers } from './without-left-to-others';

test.each([
  ['haribo 140 g but my sister had like a third', 'haribo 140 g, left a third'],
  ['brownie, gave my kid half', 'brownie, left half'],
  ['2 roast potatoes, carrots, though i left one of the potatoes', '1 roast potatoes, carrots'],
  ['4 slices of pizza, left 1 slice', '3 slices of pizza'],
  ['8 wings and fries, left 2 of the wings', '6 wings and fries'],
])('%s is %s', (said, plain) => {
  expect(withoutLeftToOthers(said)).toBe(plain);
});

test.each([
  'pizza, my wife had half a salad',
  'pizza, she ate half and i had half',
  'shared a pizza with my brother, he had half',
  'my sister ate half of my pizza',
  'roast beef, left one of the potatoes',
])('%s stays', (said) => {
  expect(withoutLeftToOthers(said)).toBe(said);
});

test.each([
  ['haribo starmix 140g bag but my sister had like a third', '94 g haribo starmix'],
  ['pizza margherita but my brother ate half', 'half a pizza margherita'],
  ['tub of ben and jerrys but my husband had most of it', 'tub of ben and jerrys, left 4/5'],
  ['bottle of wine but my wife had a third of it', '500 ml wine'],
  ['4 sausages and mash, left one of the sausages', '3 sausages and mash'],
  ['5 fish fingers with peas, left two of the fish fingers', '3 fish fingers with peas'],
  ['rice and beans, though no meat', 'rice and beans'],
])('%s is as much as %s', (said, plain) => {
  expect(caloriesOf(plain)).toBeGreaterThan(0);
  expect(Math.abs(caloriesOf(said) / caloriesOf(plain) - 1)).toBeLessThan(0.02);
});
