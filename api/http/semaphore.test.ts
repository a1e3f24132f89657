import { Semaphore } from './semaphore';

/** Work that ends when the test releases it. */
function held() {
  const begun: (() => void)[] = [];
  const work = () => new Promise<void>((resolve) => begun.push(resolve));
  return { begun, work };
}

const soon = async () => new Promise((resolve) => setImmediate(resolve));

test('no more calls run than allowed, even if some arrive while a slot is handed over', async () => {
  const semaphore = new Semaphore({ atOnce: 2, waitingMost: 20 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await soon();
    running -= 1;
  };
  const newcomers: Promise<void>[] = [];
  const firsts = Array.from({ length: 10 }, async () => {
    await semaphore.run(work);
    newcomers.push(semaphore.run(work));
  });
  await Promise.all(firsts);
  await Promise.all(newcomers);
  expect([most, newcomers.length]).toEqual([2, 10]);
});

test('a call that finds the queue full is refused, and waiting calls run in turn', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waitingMost: 2 });
  const { begun, work } = held();
  const taken = [1, 2, 3].map(async () => semaphore.run(work));
  await expect(semaphore.run(work)).rejects.toMatchObject({
    code: 'busy',
    status: 503,
    retryAfter: 2,
  });
  for (let number = 0; number < 3; number += 1) {
    expect(begun).toHaveLength(number + 1);
    begun[number]?.();
    await soon();
  }
  await Promise.all(taken);
});

test('work that fails releases its slot', async () => {
  const semaphore = new Semaphore({ atOnce: 1, waitingMost: 1 });
  const fails = semaphore.run(() => Promise.reject(new Error('no')));
  const next = semaphore.run(() => Promise.resolve('done'));
  await expect(fails).rejects.toThrow('no');
  expect(await next).toBe('done');
});
