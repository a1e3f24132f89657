import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { describeMeal, Device, shellIsKept, signIn, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
let phone: Device;

test.beforeEach(async () => {
  server = await LiveServer.start();
  phone = new Device(server.url);
});

test.afterEach(async () => {
  await phone.remove();
  await server.remove();
});

const keptFiles = async (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().length;
  });

async function emptyDatabases(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) {
      const deleting = indexedDB.deleteDatabase(name);
      await new Promise((resolve) => {
        deleting.onsuccess = resolve;
      });
    }
  });
}

test(
  'emptied caches are refilled by an online start, and the next start works offline',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await signUp(page);
    await shellIsKept(page);
    const before = await keptFiles(page);
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    await page.reload();
    await expect.poll(async () => keptFiles(page)).toBeGreaterThanOrEqual(before);
    await page.context().setOffline(true);
    await page.goto('/food-tracker');
    await expect(page.getByRole('heading', { name: 'Food Tracker' })).toBeVisible();
  },
);

test(
  'with emptied databases and a valid session, the user is signed in again and gets everything back',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await signUp(page);
    await page.goto('/food-tracker');
    await describeMeal(page, '100 g salmon');
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    // A page of the app would write while its databases are deleted.
    await page.goto('/robots.txt');
    await emptyDatabases(page);
    await page.goto('/food-tracker');
    await expect(page.getByRole('article', { name: 'Salmon' })).toBeVisible();
  },
);

test('a user who signed out offline is not signed in again', { tag: '@proof' }, async () => {
  const page = await phone.open();
  await signUp(page);
  await shellIsKept(page);
  await page.goto('/profile');
  await expect(page.getByRole('heading', { name: 'Profile Settings' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Sign Out' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign Out' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await page.context().setOffline(false);
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
  await page.waitForTimeout(1_500);
  await expect(page.getByRole('heading', { name: 'Please Log In' })).toBeVisible();
});

test(
  'a new device says that entries are loading, and shows no zeros instead',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    await signUp(page);
    await page.goto('/food-tracker');
    await describeMeal(page, '100 g salmon');
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    const tablet = new Device(server.url);
    const other = await tablet.open();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await other.route('**/api/sync', async (route) => {
      await held;
      await route.continue();
    });
    await signIn(other);
    const words = other.getByRole('status').getByText('Your entries are loading');
    await expect(words).toBeVisible();
    await expect(other.getByText(/^0$|0 kcal/)).toHaveCount(0);
    for (const path of ['/food-tracker', '/insights', '/profile']) {
      await other.goto(path);
      await expect(words).toBeVisible();
      await expect(other.getByText('No meals yet')).toHaveCount(0);
      await expect(other.getByText('It starts with a meal')).toHaveCount(0);
    }
    release();
    await other.goto('/food-tracker');
    await expect(other.getByRole('article', { name: 'Salmon' })).toBeVisible();
    await expect(words).toHaveCount(0);
    await tablet.remove();
  },
);
