import { type FoodRules, isAllergen, isDiet } from '#shared/rules/what-to-eat/food-rules';

import { DIET_WORDS, TRAIT_WORDS } from '../../ui/kitchen/trait-words';
import { format } from '../../ui/words/format';
import { messages } from './messages';

export function dietWords(diet: string): string {
  return isDiet(diet) ? DIET_WORDS[diet] : messages.unknownRule;
}

export function allergenWords(allergen: string): string {
  return isAllergen(allergen) ? TRAIT_WORDS[allergen] : messages.unknownRule;
}

/** 'vegetarian; without peanuts, milk; no olives'; null if there are no rules. */
export function rulesInWords({ diets, allergens, dislikes }: FoodRules): string | null {
  const parts = [
    ...(diets.length > 0 ? [diets.map(dietWords).join(', ')] : []),
    ...(allergens.length > 0
      ? [format(messages.withoutAllergens, { allergens: allergens.map(allergenWords).join(', ') })]
      : []),
    ...(dislikes.length > 0 ? [format(messages.notThese, { foods: dislikes.join(', ') })] : []),
  ];
  return parts.length === 0 ? null : parts.join('; ');
}
