import type { RecipeSource, StatedFigures } from '#shared/records/recipe';

const NAMES = ['calories', 'protein', 'carbs', 'fat'] as const;

// Smaller differences are ignored, because sites round and cup sizes vary.
const SHARE = 0.1;
const LEAST = { calories: 10, protein: 1.5, carbs: 1.5, fat: 1.5 } as const;

/**
 * The source's nutrients for one serving of a recipe that makes `servings`, in kcal and grams. Scaled if the source
 * makes another number of servings.
 * @returns null if the source gives none
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

/** Whether a value differs by more than a tenth. Values that are unknown on either side are ignored. */
export function figuresDiffer(stated: StatedFigures, counted: StatedFigures): boolean {
  return NAMES.some((name) => {
    const [theirs, ours] = [stated[name], counted[name]];
    if (theirs === null || ours === null) return false;
    return Math.abs(theirs - ours) > Math.max(LEAST[name], SHARE * Math.max(theirs, ours));
  });
}
