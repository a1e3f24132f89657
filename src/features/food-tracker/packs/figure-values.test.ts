import { readLabel } from '#shared/nutrition/label/read-label';
import { type FoodFields, foodKind, OPEN_FOOD_FACTS } from '#shared/records/food';

import { foodOf as anyFood } from '../../../../test/kit/items';
import { checkedFacts, type FigureValues, firstValues, foodOf, withColumn } from './figure-values';
import { doubtWords, unlikelyWords } from './use-figures-form';

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

test('a US label is filled in as printed: per serving, with sodium in mg', () => {
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

test('a European label is filled in per 100 g with salt, or per serving if the user chooses that', () => {
  const values = firstValues(EU, null);
  expect(values).toMatchObject({ per: '100', salt: 'salt', figures: { sodium: '1', fat: '2' } });
  const serving = withColumn({ ...values, per: 'serving' }, EU);
  expect(serving.figures).toMatchObject({ calories: '50', sodium: '0.5' });
  expect(checkedFacts({ ...values, name: 'Quark' })).toMatchObject({
    facts: { per100: { sodium: 400, calories: 100 } },
  });
});

test('invalid values have a message at their field, and no food is returned', () => {
  const values = firstValues(US, null);
  const figures = { ...values.figures, calories: ' ', fat: 'much', carbs: '-3', protein: '2,5' };
  expect(checkedFacts({ ...values, size: '', figures })).toEqual({
    problems: {
      name: 'What is it called?',
      size: 'Enter the size of a serving. The numbers are for one.',
      calories: 'Enter the calories.',
      fat: 'Enter a number.',
      carbs: 'Enter 0 or more.',
    },
  });
});

test('known numbers are filled in and can be corrected', () => {
  const values = firstValues(
    null,
    anyFood({ name: 'Rye', portions: [{ text: '1 serving', grams: 25 }] }),
  );
  expect(values).toMatchObject({
    name: 'Rye',
    per: '100',
    size: '25',
    serving: '',
    figures: { protein: '10' },
  });
});

const ONE_OF_FOUR = 'This may be misread.';

test('doubts change with the typed values', () => {
  const values = firstValues(EU, null);
  expect(doubtWords(values, EU, new Set())).toEqual({});
  const typed = { ...values, figures: { ...values.figures, carbs: '60' } };
  expect(doubtWords(typed, EU, new Set(['carbs']))).toEqual({
    calories: 'Fat, carbs and protein do not add up to this.',
    fat: ONE_OF_FOUR,
    carbs: ONE_OF_FOUR,
    protein: ONE_OF_FOUR,
  });
});

test('implausibly high amounts are questioned, plausible ones are not', () => {
  const values = firstValues(EU, null);
  const typed = (figures: object) => ({ ...values, figures: { ...values.figures, ...figures } });
  expect(unlikelyWords(values)).toBeNull();
  expect(unlikelyWords(typed({ calories: '99999' }))).toMatch(/^Energy: more than .*anyway\?$/);
  expect(unlikelyWords(typed({ calories: '100', protein: '90', fat: '', carbs: '' }))).toMatch(
    /^The macros add up to about 360 kcal, but the calories are 100 kcal\./,
  );
  expect(unlikelyWords(typed({ fat: '120', carbs: '130' }))).toMatch(/^(Fat, Carbs|Carbs, Fat):/);
});

function changed(known: FoodFields, change: Partial<FigureValues>): FoodFields {
  const values = { ...firstValues(null, known), ...change };
  const checked = checkedFacts(values);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return foodOf(values, checked.facts, {
    barcode: known.barcode,
    read: null,
    known: { food: known },
  });
}

test('a changed food keeps its barcode, and its source while the numbers are unchanged', () => {
  const source = { kind: 'database', name: OPEN_FOOD_FACTS } as const;
  const portions = [
    { text: '1 serving', grams: 30 },
    { text: '1 pack', grams: 500 },
  ];
  const scanned = anyFood({ barcode: '5901234123457', source, portions });
  expect(changed(scanned, {})).toEqual(scanned);
  expect(changed(scanned, { name: 'Oats', brand: ' Acme ' })).toEqual({
    ...scanned,
    name: 'Oats',
    brand: 'Acme',
  });
  const { figures } = firstValues(null, scanned);
  expect(changed(scanned, { figures: { ...figures, protein: '9,5' } })).toMatchObject({
    barcode: '5901234123457',
    portions,
    source: { kind: 'person' },
    per100: { protein: 9.5 },
  });
});

test('in an entered food, empty fields are unknown, and the serving can be counted', () => {
  const values = { ...firstValues(null, null), name: 'Pot', size: '34', serving: 'slice' };
  const checked = checkedFacts({ ...values, figures: { ...values.figures, calories: '120' } });
  if ('problems' in checked) throw new Error('There are no problems.');
  const food = foodOf(values, checked.facts, { barcode: null, read: null, known: null });
  expect(food).toMatchObject({
    brand: null,
    source: { kind: 'person' },
    portions: [{ text: '1 slice', grams: 34 }],
    per100: { calories: 120, protein: null },
  });
  expect(foodKind.client.safeParse(food).success).toBe(true);
});

const OAT_DRINK = anyFood({
  name: 'Oat drink',
  portions: [{ text: '1 serving', grams: 250 }],
  source: { kind: 'label' },
});

const savedAs = (values: FigureValues, food: FoodFields | null, read = false) => {
  const checked = checkedFacts(values);
  if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
  return foodOf(values, checked.facts, {
    barcode: null,
    read: read ? EU : null,
    known: food && { food },
  });
};

test('entered further nutrients are saved, and converted from a serving to 100 g', () => {
  const values = firstValues(null, OAT_DRINK);
  const figures = {
    ...values.figures,
    calories: '120',
    calcium: '300',
    vitaminD: '1,9',
    iron: '0',
  };
  const food = savedAs({ ...values, per: 'serving', figures }, OAT_DRINK);
  expect(food.per100).toMatchObject({ calories: 48, calcium: 120, vitaminD: 0.76, iron: 0 });
  expect(food.per100).not.toHaveProperty('zinc');
  expect(foodKind.client.parse(food)).toEqual(food);
  // When the form is opened again, it has these values; an emptied field is unknown again.
  const again = firstValues(null, food);
  expect(again.figures).toMatchObject({ calcium: '120', iron: '0', zinc: '' });
  expect(savedAs(again, food)).toEqual(food);
  const emptied = { ...again, figures: { ...again.figures, calcium: ' ' } };
  expect(savedAs(emptied, food).per100).not.toHaveProperty('calcium');
});

test('a new photo of the label keeps the further nutrients', () => {
  const known = { ...OAT_DRINK, per100: { ...OAT_DRINK.per100, calcium: 120 } };
  const values = { ...firstValues(EU, known), name: 'Oat drink' };
  expect(savedAs(values, known, true).per100).toMatchObject({ calories: 100, calcium: 120 });
  const serving = { ...firstValues(US, known), name: 'Oat drink' };
  expect(serving.figures.calcium).toBe('48');
});

test('an invalid further nutrient is rejected, and an implausible one is questioned', () => {
  const values = { ...firstValues(EU, null), name: 'Bar' };
  const typed = (figures: object) => ({ ...values, figures: { ...values.figures, ...figures } });
  expect(checkedFacts(typed({ folate: 'x', vitaminB12: '2000000' }))).toEqual({
    problems: { folate: 'Enter a number.', vitaminB12: 'Enter a number.' },
  });
  expect(checkedFacts({ ...typed({ linolenic: '400' }), per: 'serving', size: '30' })).toEqual({
    problems: { linolenic: 'This is too much.' },
  });
  expect(unlikelyWords(typed({ iron: '14', vitaminB6: '1.4' }))).toBeNull();
  expect(unlikelyWords(typed({ vitaminB6: '400' }))).toMatch(/^Vitamin B6 \(mg\): .*unit right/);
});

test('amounts below one keep their digits', () => {
  const values = { ...firstValues(EU, null), name: 'Bar' };
  const figures = { ...values.figures, copper: '0.036' };
  const food = savedAs({ ...values, per: 'serving', size: '40', figures }, null);
  expect(food.per100.copper).toBe(0.09);
  const more = { ...values, figures: { ...values.figures, copper: '0.0125' } };
  expect(savedAs(more, null).per100.copper).toBe(0.0125);
});
