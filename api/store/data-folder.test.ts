import { DiskSpace } from './data-folder';

const GB = 1024 ** 3;

function watched(reserve = GB) {
  let time = 0;
  let free: number | undefined = 5 * GB;
  let looks = 0;
  const said: boolean[] = [];
  const disk = new DiskSpace({
    folder: '/data',
    reserve,
    now: () => time,
    onChange: (isFull) => said.push(isFull),
    freeSpace: async () => {
      looks += 1;
      return Promise.resolve(free);
    },
  });
  const after = async (seconds: number, bytes: number | undefined) => {
    time += seconds * 1_000;
    free = bytes;
    // The first read starts a check, the second returns its result.
    const before = disk.isFull;
    await new Promise((resolve) => setImmediate(resolve));
    return before === disk.isFull ? before : !before;
  };
  return { after, said, looks: () => looks };
}

test('the disk counts as full below the reserve and not above it, and each change is reported once', async () => {
  const { after, said } = watched();
  expect(await after(5, 2 * GB)).toBe(false);
  expect(await after(5, GB - 1)).toBe(true);
  expect(await after(5, GB - 2)).toBe(true);
  expect(await after(5, GB)).toBe(false);
  expect(said).toEqual([true, false]);
});

test('the disk is checked every few seconds, however often it is asked', async () => {
  const { after, looks } = watched();
  for (let n = 0; n < 100; n += 1) await after(0.01, GB);
  expect(looks()).toBe(1);
  await after(4, GB);
  expect(looks()).toBe(2);
});

test('without a reserve the disk is never checked, and a disk that reports no free space counts as not full', async () => {
  const off = watched(0);
  expect(await off.after(5, 0)).toBe(false);
  expect(off.looks()).toBe(0);
  expect(await watched().after(5, undefined)).toBe(false);
});

test('the disk is still checked after the clock was set back', async () => {
  const { after } = watched();
  await after(100, 2 * GB);
  expect(await after(-90, 0)).toBe(true);
});
