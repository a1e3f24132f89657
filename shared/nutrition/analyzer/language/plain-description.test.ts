import { foodTable } from '../../../../test/kit/foods';
import { analyseText } from '../analyse-text';

function gramsOf(text: string): number {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  return items.reduce((sum, { grams }) => sum + grams, 0);
}

test.each([
  ['2 heaped tbsp peanut butter', '3 tbsp peanut butter'],
  ['a level tsp of sugar', '1 tsp sugar'],
  ['double vodka', '2 vodkas'],
  ['1 bottle of white wine between 2', 'half a bottle of white wine'],
  ['avocado (1/2)', 'half an avocado'],
  ['footlong turkey sub', 'two 6 inch turkey subs'],
  ['extra large fries', 'xlarge fries'],
  ['hot pot at home: 150g lamb, 100g enoki', '150g lamb, 100g enoki'],
  ['korean bbq: 200g pork belly, rice', '200g pork belly, rice'],
  ['cai fan - white rice, steamed egg, sweet sour pork', 'cai fan'],
  ['tea, 2 sugars and 1 milk', 'tea with milk, 2 sugars'],
  ['mezze - hummus, pita, olives', 'hummus, pita, olives'],
])('%s weighs what %s does', (said, plain) => {
  expect(gramsOf(said)).toBeGreaterThan(0);
  expect(gramsOf(said)).toBeCloseTo(gramsOf(plain), 0);
});

test.each([
  ['a big bowl of pasta', 'a bowl of pasta'],
  ['family size bag of chips', 'bag of chips'],
  ['a big mug of tea', 'a mug of tea'],
  ['sausages', 'a sausage'],
])('%s is more than %s', (more, less) => {
  expect(gramsOf(more)).toBeGreaterThan(gramsOf(less));
});

test.each([
  ['kids size fries', 'fries'],
  ['a bite of brownie', 'a brownie'],
  ['a sliver of cheesecake', 'a slice of cheesecake'],
])('%s is less than %s', (less, more) => {
  expect(gramsOf(less)).toBeGreaterThan(0);
  expect(gramsOf(less)).toBeLessThan(gramsOf(more));
});

test('a palm and a fist are measures only where they tell one', () => {
  expect(gramsOf('a palm sized steak')).toBe(110);
  expect(gramsOf('5 g red palm oil')).toBe(5);
});

test('what a dish is named after is not counted again', () => {
  const { items } = analyseText(foodTable(), 'cacio e pepe, 125 g dry pasta', { by: 'device' });
  expect(items.map(({ name }) => name)).toEqual(['Cacio e pepe']);
});

test('a line of which much was left unread is of low confidence', () => {
  const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
  expect(read('2 eggs').confidence).toBe('high');
  expect(read('2 eggs, xqzwv blorfen').confidence).toBe('low');
});

test('internal words for measures are not shown', () => {
  const { items } = analyseText(foodTable(), 'a palm sized steak', { by: 'device' });
  expect(items[0]?.amount.text).not.toMatch(/\wsized/);
});
