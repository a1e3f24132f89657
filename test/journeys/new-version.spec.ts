import { bareTest as test, expect } from '../kit/browser-test';
import { Device, shellIsKept, signUp } from '../kit/browsers';
import { Front } from '../kit/front';
import { LiveServer } from '../kit/live-server';

let server: LiveServer;
let front: Front;
let phone: Device;

test.beforeAll(async () => {
  server = await LiveServer.start();
  front = await Front.before(() => server.port);
  phone = new Device(front.url);
});

test.afterAll(async () => {
  await phone.remove();
  await front.stop();
  await server.remove();
});

test(
  'an open tab finds a new version on its own, and so does an old tab, with one bar each',
  { tag: '@proof' },
  async () => {
    const page = await phone.open();
    // Checks are at least a minute apart: the clock makes the page believe that it has been open for longer.
    await page.clock.install();
    await signUp(page);
    await shellIsKept(page);
    const old = await page.context().newPage();
    await old.setViewportSize({ width: 360, height: 780 });
    await old.goto('/food-tracker');
    await expect(old.getByRole('heading', { name: 'Food Tracker' })).toBeVisible();
    const reload = page.getByRole('button', { name: 'Reload' });
    await expect(reload).toHaveCount(0);

    front.isReleased = true;
    front.build = 'another';
    await page.clock.fastForward(61_000);
    // Any response names the build; the page is not reloaded.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(async () => {
      await page.clock.fastForward(61_000);
      await expect(reload).toBeVisible({ timeout: 2_000 });
    }).toPass({ timeout: 30_000 });
    await expect(
      page.getByRole('status').filter({ hasText: 'A new version is ready' }),
    ).toBeVisible();
    const heading = page.getByRole('heading', { name: 'Hello, Ada' });
    // The page makes room once the bar has been measured.
    await expect(async () => {
      const bar = await reload.boundingBox();
      const below = (bar?.y ?? NaN) + (bar?.height ?? NaN);
      expect((await heading.boundingBox())?.y).toBeGreaterThan(below);
    }).toPass({ timeout: 20_000 });

    await reload.click();
    await expect(old.getByText(/Everything you saved is safe/)).toBeVisible();
    await expect(old.getByRole('button', { name: 'Reload' })).toHaveCount(1);
    await expect(old.getByRole('heading', { name: 'Food Tracker' })).toBeInViewport({ ratio: 1 });
    await expect(old.getByRole('button', { name: 'Describe Meal' })).toBeEnabled();
  },
);
