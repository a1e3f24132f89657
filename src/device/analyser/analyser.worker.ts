import { analyseText } from '#shared/nutrition/analyse-text';
import compactTable from '#shared/nutrition/fndds-table.json';
import { foodsRemembered } from '#shared/nutrition/foods-remembered';
import { foodByCode, openFoodTable } from '#shared/nutrition/food-table';
import { searchFoods } from '#shared/nutrition/search-foods';

import type { Answered, Answers, Asked, Question } from './messages';

// The table and its index live here alone: a key stroke never waits for them.
const table = openFoodTable(compactTable);

function answerTo(question: Question): Answers[Question['kind']] {
  switch (question.kind) {
    case 'analyse':
      return analyseText(table, question.text, {
        by: 'device',
        memory: foodsRemembered(question.memory),
      });
    case 'search':
      return searchFoods(table, question.query, question.limit);
    case 'foods':
      return question.codes.flatMap((code) => foodByCode(table, code) ?? []);
    case 'release':
      return table.release;
  }
}

onmessage = ({ data }: MessageEvent<Asked>) => {
  const { number, question } = data;
  let answered: Answered;
  try {
    answered = { number, answer: answerTo(question) };
  } catch (error) {
    answered = { number, problem: String(error) };
  }
  postMessage(answered);
};
