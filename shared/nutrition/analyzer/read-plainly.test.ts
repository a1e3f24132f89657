import { foodTable } from '../../../test/kit/foods';
import { analyseText } from './analyse-text';

const read = (text: string) => analyseText(foodTable(), text, { by: 'device' });
const found = (text: string) =>
  read(text).items.map(({ source }) => (source.kind === 'table' ? source.description : ''));

test.each([
  ['porridge w raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal with raisins', ['Oatmeal, NFS', 'Raisins']],
  ['oatmeal raisin cookie', ['Cookie, oatmeal']],
])('%s stays the food that it is called', (text, foods) => {
  expect(found(text)).toEqual(foods);
});
