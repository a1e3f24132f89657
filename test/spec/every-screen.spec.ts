import { expect, test, type Browser, type Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { createAccount, describeMeal } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';
import { LOOKS } from '../kit/looks';
import { MEMBER, NEWCOMER, VISITOR, type Screen } from '../kit/screens';
import { noteTrouble } from './visit';

let server: LiveServer;
test.beforeAll(async () => {
  server = await LiveServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

/** A page, and what it has done that none may. */
async function open(browser: Browser): Promise<{ page: Page; trouble: string[] }> {
  const context = await browser.newContext({ baseURL: server.url, reducedMotion: 'reduce' });
  const page = await context.newPage();
  return { page, trouble: await noteTrouble(page, server.url) };
}

/** Barriers and sideways scroll of the screens, in every look. */
async function lookAt(page: Page, screens: readonly Screen[]): Promise<string[]> {
  const found: string[] = [];
  for (const { name, path, prepare } of screens) {
    await page.goto('about:blank');
    await page.goto(path);
    await expect(page.locator('h1').first()).toBeVisible();
    await prepare?.(page);
    for (const { width, colorScheme } of LOOKS) {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme });
      const seen = [...(await barriers(page)), ...(await overflow(page))];
      found.push(...seen.map((what) => `${name}, ${width} px, ${colorScheme}: ${what}`));
    }
  }
  return found;
}

async function overflow(page: Page): Promise<string[]> {
  const wide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  return wide ? ['scrolls sideways'] : [];
}

/** An address that does not exist is one of the screens, and browsers write its status down. */
const unexpected = (trouble: string[]) => trouble.filter((one) => !one.includes('status of 404'));

test.describe('every screen: no barrier, no sideways scroll, no violation, no other origin', () => {
  test.setTimeout(300_000);

  test('of a visitor', async ({ browser }) => {
    const { page, trouble } = await open(browser);
    expect(await lookAt(page, VISITOR)).toEqual([]);
    expect(unexpected(trouble)).toEqual([]);
    await page.context().close();
  });

  test('of somebody who has just come, and of a member', async ({ browser }) => {
    const { page, trouble } = await open(browser);
    await createAccount(page);
    expect(await lookAt(page, NEWCOMER)).toEqual([]);
    await page.goto('/food-tracker');
    for (const [index, meal] of ['toast with butter', 'a bowl of flurbel'].entries()) {
      await describeMeal(page, meal);
      await page.getByRole('article').nth(index).waitFor();
    }
    expect(await lookAt(page, MEMBER)).toEqual([]);
    expect(unexpected(trouble)).toEqual([]);
    await page.context().close();
  });
});
