import { foodTable } from '../../test/kit/foods';
import CODES_OF_FOODS_2 from '../../test/kit/codes-of-foods-2.json';
import { foodByCode } from './table/food-table';

/** Foods of the releases that meals were logged with: the evidence shows their descriptions. */
const LOGGED: Readonly<Record<string, string>> = {
  ...CODES_OF_FOODS_2,
  '11111000': 'Milk, whole',
  '24120120': 'Chicken breast, NS as to cooking method, skin not eaten',
  '31105005': 'Egg, whole, fried, NS as to fat',
  '56205008': 'Rice, white, cooked, no added fat',
  '63105010': 'Avocado, raw',
  '93101000': 'Beer',
  '27510389': 'Big Mac (McDonalds)',
  '20031': 'Millet, raw',
};

test('the evidence of every meal that was logged before opens: no code comes to mean another food', () => {
  const now = Object.fromEntries(
    Object.keys(LOGGED).map((code) => [code, foodByCode(foodTable(), code)?.description]),
  );
  expect(now).toEqual(LOGGED);
});
