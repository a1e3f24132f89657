import { inSlices } from './in-slices';

/** Runs work on a number of pieces, each of which blocks the event loop for a while. */
async function run(pieces: number, msEach: number) {
  const sizes: number[] = [];
  let left = pieces;
  await inSlices(async (most) => {
    sizes.push(most);
    const done = Math.min(left, most);
    left -= done;
    const until = performance.now() + done * msEach;
    while (performance.now() < until);
    return Promise.resolve(done);
  });
  return { sizes, left };
}

test('all pieces are done, whatever their number', async () => {
  for (const pieces of [0, 1, 99, 100, 101, 12_345]) {
    expect((await run(pieces, 0)).left).toBe(0);
  }
});

test('slices grow while they are quick, and shrink if they are slow', async () => {
  const quick = await run(20_000, 0);
  expect(Math.max(...quick.sizes)).toBe(500);
  const slow = await run(300, 0.5);
  expect(slow.sizes.at(-1)).toBeLessThan(100);
});

test('other work runs between two slices', async () => {
  let turns = 0;
  const other = () => {
    turns += 1;
    timer = setImmediate(other);
  };
  let timer = setImmediate(other);
  const { sizes } = await run(10_000, 0);
  clearImmediate(timer);
  expect(turns).toBeGreaterThanOrEqual(sizes.length - 1);
});
