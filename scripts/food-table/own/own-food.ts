import type { Nutrients } from '#shared/records/nutrients';

import type { Ingredient } from './pantry';

interface Named {
  /** Short and lasting: 'dal-tadka' becomes the code 'own:dal-tadka'. At most 16 characters. */
  code: string;
  name: string;
  /** Other names, each meant by its words alone; commas between them. */
  also?: string;
  /** One of the survey table's categories. */
  category: string;
  /** Household measures in grams: { '1 bowl': 250 }. */
  portions: Readonly<Record<string, number>>;
  /** Grams where nobody says how much; the first portion where it is left out. */
  usual?: number;
  /** Where proportions or figures come from, in place of the list's own note. */
  note?: string;
}

/** A dish by what goes into it. */
export interface Recipe extends Named {
  /** Ingredients in grams, as the pantry names them. */
  of: Readonly<Partial<Record<Ingredient, number>>>;
  /** Weight of the whole as eaten, in grams: water that was taken up or boiled away included. */
  weighs: number;
  /** Eaten uncooked: no vitamin C is lost. */
  raw?: true;
  /** Holds alcohol, whose energy no other figure shows. */
  alcohol?: true;
}

/** A food that is nearly one of the tables: figures of that, measures and names of its own. */
export interface Likeness extends Named {
  like: readonly [code: string, name: string];
}

/** A product by the figures that its kind usually prints; what is left out is unknown. */
export interface Product extends Named {
  per100g: Pick<Nutrients, 'calories' | 'protein' | 'carbs' | 'fat'> & Partial<Nutrients>;
}

export type OwnFood = Recipe | Likeness | Product;

/** Foods of one kitchen, with a note on where what they say comes from. */
export interface OwnList {
  note: string;
  foods: readonly OwnFood[];
}

export const HOUSEHOLD =
  'Proportions: common household cooking, our own; figures computed from FNDDS 2021-2023 and SR28.';
export const NEAREST =
  'Figures: the nearest food of FNDDS 2021-2023 or SR28; measures: common servings.';
export const PRINTED = 'Figures: what products of this kind usually print, rounded.';
/** The name of such a food ends with this, so that its evidence says it. */
export const RECALLED_MARK = '(recalled)';
export const RECALLED =
  'Weights: recalled from what makers print, the source was not opened; figures: the nearest food of FNDDS 2021-2023.';
