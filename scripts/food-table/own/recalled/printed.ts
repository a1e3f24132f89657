import { type OwnFood } from '../own-food';

export const PRINTED_FROM_MEMORY =
  'Figures: recalled from what products of this kind print, no source was opened.';

type Figures = readonly [calories: number, protein: number, carbs: number, fat: number];

/**
 * A product by what such labels print for 100 g: code, name, category of the survey, figures. The first measure is the usual
 * amount.
 */
export function printed(
  [code, name, category]: readonly [code: string, name: string, category: string],
  [calories, protein, carbs, fat]: Figures,
  portions: Readonly<Record<string, number>>,
): OwnFood {
  return {
    code,
    name: `${name} (recalled)`,
    category,
    per100g: { calories, protein, carbs, fat },
    portions,
    note: PRINTED_FROM_MEMORY,
  };
}
