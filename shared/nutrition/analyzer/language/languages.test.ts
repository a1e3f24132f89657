import { foodTable } from '../../../../test/kit/foods';
import { analyseText } from '../analyse-text';
import { isForeign } from './languages';

const found = (text: string) =>
  analyseText(foodTable(), text, { by: 'device' }).items.map(({ source }) =>
    source.kind === 'table' ? source.description : '',
  );

test.each(['zwei scheiben brot mit käse', 'arroz con pollo y ensalada', '2 tunas peladas'])(
  'a line in another language is told by its words: %s',
  (text) => {
    expect(isForeign(text)).toBe(true);
  },
);

test.each(['tuna sandwich', 'jalapeño poppers', 'arroz bowl with black beans'])(
  'a line in English with a word of another language stays one: %s',
  (text) => {
    expect(isForeign(text)).toBe(false);
  },
);

test.each([
  ['4 prunes et un yaourt nature', /^Plum/],
  ['4 prunes', /^Prune/],
  ['jugo de tunas', undefined],
  ['une pomme et un yaourt', /^Apple, raw/],
  ['une pomme de terre', /^Potato/],
  ['pommes frites', /^Pommes/],
  ['yogur con coco', /^Yogurt/],
  ['un platano y yogur', /^Banana/],
  ['platano frito', /plantain/i],
])('a word that is another food in English is read in its language: %s', (text, food) => {
  const [first] = found(text);
  if (food) expect(first).toMatch(food);
  else expect(found(text).join()).not.toMatch(/Fish/);
});

test('a line that is such a word alone is doubtful: French prunes are plums', () => {
  const { confidence } = analyseText(foodTable(), '3 prunes', { by: 'device' });
  expect(confidence).toBe('low');
});

test.each([
  ['3 eier und 2 scheiben brot', 2],
  ['hähnchen 200g, reis 150g', 2],
  ['flasche bier', 1],
  ['poisson et riz', 2],
])('everyday foods of other languages are read by their names: %s', (text, foods) => {
  expect(found(text)).toHaveLength(foods);
});

test('a compote of fruit is one thing, and coconut is read beside yogurt', () => {
  expect(found('compote pomme banane')).toEqual(found('compote'));
  expect(found('compote de pommes et un cafe')).toEqual([...found('compote'), 'Coffee, brewed']);
  expect(found('yogur con coco')).toContain('Coconut, fresh');
});

test.each(['2 platanos', '1 platano'])('%s may be plantains, and is asked about', (text) => {
  const { confidence, question } = analyseText(foodTable(), text, { by: 'device' });
  expect([confidence, question?.about]).toEqual(['low', 'amount']);
});
