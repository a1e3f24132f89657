import { pino } from 'pino';

import { addAccount } from '../store/accounts';
import { openDatabase, type Database } from '../store/database';
import { addJob } from '../store/jobs';
import { migrate } from '../store/migrate';
import { JobRunner, type Work } from './runner';

let db: Database;
let clock = 1_000_000;
let runners: JobRunner[] = [];
beforeEach(async () => {
  db = openDatabase(':memory:');
  await migrate(db, 1);
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await db.destroy();
});

/** A runner of its own, as a process has one, over work that counts its calls. */
function runnerOf(works: Record<string, Work>): JobRunner {
  const runner = new JobRunner({ db, now: () => clock, log: pino({ level: 'silent' }), works });
  runners.push(runner);
  return runner;
}

function counted(run: () => Promise<void>) {
  const calls = { run: 0, written: 0, givenUp: 0 };
  const work: Work = {
    run: async () => {
      calls.run += 1;
      await run();
      return () => {
        calls.written += 1;
        return Promise.resolve();
      };
    },
    giveUp: () => () => {
      calls.givenUp += 1;
      return Promise.resolve();
    },
  };
  return { calls, work };
}

const add = async (kind: string) =>
  db
    .transaction()
    .execute((trx) => addJob(trx, { kind, userId: 'ada', subjectId: 'p1', now: clock }));

const theJob = async () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

/** Wakes the runner and waits until the job has come to a state, after so many tries. */
async function settle(runner: JobRunner, state: string, attempts?: number): Promise<void> {
  runner.wake();
  for (let looks = 0; looks < 400; looks += 1) {
    const job = await theJob();
    if (job.state === state && (attempts === undefined || job.attempts === attempts)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The job never was ${state}; it is ${(await theJob()).state}.`);
}

const fails = () => Promise.reject(new Error('no'));

test('work is done once and its result is written once', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  await settle(runnerOf({ photo: work }), 'done');
  runnerOf({ photo: work }).wake();
  expect(calls).toEqual({ run: 1, written: 1, givenUp: 0 });
});

test('work that fails is tried three times, later each time, and then given up once', async () => {
  const { calls, work } = counted(fails);
  await add('photo');
  const delays: number[] = [];
  for (const attempt of [1, 2]) {
    await settle(runnerOf({ photo: work }), 'queued', attempt);
    const { run_at } = await theJob();
    delays.push(run_at - clock);
    clock = run_at;
  }
  await settle(runnerOf({ photo: work }), 'failed');
  expect(delays).toEqual([5_000, 10_000]);
  expect(calls).toEqual({ run: 3, written: 0, givenUp: 1 });
});

test('work whose process died is taken up by the next one when its lease is over, not before', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  const lease_until = clock + 60_000;
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease: 'dead', lease_until, attempts: 1 })
    .execute();
  const early = runnerOf({ photo: work });
  early.wake();
  await early.stop();
  expect(calls.run).toBe(0);
  clock = lease_until + 1;
  await settle(runnerOf({ photo: work }), 'done');
  expect(calls.run).toBe(1);
});

test('work that took the process with it three times is given up without another try', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease: 'dead', lease_until: clock - 1, attempts: 3 })
    .execute();
  await settle(runnerOf({ photo: work }), 'failed');
  expect(calls).toEqual({ run: 0, written: 0, givenUp: 1 });
});

test('work of a kind that cannot be done here waits, and is not counted as tried', async () => {
  const { work } = counted(() => Promise.resolve());
  await add('photo');
  const other = runnerOf({ mail: work });
  other.wake();
  await other.stop();
  expect(await theJob()).toMatchObject({ state: 'queued', attempts: 0, lease: null });
});

test('work for people with Premium comes first', async () => {
  const order: string[] = [];
  for (const id of ['free', 'paying']) {
    const names = { firstName: id, lastName: id, passwordHash: 'x', now: clock };
    await addAccount(db, { id, email: `${id}@example.org`, ...names });
    const job = { kind: 'photo', userId: id, subjectId: 'p1', now: clock };
    await db.transaction().execute((trx) => addJob(trx, job));
    clock += 1;
  }
  await db
    .updateTable('users')
    .set({ subscription_status: 'active' })
    .where('id', '=', 'paying')
    .execute();
  const work: Work = {
    run: ({ user_id: userId }) => {
      order.push(userId);
      return Promise.resolve(() => Promise.resolve());
    },
    giveUp: () => () => Promise.resolve(),
  };
  const runner = runnerOf({ photo: work });
  runner.wake();
  while (order.length < 2) await new Promise((resolve) => setTimeout(resolve, 5));
  expect(order).toEqual(['paying', 'free']);
});
