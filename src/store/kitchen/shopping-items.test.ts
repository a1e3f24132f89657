import { freeUser } from '../../../test/kit/free-user';
import { activeStore } from '../account-store';
import { rememberAccount } from '../accounts';
import { addsUp, syncSummary } from '../sync-summary';
import {
  addShoppingItem,
  removeShoppingItems,
  restoreShoppingItems,
  shoppingItems,
  tickPlannedLine,
  tickShoppingItem,
} from './shopping-items';

beforeEach(async () => {
  const id = `user-${Math.random()}`;
  await rememberAccount(freeUser(id));
});

const storedItems = async () => shoppingItems(await activeStore());

test('a line is on the shopping list at once, can be ticked, removed and restored, and waits for the server', async () => {
  const id = await addShoppingItem('Toilet paper');
  await tickShoppingItem(id, true);
  expect(await storedItems()).toMatchObject([{ text: 'Toilet paper', ticked: true, key: null }]);
  await removeShoppingItems([id]);
  expect(await storedItems()).toEqual([]);
  await restoreShoppingItems([id]);
  expect(await storedItems()).toHaveLength(1);
  const summary = await syncSummary(await activeStore());
  expect(addsUp(summary)).toBe(true);
  expect(summary.ledger.saved).toBe(4);
});

test('a line from the plan has one record, however often it is ticked', async () => {
  const meal = '0190a000-0000-7000-8000-000000000001';
  const tick = { key: 'food 1', text: 'Onions', ticked: true, bought: [{ meal, grams: 110 }] };
  await tickPlannedLine(tick);
  await tickPlannedLine({ ...tick, ticked: false, bought: [] });
  await tickPlannedLine(tick);
  expect(await storedItems()).toMatchObject([
    { key: 'food 1', ticked: true, bought: [{ grams: 110 }] },
  ]);
});
