import * as fc from 'fast-check';

import { MEAL_TYPES } from '#shared/records/meal';

import { daysAfter } from '../calendar';
import { traitsOfDish } from '../diets/dish-traits';
import { ALLERGENS, DIETS } from '../diets/traits';
import type { Dish } from './dish';
import { traitsOfListed } from './traits-of-listed';
import committed from './dishes.json';
import { aimOf } from './fit';
import { judgeRules } from './food-rules';
import { type Candidate, type OtherMeal, type Question, suggest } from './suggest';

const DAY = '2026-11-26';

const LISTED: Candidate[] = (committed as readonly Dish[]).map((dish) => ({
  key: `list ${dish.name}`,
  from: 'list',
  foods: [],
  name: dish.name,
  meals: dish.meals,
  calories: dish.calories,
  protein: dish.protein,
  described: { traits: traitsOfListed(dish), texts: [dish.name, ...dish.lines, ...dish.foods] },
}));

/** A candidate of the user: without usual meals, and with its lines judged when needed. */
function owned(place: number): Candidate {
  const dish = LISTED[place % LISTED.length];
  if (!dish) throw new Error('there is no dish');
  const lines = dish.described.texts;
  return {
    ...dish,
    key: `recipe ${place}`,
    from: place % 2 === 0 ? 'recipe' : 'favorite',
    name: `${dish.name} of mine ${place}`,
    meals: null,
    foods: [`${place}`, `${place + 1}`, `${place + 2}`],
    described: {
      traits: traitsOfDish(lines.map((text) => ({ text, items: [], unread: false }))),
      texts: lines,
    },
  };
}

function dish(name: string, part: Partial<Candidate> = {}): Candidate {
  return {
    key: name,
    name,
    from: 'list',
    foods: [],
    meals: ['dinner'],
    calories: 500,
    protein: 25,
    described: { traits: { traits: new Map(), unknown: [] }, texts: [name] },
    ...part,
  };
}

const QUESTION: Question = {
  day: DAY,
  mealType: 'dinner',
  aim: null,
  others: [],
  rules: { diets: [], allergens: [], dislikes: [] },
};

const had = (name: string, days: number, part: Partial<OtherMeal> = {}): OtherMeal => ({
  name,
  foods: [],
  day: daysAfter(DAY, days),
  mealType: 'dinner',
  isPlanned: false,
  ...part,
});

const names = (question: Partial<Question>, ...dishes: Candidate[]) =>
  suggest(dishes, { ...QUESTION, ...question }).suggested.map(({ candidate }) => candidate.name);

test('what is left of the day is distributed to the meals that are still to come', () => {
  const target = { calories: 2000, protein: 100 };
  const nothing = { taken: { calories: 0, protein: 0 }, types: [] };
  expect(aimOf('breakfast', target, nothing).meal.calories).toBeCloseTo((2000 * 25) / 90);
  const late = { taken: { calories: 1390, protein: 80 }, types: ['breakfast', 'lunch'] as const };
  expect(aimOf('dinner', target, late)).toEqual({
    left: { calories: 610, protein: 20 },
    meal: { calories: 610, protein: 20 },
  });
  // No meal gets the whole day's energy, and after the target is passed a meal gets none.
  expect(aimOf('dinner', target, nothing).meal.calories).toBe(1000);
  const over = aimOf('dinner', target, { taken: { calories: 2300, protein: 50 }, types: [] });
  expect(over).toMatchObject({ left: { calories: -300 }, meal: { calories: 0 } });
});

test('the dish nearest to what is left comes first, and once the target is reached the one with the least energy', () => {
  const target = { calories: 2000, protein: 90 };
  const [light, right, heavy] = [
    dish('Light', { calories: 150 }),
    dish('Right', { calories: 600 }),
    dish('Heavy', { calories: 1400 }),
  ];
  const at = (calories: number) =>
    aimOf('dinner', target, { taken: { calories, protein: 65 }, types: [] });
  expect(names({ aim: at(1390) }, heavy, light, right)[0]).toBe('Right');
  expect(names({ aim: at(2100) }, heavy, light, right)).toEqual(['Light', 'Right', 'Heavy']);
});

test('once the target is reached, dishes with the least energy come first, whatever their source and other ratings', () => {
  const target = { calories: 1790, protein: 110 };
  const aim = aimOf('dinner', target, { taken: { calories: 2098, protein: 60 }, types: [] });
  const dishes = [
    dish('Heavier recipe', { calories: 292, protein: 40, from: 'recipe', meals: null }),
    dish('Had today', { calories: 228, protein: 2 }),
    dish('Unknown', { calories: null, protein: 30, from: 'favorite' }),
    dish('Between', { calories: 257, protein: 30 }),
  ];
  const others = [had('Had today', 0), had('Heavier recipe', -6), had('Heavier recipe', -9)];
  expect(names({ aim, others }, ...dishes)).toEqual([
    ...['Had today', 'Between', 'Heavier recipe', 'Unknown'],
  ]);
});

test('of two dishes with the same energy, the one with the missing protein comes first', () => {
  const aim = { left: { calories: 600, protein: 40 }, meal: { calories: 600, protein: 40 } };
  const [bean, plain] = [dish('Beans', { protein: 38 }), dish('Plain', { protein: 6 })];
  expect(names({ aim }, plain, bean)).toEqual(['Beans', 'Plain']);
});

