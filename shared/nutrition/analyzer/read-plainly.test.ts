import { foodTable } from '../../../test/kit/foods';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

test.each([
  ['porridge w raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal with raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal raisin cookie', ['Cookie, oatmeal']],
  ['2 scrambled eggs w cheese', ['Egg omelet or scrambled egg, with cheese, no added fat']],
  ['2 eggs', ['Egg, whole, boiled or poached']],
  ['2 fried eggs', ['Egg, whole, fried, NS as to fat']],
])('%s stays the food that it is called', (text, foods) => {
  expect(found(text)).toEqual(foods);
});
