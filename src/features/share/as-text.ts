import type { SharedContent } from '#shared/export/by-link/shared-content';
import { itemNutrients, totalNutrients } from '#shared/nutrition/items/totals';
import type { MealItem } from '#shared/records/meal-item';
import { itemsOfRecipe } from '#shared/rules/recipes/eaten-part';

import { gramsWords } from '../../ui/figures/nutrient-words';
import { format } from '../../ui/words/format';
import { energyWords } from '../../ui/words/quantity';
import { messages } from './messages';

/** The content as text, for people who can use neither the link nor the code. */
export function asText(content: SharedContent): string {
  switch (content.kind) {
    case 'meal':
      return [content.name, ...content.items.map(itemLine), totalOf(content.items)].join('\n');
    case 'recipe': {
      const { name, servings, lines, method } = content;
      const { calories } = totalNutrients(itemsOfRecipe(content));
      const each = calories === null ? messages.energyUnknown : energyWords(calories / servings);
      const makes = format(messages.perServing, { servings, energy: each });
      return [name, makes, ...lines.map(({ text }) => text), method ?? ''].join('\n').trim();
    }
    case 'plan':
      return content.meals.map(({ name }) => name).join('\n');
  }
}

function itemLine(item: MealItem): string {
  const { calories } = itemNutrients(item);
  const energy = calories === null ? messages.energyUnknown : energyWords(calories);
  const amount = `${gramsWords(item.grams)}, ${energy}`;
  return format(messages.line, { name: item.name, amount });
}

function totalOf(items: readonly MealItem[]): string {
  const { calories } = totalNutrients(items);
  const energy = calories === null ? messages.energyUnknown : energyWords(calories);
  return format(messages.total, { energy });
}
