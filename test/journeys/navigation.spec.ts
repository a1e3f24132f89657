import { bareTest as test, expect } from '../kit/browser-test';
import { Device, signUp } from '../kit/browsers';
import { LiveServer } from '../kit/live-server';

// Nothing here needs the worker, whose precache takes a second of processor time a visitor.
test.use({ serviceWorkers: 'block' });

test('the bar below leads to the diary and to the composer above it, and knows whose a page is', async () => {
  const server = await LiveServer.start();
  const phone = new Device(server.url);
  const page = await phone.open();
  await page.setViewportSize({ width: 360, height: 780 });
  await signUp(page);
  const bar = page.getByRole('navigation', { name: 'Main' });
  const to = async (name: string) => bar.getByRole('link', { name }).click();
  const current = bar.locator('[aria-current=page]');
  const day = page.getByRole('region', { name: 'Breakfast' });
  const methods = page.getByRole('button', { name: 'Take Photo' });

  await expect(current).toHaveText('Today');
  await to('Diary');
  await expect(day).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#diary')).toBeFocused();
  await expect(current).toHaveText('Diary');

  await test.step('the days walked from there stay in sight', async () => {
    await page.getByRole('button', { name: 'Previous day' }).click();
    await expect(page).toHaveURL(/day=/);
    await expect(day).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText('Diary');
  });

  await to('Log a meal');
  await expect(methods).toBeInViewport({ ratio: 1 });
  await to('Diary');
  await expect(day).toBeInViewport({ ratio: 1 });
  await to('Log a meal');
  await expect(methods).toBeInViewport({ ratio: 1 });

  await page.goto('/sync-status');
  await expect(current).toHaveText('Profile');
  await phone.remove();
  await server.remove();
});
