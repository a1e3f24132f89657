import {
  NUTRIENTS,
  type Nutrient,
  type Nutrients,
  unknownNutrients,
} from '#shared/records/nutrients';

import { addNutrients, isCounted, type DayIntake } from './day-intake';

/** The mean of several logged days. */
export interface AverageDay {
  /** The number of days with known nutrients. */
  days: number;
  /** Mean per day; a lower bound if `coverage` is below 1, null if unknown. */
  nutrients: Nutrients;
  /** 0 to 1: the share of the energy that was eaten in foods with a known amount of the nutrient. */
  coverage: Record<Nutrient, number>;
}

/**
 * The mean over the days with known nutrients. Days without a meal or with only unanalyzed meals are left out: they
 * are unknown, not zero. Null if no day is left.
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

/** If nothing eaten has energy, such as water only, any known amount counts as full coverage. */
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
