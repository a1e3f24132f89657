import { DETAIL_NUTRIENTS, DETAIL_ROWS, type DetailGroup } from '#shared/records/detail-nutrients';
import type { EveryNutrient } from '#shared/records/every-nutrient';
import { NUTRIENT_ROWS, NUTRIENTS } from '#shared/records/nutrients';

import { messages } from './messages';

export interface Group {
  id: string;
  title: string;
  nutrients: readonly EveryNutrient[];
}

const of = (section: 'macro' | DetailGroup) => [
  ...NUTRIENTS.filter((nutrient) => NUTRIENT_ROWS[nutrient].section === section),
  ...DETAIL_NUTRIENTS.filter((nutrient) => DETAIL_ROWS[nutrient].group === section),
];

/** The groups in the order of the page. Each nutrient is in exactly one. */
export const GROUPS: readonly Group[] = [
  { id: 'macros', title: messages.energyAndMacros, nutrients: of('macro') },
  { id: 'vitamins', title: messages.vitamins, nutrients: of('vitamin') },
  { id: 'minerals', title: messages.minerals, nutrients: of('mineral') },
  { id: 'fats', title: messages.fats, nutrients: of('fat') },
  { id: 'other', title: messages.otherNutrients, nutrients: of('other') },
];
