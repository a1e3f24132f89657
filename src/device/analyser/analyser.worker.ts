import { analyseText } from '#shared/nutrition/analyzer/analyse-text';
import { foodsRemembered } from '#shared/nutrition/analyzer/food-memory';
import { ALL_TABLES } from '#shared/nutrition/table/all-tables';
import { foodByCode, openFoodTables } from '#shared/nutrition/table/food-table';
import { searchFoods } from '#shared/nutrition/table/search-foods';

import type { WorkerRequest, WorkerResponse } from '../worker-client';
import type { Answers, Question } from './analyser';

// Only the worker loads the tables and their index, so that typing never waits for them.
const table = openFoodTables(ALL_TABLES);

async function answerTo(question: Question): Promise<Answers[Question['kind']]> {
  switch (question.kind) {
    case 'analyse':
      return analyseText(table, question.text, {
        by: 'device',
        memory: foodsRemembered(question.memory),
        personal: question.personal,
      });
    case 'ingredients': {
      // Loaded only for recipes, so that describing a meal does not wait for it.
      const { readIngredients } = await import('#shared/nutrition/recipes/read-ingredients');
      return readIngredients(table, question.text, {
        by: 'device',
        memory: foodsRemembered(question.memory),
        personal: question.personal,
      });
    }
    case 'search':
      return searchFoods(table, question.query, question.limit);
    case 'foods':
      return question.codes.flatMap((code) => foodByCode(table, code) ?? []);
    case 'release':
      return table.release;
  }
}

onmessage = async ({ data }: MessageEvent<WorkerRequest<Question>>) => {
  const { number, question } = data;
  let response: WorkerResponse<Answers[Question['kind']]>;
  try {
    response = { number, answer: await answerTo(question) };
  } catch (error) {
    response = { number, problem: String(error) };
  }
  postMessage(response);
};
