import { foodTable } from '../../../test/kit/foods';
import { foodItem } from '../../../test/kit/items';
import { GLASS_ML } from '../../records/water';
import { analyseText } from '../analyzer/analyse-text';
import fndds from '../fndds-table.json';
import own from '../own-table.json';
import { drunkIn, isDrink } from './drinks';

const of = (code: string, grams = 100) =>
  foodItem({ grams, source: { kind: 'table', table: 'test', code, description: '' } });

const DRINKS =
  /^(Milk,|Flavored milk|Plant-based milk|Milk shakes|Smoothies|Fruit drinks|Citrus juice|Other fruit juice|Apple juice|Vegetable juice|Coffee|Tea$|Soft drinks|Diet soft|Flavored or carb|Other diet drinks|Tap water|Bottled water|Enhanced water|Baby water|Sport and|Diet sport|Nutritional bev)/;

function surveyCodes(): string[] {
  let code = 0;
  return fndds.codes.codeSteps.map((step) => String((code += step)).padStart(8, '0'));
}

test('what the table calls a drink is one, and almost nothing else', () => {
  const wrong = surveyCodes().filter((code, place) => {
    const category = fndds.categories[fndds.categoryOf[place] ?? -1] ?? '';
    return isDrink(of(code)) !== DRINKS.test(category);
  });
  // Coconut milk, tomato drinks and the like: one in a hundred drinks.
  expect(wrong.length).toBeLessThan(60);
});

test('each drink of our own list is in the list', () => {
  const drinks = own.codes.full.filter((code) => isDrink(of(code)));
  expect(drinks.length).toBeGreaterThan(75);
});

test.each([
  ['94000100', true],
  ['92101000', true],
  ['93101000', false],
  ['92900100', false],
  ['63101000', false],
  ['own:masala-chai', true],
  ['own:chapati', false],
])('%s: %s', (code, drink) => {
  expect(isDrink(of(code))).toBe(drink);
});

test('drinks are added up, without food and alcohol', () => {
  expect(drunkIn([of('94000100', 250), of('92101000', 240), of('93101000', 500)])).toBe(490);
  expect(drunkIn([{ grams: 300, source: { kind: 'person' } }])).toBe(0);
});

test.each([
  ['a glass of water', 1],
  ['8 glasses of water', 8],
  ['a glass of milk', 1],
])('%s in a meal counts as much as %d on the water card', (text, glasses) => {
  const { items } = analyseText(foodTable(), text, { by: 'device' });
  expect(drunkIn(items)).toBe(glasses * GLASS_ML);
});
