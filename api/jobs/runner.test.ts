import { pino } from 'pino';

import { serverDatabase } from '../../test/kit/server-database';
import type { Database } from '../store/database';
import { addJob, leaseJob, type NewJob, releaseJobs } from '../store/jobs';
import { JobRunner, type Work } from './runner';
import { GiveUp, PutOff } from './work';

// A busy machine is not a failure: at 5 ms each this is a little less than Jest's timeout.
const LOOKS_MOST = 8_000;

let db: Database;
let clock = 1_000_000;
let runners: JobRunner[] = [];
beforeEach(async () => {
  db = await serverDatabase();
});
afterEach(async () => {
  await Promise.all(runners.map((runner) => runner.stop()));
  runners = [];
  await db.destroy();
});

/** A runner over the given kinds of work, like that of another process. */
function runnerOf(workByKind: Record<string, Work>): JobRunner {
  const runner = new JobRunner({
    db,
    now: () => clock,
    log: pino({ level: 'silent' }),
    workByKind,
  });
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

const add = async (kind: NewJob['kind']) =>
  db
    .transaction()
    .execute((trx) =>
      addJob(trx, { kind, userId: 'ada', subjectId: 'p1', cause: 'photo', now: clock }),
    );

const theJob = async () => db.selectFrom('jobs').selectAll().executeTakeFirstOrThrow();

/** Wakes the runner and waits until the job has reached a state, after the given number of attempts. */
async function settle(runner: JobRunner, state: string, attempts?: number): Promise<void> {
  runner.wake();
  for (let looks = 0; looks < LOOKS_MOST; looks += 1) {
    const job = await theJob();
    if (job.state === state && (attempts === undefined || job.attempts === attempts)) return;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error(`The job never was ${state}; it is ${(await theJob()).state}.`);
}

const fails = () => Promise.reject(new Error('no'));

test('work is run once and its result is written once', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  await settle(runnerOf({ photo: work }), 'done');
  runnerOf({ photo: work }).wake();
  expect(calls).toEqual({ run: 1, written: 1, givenUp: 0 });
});

test('a job that another process has added is found within half a minute', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  try {
    const { calls, work } = counted(() => Promise.resolve());
    const runner = runnerOf({ text: work });
    runner.wake();
    // Waits until the database has answered the runner's queries: a server database needs more than a few turns.
    const idle = async () => {
      for (let turn = 0; turn < 50; turn += 1) {
        await new Promise((go) => setImmediate(go));
        await db.selectFrom('jobs').select('id').execute();
      }
    };
    await idle();
    await add('text');
    await jest.advanceTimersByTimeAsync(29_000);
    await idle();
    expect(calls.run).toBe(0);
    await jest.advanceTimersByTimeAsync(2_000);
    await idle();
    expect(calls.run).toBe(1);
  } finally {
    jest.useRealTimers();
  }
});

test('failing work is tried four times at growing intervals, and then given up once', async () => {
  const { calls, work } = counted(fails);
  await add('photo');
  const delays: number[] = [];
  for (const attempt of [1, 2, 3]) {
    await settle(runnerOf({ photo: work }), 'queued', attempt);
    const { run_at } = await theJob();
    delays.push(run_at - clock);
    clock = run_at;
  }
  await settle(runnerOf({ photo: work }), 'failed');
  expect(delays).toEqual([5_000, 20_000, 80_000]);
  expect(calls).toEqual({ run: 4, written: 0, givenUp: 1 });
});

test('work whose process died is run by the next process only after its lease has expired', async () => {
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

test('work during which the process died four times is given up without another attempt', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease: 'dead', lease_until: clock - 1, attempts: 4 })
    .execute();
  await settle(runnerOf({ photo: work }), 'failed');
  expect(calls).toEqual({ run: 0, written: 0, givenUp: 1 });
});

test('a job of a kind that this process does not run waits, and is not counted as tried', async () => {
  const { work } = counted(() => Promise.resolve());
  await add('photo');
  const other = runnerOf({ mail: work });
  other.wake();
  await other.stop();
  expect(await theJob()).toMatchObject({ state: 'queued', attempts: 0, lease: null });
});

/** Several users, some with Premium. */
async function people(...ids: string[]): Promise<void> {
  for (const id of ids) {
    const name = { first_name: id, last_name: id, password: '' };
    const plan = id.startsWith('paying') ? 'premium' : 'free';
    await db
      .insertInto('users')
      .values({
        ...name,
        id,
        email: id,
        subscription_status: plan,
        images_uploaded: 0,
        is_admin: 'false',
        created_at: 1,
        seq: 0,
        floor: 0,
      })
      .execute();
  }
}

const addFor = async (userId: string, subjectId: string, kind: NewJob['kind'] = 'photo') =>
  db
    .transaction()
    .execute((trx) => addJob(trx, { kind, userId, subjectId, cause: 'photo', now: clock }));

/** The order in which jobs are leased. */
async function order(perPerson = 9): Promise<string[]> {
  const taken: string[] = [];
  const lease = {
    kinds: ['photo', 'text'],
    owner: 'me',
    perPerson,
    now: clock,
    until: clock + 1e9,
  };
  for (let job = await leaseJob(db, lease); job; job = await leaseJob(db, lease)) {
    taken.push(job.subject_id);
  }
  return taken;
}

test('paying users come first, photos come before words, and long waits come before both', async () => {
  await people('free', 'paying');
  await addFor('free', 'words', 'text');
  await addFor('free', 'photo');
  clock += 1_000;
  await addFor('paying', 'late');
  expect(await order()).toEqual(['late', 'photo', 'words']);
  await addFor('free', 'patient');
  clock += 121_000;
  await addFor('paying', 'newcomer');
  expect(await order()).toEqual(['patient', 'newcomer']);
});

test("jobs of one user at the same time are limited, and other users' jobs run", async () => {
  await people('one', 'two');
  for (const id of ['a', 'b', 'c']) await addFor('one', id);
  await addFor('two', 'd');
  const taken = await order(1);
  expect([taken.length, taken.includes('d')]).toEqual([2, true]);
});

test('a job whose process is known to be dead is run again at once', async () => {
  const { calls, work } = counted(() => Promise.resolve());
  await add('photo');
  const lease_until = clock + 60_000;
  await db
    .updateTable('jobs')
    .set({ state: 'running', lease: 'x', owner: 'dead', lease_until, attempts: 1 })
    .execute();
  await releaseJobs(db, (owner) => owner === 'other');
  expect((await theJob()).lease_until).toBe(lease_until);
  await releaseJobs(db, (owner) => owner === 'dead');
  await settle(runnerOf({ photo: work }), 'done');
  expect(calls.run).toBe(1);
});

test('postponed work is not counted as tried, and given up after two days', async () => {
  const { calls, work } = counted(() => Promise.reject(new PutOff(clock + 9_000, 'busy')));
  await add('photo');
  const runner = runnerOf({ photo: work });
  await settle(runner, 'queued', 0);
  for (let looks = 0; (await theJob()).run_at === clock && looks < LOOKS_MOST; looks += 1)
    await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await theJob()).toMatchObject({ state: 'queued', attempts: 0, run_at: clock + 9_000 });
  clock += 49 * 3600 * 1000;
  await settle(runner, 'failed');
  expect(calls.givenUp).toBe(1);
});

test('work that throws GiveUp is given up at once', async () => {
  const { calls, work } = counted(() => Promise.reject(new GiveUp('never')));
  await add('photo');
  await settle(runnerOf({ photo: work }), 'failed');
  expect(calls).toEqual({ run: 1, written: 0, givenUp: 1 });
});
