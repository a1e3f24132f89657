// From the focus of 'Try it here' to its first answer, on a page slowed four times with every file in the browser's
// cache: npm run build first. The goal is one second. The browser slows only the page's main thread, so the time of the
// analyzer's thread is added three more times: that result is what a slow phone must achieve.
import type { Page } from '@playwright/test';

import { withServedBrowser } from '../test/kit/served-browser';
import { median } from './numbers';

const SLOWED = 4;
const ROUNDS = 5;
const GOAL_MS = 1_000;

/** Time in ms from the focus to the first food on the screen. */
async function timeToAnswer(page: Page, slowed: number): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const took = await page.evaluate(
    async () =>
      new Promise<number>((resolve) => {
        const field = document.querySelector<HTMLTextAreaElement>('#try-it textarea');
        const began = performance.now();
        new MutationObserver((_changes, observer) => {
          if (!document.querySelector('#try-it li')) return;
          observer.disconnect();
          requestAnimationFrame(() => {
            resolve(performance.now() - began);
          });
        }).observe(document.body, { subtree: true, childList: true });
        field?.focus();
        if (!field) return;
        // Simulates typing: React overrides the field's own setter.
        const typed = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value');
        typed?.set?.call(field, '2 eggs and toast with butter');
        field.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }),
  );
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await session.detach();
  return took;
}

async function measure(page: Page, slowed: number): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) times.push(await timeToAnswer(page, slowed));
  return Math.round(median(times));
}

async function main(): Promise<void> {
  await withServedBrowser(async (browser, baseURL) => {
    const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
    // The helper with which tsx wraps named functions does not exist in the page.
    await context.addInitScript({ content: 'globalThis.__name = (named) => named;' });
    const page = await context.newPage();
    // Fills the cache.
    await timeToAnswer(page, 1);
    const plain = await measure(page, 1);
    const slowed = await measure(page, SLOWED);
    const isInTime = slowed <= GOAL_MS;
    console.log(JSON.stringify({ plain_ms: plain, slowed_ms: slowed, goal_ms: GOAL_MS, isInTime }));
    console.log(`everything slowed ${SLOWED} times, at most: ${plain * SLOWED} ms`);
  });
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
