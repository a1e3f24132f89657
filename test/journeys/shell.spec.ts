import { expect, test, type Page } from '@playwright/test';

import { describeMeal, Device, shellIsKept, signUp } from '../kit/browsers';
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

let server: LiveServer;
let device: Device;

test.beforeEach(async () => {
  server = await LiveServer.start();
  device = new Device(server.url);
});

test.afterEach(async () => {
  await device.remove();
  await server.remove();
});

/** Notes every violation of the content policy and every request that leaves the server's origin. */
async function watch(page: Page): Promise<string[]> {
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
    if (origin !== server.url && !['blob:', 'data:'].includes(protocol)) seen.push(request.url());
  });
  return seen;
}

test('every route opens without a server, and draws itself within the policy', async () => {
  const page = await device.open();
  const seen = await watch(page);
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
  // Styles arrive: emotion fills its sheets although the policy allows no inline style.
  const dialog = page.getByRole('dialog');
  expect(await dialog.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('20px');
});

test('no answer of the API is ever in a cache', async () => {
  const page = await device.open();
  await signUp(page);
  await shellIsKept(page);
  await page.goto('/food-tracker');
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
