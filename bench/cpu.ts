import type { Browser } from 'puppeteer-core';

// Long enough for what a page does after it is shown.
const SETTLED_MS = 1_500;

/**
 * What a page costs the main thread until it has settled, in ms of processor time: unlike every span
 * of wall time, Lighthouse's included, a busy machine does not make it longer.
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
