import { foodItem } from '../../../test/kit/items';
import { enteredWords } from './entered-words';

test.each([
  [{ amount: { basis: 'stated-count', text: '2' }, words: 'eggs' }, '2 eggs (110 g)'],
  [
    { amount: { basis: 'stated-count', text: '2' }, words: 'panckaes', name: 'Pancakes' },
    '2 pancakes (110 g)',
  ],
  [
    { amount: { basis: 'stated-count', text: 'half an' }, name: 'Avocado' },
    'half an avocado (110 g)',
  ],
  [
    { amount: { basis: 'stated-count', text: '1, 50 % of it' }, words: 'pie' },
    '1, 50 % of it (110 g)',
  ],
  [{ amount: { basis: 'stated-measure', text: '1 slice' } }, '1 slice (110 g)'],
  [{ amount: { basis: 'stated-weight', text: '4 oz' } }, '4 oz (110 g)'],
  [{ amount: { basis: 'stated-weight', text: '110 g' } }, '110 g'],
  [{ amount: { basis: 'usual-portion', text: 'usual portion' } }, '110 g'],
  [{ amount: { basis: 'person', text: '2 egg' }, edited: ['grams'] }, '2 eggs (110 g)'],
  [{ amount: { basis: 'person', text: '110 g' }, edited: ['grams'] }, '110 g'],
  [{ amount: { basis: 'person', text: 'your usual' } }, '110 g'],
  [{ amount: { basis: 'whole', text: '2 serving' } }, '2 servings'],
  [{ amount: { basis: 'stated-count', text: '2' }, words: 'eggs', edited: ['food'] }, '110 g'],
  [{ amount: { basis: 'model', text: 'about 4 spoons' } }, '110 g'],
] as const)('%j is shown as %s', (part, words) => {
  expect(
    enteredWords(
      foodItem({ grams: 110, ...part, edited: [...('edited' in part ? part.edited : [])] }),
    ),
  ).toBe(words);
});
