import { readLabel } from '#shared/nutrition/label/read-label';

import { foodOf } from '../../../../test/kit/items';
import { checkedFacts, firstValues, withColumn } from './figure-values';
import { doubtWords } from './use-figures-form';

const US = readLabel(`Serving size 2 cookies (40g)

Calories 200

Total Fat 10g

Sodium 120mg

Total Carbohydrate 26g

Protein 2g`)!;

const EU = readLabel(`per 100 g per 50 g

Energy 418 kJ / 100 kcal 209 kJ / 50 kcal

Fat 2.0 g 1.0 g

Carbohydrate 10 g 5.0 g

Protein 10 g 5.0 g

Salt 1.00 g 0.50 g`)!;

test('a label of the United States is filled in as it is printed: a serving, sodium in mg', () => {
  const values = firstValues(US, null);
  expect(values).toMatchObject({
    per: 'serving',
    size: '40',
    salt: 'sodium',
    serving: '2 cookies',
  });
  expect(values.figures).toMatchObject({ calories: '200', sodium: '120', sugar: '' });
  const checked = checkedFacts({ ...values, name: 'Cookies' });
  expect(checked).toMatchObject({
    facts: {
      per100: { calories: 500, fat: 25, carbs: 65, protein: 5, sodium: 300, sugar: null },
      portions: [{ text: '2 cookies', grams: 40 }],
    },
  });
});

test('a label of Europe is filled in per 100 g, with salt, and its other column on wish', () => {
  const values = firstValues(EU, null);
  expect(values).toMatchObject({ per: '100', salt: 'salt', figures: { sodium: '1', fat: '2' } });
  const serving = withColumn({ ...values, per: 'serving' }, EU);
  expect(serving.figures).toMatchObject({ calories: '50', sodium: '0.5' });
  expect(checkedFacts({ ...values, name: 'Quark' })).toMatchObject({
    facts: { per100: { sodium: 400, calories: 100 } },
  });
});

test('what is wrong is said beside its field, and there is no product', () => {
  const values = firstValues(US, null);
  const figures = { ...values.figures, calories: ' ', fat: 'much', protein: '2,5' };
  expect(checkedFacts({ ...values, size: '', figures })).toEqual({
    problems: {
      name: 'What is it called?',
      size: 'How much is a serving? The figures are for one.',
      calories: 'The energy is needed.',
      fat: 'A number, please.',
    },
  });
});

test('known figures are there to be corrected', () => {
  const values = firstValues(
    null,
    foodOf({ name: 'Rye', portions: [{ text: '1 serving', grams: 25 }] }),
  );
  expect(values).toMatchObject({
    name: 'Rye',
    per: '100',
    size: '25',
    serving: '',
    figures: { protein: '10' },
  });
});

const ONE_OF_FOUR = 'Or this is misread.';

test('doubts follow what is typed', () => {
  const values = firstValues(EU, null);
  expect(doubtWords(values, EU, new Set())).toEqual({});
  const typed = { ...values, figures: { ...values.figures, carbs: '60' } };
  expect(doubtWords(typed, EU, new Set(['carbs']))).toEqual({
    calories: 'Fat, carbs and protein do not add up to this.',
    ...{ fat: ONE_OF_FOUR, carbs: ONE_OF_FOUR, protein: ONE_OF_FOUR },
  });
});
