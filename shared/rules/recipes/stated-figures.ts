import type { RecipeSource, StatedFigures } from '#shared/records/recipe';

const NAMES = ['calories', 'protein', 'carbs', 'fat'] as const;

// Sites round, and cups hold more or less: what is closer is the same.
const SHARE = 0.1;
const LEAST = { calories: 10, protein: 1.5, carbs: 1.5, fat: 1.5 } as const;

/**
 * The source's figures for one serving of a recipe that makes `servings`, in kcal and grams: with more or fewer servings
 * of the same whole, each is another part of it.
 * @returns null where the source states none
 */
export function statedOfServing(source: RecipeSource, servings: number): StatedFigures | null {
  const { stated, servings: theirs } = source;
  if (!stated) return null;
  const share = theirs === null ? 1 : theirs / servings;
  const of = (amount: number | null) => (amount === null ? null : amount * share);
  return {
    calories: of(stated.calories),
    protein: of(stated.protein),
    carbs: of(stated.carbs),
    fat: of(stated.fat),
  };
}

/** Whether a figure differs by more than a tenth; one that is unknown on either side does not. */
export function figuresDiffer(stated: StatedFigures, counted: StatedFigures): boolean {
  return NAMES.some((name) => {
    const [theirs, ours] = [stated[name], counted[name]];
    if (theirs === null || ours === null) return false;
    return Math.abs(theirs - ours) > Math.max(LEAST[name], SHARE * Math.max(theirs, ours));
  });
}
