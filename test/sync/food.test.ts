// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { foodOf } from '../kit/items';
import { foodChange, newFoodId, personalFoods } from '../../src/store/foods';
import { write } from '../../src/store/write';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const OATS = '5901234123457';

async function learn(
  { store }: TestDevice,
  name: string,
  { barcode = OATS, ago = 0 }: { barcode?: string | null; ago?: number } = {},
) {
  const then = { ...store, now: () => store.now() - ago };
  const food = foodOf({ name, barcode, source: { kind: 'label' } });
  await write(then, [foodChange({ id: await newFoodId(store, food), food })]);
}

async function forget({ store }: TestDevice) {
  const [entry] = await personalFoods(store);
  await write(store, [{ type: 'food', id: entry?.id ?? '', act: 'del', patch: null }]);
}

async function namesOn({ store }: TestDevice) {
  return (await personalFoods(store)).map(({ food }) => food.name);
}

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

test('two devices that learn one barcode offline end with one food, all of it from the later one', async () => {
  await learn(phone, 'Oats', { ago: 60_000 });
  await learn(tablet, 'Oat flakes');
  await settle();
  expect(await namesOn(phone)).toEqual(['Oat flakes']);
  expect(await namesOn(tablet)).toEqual(['Oat flakes']);
  expect((await phone.state()).comparison?.same).toBe(true);
});

test('a food without a barcode is identified by its name, in any spelling', async () => {
  await learn(phone, 'Oats', { barcode: null });
  await learn(tablet, ' OATS', { barcode: null });
  await learn(tablet, 'Rye', { barcode: null });
  await settle();
  expect(await namesOn(phone)).toHaveLength(2);
  expect(await namesOn(tablet)).toEqual(await namesOn(phone));
});

test('a deleted food is gone everywhere, and may be learned again', async () => {
  await learn(phone, 'Oats');
  await settle();
  await forget(tablet);
  await settle();
  expect(await namesOn(phone)).toEqual([]);
  await learn(phone, 'Oats');
  await settle();
  expect(await namesOn(tablet)).toEqual(['Oats']);
  expect(await tablet.store.db.outbox.count()).toBe(0);
});
