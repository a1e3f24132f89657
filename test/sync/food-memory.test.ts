// Must be the first import: it installs the IndexedDB that the store opens.
import { withTwoDevices } from '../kit/two-devices';
import type { TestDevice } from '../kit/devices';
import { foodMemories, memoryChange } from '../../src/store/food-memories';
import { write } from '../../src/store/write';
import { exportUnsynced } from '../../src/store/unsynced';

let phone: TestDevice;
let tablet: TestDevice;

withTwoDevices((given) => {
  ({ phone, tablet } = given);
});

const MINUTE = 60_000;

async function remember({ store }: TestDevice, code: string, grams: number | null, ago = 0) {
  const meaning = { code, name: `Food ${code}`, grams };
  const then = { ...store, now: () => store.now() - ago };
  await write(then, [await memoryChange({ key: 'latte', words: 'a Latte', meaning })]);
}

async function forget({ store }: TestDevice) {
  const [memory] = await foodMemories(store);
  await write(store, [{ type: 'foodMemory', id: memory?.id ?? '', act: 'del', patch: null }]);
}

async function meaningsOn({ store }: TestDevice) {
  return (await foodMemories(store)).map(({ meaning }) => meaning);
}

async function settle() {
  for (const device of [phone, tablet, phone, tablet]) {
    expect(await device.sync()).toBe(true);
  }
}

test('two devices that learn the same words offline end with one memory, all of it from the later one', async () => {
  await remember(phone, '111', 240, MINUTE);
  await remember(tablet, '222', null);
  await settle();
  expect(await meaningsOn(phone)).toEqual([{ code: '222', name: 'Food 222', grams: null }]);
  expect(await meaningsOn(tablet)).toEqual(await meaningsOn(phone));
  expect((await phone.state()).comparison?.same).toBe(true);
});

test('the order in which the answers arrive does not matter', async () => {
  await remember(phone, '111', 240, MINUTE);
  await remember(tablet, '222', 300);
  await tablet.sync();
  await settle();
  expect(await meaningsOn(phone)).toMatchObject([{ code: '222' }]);
  expect(await meaningsOn(tablet)).toMatchObject([{ code: '222' }]);
});

test('a deleted memory is gone everywhere, and may be learned again', async () => {
  await remember(phone, '111', 240);
  await settle();
  await forget(tablet);
  await settle();
  expect(await meaningsOn(phone)).toEqual([]);
  await remember(phone, '333', 90);
  await settle();
  expect(await meaningsOn(tablet)).toMatchObject([{ code: '333', grams: 90 }]);
});

test('an answer that meets a deletion is accepted, and no entry of the user is rejected', async () => {
  await remember(phone, '111', 240);
  await settle();
  await forget(phone);
  await phone.sync();
  await remember(tablet, '222', null);
  await settle();
  expect(await meaningsOn(phone)).toMatchObject([{ code: '222' }]);
  expect(await tablet.store.db.outbox.count()).toBe(0);
});

test('a memory that the server does not have yet is in the file of unsynced entries', async () => {
  await remember(phone, '111', 240);
  const { entries } = await exportUnsynced(phone.store);
  expect(entries).toMatchObject([{ type: 'foodMemory', data: { words: 'a Latte' } }]);
});
