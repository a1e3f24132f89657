import { DETAIL_NUTRIENTS, DETAIL_ROWS, type DetailGroup } from '#shared/records/detail-nutrients';
import type { EveryNutrient } from '#shared/records/every-nutrient';

import { messages } from './messages';

export interface Group {
  id: string;
  title: string;
  nutrients: readonly EveryNutrient[];
}

const of = (group: DetailGroup) =>
  DETAIL_NUTRIENTS.filter((nutrient) => DETAIL_ROWS[nutrient].group === group);

/** In the order of the page. Each nutrient is in one. */
export const GROUPS: readonly Group[] = [
  {
    id: 'macros',
    title: messages.energyAndMacros,
    nutrients: ['calories', 'protein', 'carbs', 'sugar', 'fiber'],
  },
  { id: 'vitamins', title: messages.vitamins, nutrients: ['vitaminC', ...of('vitamin')] },
  { id: 'minerals', title: messages.minerals, nutrients: ['sodium', ...of('mineral')] },
  {
    id: 'fats',
    title: messages.fats,
    nutrients: ['fat', 'saturatedFat', ...of('fat'), 'cholesterol'],
  },
  { id: 'other', title: messages.otherNutrients, nutrients: of('other') },
];
