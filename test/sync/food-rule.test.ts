// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { addFoodRuleIn, foodRules, removeFoodRuleIn } from '../../src/store/kitchen/food-rules';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

test('rules that two devices set offline all count, and the same rule exists once', async () => {
  await addFoodRuleIn(phone.store, { about: 'allergen', what: 'peanuts' });
  await addFoodRuleIn(phone.store, { about: 'allergen', what: 'milk' });
  await addFoodRuleIn(tablet.store, { about: 'allergen', what: 'peanuts' });
  await addFoodRuleIn(tablet.store, { about: 'diet', what: 'vegan' });
  await settle();
  const all = { diets: ['vegan'], allergens: ['milk', 'peanuts'], dislikes: [] };
  for (const { store } of [phone, tablet]) expect(await foodRules(store)).toEqual(all);
  await removeFoodRuleIn(tablet.store, { about: 'allergen', what: 'milk' });
  await settle();
  expect((await foodRules(phone.store)).allergens).toEqual(['peanuts']);
  // Added again on the other device.
  await addFoodRuleIn(phone.store, { about: 'allergen', what: 'milk' });
  await settle();
  expect((await foodRules(tablet.store)).allergens).toEqual(['milk', 'peanuts']);
  expect((await phone.state()).comparison?.same).toBe(true);
});
