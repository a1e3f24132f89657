import type { PrintedLabel } from './drawn-label';

export const CEREAL: PrintedLabel = {
  title: 'Nutrition',
  rows: [
    ['Typical values', 'per 100g', 'per 30g serving'],
    ['Energy', '1577kJ', '473kJ'],
    ['', '374kcal', '112kcal'],
    ['Fat', '3.5g', '1.1g'],
    [' of which saturates', '0.7g', '0.2g'],
    ['Carbohydrate', '68g', '20g'],
    [' of which sugars', '21g', '6.3g'],
    ['Fibre', '9.2g', '2.8g'],
    ['Protein', '12g', '3.6g'],
    ['Salt', '0.75g', '0.23g'],
  ],
};
export const CEREAL_FIGURES = {
  calories: 374,
  fat: 3.5,
  saturatedFat: 0.7,
  carbs: 68,
  sugar: 21,
  fiber: 9.2,
  protein: 12,
  sodium: 300,
};
export const CEREAL_SERVING = {
  calories: 112,
  fat: 1.1,
  saturatedFat: 0.2,
  carbs: 20,
  sugar: 6.3,
  fiber: 2.8,
  protein: 3.6,
  sodium: 92,
};

export const GRANOLA_US: PrintedLabel = {
  title: 'Nutrition Facts',
  above: ['8 servings per container', 'Serving size 2/3 cup (55g)', 'Amount per serving'],
  boxed: true,
  rows: [
    ['Calories', '230'],
    ['', '% Daily Value*'],
    ['Total Fat 8g', '10%'],
    [' Saturated Fat 1g', '5%'],
    [' Trans Fat 0g', ''],
    ['Cholesterol 0mg', '0%'],
    ['Sodium 160mg', '7%'],
    ['Total Carbohydrate 37g', '13%'],
    [' Dietary Fiber 4g', '14%'],
    [' Total Sugars 12g', ''],
    [' Includes 10g Added Sugars', '20%'],
    ['Protein 3g', ''],
    ['Vitamin D 2mcg', '10%'],
    ['Calcium 260mg', '20%'],
    ['Iron 8mg', '45%'],
    ['Vitamin C 9mg', '10%'],
  ],
  below: ['*2,000 calories a day is used for general nutrition advice.'],
};
export const GRANOLA_FIGURES = {
  calories: 230,
  fat: 8,
  saturatedFat: 1,
  cholesterol: 0,
  sodium: 160,
  carbs: 37,
  fiber: 4,
  sugar: 12,
  protein: 3,
  vitaminC: 9,
};

export const QUARK: PrintedLabel = {
  title: 'Durchschnittliche Nährwerte',
  rows: [
    ['', 'pro 100 g', 'pro Portion (250 g)'],
    ['Energie', '281 kJ / 67 kcal', '703 kJ / 168 kcal'],
    ['Fett', '0,2 g', '0,5 g'],
    [' davon gesättigte Fettsäuren', '0,1 g', '0,3 g'],
    ['Kohlenhydrate', '4,1 g', '10,3 g'],
    [' davon Zucker', '4,1 g', '10,3 g'],
    ['Eiweiß', '12,2 g', '30,5 g'],
    ['Salz', '0,10 g', '0,25 g'],
  ],
};
export const BISCUITS: PrintedLabel = {
  title: 'Valeurs nutritionnelles moyennes',
  rows: [
    ['', 'pour 100 g', 'par biscuit (12,5 g)'],
    ['Énergie', '2042 kJ / 488 kcal', '255 kJ / 61 kcal'],
    ['Matières grasses', '22 g', '2,8 g'],
    [' dont acides gras saturés', '11 g', '1,4 g'],
    ['Glucides', '65 g', '8,1 g'],
    [' dont sucres', '27 g', '3,4 g'],
    ['Fibres alimentaires', '2,8 g', '0,4 g'],
    ['Protéines', '6,2 g', '0,8 g'],
    ['Sel', '0,88 g', '0,11 g'],
  ],
};
export const JUICE: PrintedLabel = {
  title: 'NUTRITION INFORMATION',
  rows: [
    ['Typical Values', 'Per 100ml'],
    ['Energy', '185kJ/44kcal'],
    ['Fat', '<0.5g'],
    [' of which saturates', '<0.1g'],
    ['Carbohydrate', '10.1g'],
    [' of which sugars', '9.8g'],
    ['Protein', '0.6g'],
    ['Salt', '0.01g'],
  ],
};
export const CHOCOLATE_US: PrintedLabel = {
  title: 'Nutrition Facts',
  above: ['About 3 servings per container', 'Serving size 3 pieces (30g)'],
  boxed: true,
  rows: [
    ['Calories', '170'],
    ['Total Fat 12g', '15%'],
    [' Saturated Fat 7g', '35%'],
    [' Trans Fat 0g', ''],
    ['Cholesterol 5mg', '2%'],
    ['Sodium 0mg', '0%'],
    ['Total Carbohydrate 14g', '5%'],
    [' Dietary Fiber 3g', '11%'],
    [' Total Sugars 9g', ''],
    [' Includes 9g Added Sugars', '18%'],
    ['Protein 2g', ''],
  ],
};
export const BREAD: PrintedLabel = {
  title: 'Nutrition per slice (44g) and per 100g',
  font: 'DejaVu Sans Condensed',
  rows: [
    ['', 'Per 100g', 'Per slice'],
    ['Energy (kJ)', '1004', '442'],
    ['Energy (kcal)', '238', '105'],
    ['Fat (g)', '2.1', '0.9'],
    [' of which saturates (g)', '0.5', '0.2'],
    ['Carbohydrate (g)', '43.2', '19.0'],
    [' of which sugars (g)', '3.9', '1.7'],
    ['Fibre (g)', '6.1', '2.7'],
    ['Protein (g)', '9.6', '4.2'],
    ['Salt (g)', '0.93', '0.41'],
  ],
};
export const YOGURT_SERIF: PrintedLabel = {
  title: 'Nutrition information',
  font: 'Liberation Serif',
  rows: [
    ['', 'Per 100 g', 'Per 150 g pot'],
    ['Energy', '402 kJ / 96 kcal', '603 kJ / 144 kcal'],
    ['Fat', '3.0 g', '4.5 g'],
    [' of which saturates', '1.9 g', '2.9 g'],
    ['Carbohydrate', '12.4 g', '18.6 g'],
    [' of which sugars', '11.8 g', '17.7 g'],
    ['Protein', '4.6 g', '6.9 g'],
    ['Salt', '0.15 g', '0.23 g'],
  ],
};
