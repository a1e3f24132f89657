import type { Portion } from '#shared/nutrition/table/food';
import type { FoodFields } from '#shared/records/food';

import { measureWords } from '../../../ui/figures/nutrient-words';
import { format } from '../../../ui/words/format';
import { unbroken } from '../../../ui/words/text';
import { energyWords, shownEnergy, unknownEnergy } from '../../../ui/words/quantity';
import { messages } from './messages';

/** The food's serving, or 100 g or ml. */
export function servingOf({ portions, unit }: Pick<FoodFields, 'portions' | 'unit'>): Portion {
  return portions[0] ?? { text: `100 ${unit}`, grams: 100 };
}

/** 'from the label'; empty if the user entered the food. */
export function originWords({ source }: Pick<FoodFields, 'source'>): string {
  if (source.kind === 'database') return `from ${source.name}`;
  return source.kind === 'label' ? messages.fromTheLabel : '';
}

/** 'Acme, 1 slice (34 g), 88 kcal, from the label' */
export function foodWords(food: FoodFields): string {
  const { text, grams } = servingOf(food);
  const calories = shownEnergy(food.per100.calories);
  const weight = measureWords(grams, food.unit);
  const serving = food.portions.length === 0 ? weight : `${text} (${weight})`;
  const energy = calories === null ? unknownEnergy() : energyWords((calories * grams) / 100);
  return [food.brand, serving, energy, originWords(food)].filter(Boolean).join(', ');
}

/** The name of a table, or of several joined by '+'. Prevents line breaks inside 'FNDDS 2021-2023'. */
export function tableInWords(table: string): string {
  return table.split(' + ').map(oneTableInWords).join('\u00a0+ ');
}

function oneTableInWords(release: string): string {
  const [, of, name = ''] = /^(FNDDS|SR28|Platelog foods) (.*)$/.exec(release) ?? [];
  if (of === 'FNDDS') return format(messages.surveyFoods, { release: unbroken(release) });
  if (of === 'SR28') return format(messages.referenceFoods, { release: unbroken(release) });
  return of === undefined ? unbroken(release) : format(messages.ourOwnList, { version: name });
}
