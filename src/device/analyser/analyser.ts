import type { Food } from '#shared/nutrition/food';
import type { PersonalFood } from '#shared/nutrition/personal/personal-food';
import type { Analysis } from '#shared/records/meal-item';

import { QuestionsToWorker } from '../workers/questions-to-worker';
import type { Answers, Kept, Question } from './messages';

const analyser = new QuestionsToWorker<Question, Answers[Question['kind']]>(
  () => new Worker(new URL('./analyser.worker.ts', import.meta.url), { name: 'analyser' }),
  // One that has answered once answers in milliseconds, but for the second table, which it may still be
  // opening.
  { usual: 5_000, atStart: 20_000 },
);

async function ask<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Answers[Kind]> {
  return (await analyser.ask(question)) as Answers[Kind];
}

/** Reads a described meal on this device, with what its person has taught it and their own foods. */
export async function analyse(
  text: string,
  { memory, personal }: { memory: Kept; personal: readonly PersonalFood[] },
): Promise<Analysis> {
  return ask({ kind: 'analyse', text, memory, personal });
}

/** Foods of the table for what is being typed. */
export async function searchFoods(query: string, limit: number): Promise<Food[]> {
  return ask({ kind: 'search', query, limit });
}

/** Foods by their codes; those that the table lacks are left out. */
export async function foodsByCodes(codes: readonly string[]): Promise<Food[]> {
  return ask({ kind: 'foods', codes });
}

/** Release of the table on this device; asking starts the worker, so that it is warm. */
export async function tableRelease(): Promise<string> {
  return ask({ kind: 'release' });
}
