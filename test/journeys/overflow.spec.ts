import { expect, test, type Browser, type Page } from '@playwright/test';

import { describeMeal, shellIsKept, signUp } from '../kit/browsers';
import { copyMeal } from '../kit/device-storage';
import { LiveServer } from '../kit/live-server';

const ROUTES = [
  '/dashboard',
  '/food-tracker',
  '/profile',
  '/profile?tab=subscription',
  '/sync-status',
];
// As long as a name may be, in one piece; and one that is written from right to left.
const NAMES = { long: 'W'.repeat(100), 'right-to-left': 'عبد الرحمن بن عبد الله آل الشيخ' };

let server: LiveServer;
test.beforeAll(async () => {
  server = await LiveServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

async function member(browser: Browser, firstName: string): Promise<Page> {
  const page = await browser.newPage({ baseURL: server.url, reducedMotion: 'reduce' });
  const email = `${Date.now()}@example.org`;
  await signUp(page, { firstName, email, password: 'analytical engine 1843' });
  return page;
}

/** What stands beyond the edge of the window, or is cut off inside a box that hides what is too much. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('main *, nav *')];
    const tooWide = document.documentElement.scrollWidth > innerWidth;
    const wide = all
      .filter((element) => tooWide && element.getBoundingClientRect().right > innerWidth)
      .map((element) => `${location.pathname}: too wide: ${element.innerText.slice(0, 40)}`)
      .slice(-3);
    const cut = all
      .filter((element) => {
        const { overflowX, width } = getComputedStyle(element);
        // For screen readers alone.
        if (width === '1px') return false;
        return overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1;
      })
      .map((element) => `${location.pathname}: cut off: ${element.innerText.slice(0, 40)}`);
    return [...wide, ...cut];
  });
}

async function look(page: Page, settings: { width: number; text?: string }): Promise<string[]> {
  const found: string[] = [];
  await page.setViewportSize({ width: settings.width, height: 800 });
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    await page.evaluate((text) => {
      document.documentElement.style.fontSize = text;
    }, settings.text ?? '');
    found.push(...(await cutOff(page)));
  }
  return found;
}

for (const [kind, name] of Object.entries(NAMES)) {
  test(`a ${kind} name fits on every screen`, async ({ browser }) => {
    const page = await member(browser, name);
    expect(await look(page, { width: 320 })).toEqual([]);
    expect(await look(page, { width: 1280 })).toEqual([]);
    await page.close();
  });
}

test('at 200 % zoom, and with text of twice the size, nothing is cut off', async ({ browser }) => {
  const page = await member(browser, 'Ada');
  // What 200 % and 400 % leave of 1,280 px.
  expect(await look(page, { width: 640 })).toEqual([]);
  expect(await look(page, { width: 320 })).toEqual([]);
  expect(await look(page, { width: 640, text: '200%' })).toEqual([]);
  expect(await look(page, { width: 412, text: '200%' })).toEqual([]);
  await page.close();
});

test('with 10,000 meals every screen opens, and the figures are right', async ({ browser }) => {
  const page = await member(browser, 'Ada');
  await page.goto('/food-tracker');
  await describeMeal(page, 'an apple');
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  await shellIsKept(page);
  await page.context().setOffline(true);
  await copyMeal(page, 10_000);
  await page.goto('/dashboard');
  await expect(page.getByText('1000 days in a row')).toBeVisible();
  await page.goto('/food-tracker');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await look(page, { width: 360 })).toEqual([]);
  await page.close();
});
