import {
  LEAST_DAYS,
  type Comparison,
  type GreatestChange,
} from '#shared/nutrition/intake/compare-days';
import { NUTRIENTS, type Nutrient } from '#shared/records/nutrients';

import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import type { TableData } from '../charts/data-table';

/** Two weeks side by side. */
export function comparisonTable({ now, before }: Comparison): TableData {
  return {
    caption: `An average day of the last 7 days (${now.days} logged) and of the 7 before (${before.days} logged)`,
    whole: true,
    columns: ['Nutrient', 'Last 7', '7 before', 'Change'],
    rows: NUTRIENTS.map((nutrient) => {
      const [present, past] = [now.nutrients[nutrient], before.nutrients[nutrient]];
      return [
        NUTRIENT_NAMES[nutrient],
        nutrientWords(nutrient, present),
        nutrientWords(nutrient, past),
        present === null || past === null ? 'unknown' : signedWords(nutrient, present - past),
      ];
    }),
  };
}

/** What changed most, and the food that did it; null where nothing did. */
export function changeWords(most: GreatestChange | null): string | null {
  if (!most) return null;
  const { nutrient, change, food } = most;
  const more = change > 0 ? 'more' : 'less';
  const said = `Most changed: ${NUTRIENT_NAMES[nutrient].toLowerCase()}, ${sizeWords(nutrient, change)} ${more} a day.`;
  return food ? `${said} ${food.name} did ${sizeWords(nutrient, food.change)} of it.` : said;
}

/** What is said where the weeks cannot be compared yet. */
export const TOO_FEW = `Once the last 7 days and the 7 before have ${LEAST_DAYS} logged days each, they are compared here.`;

function sizeWords(nutrient: Nutrient, change: number): string {
  return nutrientWords(nutrient, Math.abs(change));
}

function signedWords(nutrient: Nutrient, change: number): string {
  const size = sizeWords(nutrient, change);
  if (/^0 /.test(size)) return 'the same';
  return `${change > 0 ? '+' : '−'} ${size}`;
}
