// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { foodItem } from '../kit/items';
import { mealOfPlanned } from '#shared/rules/meal-plan/planned-meal';
import {
  logPlannedIn,
  plannedWeek,
  planMealsIn,
  takeBackEatenIn,
} from '../../src/store/kitchen/planned-meals';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const WEEK = '2026-03-23';
const DAY = '2026-03-29';

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

async function plannedOn({ store }: TestDevice) {
  const [entry, ...others] = (await plannedWeek(store, WEEK)).entries;
  if (!entry || others.length > 0) throw new Error('not one planned meal');
  return entry;
}

async function eatOn(device: TestDevice, time: string, ago = 0) {
  const { store } = device;
  const entry = await plannedOn(device);
  const at = { mealTime: `${DAY}T${time}`, mealType: 'lunch' as const };
  const then = { ...store, now: () => store.now() - ago };
  await logPlannedIn(then, entry, mealOfPlanned(entry, undefined, at));
}

async function mealsOn({ store: { db } }: TestDevice) {
  return db.meal.filter(({ deleted }) => deleted === 0).toArray();
}

beforeEach(async () => {
  const toast = {
    day: DAY,
    mealType: 'lunch' as const,
    name: 'Toast',
    portions: 1,
    recipeId: null,
    items: [foodItem()],
    words: null,
    reading: null,
  };
  await planMealsIn(phone.store, [toast]);
  await settle();
});

test('a planned meal that two devices log offline is one meal, and eaten on both', async () => {
  await eatOn(phone, '12:30', 60_000);
  await eatOn(tablet, '12:45');
  await settle();
  for (const device of [phone, tablet]) {
    const [meal, ...others] = await mealsOn(device);
    expect([meal?.data.mealTime, others]).toEqual([`${DAY}T12:45`, []]);
    expect((await plannedOn(device)).eaten?.name).toBe('Toast');
  }
  expect((await phone.state()).comparison?.same).toBe(true);
});

test('undone on one device, it is eaten on neither, and can be logged again on the other', async () => {
  await eatOn(phone, '12:30');
  await settle();
  await takeBackEatenIn(tablet.store, await plannedOn(tablet), DAY);
  await settle();
  expect((await plannedOn(phone)).eaten).toBeUndefined();
  await eatOn(phone, '13:00');
  await settle();
  expect(await mealsOn(tablet)).toHaveLength(1);
  expect((await plannedOn(tablet)).eaten?.mealTime).toBe(`${DAY}T13:00`);
});
