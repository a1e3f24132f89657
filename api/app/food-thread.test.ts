import { performance } from 'node:perf_hooks';

import { FoodThread, THREAD_LIMITS, type ThreadLimits } from './food-thread';
import { openLog } from './log';

const threads: FoodThread[] = [];
const thread = (limits: Partial<ThreadLimits> = {}) => {
  const made = new FoodThread(openLog('silent'), { ...THREAD_LIMITS, ...limits });
  threads.push(made);
  return made;
};
afterEach(async () => {
  await Promise.all(threads.splice(0).map(async (one) => one.stop()));
});

const meal = (description: string) => ({ description, memory: [], foods: [] });
// Ten thousand characters that name many foods.
const LONG = 'rice and beans with chicken, '.repeat(345).slice(0, 10_000);
const outcomeOf = async (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error as { code?: string }).code,
  );

test('words are analyzed as on a device, and the analysis names the food tables', async () => {
  const foods = thread();
  const { estimate, name } = await foods.readMeal('ada', meal('2 eggs and toast'));
  expect(name).toBe('Toast, Eggs');
  expect(estimate).toMatchObject({ by: 'server', table: await foods.release() });
});

test('neither loading the tables nor a long description blocks the main thread', async () => {
  const foods = thread();
  const before = performance.eventLoopUtilization();
  await foods.readMeal('ada', meal(LONG));
  const { active } = performance.eventLoopUtilization(before);
  // Loading the tables alone takes longer than this.
  expect(active).toBeLessThan(400);
});

test('at most two tasks of one user and a bounded number in total wait', async () => {
  const foods = thread({ waitingMost: 3 });
  const both = [foods.readMeal('ada', meal('eggs')), foods.readMeal('ada', meal('toast'))];
  expect(await outcomeOf(foods.readMeal('ada', meal('soup')))).toBe('busy');
  const other = foods.readMeal('linus', meal('soup'));
  expect(await outcomeOf(foods.readMeal('grace', meal('rice')))).toBe('busy');
  await Promise.all([...both, other]);
  expect(await outcomeOf(foods.readMeal('ada', meal('soup')))).toBe('done');
});

test('a task that takes too long is refused, and the next tasks are run', async () => {
  const foods = thread({ taskMs: 1 });
  await foods.release();
  const tried = [await outcomeOf(foods.readMeal('ada', meal(LONG)))];
  expect(tried).toEqual(['busy']);
  const again = thread();
  expect(await outcomeOf(again.readMeal('ada', meal('eggs')))).toBe('done');
});

test('a thread that dies is started again', async () => {
  const foods = thread();
  await foods.release();
  const { worker } = foods as unknown as { worker: { terminate: () => Promise<unknown> } };
  const lost = outcomeOf(foods.readMeal('ada', meal(LONG)));
  await worker.terminate();
  expect(await lost).toBe('busy');
  expect(await outcomeOf(foods.readMeal('ada', meal('eggs')))).toBe('done');
});

test('if the thread cannot start, tasks are refused instead of waiting', async () => {
  // Loading the tables takes longer than 1 ms. A memory limit would fail too, but could end the test process.
  const foods = thread({ startMs: 1 });
  expect(await outcomeOf(foods.readMeal('ada', meal('eggs')))).toBe('busy');
  expect(await outcomeOf(foods.release())).toBe('busy');
});

test('after it is closed, new tasks are refused, and so are waiting ones', async () => {
  const foods = thread();
  const waiting = outcomeOf(foods.readMeal('ada', meal('eggs')));
  await foods.stop();
  expect(await waiting).toBe('busy');
  expect(await outcomeOf(foods.readMeal('ada', meal('eggs')))).toBe('busy');
});
