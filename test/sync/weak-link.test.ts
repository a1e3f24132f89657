import type { TestDevice } from '../kit/devices';
import { withTwoDevices } from '../kit/two-devices';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const MEALS = 300;

async function addMeals(): Promise<void> {
  for (let n = 0; n < MEALS; n += 1) await phone.add({ name: `Meal ${n}` });
}

/** Syncs until nothing waits; returns how often that failed. */
async function triesUntilLevel(device: TestDevice): Promise<number> {
  let tries = 0;
  while (!(await device.sync())) {
    tries += 1;
    if (tries > 20) throw new Error('Never got through.');
  }
  return tries;
}

test('a connection too weak for everything at once syncs entries piece by piece', async () => {
  await addMeals();
  phone.gauge = 6_000;
  expect(await triesUntilLevel(phone)).toBeGreaterThan(0);
  tablet.gauge = 6_000;
  expect(await triesUntilLevel(tablet)).toBeGreaterThan(0);
  expect(await tablet.names()).toHaveLength(MEALS);
});
