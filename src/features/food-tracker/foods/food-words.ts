import type { Portion } from '#shared/nutrition/table/food';
import type { FoodFields } from '#shared/records/food';

import { measureWords } from '../../../ui/figures/nutrient-words';
import { plural, unbroken } from '../../../ui/words/text';
import { energyWords, unknownEnergy } from '../../../ui/words/quantity';
import { messages } from './messages';

/** Its serving, or 100 g or ml. */
export function servingOf({ portions, unit }: Pick<FoodFields, 'portions' | 'unit'>): Portion {
  return portions[0] ?? { text: `100 ${unit}`, grams: 100 };
}

/** 'from the label'; empty if the person entered it. */
export function originWords({ source }: Pick<FoodFields, 'source'>): string {
  if (source.kind === 'database') return `from ${source.name}`;
  return source.kind === 'label' ? messages.fromTheLabel : '';
}

/** 'Acme, 1 slice (34 g), 88 kcal, from the label' */
export function foodWords(food: FoodFields): string {
  const { text, grams } = servingOf(food);
  const { calories } = food.per100;
  const weight = measureWords(grams, food.unit);
  const serving = food.portions.length === 0 ? weight : `${text} (${weight})`;
  const energy = calories === null ? unknownEnergy() : energyWords((calories * grams) / 100);
  return [food.brand, serving, energy, originWords(food)].filter(Boolean).join(', ');
}

/** 'Egg, fried, NS as to fat' becomes 'Egg, fried, unspecified fat', and 'Lentils, NFS' becomes 'Lentils'. */
export function foodInWords(description: string): string {
  return description.replace(/,? NFS\b/g, '').replace(/\bNS as to /g, 'unspecified ');
}

/** No line break inside a part: 'FNDDS 2021-2023'. */
export function tableInWords(table: string): string {
  return table.split(' + ').map(unbroken).join('\u00a0+ ');
}

/** 'Guideline amount per slice of bread' becomes 'per slice of bread', and '2 egg' becomes '2 eggs'. */
export function measureInWords(text: string): string {
  const counted = /^(\d+(?:\.\d+)?) ([^×].+)$/.exec(text);
  if (counted && Number(counted[1]) > 1) return `${counted[1] ?? ''} ${plural(counted[2] ?? '')}`;
  return text.replace(/^guideline amount /i, '');
}
