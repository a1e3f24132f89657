import {
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  unknownNutrients,
} from '#shared/records/nutrients';

import { addNutrients, isCounted, type DayIntake } from './day-intake';

/** The mean of some logged days. */
export interface AverageDay {
  /** How many days were counted; days without figures are not. */
  days: number;
  /** A day's mean; a lower bound where `coverage` is below 1, null where nothing is known. */
  nutrients: Nutrients;
  /** 0 to 1: how much of what was eaten, by its energy, knows each nutrient. */
  coverage: Record<Nutrient, number>;
}

/**
 * The mean over the days that have figures. Days without a meal, and days whose meals nobody has read,
 * are left out: they are unknown, not zero. Null where no day is left.
 */
export function averageDay(intakes: readonly DayIntake[]): AverageDay | null {
  const counted = intakes.filter(isCounted);
  if (counted.length === 0) return null;
  const sum = unknownNutrients();
  for (const { nutrients } of counted) addNutrients(sum, nutrients);
  const coverage = { ...ZERO };
  for (const nutrient of NUTRIENTS) coverage[nutrient] = coverageOf(counted, sum, nutrient);
  return { days: counted.length, nutrients: divided(sum, counted.length), coverage };
}

const ZERO = Object.fromEntries(NUTRIENTS.map((name) => [name, 0])) as Record<Nutrient, number>;

/** Where nothing eaten has energy, as with water alone, knowing it of something is knowing it of all. */
function coverageOf(days: readonly DayIntake[], sum: Nutrients, nutrient: Nutrient): number {
  if (sum[nutrient] === null) return 0;
  const energy = days.reduce((total, day) => total + day.energy, 0);
  if (energy === 0) return 1;
  const informed = days.reduce((total, day) => total + day.informed[nutrient], 0);
  return Math.min(1, informed / energy);
}

function divided(sum: Nutrients, by: number): Nutrients {
  const mean = unknownNutrients();
  for (const nutrient of NUTRIENTS) {
    const amount = sum[nutrient];
    mean[nutrient] = amount === null ? null : amount / by;
  }
  return mean;
}
