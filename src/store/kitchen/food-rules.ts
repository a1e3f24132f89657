import type { FoodRuleFields } from '#shared/records/food-rule';
import type { FoodRules } from '#shared/rules/what-to-eat/food-rules';

import { type AccountStore, activeStore } from '../account-store';
import { useLiveStore } from '../use-live';
import { derivedId, write } from '../write';

/** A rule added twice, or on two devices, is one record. Never waits for the network. */
export async function addFoodRule(rule: FoodRuleFields): Promise<void> {
  await addFoodRuleIn(await activeStore(), rule);
}

/** As `addFoodRule`, in this store. */
export async function addFoodRuleIn(store: AccountStore, rule: FoodRuleFields): Promise<void> {
  const id = await idOf(rule);
  await write(store, [{ type: 'foodRule', id, act: 'restore', patch: { ...rule } }]);
}

export async function removeFoodRule(rule: FoodRuleFields): Promise<void> {
  await removeFoodRuleIn(await activeStore(), rule);
}

/** As `removeFoodRule`, in this store. */
export async function removeFoodRuleIn(store: AccountStore, rule: FoodRuleFields): Promise<void> {
  await write(store, [{ type: 'foodRule', id: await idOf(rule), act: 'del', patch: null }]);
}

async function idOf({ about, what }: FoodRuleFields): Promise<string> {
  return derivedId('foodRule', `${about} ${what.trim().toLowerCase()}`);
}

/** One list for each kind of rule, sorted by name. */
export async function foodRules({ db }: AccountStore): Promise<FoodRules> {
  const rows = await db.foodRule.filter(({ deleted }) => deleted === 0).toArray();
  const of = (about: FoodRuleFields['about']) =>
    rows
      .flatMap(({ data }) => (data.about === about ? [data.what] : []))
      .sort((one, other) => one.localeCompare(other));
  return { diets: of('diet'), allergens: of('allergen'), dislikes: of('dislike') };
}

const NONE: FoodRules = { diets: [], allergens: [], dislikes: [] };

/** undefined while loading. */
export function useFoodRules(): FoodRules | undefined {
  return useLiveStore(foodRules, NONE, []);
}
