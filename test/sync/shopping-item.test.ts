// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { shoppingItems, tickPlannedLineIn } from '../../src/store/kitchen/shopping-items';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const tick = (key: string) => ({ key, text: key, ticked: true, bought: [] });

async function tickedOn({ store }: TestDevice) {
  return (await shoppingItems(store))
    .filter(({ ticked }) => ticked)
    .map(({ key }) => key)
    .sort();
}

test('ticks of two offline devices are merged, and a line that both ticked exists once', async () => {
  await tickPlannedLineIn(phone.store, tick('food onions'));
  await tickPlannedLineIn(phone.store, tick('food oil'));
  await tickPlannedLineIn(tablet.store, tick('food onions'));
  await tickPlannedLineIn(tablet.store, tick('food milk'));
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
  for (const device of [phone, tablet])
    expect(await tickedOn(device)).toEqual(['food milk', 'food oil', 'food onions']);
  expect((await phone.state()).comparison?.same).toBe(true);
});
