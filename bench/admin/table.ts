// The users table in a browser with very many users: the longest tasks of the page's main thread during scrolling,
// dragging and searching. In processor time, on which a busy machine has little effect.
import { parseArgs } from 'node:util';

import { chromium, type Browser, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { LiveDesk, logInAtDesk } from '../../test/kit/live-desk';
import { addPeople } from './people';

// From here on a task is called long: the page does not respond meanwhile.
const LONG_MS = 50;

const { values } = parseArgs({ options: { users: { type: 'string', default: '100000' } } });

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time of the thread, in microseconds. */
  tdur?: number;
  args: { name?: string };
}

const ACTS: [name: string, act: (page: Page) => Promise<void>][] = [
  ['scrolling by the wheel', async (page) => wheel(page, { times: 150, by: 120 })],
  ['scrolling very fast', async (page) => wheel(page, { times: 80, by: 2_000 })],
  ['dragging to and fro', drag],
  ['searching', search],
];

async function wheel(page: Page, { times, by }: { times: number; by: number }): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    await page.mouse.wheel(0, by);
    await page.waitForTimeout(16);
  }
}

async function drag(page: Page): Promise<void> {
  for (let i = 0; i < 40; i += 1) {
    // Positions far apart, the same in each run.
    const place = ((i * 0.618) % 1).toString();
    await page.evaluate(`scrollTo(0, ${place} * document.documentElement.scrollHeight)`);
    await page.waitForTimeout(50);
  }
}

async function search(page: Page): Promise<void> {
  await page.evaluate('scrollTo(0, 0)');
  await page.getByRole('searchbox').pressSequentially('lovelace', { delay: 60 });
  await page.getByText(/^Showing/).waitFor();
}

/** The longest tasks of the page's thread during an act, in ms of processor time. */
async function stretches(browser: Browser, page: Page, act: () => Promise<void>) {
  await browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const pages = new Set(
    trace.traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf),
  );
  return trace.traceEvents
    .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask'))
    .filter((event) => pages.has(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1_000)
    .sort((a, b) => b - a);
}

async function main(): Promise<void> {
  const desk = await LiveDesk.start();
  addPeople(desk.server.dataFolder, Number(values.users));
  const executablePath = findOrInstallBrowser();
  const browser = await chromium.launch({ executablePath, args: BROWSER_FLAGS });
  let ok = true;
  try {
    for (const width of [1280, 360]) {
      const page = await desk.visit(browser, { viewport: { width, height: 860 } });
      await logInAtDesk(page);
      await page.getByRole('row').nth(5).waitFor();
      await page.mouse.move(width / 2, 500);
      for (const [name, act] of ACTS) {
        const tasks = await stretches(browser, page, async () => act(page));
        const longest = Math.round(tasks[0] ?? Infinity);
        const long = tasks.filter((ms) => ms > LONG_MS).length;
        ok &&= tasks.length > 0 && long === 0;
        console.log(JSON.stringify({ width, act: name, tasks: tasks.length, longest, long }));
      }
      await page.context().close();
    }
  } finally {
    await browser.close();
    await desk.remove();
  }
  console.log(JSON.stringify({ users: Number(values.users), limit_ms: LONG_MS, ok }));
  process.exitCode = ok ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
