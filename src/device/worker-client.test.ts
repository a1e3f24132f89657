import {
  WorkerClient,
  type WorkerResponse,
  type WorkerRequest,
  type WorkerLike,
} from './worker-client';

interface Question {
  kind: 'release';
}
type Played = WorkerLike<Question, string>;

/** A worker whose answers and crashes the test controls. */
class PlayedWorker implements Played {
  onmessage: Played['onmessage'] = null;
  onerror: Played['onerror'] = null;
  asked: WorkerRequest<Question>[] = [];
  ended = false;

  postMessage(asked: WorkerRequest<Question>) {
    this.asked.push(asked);
  }

  terminate() {
    this.ended = true;
  }

  answer(answer: string, at = 0) {
    const { number } = this.asked[at]!;
    this.onmessage?.({ data: { number, answer } } as MessageEvent<WorkerResponse<string>>);
  }
}

let workers: PlayedWorker[];
let questions: WorkerClient<Question, string>;
beforeEach(() => {
  jest.useFakeTimers();
  workers = [];
  const start = () => {
    workers.push(new PlayedWorker());
    return workers.at(-1)!;
  };
  questions = new WorkerClient(start, { usual: 5_000, atStart: 20_000 });
});
afterEach(() => jest.useRealTimers());

const RELEASE = { kind: 'release' } as const;

test('each answer reaches its own question, in any order', async () => {
  const one = questions.ask(RELEASE);
  const other = questions.ask(RELEASE);
  workers[0]!.answer('other', 1);
  workers[0]!.answer('one', 0);
  expect([await one, await other]).toEqual(['one', 'other']);
  expect(workers).toHaveLength(1);
});

test('a worker that died silently is restarted and asked again', async () => {
  const first = questions.ask(RELEASE);
  workers[0]!.answer('warm');
  await first;
  const second = questions.ask(RELEASE);
  jest.advanceTimersByTime(4_999);
  expect(workers).toHaveLength(1);
  jest.advanceTimersByTime(1);
  expect(workers.map(({ ended }) => ended)).toEqual([true, false]);
  workers[1]!.answer('again');
  expect(await second).toBe('again');
});

test('a worker that is still opening its table is not restarted', () => {
  void questions.ask(RELEASE);
  jest.advanceTimersByTime(19_000);
  expect(workers).toHaveLength(1);
});

test('a question that two workers did not answer is rejected, and the next one is asked', async () => {
  const deadly = questions.ask(RELEASE);
  workers[0]!.onerror?.({} as ErrorEvent);
  workers[1]!.onerror?.({} as ErrorEvent);
  await expect(deadly).rejects.toThrow('The worker stopped.');
  const next = questions.ask(RELEASE);
  workers[2]!.answer('well');
  expect(await next).toBe('well');
});

test('a late answer of an ended worker changes nothing', async () => {
  void questions.ask(RELEASE);
  jest.advanceTimersByTime(20_000);
  expect(workers).toHaveLength(2);
  workers[0]!.onerror?.({} as ErrorEvent);
  expect(workers).toHaveLength(2);
});
