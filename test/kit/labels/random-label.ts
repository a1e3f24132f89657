import type { Food } from '#shared/nutrition/table/food';
import type { Nutrient } from '#shared/records/nutrients';

import type { PrintedLabel, Shot } from './drawn-label';
import type { LabelCase } from './label-cases';

const FONTS = ['Liberation Sans', 'DejaVu Sans', 'Liberation Serif', 'DejaVu Sans Condensed'];
const COLOURS = [
  ['#111', '#fff'],
  ['#222', '#f4efe2'],
  ['#fff', '#1d4d2c'],
] as const;
const ROWS: readonly (readonly [string, Nutrient])[] = [
  ['Fat', 'fat'],
  [' of which saturates', 'saturatedFat'],
  ['Carbohydrate', 'carbs'],
  [' of which sugars', 'sugar'],
  ['Fibre', 'fiber'],
  ['Protein', 'protein'],
];
const AMERICAN: readonly (readonly [string, Nutrient, 'g' | 'mg'])[] = [
  ['Total Fat', 'fat', 'g'],
  [' Saturated Fat', 'saturatedFat', 'g'],
  ['Cholesterol', 'cholesterol', 'mg'],
  ['Sodium', 'sodium', 'mg'],
  ['Total Carbohydrate', 'carbs', 'g'],
  [' Dietary Fiber', 'fiber', 'g'],
  [' Total Sugars', 'sugar', 'g'],
  ['Protein', 'protein', 'g'],
];

/** A made-up label for a food of the table; the same for the same random numbers. */
export function randomLabel(food: Food, chance: () => number): LabelCase {
  const pick = <T>(all: readonly T[]): T => all[Math.floor(chance() * all.length)] as T;
  const size = Math.round(15 + chance() * 200);
  const looks = { font: pick(FONTS), colours: pick(COLOURS) };
  const shot: Shot = {
    line: Math.round(24 + chance() * 16),
    turned: Math.round((chance() - 0.5) * 60) / 10,
    blurred: chance() < 0.4 ? 0.5 + chance() : 0,
    light: 0.6 + chance() * 0.5,
    quality: Math.round(45 + chance() * 45),
  };
  const made = chance() < 0.6 ? european(food, size) : american(food, size);
  return { ...made, name: food.description, label: { ...made.label, ...looks }, shot };
}

type Made = Omit<LabelCase, 'name' | 'shot'>;

function european(food: Food, size: number): Made {
  const grams = (nutrient: Nutrient, of: number) =>
    oneDecimal(((food.per100g[nutrient] ?? 0) * of) / 100);
  const kcal = (of: number) => Math.round(((food.per100g.calories ?? 0) * of) / 100);
  const energy = (of: number) => `${Math.round(kcal(of) * 4.184)} kJ / ${kcal(of)} kcal`;
  const salt = (of: number) => twoDecimals(((food.per100g.sodium ?? 0) * of) / 100 / 400);
  const label: PrintedLabel = {
    title: 'Nutrition',
    rows: [
      ['', 'per 100 g', `per ${size} g serving`],
      ['Energy', energy(100), energy(size)],
      ...ROWS.map(([name, one]) => [name, `${grams(one, 100)} g`, `${grams(one, size)} g`]),
      ['Salt', `${salt(100)} g`, `${salt(size)} g`],
    ],
  };
  const per100 = Object.fromEntries(ROWS.map(([, one]) => [one, Number(grams(one, 100))]));
  const sodium = Math.round(Number(salt(100)) * 400);
  const known = { ...per100, calories: kcal(100), sodium };
  return { label, serving: { amount: size, unit: 'g' }, per100: known };
}

function american(food: Food, size: number): Made {
  const amount = (nutrient: Nutrient) => Math.round(((food.per100g[nutrient] ?? 0) * size) / 100);
  const label: PrintedLabel = {
    title: 'Nutrition Facts',
    above: ['6 servings per container', `Serving size 1 piece (${size}g)`, 'Amount per serving'],
    boxed: true,
    rows: [
      ['Calories', String(amount('calories'))],
      ...AMERICAN.map(([name, one, unit]) => [
        `${name} ${amount(one)}${unit}`,
        `${amount(one) % 40}%`,
      ]),
    ],
  };
  const found = Object.fromEntries(AMERICAN.map(([, one]) => [one, amount(one)]));
  return {
    label,
    serving: { amount: size, unit: 'g' },
    perServing: { ...found, calories: amount('calories') },
  };
}

function oneDecimal(value: number): string {
  return value.toFixed(1);
}

function twoDecimals(value: number): string {
  return value.toFixed(2);
}
