// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { notesOf } from '../../src/store/days/day-notes';
import { write } from '../../src/store/write';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const DAY = '2026-03-29';

async function note({ store }: TestDevice, text: string): Promise<void> {
  const patch = { day: DAY, text };
  await write(store, [{ type: 'dayNote', id: store.newId(), act: 'put', patch }]);
}

test('notes that two devices write offline for one day are both kept', async () => {
  await note(phone, 'Slept badly');
  await note(tablet, 'Birthday');
  for (const device of [phone, tablet, phone, tablet]) expect(await device.sync()).toBe(true);
  for (const { store } of [phone, tablet]) {
    const texts = (await notesOf(store, DAY)).map(({ text }) => text);
    expect(texts.sort()).toEqual(['Birthday', 'Slept badly']);
  }
  expect((await phone.state()).comparison?.same).toBe(true);
});
