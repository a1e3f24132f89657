import { foodTable } from '../../../../test/kit/foods';
import { analyseText } from '../analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' }).items;

test.each([
  ['2 egs and buter', ['Eggs', 'Butter']],
  ['grilled chiken brest', ['Grilled chicken breast']],
  ['bred and buter', ['Bread', 'Butter']],
  ['lazania', ['Lasagna']],
  ['tomato soop', ['Tomato soup']],
  ['2 aples and milc', ['Apples', 'Milk']],
  ['a larg late', ['Latte']],
  ['iced late', ['Iced latte']],
])("'%s' is read and called as it was meant", (text, names) => {
  expect(read(text).map(({ name }) => name)).toEqual(names);
});

test.each([
  'a late lunch',
  'had a late one',
  'burger, late',
  'late night',
  'bred a new kind of dog',
])("'%s' is said of no food that is misspelled", (text) => {
  const names = read(text).map(({ name }) => name.toLowerCase());
  expect(names.filter((name) => /latte|bread/.test(name))).toEqual([]);
});

test.each([
  ['paris brest', 'own:y-french-tart-or'],
  ['8 salmon avocado maki', 'own:calif-roll'],
  ['shrimp tempura roll 8 pieces', 'own:calif-roll'],
])("'%s' is the food of that name", (text, code) => {
  expect(read(text).map(({ source }) => source)).toMatchObject([{ code }]);
});
