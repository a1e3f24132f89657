import { type Change, listenLive } from './listen-live';

const SECOND = 1_000;
const DEVICES = 400;

let openedAt: number[] = [];
let lines: Line[] = [];
let stopping: AbortController;

class Line {
  onopen: () => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  onerror: () => void = () => undefined;
  constructor() {
    openedAt.push(Date.now());
    lines.push(this);
  }
  close(): void {
    lines = lines.filter((line) => line !== this);
  }
}

beforeEach(() => {
  openedAt = [];
  lines = [];
  stopping = new AbortController();
  jest.useFakeTimers();
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible');
  // jsdom does not accept Node's AbortSignal; the page stays visible in all tests here.
  jest.spyOn(document, 'addEventListener').mockReturnValue(undefined);
  Object.assign(globalThis, { EventSource: Line });
});
afterEach(() => {
  stopping.abort();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function cutAll(): void {
  for (const line of [...lines]) line.onerror();
}

test('devices that lose the server at the same moment reconnect at different times', () => {
  for (let device = 0; device < DEVICES; device += 1) listenLive(stopping.signal, () => undefined);
  cutAll();
  openedAt = [];
  const cutAt = Date.now();
  jest.advanceTimersByTime(10 * SECOND);
  expect(openedAt).toHaveLength(DEVICES);
  const seconds = openedAt.map((at) => Math.floor((at - cutAt) / SECOND));
  const most = Math.max(
    ...[...new Set(seconds)].map((at) => seconds.filter((s) => s === at).length),
  );
  expect(most).toBeLessThan(DEVICES / 3);
});

test('a reconnected stream reports a change of the account and of records, once', () => {
  const heard: Change[] = [];
  listenLive(stopping.signal, (change) => heard.push(change));
  lines[0]?.onopen();
  expect(heard).toEqual([]);
  cutAll();
  jest.advanceTimersByTime(10 * SECOND);
  lines[0]?.onopen();
  lines[0]?.onopen();
  expect(heard).toEqual(['account', null]);
});

test('a stream that is cut repeatedly is reopened less and less often, down to about every five minutes', () => {
  listenLive(stopping.signal, () => undefined);
  for (let minute = 0; minute < 60; minute += 1) {
    cutAll();
    jest.advanceTimersByTime(60 * SECOND);
  }
  const gaps = openedAt.slice(1).map((at, index) => at - (openedAt[index] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(360 * SECOND);
  expect(openedAt.length).toBeLessThan(30);
});
