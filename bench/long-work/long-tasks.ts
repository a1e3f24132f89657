import type { Browser, CDPSession, Page } from '@playwright/test';

const SLOWDOWN = 4;
const QUIET_MS = 3_000;
const READ_BYTES = 4_194_304;
const CATEGORIES = ['disabled-by-default-devtools.timeline', 'toplevel'];
const BUFFER_KB = 400_000;

/** A task of a thread: its wall time, and its processor time, in microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  dur?: number;
  tdur?: number;
  args: { name?: string };
}

/** One task of the main thread, in ms. */
export interface LongTask {
  /** Processor time, which does not grow on a busy machine. */
  processor: number;
  clock: number;
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** The task of a page's main thread with the most processor time during `act`, including the work that it started. */
export async function longestTask(browser: Browser, act: () => Promise<void>): Promise<LongTask> {
  const session = await browser.newBrowserCDPSession();
  await session.send('Tracing.start', {
    transferMode: 'ReturnAsStream',
    traceConfig: { includedCategories: CATEGORIES, traceBufferSizeInKb: BUFFER_KB },
  });
  await act();
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const events = await endTrace(session);
  await session.detach();
  const mains = new Set(events.filter(isMainThread).map(threadOf));
  const tasks = events.filter(
    (event) => event.name === 'RunTask' && event.ph === 'X' && mains.has(threadOf(event)),
  );
  return tasks.reduce<LongTask>(
    (longest, { tdur = 0, dur = 0 }) =>
      tdur / 1_000 > longest.processor ? { processor: tdur / 1_000, clock: dur / 1_000 } : longest,
    { processor: 0, clock: 0 },
  );
}

function isMainThread({ name, args }: TraceEvent): boolean {
  return name === 'thread_name' && args.name === 'CrRendererMain';
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}/${tid}`;

async function endTrace(session: CDPSession): Promise<TraceEvent[]> {
  const ended = new Promise<string>((resolve) => {
    session.once('Tracing.tracingComplete', ({ stream }) => {
      resolve(stream ?? '');
    });
  });
  await session.send('Tracing.end');
  const handle = await ended;
  const parts: string[] = [];
  for (;;) {
    const { data, eof } = await session.send('IO.read', { handle, size: READ_BYTES });
    parts.push(data);
    if (eof) break;
  }
  return (JSON.parse(parts.join('')) as { traceEvents: TraceEvent[] }).traceEvents;
}
