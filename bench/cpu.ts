import type { Browser } from 'puppeteer-core';

// Long enough for the page's work after its first render.
const SETTLED_MS = 1_500;

/**
 * Processor time of the main thread until a page has settled, in ms: unlike any wall time, including Lighthouse's, it
 * does not grow on a busy machine.
 */
export async function mainThreadMs(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage();
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForSelector('h1');
  await new Promise((resolve) => setTimeout(resolve, SETTLED_MS));
  const { metrics } = await session.send('Performance.getMetrics');
  await page.close();
  const seconds = metrics.find(({ name }) => name === 'ThreadTime')?.value ?? NaN;
  return Math.round(seconds * 1_000);
}
