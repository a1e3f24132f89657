import { GLASS_ML } from '../records/water';

/**
 * How many glasses an amount is, to a tenth.
 * @param amount in milliliters
 */
export function glassesIn(amount: number): number {
  return Math.round((amount / GLASS_ML) * 10) / 10;
}

const ML_PER_FL_OZ = 29.5735295625;
const MOST_ML = 5_000;

/**
 * A typed amount in whole milliliters; null if it is 0 or more than 5 liters.
 * @param amount in the unit
 */
export function millilitresOf(amount: number, volume: 'ml' | 'fl_oz'): number | null {
  const ml = Math.round(volume === 'ml' ? amount : amount * ML_PER_FL_OZ);
  return ml >= 1 && ml <= MOST_ML ? ml : null;
}

const GOAL = 8;

/**
 * The daily goal in glasses, 8 by default, or null if water is hidden.
 * @param choice the field `water` of the display settings
 */
export function waterGoal(choice: string | undefined): number | null {
  if (choice === 'hidden') return null;
  const chosen = Number(choice);
  return Number.isInteger(chosen) && chosen > 0 && chosen <= 30 ? chosen : GOAL;
}
