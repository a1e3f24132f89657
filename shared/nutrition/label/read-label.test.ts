import fc from 'fast-check';

import { readLabel } from './read-label';

const CEREAL = `Nutrition
Typical values per 100g per 30g serving
Energy 1577kJ 473kJ
374kcal 112kcal
Fat 3.5g 1.1g
of which saturates 0.7g 0.2g
Carbohydrate 68g 20g
of which sugars 21g 6.3g
Fibre 9.2g 2.8g
Protein 12g 3.6g
Salt 0.75g 0.23g`;

const GRANOLA = `Nutrition Facts
8 servings per container
Serving size 2/3 cup (55g)
Amount per serving
Calories 230
% Daily Value*
Total Fat 8g 10%
Saturated Fat 1g 5%
Trans Fat 0g
Cholesterol 0mg 0%
Sodium 160mg 7%
Total Carbohydrate 37g 13%
Dietary Fiber 4g 14%
Total Sugars 12g
Includes 10g Added Sugars 20%
Protein 3g
Vitamin D 2mcg 10%
*2,000 calories a day is used for general nutrition advice.`;

test('European Union format: 100 g and a serving, kJ and kcal, salt as sodium', () => {
  expect(readLabel(CEREAL)).toEqual({
    unit: 'g',
    serving: { size: 30, text: '' },
    printsPer100: true,
    per100: {
      calories: 374,
      protein: 12,
      carbs: 68,
      fat: 3.5,
      fiber: 9.2,
      sugar: 21,
      saturatedFat: 0.7,
      sodium: 300,
      cholesterol: null,
      vitaminC: null,
    },
    perServing: {
      calories: 112,
      protein: 3.6,
      carbs: 20,
      fat: 1.1,
      fiber: 2.8,
      sugar: 6.3,
      saturatedFat: 0.2,
      sodium: 92,
      cholesterol: null,
      vitaminC: null,
    },
    doubts: [],
  });
});

test('United States format: a serving, in words and grams, without percentages and added sugar', () => {
  const read = readLabel(GRANOLA);
  expect(read).toMatchObject({
    serving: { size: 55, text: '2/3 cup' },
    printsPer100: false,
    perServing: { calories: 230, fat: 8, sugar: 12, carbs: 37, sodium: 160, cholesterol: 0 },
    doubts: [],
  });
  expect(read?.per100?.calories).toBeCloseTo(230 / 0.55, 1);
});

test("decimal commas, other languages, and amounts with 'less than'", () => {
  const text = `pro 100 ml
Energie 185 kJ / 44 kcal
Fett <0,5 g
davon gesättigte Fettsäuren <0,1 g
Kohlenhydrate 10,1 g
davon Zucker 9,8 g
Eiweiß 0,6 g
Salz 0,01 g`;
  expect(readLabel(text)).toMatchObject({
    unit: 'ml',
    serving: null,
    per100: { calories: 44, fat: 0.25, carbs: 10.1, sugar: 9.8, protein: 0.6, sodium: 4 },
    doubts: [],
  });
});

test.each([
  ['a unit read as a 9', 'Protein 12g 3.6g', 'Protein 129 3.69'],
  ['points lost in both columns', 'Fat 3.5g 1.1g', 'Fat 35g 11g'],
  ['an o for a zero', 'of which saturates 0.7g 0.2g', 'of which saturates O.7g o.2g'],
  ['a letter of the name', 'Carbohydrate 68g', 'Carbohydrale 68g'],
  ['broken units of energy', '1577kJ 473kJ\n374kcal', '1577k) 473k)\n374keal'],
])('%s is corrected', (_what, printed, misread) => {
  expect(CEREAL).toContain(printed);
  const read = readLabel(CEREAL.replace(printed, misread));
  expect(read?.per100).toEqual(readLabel(CEREAL)?.per100);
});

test.each([
  ['protein', 'Protein 12g 3.6g', 'Protein 72g 3.6g'],
  ['calories', '374kcal', '314kcal'],
  ['sugar', 'sugars 21g 6.3g', 'sugars 91g 27.3g'],
  ['fat', 'Fat 3.5g 1.1g\n', ''],
] as const)('%s is doubted if it cannot be right as read', (nutrient, printed, misread) => {
  const read = readLabel(CEREAL.replace(printed, misread));
  expect(read?.doubts.map((doubt) => doubt.nutrient)).toContain(nutrient);
});

const doubted = (text: string) => readLabel(text)?.doubts.map(({ nutrient }) => nutrient) ?? [];

test('if calories and their parts do not match, all four of them are doubted', () => {
  const misread = CEREAL.replace('Carbohydrate 68g 20g', 'Carbohydrate 6g 2g');
  expect(doubted(misread)).toEqual(expect.arrayContaining(['calories', 'protein', 'carbs', 'fat']));
});

