import { answerWith, LazyWorker, type WorkerLike } from './lazy-worker';

/** A worker whose answers and failures the test controls. */
class PlayedWorker implements WorkerLike {
  onmessage: WorkerLike['onmessage'] = null;
  onerror: WorkerLike['onerror'] = null;
  asked: unknown[] = [];
  ended = false;

  postMessage(question: unknown) {
    this.asked.push(question);
  }

  terminate() {
    this.ended = true;
  }

  say(said: object) {
    this.onmessage?.({ data: said } as MessageEvent);
  }
}

let workers: PlayedWorker[];
let late: LazyWorker<string, string>;
beforeEach(() => {
  jest.useFakeTimers();
  workers = [];
  late = new LazyWorker(() => {
    workers.push(new PlayedWorker());
    return workers.at(-1)!;
  });
});
afterEach(() => jest.useRealTimers());

const soon = async () => jest.advanceTimersByTimeAsync(0);

test('a worker is started at the first question and ended when idle', async () => {
  expect(workers).toHaveLength(0);
  const answer = late.ask('a');
  await soon();
  workers[0]!.say({ answer: 'A' });
  expect(await answer).toBe('A');
  await jest.advanceTimersByTimeAsync(44_000);
  expect(workers[0]!.ended).toBe(false);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(workers[0]!.ended).toBe(true);
});

test('a second question waits until the first is answered or has failed', async () => {
  const one = late.ask('a');
  const other = late.ask('b');
  one.catch(() => undefined);
  await soon();
  expect(workers[0]!.asked).toEqual(['a']);
  workers[0]!.say({ problem: 'no' });
  await expect(one).rejects.toThrow('no');
  await soon();
  workers[0]!.say({ answer: 'B' });
  expect(await other).toBe('B');
});

test('if the worker cannot be started, the question fails and the next one tries again', async () => {
  const lost = late.ask('a');
  lost.catch(() => undefined);
  await soon();
  workers[0]!.onerror?.({} as ErrorEvent);
  await expect(lost).rejects.toThrow('could not be started');
  const next = late.ask('b');
  await soon();
  workers[1]!.say({ answer: 'B' });
  expect(await next).toBe('B');
});

test('an error in the worker is sent as an answer', async () => {
  const said: unknown[] = [];
  const scope = {
    onmessage: null as ((event: MessageEvent) => unknown) | null,
    postMessage: (message: unknown) => said.push(message),
  };
  answerWith(scope, async (question: string) => {
    if (question === 'bad') throw new Error('no');
    return question.toUpperCase();
  });
  await scope.onmessage?.({ data: 'a' } as MessageEvent);
  await scope.onmessage?.({ data: 'bad' } as MessageEvent);
  expect(said).toEqual([{ answer: 'A' }, { problem: 'Error: no' }]);
});
