import { factorOf, guessColumns, notTakenWords, unitOf, whyNotTaken } from './guess-columns';

test.each([
  ['Sodium (mg)', 'mg'],
  ['sodium_g', 'g'],
  ['Vitamin C [µg]', 'µg'],
  ['Vitamin C, mcg', 'µg'],
  ['Energie (kJ)', 'kJ'],
  ['energy_kj', 'kJ'],
  ['Energy (kcal/100 g)', 'kcal'],
  ['Calories per 100 g', undefined],
  ['Vitamin C (%)', '%'],
  ['Vitamin C DV', '%'],
  ['Eiweiß', undefined],
])('the unit of “%s” is %s', (column, unit) => {
  expect(unitOf(column)).toBe(unit);
});

test.each([
  ['sodium', 'Sodium (g)', 1_000],
  ['sodium', 'Sodium', 1],
  ['vitaminC', 'Vitamin C (µg)', 0.001],
  ['protein', 'Protein (mg)', 0.001],
  ['calories', 'kJ', 1 / 4.184],
  ['calories', 'Calories (g)', null],
  ['fat', 'Fat (kcal)', null],
  ['vitaminC', 'Vitamin C (% DV)', null],
] as const)('%s of “%s” is times %s', (nutrient, column, factor) => {
  expect(factorOf(nutrient, column)).toBe(factor);
});

test('a percentage of a daily value is not guessed, and a message says so at the nutrient', () => {
  const names = ['Date', 'Calories', 'Vitamin C (%)', 'Sodium (g)'];
  const chosen = guessColumns(names);
  expect(chosen).toEqual({ date: 'Date', calories: 'Calories', sodium: 'Sodium (g)' });
  expect(notTakenWords('vitaminC', { names, chosen })).toBe(
    '“Vitamin C (%)” is a percentage, not an amount: it is not imported.',
  );
  expect(notTakenWords('sodium', { names, chosen })).toBeUndefined();
  expect(notTakenWords('fat', { names, chosen })).toBeUndefined();
  expect(whyNotTaken('fat', 'Fat (kcal)')).toBe('“Fat (kcal)” is not in g: it is not imported.');
  const both = [...names, 'Vitamin C (mg)'];
  expect(guessColumns(both).vitaminC).toBe('Vitamin C (mg)');
});

test('common column names are also guessed', () => {
  expect(guessColumns(['When', 'What', 'How much', 'kcal'])).toEqual({
    date: 'When',
    name: 'What',
    amount: 'How much',
    calories: 'kcal',
  });
});
