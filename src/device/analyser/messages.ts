import type { Food } from '#shared/nutrition/food';
import type { Analysis } from '#shared/records/meal-item';

/** What the page asks of the analyser's worker. */
export type Question =
  | { kind: 'analyse'; text: string }
  | { kind: 'search'; query: string; limit: number }
  | { kind: 'release' };

/** What it answers to each. */
export interface Answers {
  analyse: Analysis;
  search: Food[];
  release: string;
}

export interface Asked {
  number: number;
  question: Question;
}

export type Answered =
  { number: number; answer: Answers[Question['kind']] } | { number: number; problem: string };
