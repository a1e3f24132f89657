import { EVERY_NUTRIENT, type EveryNutrient } from '#shared/records/every-nutrient';

/** How many nutrients stand on Today. */
export const CHOSEN_COUNT = 6;

/**
 * What stands there until the person chooses: what the Dietary Guidelines for Americans name as a concern for most
 * people (fiber, potassium, calcium, vitamin D; sodium as too much), and iron.
 */
export const FIRST_CHOSEN: readonly EveryNutrient[] = [
  ...(['fiber', 'sodium', 'potassium', 'calcium', 'iron', 'vitaminD'] as const),
];

/**
 * The choice as the profile keeps it: two letters a nutrient, so that it fits where a choice has 40 characters.
 * Append only; they follow the order of `EVERY_NUTRIENT`.
 */
const LETTERS =
  'en pr cb fa fb su sf na cl vc ca fe mg ph k1 zn cu se va re b1 b2 b3 b6 fo fc bt co vd ve vk mf pf o6 o3 ed bc ly lu wa al cf'.split(
    ' ',
  );

/** @param choice of the display; letters that this build does not know are left out */
export function chosenNutrients(choice: string | undefined): readonly EveryNutrient[] {
  if (choice === undefined) return FIRST_CHOSEN;
  const known = choice
    .split(' ')
    .flatMap((letters) => EVERY_NUTRIENT[LETTERS.indexOf(letters)] ?? []);
  return [...new Set(known)].slice(0, CHOSEN_COUNT);
}

export function lettersOf(nutrients: readonly EveryNutrient[]): string {
  return nutrients.map((nutrient) => LETTERS[EVERY_NUTRIENT.indexOf(nutrient)] ?? '').join(' ');
}
