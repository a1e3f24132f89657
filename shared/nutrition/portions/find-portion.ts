import type { Food, Portion } from '../food';
import type { Size } from '../grammar/units';
import { wordsOf } from '../ranking/words';

// Measures that nobody means who names no size of them.
const SPECIAL = /guideline|mini|bite|snack|crust not|cocktail|baby/i;
// Measures that are no item of their own.
const NO_ITEM = /cup|fl oz|tablespoon|teaspoon|\boz\b|inch|yield|container|package|bag|slice/i;
// The table cuts pizza and cake into pieces, people into slices.
const ALIKE: Record<string, readonly string[]> = {
  slice: ['slice', 'piece'],
  piece: ['piece', 'slice'],
};

/** The portion of a food that a measure means: '1 slice', of the size that is said. */
export function findMeasure(food: Food, word: string, size: Size | undefined): Portion | undefined {
  const words = ALIKE[word] ?? [word];
  for (const one of words) {
    const holding = food.portions.filter(
      ({ text }) => !SPECIAL.test(text) && wordsOf(text).includes(one),
    );
    if (holding.length > 0) return bySize(holding, size);
  }
  return undefined;
}

/** What one of a food weighs: the portion named after it, else the one of its size. */
export function findItem(food: Food, size: Size | undefined): Portion | undefined {
  const head = new Set(wordsOf(food.description));
  const items = food.portions.filter(({ text }) => !SPECIAL.test(text) && !NO_ITEM.test(text));
  const named = items.filter(({ text }) => wordsOf(text).some((word) => head.has(word)));
  return bySize(named, size) ?? bySize(items, size);
}

/** A small amount of a food, as it is added to another: 'butter' on toast. */
export function findAddition(food: Food, whole: number): Portion | undefined {
  const guideline = food.portions.find(({ text }) => text.startsWith('Guideline amount'));
  const spoon = food.portions.find(({ text }) => /^1 (tablespoon|pat|packet)/.test(text));
  return guideline ?? (spoon && spoon.grams < whole ? spoon : undefined);
}

function bySize(portions: readonly Portion[], size: Size | undefined): Portion | undefined {
  const sized = portions.find(({ text }) => new RegExp(`\\b${size ?? 'medium'}\\b`).test(text));
  return sized ?? portions.find(({ text }) => /NFS|any size|regular/.test(text)) ?? portions[0];
}
