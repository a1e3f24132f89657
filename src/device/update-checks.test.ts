import { UpdateChecks } from './update-checks';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

let looks = 0;
let stopping: AbortController;
let version: UpdateChecks;
let seen: DocumentVisibilityState;

beforeEach(() => {
  looks = 0;
  seen = 'visible';
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => seen);
  stopping = new AbortController();
  version = new UpdateChecks(async () => {
    looks += 1;
    return Promise.reject(new Error('offline'));
  }, stopping.signal);
});
afterEach(() => {
  stopping.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = async (ms: number) => jest.advanceTimersByTimeAsync(ms);
const isSeen = () => document.dispatchEvent(new Event('visibilitychange'));

test('a page that stays open checks every hour, also after failed checks', async () => {
  await pass(5 * 60 * MINUTE + SECOND);
  expect(looks).toBe(5);
});

test('a page checks at once when it becomes visible, but not when it is hidden', async () => {
  await pass(10 * MINUTE);
  seen = 'hidden';
  isSeen();
  await pass(SECOND);
  expect(looks).toBe(0);
  seen = 'visible';
  isSeen();
  await pass(SECOND);
  expect(looks).toBe(1);
});

test('requests cause at most one check a minute, and none is lost', async () => {
  await pass(10 * MINUTE);
  for (let time = 0; time < 170; time += 1) {
    version.checkSoon();
    await pass(SECOND);
  }
  expect(looks).toBe(3);
  await pass(MINUTE);
  expect(looks).toBe(4);
  await pass(10 * MINUTE);
  expect(looks).toBe(4);
});

test('after stopping there are no more checks', async () => {
  stopping.abort();
  await pass(3 * 60 * MINUTE);
  expect(looks).toBe(0);
});
