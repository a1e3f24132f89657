import { expect, test } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { describeMeal, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
test.beforeAll(async () => {
  server = await LiveServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [360, 1280]) {
    test(`no screen has a barrier, ${colorScheme}, ${width} px`, async ({ browser }) => {
      const context = await browser.newContext({
        baseURL: server.url,
        colorScheme,
        reducedMotion: 'reduce',
        viewport: { width, height: 800 },
      });
      const page = await context.newPage();
      const found: string[] = [];
      for (const route of ['/', '/signup', '/login', '/dashboard', '/nothing-here']) {
        await page.goto(route);
        await expect(page.locator('h1')).toBeVisible();
        found.push(...(await barriers(page)));
      }
      await signUp(page, {
        firstName: 'Ada',
        email: `${colorScheme}-${width}@example.org`,
        password: 'analytical engine 1843',
      });
      await page.goto('/food-tracker');
      await page.getByRole('textbox', { name: 'Describe Meal' }).fill('an apple and flurbel');
      await expect(page.getByText('Not found: flurbel')).toBeVisible();
      found.push(...(await barriers(page)));
      await describeMeal(page, 'toast with butter');
      await page.getByRole('button', { name: 'Where does this come from?' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await barriers(page)));
      await page.getByRole('button', { name: 'Close' }).click();
      await page.getByRole('button', { name: /^Edit / }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      found.push(...(await barriers(page)));
      await page.goto('/sync-status');
      await expect(page.getByRole('heading', { name: 'Every change accounted for' })).toBeVisible();
      found.push(...(await barriers(page)));
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect({ found, overflow }).toEqual({ found: [], overflow: false });
      await context.close();
    });
  }
}
