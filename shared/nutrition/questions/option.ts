import type { Question } from '#shared/records/meal-item';

import { withoutBrackets } from '../brackets';
import type { Food } from '../food';

/** A question with what the answer can change. */
export interface Candidate {
  question: Question;
  /** Calories between the furthest answers, in kcal. */
  stake: number;
}

export type Option = Question['options'][number];

export function calories(food: Food, grams: number): number {
  return ((food.per100g.calories ?? 0) * grams) / 100;
}

/** The distance between the least and the most of some calories. */
export function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : Math.max(...values) - Math.min(...values);
}

/** '1 cup, 240 g': a measure as a person reads it, with its weight. */
export function amountLabel(text: string, grams: number): string {
  const measure = withoutBrackets(text).replace(/, NFS$|^1 piece\/slice/, '');
  return `${measure}, ${Math.round(grams)} g`.slice(0, 120);
}

const UNSAID = /^(?:NFS|NS as to .*|ready-to-eat|cooked)$/i;

/** 'Milk, whole' as 'whole milk'; a longer name stays in the table's order, without what it leaves open. */
export function foodLabel(description: string): string {
  const [head = '', ...rest] = description.split(/,\s+/).filter((part) => !UNSAID.test(part));
  const [tail = ''] = rest;
  const turned = rest.length === 1 && !/\s(?:with|in|on|from|and)\s/.test(` ${tail} `);
  const label = turned ? `${tail} ${head}` : [head, ...rest].join(', ');
  return label.slice(0, 120).toLowerCase();
}
