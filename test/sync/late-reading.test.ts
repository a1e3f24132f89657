import type { MealFields } from '#shared/records/meal';
import type { Analysis } from '#shared/records/meal-item';

import type { TestDevice } from '../kit/devices';
import { foodItem } from '../kit/items';
import { withTwoDevices } from '../kit/two-devices';
import { fillInReading } from '../../src/store/unread-meals';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const WORDS = 'two boiled eggs';
const NAME = 'Two boiled eggs';
const ESTIMATE: Analysis = {
  by: 'device',
  analyser: '25',
  table: 'test',
  model: null,
  items: [foodItem()],
  notFound: [],
  question: null,
  confidence: 'medium',
  caloriesLow: 1,
  caloriesHigh: 9,
};
const READING = { name: 'Boiled egg', estimate: ESTIMATE, items: null };

/** Saved on the phone before it was estimated, and on both devices. */
async function saved(): Promise<string> {
  const id = await phone.add({ name: NAME, description: WORDS });
  await phone.sync();
  await tablet.sync();
  return id;
}

const shown = async (device: TestDevice, id: string) => (await device.store.db.meal.get(id))?.data;

test.each([
  ['foods', { items: [foodItem({ id: 'corrected' })] }],
  ['a name', { name: 'Eggs for Sam' }],
  ['other words', { description: 'pizza', name: 'Pizza', estimate: { ...ESTIMATE, items: [] } }],
])(
  'a late estimate of the phone keeps %s of the tablet',
  async (_, change: Partial<MealFields>) => {
    const id = await saved();
    await tablet.change(id, 'put', change);
    await tablet.sync();
    await fillInReading(phone.store, { id, description: WORDS, name: NAME }, READING);
    await phone.sync();
    await tablet.sync();
    expect(await shown(tablet, id)).toMatchObject(change);
    expect(await shown(phone, id)).toEqual(await shown(tablet, id));
  },
);
