import type { BrowserContext, Page } from '@playwright/test';

const SLOWDOWN = 4;
const QUIET_MS = 1_000;

interface Watched {
  longTasks: number[];
}

/** Notes every task of the main thread above 50 ms, in each page. */
export async function watchTasks(context: BrowserContext): Promise<void> {
  await context.addInitScript({
    content: `
      // What tsx wraps named functions in is not there in the page.
      globalThis.__name = (named) => named;
      globalThis.longTasks = [];
      new PerformanceObserver((list) => {
        longTasks.push(...list.getEntries().map(({ duration }) => duration));
      }).observe({ type: 'longtask', buffered: true });`,
  });
}

export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
}

/** Waits until no long task has come for a while. */
export async function calm(page: Page): Promise<void> {
  await page.evaluate(async (quietMs) => {
    const count = () => (globalThis as unknown as Watched).longTasks.length;
    for (let before = -1; before !== count();) {
      before = count();
      await new Promise((resolve) => setTimeout(resolve, quietMs));
    }
  }, QUIET_MS);
}

/** In ms; 0 if no task took 50 ms. A navigation begins anew. */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => {
    (globalThis as unknown as Watched).longTasks.length = 0;
  });
  await act();
  await calm(page);
  return page.evaluate(() => Math.max(0, ...(globalThis as unknown as Watched).longTasks));
}
