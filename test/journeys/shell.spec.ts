import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

const ROUTES = [
  '/',
  '/signup',
  '/login',
  '/dashboard',
  '/food-tracker',
  '/sync-status',
  '/profile',
  '/checkout?client_secret=pi_1_secret_1',
  '/nothing-here',
];

/** Records every violation of the content security policy and every request to another origin. */
async function watch(page: Page, home: string): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('noteViolation', (what: string) => seen.push(what));
  await page.addInitScript(() => {
    const { noteViolation } = window as unknown as { noteViolation: (what: string) => void };
    document.addEventListener('securitypolicyviolation', (event) => {
      noteViolation(`${event.violatedDirective} ${event.blockedURI} ${location.pathname}`);
    });
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (origin !== home && !['blob:', 'data:'].includes(protocol)) seen.push(request.url());
  });
  return seen;
}

test('every route opens without a server, and renders within the content security policy', async ({
  newDevice,
}) => {
  // Its own server, because the test stops it.
  const server = await LiveServer.start();
  const page = await newDevice({ baseURL: server.url });
  const seen = await watch(page, server.url);
  await signUp(page);
  await shellIsKept(page);
  await server.stop();
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
  }
  await page.goto('/food-tracker');
  await describeMeal(page, 'an apple');
  await page.getByRole('button', { name: 'Edit Apple' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(seen).toEqual([]);
  // Styles apply: emotion fills its style sheets although the policy forbids inline styles.
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('20px');
  await server.remove();
});

test('no response of the API is ever in a cache', async ({ page }) => {
  await signUp(page, newPerson(), { to: '/food-tracker' });
  await shellIsKept(page);
  await describeMeal(page, 'an apple');
  await expect(page.getByText('Synced', { exact: true })).toBeVisible();
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map((request) => new URL(request.url).pathname);
  });
  expect(cached.length).toBeGreaterThan(10);
  expect(cached.filter((path) => path.startsWith('/api/'))).toEqual([]);
});
