// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { AWARDS } from '../../shared/rules/awards/awards';
import { awardsOf, keepAwards } from '../../src/store/awards/awards';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

async function namesOn({ store }: TestDevice) {
  return (await awardsOf(store)).map(({ awardName, earnedAt }) => `${awardName} ${earnedAt}`);
}

test('an award that two devices earn offline exists once on both', async () => {
  const first = AWARDS.filter(({ awardType, value }) => awardType === 'meals' && value === 1);
  const at = (earnedAt: string) => first.map((award) => ({ ...award, earnedAt }));
  const earlier = { ...phone.store, now: () => phone.store.now() - 60_000 };
  await keepAwards(earlier, at('2026-03-28T08:00'));
  await keepAwards(tablet.store, at('2026-03-29T08:00'));
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
  expect(await namesOn(phone)).toEqual(['First meal 2026-03-29T08:00']);
  expect(await namesOn(tablet)).toEqual(await namesOn(phone));
  expect((await phone.state()).comparison?.same).toBe(true);
});
