import type { MacroTarget } from '#shared/records/macro-target';
import { ENERGY_PER_GRAM } from '#shared/records/nutrients';

import type { MacroTargets } from './macro-targets';

export type Grams = Pick<MacroTargets, 'protein' | 'carbs' | 'fat'>;

/** The facts needed to divide a day's energy. */
export interface Sharing {
  /** kcal a day. */
  calories: number;
  /** The current body weight, in kg. */
  weight: number;
}

/**
 * missing: a value that `way` needs is missing. sum: the percentages do not add up to 100. over: protein and fat by
 * body weight have more energy than the day.
 */
export type MacroProblem = 'missing' | 'sum' | 'over';

type Figures = Omit<MacroTarget, 'since'>;

/** What is wrong with the user's own macros; null if nothing. */
export function macroProblem(figures: Figures, sharing: Sharing): MacroProblem | null {
  const { way, protein, carbs, fat } = figures;
  if (way === 'goal') return null;
  if (protein === null || fat === null) return 'missing';
  if (way === 'per_kg') return carbsLeft(figures, sharing) < 0 ? 'over' : null;
  if (carbs === null) return 'missing';
  if (way === 'grams') return null;
  return Math.abs(protein + carbs + fat - 100) < 1e-9 ? null : 'sum';
}

/**
 * The user's own macros for a day.
 * @returns whole grams; null if the goal decides or a value is missing. Carbs are never below 0, even if after a
 * weight gain protein and fat need more energy than the day has
 */
export function ownMacros(figures: Figures, sharing: Sharing): Grams | null {
  const { way, protein, carbs, fat } = figures;
  const problem = macroProblem(figures, sharing);
  if (way === 'goal' || problem === 'missing' || problem === 'sum') return null;
  const each = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 };
  switch (way) {
    case 'percent':
      return rounded(ofShares(each, sharing.calories));
    case 'per_kg':
      return rounded({
        protein: each.protein * sharing.weight,
        carbs: Math.max(0, carbsLeft(figures, sharing)),
        fat: each.fat * sharing.weight,
      });
    case 'grams':
      return rounded(each);
  }
}

/** The energy of macros, in kcal (Atwater). */
export function energyOfMacros({ protein, carbs, fat }: Grams): number {
  const { protein: ofProtein, carbs: ofCarbs, fat: ofFat } = ENERGY_PER_GRAM;
  return protein * ofProtein + carbs * ofCarbs + fat * ofFat;
}

/** In grams; below 0 if protein and fat have more energy than the day. */
function carbsLeft({ protein, fat }: Figures, { calories, weight }: Sharing): number {
  const used = energyOfMacros({
    protein: (protein ?? 0) * weight,
    carbs: 0,
    fat: (fat ?? 0) * weight,
  });
  return (calories - used) / ENERGY_PER_GRAM.carbs;
}

function ofShares({ protein, carbs, fat }: Grams, calories: number): Grams {
  const grams = (percent: number, name: keyof Grams) =>
    (calories * percent) / 100 / ENERGY_PER_GRAM[name];
  return {
    protein: grams(protein, 'protein'),
    carbs: grams(carbs, 'carbs'),
    fat: grams(fat, 'fat'),
  };
}

function rounded({ protein, carbs, fat }: Grams): Grams {
  return { protein: Math.round(protein), carbs: Math.round(carbs), fat: Math.round(fat) };
}
