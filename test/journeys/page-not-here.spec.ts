import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';

const SCRIPTS = '**/assets/*.js';

// Without a service worker, the device has only the pages that were shown.
test.use({ serviceWorkers: 'block' });
test.beforeEach(async ({ page }) => {
  await signUp(page, newPerson());
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
});

const go = async (page: Page, to: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to }).click();
const needsSignal = (page: Page) =>
  page.getByRole('heading', { name: 'This page needs a connection once' });
const progress = (page: Page) => page.getByRole('heading', { name: 'Progress', level: 1 });

test('a page that is not on the device yet says so, and opens when the signal is back', async ({
  page,
}) => {
  await page.context().setOffline(true);
  await go(page, 'Progress');
  await expect(needsSignal(page)).toBeVisible();
  await expect(page).toHaveTitle('Offline · Platelog');

  await go(page, 'Today');
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await go(page, 'Progress');
  await expect(needsSignal(page)).toBeVisible();

  await page.context().setOffline(false);
  await expect(progress(page)).toBeVisible();
  await expect(page).toHaveTitle('Progress · Platelog');
});

test(
  'if the browser does not report the signal, a button opens the page',
  { tag: '@proof' },
  async ({ page }) => {
    await page.route(SCRIPTS, async (route) => route.abort());
    await go(page, 'Progress');
    await expect(needsSignal(page)).toBeVisible();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Still offline')).toBeVisible();

    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(progress(page)).toBeVisible();
  },
);

test(
  'a page that a newer version has replaced leads to that version',
  { tag: '@proof' },
  async ({ page }) => {
    await page.route(SCRIPTS, async (route) => route.fulfill({ status: 404 }));
    await go(page, 'Progress');
    await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible();

    // Only the newer version's document knows the newer scripts.
    await page.route('**/insights', async (route) => {
      await page.unroute(SCRIPTS);
      await route.continue();
    });
    await page.getByRole('button', { name: 'Load the new version' }).click();
    await expect(progress(page)).toBeVisible();
  },
);

test(
  'the frame around all pages is loaded again if it failed to load',
  { tag: '@proof' },
  async ({ page }) => {
    const failed: string[] = [];
    page.on('pageerror', ({ message }) => failed.push(message));
    const document = await (await page.request.get('/dashboard')).text();
    await page.route(SCRIPTS, async (route) => {
      const isNamed = document.includes(new URL(route.request().url()).pathname);
      await (isNamed ? route.continue() : route.abort());
    });
    await page.reload();
    await expect(needsSignal(page)).toBeVisible();

    await page.unroute(SCRIPTS);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
    expect(failed).toEqual([]);
  },
);
