import { expect, test, type Browser, type Page } from '@playwright/test';

import { signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

const SCRIPTS = '**/assets/*.js';

let server: LiveServer;
test.beforeAll(async () => {
  server = await LiveServer.start();
});
test.afterAll(async () => {
  await server.remove();
});

/** A new device on which nothing is kept yet but what was shown. */
async function newDevice(browser: Browser, name: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signUp(page, {
    firstName: 'Ada',
    email: `${name}@example.org`,
    password: 'analytical engine',
  });
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  return page;
}

const go = async (page: Page, to: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: to }).click();
const needsSignal = (page: Page) =>
  page.getByRole('heading', { name: 'This page needs signal once' });
const progress = (page: Page) => page.getByRole('heading', { name: 'Progress', level: 1 });

test('a page that is not on the device yet says so, and opens when the signal is back', async ({
  browser,
}) => {
  const page = await newDevice(browser, 'signal');
  await page.context().setOffline(true);
  await go(page, 'Progress');
  await expect(needsSignal(page)).toBeVisible();
  await expect(page).toHaveTitle('No signal · Platelog');

  await go(page, 'Today');
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
  await go(page, 'Progress');
  await expect(needsSignal(page)).toBeVisible();

  await page.context().setOffline(false);
  await expect(progress(page)).toBeVisible();
  await expect(page).toHaveTitle('Progress · Platelog');
  await page.context().close();
});

test('where the browser hears nothing of the signal, the page is a button away', async ({
  browser,
}) => {
  const page = await newDevice(browser, 'button');
  await page.route(SCRIPTS, async (route) => route.abort());
  await go(page, 'Progress');
  await expect(needsSignal(page)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Still no signal')).toBeVisible();

  await page.unroute(SCRIPTS);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(progress(page)).toBeVisible();
  await page.context().close();
});

test('a page that a newer version has taken the place of leads to that version', async ({
  browser,
}) => {
  const page = await newDevice(browser, 'version');
  await page.route(SCRIPTS, async (route) => route.fulfill({ status: 404 }));
  await go(page, 'Progress');
  await expect(page.getByRole('heading', { name: 'There is a newer version' })).toBeVisible();

  // The newer version's document is the first that knows the newer scripts.
  await page.route('**/insights', async (route) => {
    await page.unroute(SCRIPTS);
    await route.continue();
  });
  await page.getByRole('button', { name: 'Load the new version' }).click();
  await expect(progress(page)).toBeVisible();
  await page.context().close();
});