test('calories below those of a single part are doubted, whatever else was read', () => {
  const misread = GRANOLA.replace('Calories 230', 'Calories 0').replace('Total Fat 8g 10%\n', '');
  expect(doubted(misread)).toEqual(expect.arrayContaining(['calories', 'carbs']));
});

test('a single number in a table of two columns may belong to either', () => {
  expect(doubted(CEREAL.replace('Fibre 9.2g 2.8g', 'Fibre Zig 2.8g'))).toEqual(['fiber']);
});

test('a number that breaks off before its unit may have lost digits', () => {
  expect(doubted(GRANOLA.replace('Sodium 160mg', 'Sodium 1?mg'))).toEqual(['sodium']);
});

test('if other numbers have lost their decimal points, an unconstrained whole number is doubted', () => {
  const misread = CEREAL.replace('Fat 3.5g 1.1g', 'Fat 35g 11g').replace('9.2g 2.8g', '92g 28g');
  expect(doubted(misread)).toEqual(expect.arrayContaining(['fat', 'fiber']));
  // The other column has its decimal point, and matches.
  expect(doubted(misread)).not.toContain('sugar');
});

test('it is also doubted if they have kept theirs; labels without decimals are trusted', () => {
  const misread = CEREAL.replace('Fibre 9.2g 2.8g', 'Fibre 92g 28g');
  // The energy constrains carbohydrate, except for the fiber in it.
  expect(doubted(misread).sort()).toEqual(['carbs', 'fiber']);
  expect(doubted(GRANOLA.replace('Fiber 4g', 'Fiber 14g'))).toEqual([]);
});

test('if most of a picture is unread, nothing is taken as certain', () => {
  const misread = GRANOLA.replace('Calories 230', '').replace('Total Fat 8g 10%\n', '');
  expect(doubted(misread)).toEqual(
    expect.arrayContaining(['calories', 'fat', 'sodium', 'sugar', 'carbs', 'protein']),
  );
});

test.each(['', 'Best before: see lid', 'Ingredients: oats, sugar 12%, salt'])(
  '%j is not a label',
  (text) => {
    expect(readLabel(text)).toBeUndefined();
  },
);

/** Grams of a food in tenths: parts are within their wholes, and everything is within 100 g. */
const food = fc
  .record({
    fat: fc.integer({ min: 0, max: 400 }),
    carbs: fc.integer({ min: 0, max: 400 }),
    protein: fc.integer({ min: 0, max: 190 }),
    share: fc.integer({ min: 0, max: 10 }),
    serving: fc.integer({ min: 15, max: 95 }),
    comma: fc.boolean(),
  })
  .map(({ fat, carbs, protein, share, serving, comma }) => {
    const parts = { fat, carbs, protein, sugar: Math.floor((carbs * share) / 10) };
    const calories = Math.round((4 * protein + 4 * carbs + 9 * fat) / 10);
    return { ...parts, calories, serving, comma };
  });

test('complete print is read exactly, and nothing is doubted', () => {
  fc.assert(
    fc.property(food, ({ fat, carbs, protein, sugar, calories, serving, comma }) => {
      const ratio = serving / 100;
      const grams = (tenths: number) => {
        const both = [tenths / 10, (tenths * ratio) / 10].map((one) => `${one.toFixed(1)} g`);
        return both.join(' ').replace(/\./g, comma ? ',' : '.');
      };
      const kj = (kcal: number) => Math.round(kcal * 4.184);
      const portion = Math.round(calories * ratio);
      const text = `per 100 g per ${serving} g serving
Energy ${kj(calories)} kJ / ${calories} kcal ${kj(portion)} kJ / ${portion} kcal
Fat ${grams(fat)}\nCarbohydrate ${grams(carbs)}\nof which sugars ${grams(sugar)}
Protein ${grams(protein)}`;
      const read = readLabel(text);
      expect(read?.per100).toMatchObject({
        calories,
        fat: fat / 10,
        carbs: carbs / 10,
        sugar: sugar / 10,
        protein: protein / 10,
      });
      expect(read?.doubts).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('no text makes it throw, or return an invalid amount', () => {
  const line = fc.oneof(
    fc.string({ maxLength: 30 }),
    fc.constantFrom(...CEREAL.split('\n'), ...GRANOLA.split('\n')),
    fc
      .tuple(fc.constantFrom('Fat', 'Energy', 'Salt', 'Protein'), fc.string({ maxLength: 12 }))
      .map((two) => two.join(' ')),
  );
  fc.assert(
    fc.property(fc.array(line, { maxLength: 20 }), (lines) => {
      const read = readLabel(lines.join('\n'));
      for (const amount of Object.values(read?.per100 ?? {})) {
        expect(amount === null || (Number.isFinite(amount) && amount >= 0)).toBe(true);
      }
    }),
    { numRuns: 300 },
  );
});
