// Takes the pictures that show the app elsewhere: the card of shared links, and the manifest's screenshots. After a
// change of those screens: npm run build && npx tsx scripts/build-pictures.ts
import { mkdirSync } from 'node:fs';
import path from 'node:path';

import type { Browser, Page } from '@playwright/test';
import sharp from 'sharp';

import { createAccount, describeMeal } from '../test/kit/browsers';
import { withServedBrowser } from '../test/kit/served-browser';

const PUBLIC = path.resolve(__dirname, '../public');
const SCREENSHOTS = { narrow: { width: 390, height: 844 }, wide: { width: 1280, height: 800 } };
const MEALS = [
  { text: 'oatmeal with blueberries and milk', at: '08:10' },
  { text: 'grilled chicken breast with steamed broccoli and brown rice', at: '12:40' },
];

/** A time zone in which it is early afternoon now. */
function afternoon(): string {
  const behind = new Date().getUTCHours() - 13;
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`;
}

/** Flat drawings need only a few colors, which take a third of the bytes. */
async function keep(page: Page, file: string): Promise<void> {
  const picture = await page.screenshot({ animations: 'disabled' });
  await sharp(picture).png({ palette: true, quality: 90 }).toFile(path.join(PUBLIC, file));
}

async function takeCard(browser: Browser, baseURL: string): Promise<void> {
  // A larger page scaled down: 1200 by 630 pixels that contain all of the first screen.
  const viewport = { width: 1440, height: 756 };
  const context = await browser.newContext({ baseURL, viewport, deviceScaleFactor: 1200 / 1440 });
  const page = await context.newPage();
  await page.goto('/', { waitUntil: 'networkidle' });
  await keep(page, 'social-card.png');
  await context.close();
}

async function takeScreenshot(browser: Browser, baseURL: string, form: 'narrow' | 'wide') {
  const context = await browser.newContext({
    baseURL,
    viewport: SCREENSHOTS[form],
    timezoneId: afternoon(),
  });
  const page = await context.newPage();
  const email = `${form}@example.org`;
  await createAccount(page, { firstName: 'Ada', email, password: 'analytical engine 1843' });
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto('/food-tracker');
  for (const [index, { text, at }] of MEALS.entries()) {
    const time = page.getByLabel('Meal Time');
    await time.fill((await time.inputValue()).replace(/T.*/, `T${at}`));
    await describeMeal(page, text);
    await page.getByRole('article').nth(index).waitFor();
  }
  // Reloaded, to remove the toast.
  await page.goto('about:blank');
  await page.goto('/food-tracker#diary', { waitUntil: 'networkidle' });
  await page
    .getByRole('article')
    .nth(MEALS.length - 1)
    .waitFor();
  await keep(page, `screenshots/${form}.png`);
  await context.close();
}

async function main(): Promise<void> {
  mkdirSync(path.join(PUBLIC, 'screenshots'), { recursive: true });
  // Hosts have different trials, so the pictures promise none.
  const env = { TRIAL_DAYS: '0' };
  await withServedBrowser(async (browser, baseURL) => {
    await takeCard(browser, baseURL);
    await takeScreenshot(browser, baseURL, 'narrow');
    await takeScreenshot(browser, baseURL, 'wide');
  }, env);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
