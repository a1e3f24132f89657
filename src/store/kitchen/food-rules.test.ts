import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import { addFoodRule, foodRules, removeFoodRule } from './food-rules';

beforeEach(async () => {
  await rememberAccount(freeUser(`user-${Math.random()}`));
});

const storedRules = async () => foodRules(await activeStore());

test('a rule applies at once, can be removed and added again, and waits for the server', async () => {
  await addFoodRule({ about: 'diet', what: 'vegetarian' });
  await addFoodRule({ about: 'allergen', what: 'peanuts' });
  await addFoodRule({ about: 'dislike', what: 'Olives' });
  expect(await storedRules()).toEqual({
    diets: ['vegetarian'],
    allergens: ['peanuts'],
    dislikes: ['Olives'],
  });
  await removeFoodRule({ about: 'dislike', what: 'Olives' });
  expect((await storedRules()).dislikes).toEqual([]);
  // The same rule, spelled differently.
  await addFoodRule({ about: 'dislike', what: 'Olives' });
  await addFoodRule({ about: 'dislike', what: ' olives' });
  expect((await storedRules()).dislikes).toHaveLength(1);
  expect(addsUp(await syncSummary(await activeStore()))).toBe(true);
});
