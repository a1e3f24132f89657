import type { Nutrients } from '#shared/records/nutrients';

import type { PrintedLabel, Shot } from './drawn-label';
import {
  BISCUITS,
  BREAD,
  CEREAL,
  CEREAL_FIGURES,
  CEREAL_SERVING,
  CHOCOLATE_US,
  GRANOLA_FIGURES,
  GRANOLA_US,
  JUICE,
  QUARK,
  YOGURT_SERIF,
} from './printed';

/** A label that we made up, how it was photographed, and the values printed on it. */
export interface LabelCase {
  name: string;
  label: PrintedLabel;
  shot?: Shot;
  serving: { amount: number; unit: 'g' | 'ml' } | null;
  per100?: Partial<Nutrients>;
  perServing?: Partial<Nutrients>;
}

const cereal = {
  label: CEREAL,
  serving: { amount: 30, unit: 'g' as const },
  per100: CEREAL_FIGURES,
  perServing: CEREAL_SERVING,
};
const granola = {
  label: GRANOLA_US,
  serving: { amount: 55, unit: 'g' as const },
  perServing: GRANOLA_FIGURES,
};
const quark = {
  label: QUARK,
  serving: { amount: 250, unit: 'g' as const },
  per100: {
    calories: 67,
    fat: 0.2,
    saturatedFat: 0.1,
    carbs: 4.1,
    sugar: 4.1,
    protein: 12.2,
    sodium: 40,
  },
};
const bread = {
  label: BREAD,
  serving: { amount: 44, unit: 'g' as const },
  per100: {
    calories: 238,
    fat: 2.1,
    saturatedFat: 0.5,
    carbs: 43.2,
    sugar: 3.9,
    fiber: 6.1,
    protein: 9.6,
    sodium: 372,
  },
};

/** Clean and degraded photos of labels in the formats of the United States, Britain and continental Europe. */
export const LABEL_CASES: readonly LabelCase[] = [
  { name: 'cereal, clean', ...cereal },
  { name: 'cereal, small and turned by 2 degrees', ...cereal, shot: { line: 24, turned: 2 } },
  { name: 'cereal, blurred and dark', ...cereal, shot: { blurred: 1.4, light: 0.55, quality: 60 } },
  { name: 'granola of the United States, clean', ...granola },
  { name: 'granola, turned by 3 degrees', ...granola, shot: { turned: -3 } },
  { name: 'granola, blurred, poor JPEG', ...granola, shot: { blurred: 1.2, quality: 35 } },
  { name: 'quark of Germany, clean', ...quark },
  { name: 'quark, white on blue', ...quark, label: { ...QUARK, colours: ['#fff', '#123a7a'] } },
  {
    name: 'biscuits of France, clean',
    label: BISCUITS,
    serving: { amount: 12.5, unit: 'g' },
    per100: {
      calories: 488,
      fat: 22,
      saturatedFat: 11,
      carbs: 65,
      sugar: 27,
      fiber: 2.8,
      protein: 6.2,
      sodium: 352,
    },
  },
  {
    name: 'juice, one column',
    label: JUICE,
    serving: null,
    per100: { calories: 44, carbs: 10.1, sugar: 9.8, protein: 0.6, sodium: 4 },
  },
  {
    name: 'chocolate of the United States, small',
    label: CHOCOLATE_US,
    shot: { line: 22 },
    serving: { amount: 30, unit: 'g' },
    perServing: {
      calories: 170,
      fat: 12,
      saturatedFat: 7,
      cholesterol: 5,
      sodium: 0,
      carbs: 14,
      fiber: 3,
      sugar: 9,
      protein: 2,
    },
  },
  { name: 'bread, units in the rows\u2019 names', ...bread },
  {
    name: 'bread, brown on cream, dim',
    ...bread,
    label: { ...BREAD, colours: ['#4b2e12', '#f3e6c8'] },
    shot: { light: 0.7 },
  },
  {
    name: 'yogurt in a serif face, turned',
    label: YOGURT_SERIF,
    shot: { turned: 1.5 },
    serving: { amount: 150, unit: 'g' },
    per100: {
      calories: 96,
      fat: 3,
      saturatedFat: 1.9,
      carbs: 12.4,
      sugar: 11.8,
      protein: 4.6,
      sodium: 60,
    },
  },
];
