import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ serviceWorkers: 'block' });

test('the bottom bar leads to the diary and to the composer above it, and marks the current page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await signUp(page, newPerson());
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

  await test.step('the day stays visible when it changes', async () => {
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
});

test('on a phone in landscape, a slim rail on the left navigates, and covers nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await signUp(page, newPerson(), { to: '/food-tracker' });
  const notch = 44;
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets: { left: notch } });
  const rail = page.getByRole('navigation', { name: 'Main' });
  const links = rail.getByRole('link');
  const right = async () => {
    const box = await rail.boundingBox();
    return (box?.x ?? Number.NaN) + (box?.width ?? Number.NaN);
  };

  await expect(links).toHaveText(['Today', 'Diary', 'Log a meal', 'Progress', 'Profile']);
  for (const link of await links.all()) await expect(link).toBeInViewport({ ratio: 1 });
  await expect(rail.locator('[aria-current=page]')).toHaveText('Diary');
  expect(await right()).toBeLessThan(140);
  expect((await links.first().boundingBox())?.x).toBeGreaterThanOrEqual(notch);

  await test.step('the focused element is next to it, wherever the page is scrolled', async () => {
    for (let step = 0; step < 25; step++) {
      await page.keyboard.press('Tab');
      const focused = page.locator(':focus:not(nav a, body)');
      if ((await focused.count()) === 0) continue;
      await expect(focused).toBeInViewport();
      const box = await focused.boundingBox();
      if (box && box.width > 1) expect(box.x).toBeGreaterThanOrEqual(await right());
    }
  });

  await test.step('a notice is next to it', async () => {
    await page.getByRole('button', { name: 'Quick add' }).click();
    await page.getByRole('dialog').getByLabel('Calories, kcal').fill('450');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    const box = await page.getByRole('button', { name: 'Undo' }).boundingBox();
    expect(box?.x).toBeGreaterThan(await right());
  });

  await test.step('in portrait it is the bottom bar again', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect.poll(async () => (await rail.boundingBox())?.width).toBe(360);
    await expect(rail).toBeInViewport({ ratio: 1 });
  });
});
