import * as fc from 'fast-check';

import { traitsOfDish } from '../diets/dish-traits';
import { ALLERGENS, DIETS } from '../diets/traits';
import type { Dish } from './dish';
import { traitsOfListed } from './traits-of-listed';
import committed from './dishes.json';
import { type FoodRules, judgeRules } from './food-rules';

const DISHES = committed as readonly Dish[];

const NONE: FoodRules = { diets: [], allergens: [], dislikes: [] };

function judged(lines: readonly string[], rules: Partial<FoodRules>) {
  const traits = traitsOfDish(
    lines.map((text) => ({ text, items: [], unread: text === 'flurbelwurz' })),
  );
  return judgeRules({ traits, texts: lines }, { ...NONE, ...rules });
}

test.each([
  // Ruled out, unknown, or allowed.
  [['peanut butter'], { allergens: ['peanuts'] }, 'no'],
  [['stock cube'], { allergens: ['gluten'] }, 'unsure'],
  [['flurbelwurz'], { allergens: ['gluten'] }, 'unsure'],
  [['flurbelwurz'], { diets: ['vegan'] }, 'unsure'],
  [['flurbelwurz'], {}, 'yes'],
  [['red lentils', 'onion'], { diets: ['vegan'], allergens: ['milk', 'eggs'] }, 'yes'],
  [['bacon'], { diets: ['noPork'] }, 'no'],
  // A rule of a newer version never counts as met.
  [['onion'], { diets: ['macrobiotic'] }, 'unsure'],
  [['onion'], { allergens: ['kiwi'] }, 'unsure'],
  // Dislikes match whole words, one or several.
  [['200 g mushrooms'], { dislikes: ['Mushroom'] }, 'no'],
  [['1 eggplant'], { dislikes: ['egg'] }, 'yes'],
  [['2 eggs'], { dislikes: ['Egg '] }, 'no'],
  [['1 sweet potato'], { dislikes: ['sweet potatoes'] }, 'no'],
  [['1 potato, something sweet'], { dislikes: ['sweet potatoes'] }, 'yes'],
  [['smoked salmon'], { dislikes: ['fish'] }, 'no'],
  [['squid'], { dislikes: ['seafood'] }, 'no'],
  [['butter'], { dislikes: ['dairy'] }, 'no'],
  [['onion'], { dislikes: ['', '-', '🙂'] }, 'yes'],
] as const)('%s with %j: %s', (lines, rules, verdict) => {
  expect(judged(lines, rules)).toBe(verdict);
});

test('adding a rule never makes a dish more acceptable', () => {
  const rules = fc.record({
    diets: fc.subarray(Object.keys(DIETS)),
    allergens: fc.subarray([...ALLERGENS]),
    dislikes: fc.subarray(['onion', 'rice', 'fish', 'cheese', 'beans', 'cilantro']),
  });
  const more = fc.constantFrom<Partial<FoodRules>>(
    { diets: ['vegan'] },
    { allergens: ['soy'] },
    { dislikes: ['tomato'] },
  );
  fc.assert(
    fc.property(rules, more, fc.constantFrom(...DISHES), (some, one, dish) => {
      const described = { traits: traitsOfListed(dish), texts: [dish.name, ...dish.lines] };
      const rank = { no: 0, unsure: 1, yes: 2 };
      const both: FoodRules = {
        diets: [...some.diets, ...(one.diets ?? [])],
        allergens: [...some.allergens, ...(one.allergens ?? [])],
        dislikes: [...some.dislikes, ...(one.dislikes ?? [])],
      };
      const [before, after] = [judgeRules(described, some), judgeRules(described, both)];
      expect(rank[after]).toBeLessThanOrEqual(rank[before]);
    }),
  );
});
