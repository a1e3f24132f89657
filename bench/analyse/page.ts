// Measures the analyzer in a page that is slowed down to a quarter, like an old phone.
import { chromium, type Page } from '@playwright/test';

import { BROWSER_FLAGS, findOrInstallBrowser } from '../../scripts/find-browser';
import { quantile } from './meals';

const THROTTLE = 4;
const LIMIT_P95_MS = 50;
// Rounds until the browser has compiled hot code.
const WARM_UP = 3;

/**
 * The p95 of the slowed page in ms and as a share of its limit, and how much slower it is than the page at full speed.
 */
export async function measurePage(script: string) {
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: BROWSER_FLAGS,
  });
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: script });
    for (let round = 0; round < WARM_UP; round += 1) await analyseAll(page);
    const full = await analyseAll(page);
    const protocol = await page.context().newCDPSession(page);
    await protocol.send('Emulation.setCPUThrottlingRate', { rate: THROTTLE });
    const times = await analyseAll(page);
    const slow = quantile(times, 0.95);
    return {
      throttled_p95_ms: Number(slow.toFixed(2)),
      of_limit: Number((slow / LIMIT_P95_MS).toFixed(2)),
      of_full_speed: Number((sum(times) / sum(full)).toFixed(2)),
      ok: slow <= LIMIT_P95_MS,
    };
  } finally {
    await browser.close();
  }
}

function sum(times: readonly number[]): number {
  return times.reduce((total, ms) => total + ms, 0);
}

async function analyseAll(page: Page): Promise<number[]> {
  return page.evaluate(() => (window as unknown as { analyseAll: () => number[] }).analyseAll());
}
