// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { dayMarks, markDayIn } from '../../src/store/days/day-marks';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const DAY = '2026-03-29';

async function saidOn({ store }: TestDevice) {
  return [...(await dayMarks(store))];
}

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
}

test('a day that two devices mark offline has one mark, the later one', async () => {
  const earlier = { ...phone.store, now: () => phone.store.now() - 60_000 };
  await markDayIn(earlier, DAY, 'partial');
  await markDayIn(tablet.store, DAY, 'complete');
  await settle();
  expect(await saidOn(phone)).toEqual([[DAY, 'complete']]);
  expect(await saidOn(tablet)).toEqual([[DAY, 'complete']]);
  expect((await phone.state()).comparison?.same).toBe(true);
});

test('a mark that is undone is removed everywhere, and the day may be marked again', async () => {
  await markDayIn(phone.store, DAY, 'complete');
  await settle();
  await markDayIn(tablet.store, DAY, null);
  await settle();
  expect(await saidOn(phone)).toEqual([]);
  await markDayIn(phone.store, DAY, 'partial');
  await settle();
  expect(await saidOn(tablet)).toEqual([[DAY, 'partial']]);
});
