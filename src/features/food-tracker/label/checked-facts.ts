import { FOOD_NAME_MAX, PLAIN_SERVING, PORTION_MAX, type FoodFields } from '#shared/records/food';
import { NUTRIENTS, type Nutrient, type Nutrients } from '#shared/records/nutrients';

import { numberIn, numbersOf, rounded, type FigureValues } from './figure-values';

export type FigureProblems = Partial<Record<Nutrient | 'name' | 'size', string>>;

export type Facts = Pick<FoodFields, 'name' | 'unit' | 'per100' | 'portions'>;

export function checkedFacts(
  values: FigureValues,
): { facts: Facts } | { problems: FigureProblems } {
  const problems = problemsOf(values);
  if (Object.keys(problems).length > 0) return { problems };
  const size = numberIn(values.size);
  return {
    facts: {
      name: values.name.trim(),
      unit: values.unit,
      per100: per100(numbersOf(values), values.per === '100' ? 100 : (size ?? 100)),
      portions: size === null ? [] : [{ text: servingText(values), grams: size }],
    },
  };
}

function servingText({ serving }: FigureValues): string {
  return serving.trim().slice(0, 60).trim() || PLAIN_SERVING;
}

function problemsOf(values: FigureValues): FigureProblems {
  const problems: FigureProblems = {};
  const name = values.name.trim();
  if (name === '') problems.name = 'What is it called?';
  if (name.length > FOOD_NAME_MAX) problems.name = 'A shorter name, please.';
  return { ...problems, ...sizeProblem(values), ...numberProblems(values) };
}

function sizeProblem(values: FigureValues): FigureProblems {
  const size = numberIn(values.size);
  if (size === null && values.per === 'serving') {
    return { size: 'How much is a serving? The figures are for one.' };
  }
  const isRight = size === null || (size > 0 && size <= PORTION_MAX);
  return isRight ? {} : { size: `A number up to ${PORTION_MAX}, please.` };
}

function numberProblems(values: FigureValues): FigureProblems {
  const problems: FigureProblems = {};
  for (const nutrient of NUTRIENTS) {
    if (Number.isNaN(numberIn(values.figures[nutrient]))) problems[nutrient] = 'A number, please.';
  }
  if (values.figures.calories.trim() === '') problems.calories = 'The energy is needed.';
  return problems;
}

function per100(figures: Nutrients, of: number): Nutrients {
  const entries = NUTRIENTS.map((nutrient) => {
    const amount = figures[nutrient];
    return [nutrient, amount === null ? null : rounded((amount * 100) / of)];
  });
  return Object.fromEntries(entries) as Nutrients;
}