test('nothing is suggested for the third day in a row, in any order of the days', () => {
  const dal = dish('Red lentil dal');
  expect(names({ others: [had('Red lentil dal, 2 servings', -1)] }, dal)).toHaveLength(1);
  for (const days of [
    [-2, -1],
    [-1, 1],
    [1, 2],
  ]) {
    const others = days.map((day) => had('Red lentil dal, 1 serving', day, { isPlanned: day > 0 }));
    const found = suggest([dal], { ...QUESTION, others });
    expect([found.suggested, found.thirdDay]).toEqual([[], 1]);
  }
});

test('the same foods under another name count as the same, in any amounts', () => {
  const foods = ['lentils', 'rice', 'onion'];
  const others = [-1, -2].map((day) => had('Lunch', day, { foods: [...foods].reverse() }));
  expect(names({ others }, dish('Dal', { foods }))).toEqual([]);
  expect(names({ others }, dish('Dal', { foods: ['lentils', 'rice'] }))).toEqual(['Dal']);
});

test('what was eaten yesterday or is planned for tomorrow comes last', () => {
  const both = [dish('Soup'), dish('Stew')];
  expect(names({ others: [had('Soup', -1)] }, ...both)).toEqual(['Stew', 'Soup']);
  expect(names({ others: [had('Stew', 1, { isPlanned: true })] }, ...both)).toEqual([
    'Soup',
    'Stew',
  ]);
});

test("the user's own recipe replaces the dish with the same name", () => {
  const mine = dish('Red Lentil Dal', { key: 'mine', from: 'recipe', meals: null });
  const found = suggest([dish('Red lentil dal'), mine], QUESTION);
  expect(found.suggested.map(({ candidate }) => candidate.key)).toEqual(['mine']);
});

test('dishes for other meals are not suggested, and what the user often eats at this meal comes first', () => {
  const habit = [-9, -12, -15].map((day) => had('Rice', day));
  const breakfast = [-9, -12, -15].map((day) => had('Porridge', day, { mealType: 'breakfast' }));
  const own = { from: 'favorite', meals: null } as const;
  expect(
    names(
      { others: [...habit, ...breakfast] },
      dish('Porridge', own),
      dish('Rice', own),
      dish('Toast', { meals: ['breakfast'] }),
    ),
  ).toEqual(['Rice', 'Porridge']);
});

const someRules = fc.record({
  diets: fc.subarray(Object.keys(DIETS), { maxLength: 3 }),
  allergens: fc.subarray([...ALLERGENS], { maxLength: 4 }),
  dislikes: fc.subarray(['onion', 'rice', 'fish', 'cheese', 'beans']),
});
const someAim = fc.option(
  fc
    .record({ calories: fc.integer({ min: -900, max: 2500 }), protein: fc.nat(150) })
    .map((left) => ({
      left,
      meal: { calories: Math.max(0, left.calories / 2), protein: left.protein / 2 },
    })),
);
const someOthers = fc.array(
  fc.record({
    name: fc.constantFrom(...LISTED.map(({ name }) => name)),
    foods: fc.subarray(['1', '2', '3', '4']),
    day: fc.integer({ min: -20, max: 3 }).map((days) => daysAfter(DAY, days)),
    mealType: fc.constantFrom(...MEAL_TYPES),
    isPlanned: fc.boolean(),
  }),
  { maxLength: 40 },
);
const someQuestion: fc.Arbitrary<Question> = fc.record({
  day: fc.constant(DAY),
  mealType: fc.constantFrom(...MEAL_TYPES),
  aim: someAim,
  rules: someRules,
  others: someOthers,
});
const CANDIDATES = [...LISTED, ...Array.from({ length: 20 }, (_, place) => owned(place))];

test('the same question has the same result, whatever the order of its parts', () => {
  fc.assert(
    fc.property(
      someQuestion,
      fc.shuffledSubarray(CANDIDATES, { minLength: CANDIDATES.length }),
      (question, shuffled) => {
        const others = [...question.others].reverse();
        const rules = { ...question.rules, diets: [...question.rules.diets].reverse() };
        expect(suggest(shuffled, { ...question, others, rules })).toEqual(
          suggest(CANDIDATES, question),
        );
      },
    ),
    { numRuns: 60 },
  );
});

test('all suggestions meet the rules, none is repeated, and every candidate is counted', () => {
  fc.assert(
    fc.property(someQuestion, (question) => {
      const found = suggest(CANDIDATES, question);
      for (const { candidate, score } of found.suggested) {
        expect(judgeRules(candidate.described, question.rules)).toBe('yes');
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(1);
      }
      const keys = found.suggested.map(({ candidate }) => candidate.key);
      expect(new Set(keys).size).toBe(keys.length);
      const usual = CANDIDATES.filter(({ meals }) => meals?.includes(question.mealType) ?? true);
      expect(keys.length + found.against + found.unsure + found.thirdDay).toBe(usual.length);
    }),
    { numRuns: 60 },
  );
});

test('112 dishes and 200 of the user take less than 50 ms', () => {
  const candidates = [...LISTED, ...Array.from({ length: 200 }, (_, place) => owned(place))];
  const others = Array.from({ length: 120 }, (_, place) =>
    had(LISTED[place % LISTED.length]?.name ?? '', -(place % 25)),
  );
  const rules = { diets: ['vegetarian'], allergens: ['peanuts', 'celery'], dislikes: ['olives'] };
  const ask = () => suggest(candidates, { ...QUESTION, others, rules });
  ask();
  const times = Array.from({ length: 7 }, () => {
    const start = process.cpuUsage();
    ask();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  expect(Math.min(...times)).toBeLessThan(50);
});
