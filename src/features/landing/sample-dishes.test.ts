import { judgeDiet } from '#shared/rules/diets/dish-traits';
import type { Dish } from '#shared/rules/what-to-eat/dish';
import committed from '#shared/rules/what-to-eat/dishes.json';
import { judgeRules } from '#shared/rules/what-to-eat/food-rules';
import { traitsOfListed } from '#shared/rules/what-to-eat/traits-of-listed';

import { DISH_COUNT, SAMPLE_DISHES } from './sample-dishes';

const DISHES = committed as readonly Dish[];

test('the landing page shows real dishes of the list, with their own numbers and true facts', () => {
  expect(DISHES).toHaveLength(DISH_COUNT);
  for (const [, name, facts] of SAMPLE_DISHES) {
    const dish = DISHES.find((one) => one.name === name);
    if (!dish) throw new Error(`no such dish: ${name}`);
    expect(facts).toMatch(new RegExp(`^${dish.calories} cal, `, 'u'));
    const traits = traitsOfListed(dish);
    const rules = { diets: [], allergens: ['nuts', 'peanuts'], dislikes: [] };
    if (facts.endsWith('vegetarian')) expect(judgeDiet('vegetarian', traits)).toBe('yes');
    else if (facts.endsWith('gluten')) expect(judgeDiet('withoutGluten', traits)).toBe('yes');
    else expect([facts, judgeRules({ traits, texts: [] }, rules)]).toEqual([facts, 'yes']);
  }
});
