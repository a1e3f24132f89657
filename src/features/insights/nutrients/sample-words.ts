import type { tellingFood } from '#shared/nutrition/intake/telling-food';

import { NUTRIENT_NAMES, nutrientWords } from '../../../ui/figures/nutrient-words';
import { percentWords } from './top-foods';

/** True for the person's own meals; otherwise what is missing for it. @param when 'in the last 7 days' */
export function sampleWords(sample: ReturnType<typeof tellingFood>, when: string): string {
  if (!sample) {
    return 'With a few more foods logged, one sentence of it stands here, from your own meals.';
  }
  const { nutrient, food } = sample;
  const name = NUTRIENT_NAMES[nutrient].toLowerCase();
  return `From your own meals: ${when} ${food.name} brought ${nutrientWords(nutrient, food.amount)} of your ${name}, ${percentWords(food.share)} of all.`;
}
