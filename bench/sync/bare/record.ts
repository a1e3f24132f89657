import type { MealFields } from '#shared/records/meal';

import type { BenchMeal } from '../meals';

/** A meal as the bare server receives and returns it: one flat object. */
export interface BareRecord extends MealFields {
  id: string;
  updatedAt: number;
  deleted: boolean;
}

export interface BarePage {
  records: BareRecord[];
  /** Where the next page begins. */
  cursor: number;
  more: boolean;
}

export const BATCH = 500;

export function asBare({ id, updatedAt, fields }: BenchMeal): BareRecord {
  return { id, updatedAt, deleted: false, ...fields };
}
