// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { mealFields } from '../kit/stores';
import { type Slot, slotOf } from '#shared/rules/meal-slots';
import { addMealSlotIn, mealSlots, removeMealSlotIn } from '../../src/store/days/meal-slots';
import { write } from '../../src/store/write';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

const SECOND = { name: 'Second breakfast', time: '10:00', mealType: 'snack' } as const;

async function own({ store }: TestDevice): Promise<Slot[]> {
  return (await mealSlots(store)).filter(({ id }) => id !== null);
}

async function log({ store }: TestDevice, slot: string | null | undefined) {
  const patch = mealFields({ mealType: 'snack', slot: slot ?? null });
  await write(store, [{ type: 'meal', id: store.newId(), act: 'put', patch }]);
}

async function standing({ store }: TestDevice) {
  const slots = await mealSlots(store);
  return (await store.db.meal.toArray()).map(({ data }) => slotOf(data, slots).key);
}

test('two devices that add the same slot offline create one, and both meals are in it', async () => {
  for (const device of [phone, tablet]) {
    await addMealSlotIn(device.store, SECOND);
    await log(device, (await own(device))[0]?.id);
  }
  await addMealSlotIn(tablet.store, { ...SECOND, name: '🥐 at night', time: '23:30' });
  await settle();
  for (const device of [phone, tablet]) {
    const slots = await own(device);
    expect(slots.map(({ name }) => name)).toEqual(['Second breakfast', '🥐 at night']);
    expect(await standing(device)).toEqual([slots[0]?.key, slots[0]?.key]);
    expect((await device.state()).comparison?.same).toBe(true);
  }
});

test('a meal that goes into a slot while another device removes the slot stays, under its type', async () => {
  await addMealSlotIn(phone.store, SECOND);
  await settle();
  const [slot] = await own(tablet);
  if (!slot) throw new Error('The slot has not come.');
  const takeBack = await removeMealSlotIn(phone.store, slot);
  await log(tablet, slot.id);
  await settle();
  for (const device of [phone, tablet]) {
    expect(await own(device)).toEqual([]);
    expect(await standing(device)).toEqual(['snack']);
  }
  await takeBack();
  await settle();
  for (const device of [phone, tablet]) expect(await standing(device)).toEqual([slot.key]);
});

test('a slot that is added again has its meals again', async () => {
  await addMealSlotIn(phone.store, SECOND);
  const [slot] = await own(phone);
  if (!slot) throw new Error('The slot is not there.');
  await log(phone, slot.id);
  await settle();
  await removeMealSlotIn(tablet.store, slot);
  await settle();
  await addMealSlotIn(tablet.store, { ...SECOND, name: ' second  BREAKFAST' });
  await settle();
  expect(await standing(phone)).toEqual([slot.key]);
  expect((await own(phone)).map(({ name }) => name)).toEqual(['second  BREAKFAST']);
});
