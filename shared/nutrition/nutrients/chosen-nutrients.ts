import { EVERY_NUTRIENT, EVERY_ROW, type EveryNutrient } from '#shared/records/every-nutrient';

/** How many nutrients are shown on Today. */
export const CHOSEN_COUNT = 6;

/**
 * The default until the user chooses: what the Dietary Guidelines for Americans name as a concern for most people
 * (fiber, potassium, calcium, vitamin D; sodium as too much), and iron.
 */
export const FIRST_CHOSEN: readonly EveryNutrient[] = [
  ...(['fiber', 'sodium', 'potassium', 'calcium', 'iron', 'vitaminD'] as const),
];

const BY_LETTERS = new Map(
  EVERY_NUTRIENT.map((nutrient) => [EVERY_ROW[nutrient].letters, nutrient]),
);

/**
 * Encodes the choice for the profile: the letters of each nutrient, because a setting has at most 40 characters.
 * @param choice of the display; letters that this build does not know are left out
 */
export function chosenNutrients(choice: string | undefined): readonly EveryNutrient[] {
  if (choice === undefined) return FIRST_CHOSEN;
  const known = choice.split(' ').flatMap((letters) => BY_LETTERS.get(letters) ?? []);
  return [...new Set(known)].slice(0, CHOSEN_COUNT);
}

export function lettersOf(nutrients: readonly EveryNutrient[]): string {
  return nutrients.map((nutrient) => EVERY_ROW[nutrient].letters).join(' ');
}
