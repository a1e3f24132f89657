import type { Page } from '@playwright/test';

import { bareTest as test, expect } from '../kit/browser-test';
import { barriers } from '../kit/barriers';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';
import { openCheckout, Shop, subscribe } from '../kit/stripe/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await Shop.open();
});
test.afterAll(async () => {
  await shop.close();
});

const PORRIDGE = helping('Porridge', { calories: 400, protein: 14, sodium: 100, vitaminC: 0 });
const SOUP = helping('Noodle soup', { calories: 500, protein: 20, sodium: 1_500, vitaminC: null });
const FRUIT = helping('Fruit salad', { calories: 100, protein: 1, sodium: 10, vitaminC: 60 });

/** Meals on ten of the last fourteen days, and a weight every second day. */
const HISTORY = {
  meals: [1, 2, 3, 5, 6, 8, 9, 10, 12, 13].flatMap((days) => [
    { at: `${daysAgo(days)}T08:00`, items: [PORRIDGE, FRUIT] },
    { at: `${daysAgo(days)}T12:30`, items: days > 7 ? [SOUP, SOUP] : [SOUP] },
  ]),
  weights: [20, 18, 16, 14, 12, 10, 8, 6, 4, 2].map((days) => ({
    at: `${daysAgo(days)}T07:00`,
    weight: 68 + days / 10,
  })),
};

async function look(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect({ found: await barriers(page), overflow }).toEqual({ found: [], overflow: false });
}

const chart = (page: Page, name: RegExp) => page.getByRole('application', { name });

test(
  'progress from the first weight to Premium, online and offline',
  { tag: '@proof' },
  async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: shop.server.url,
      viewport: { width: 360, height: 780 },
      reducedMotion: 'reduce',
    });
    await shop.serve(context);
    const page = await context.newPage();
    await signUp(page);
    await shellIsKept(page);

    await test.step('before the first meal it says what will be shown', async () => {
      await page.getByRole('link', { name: 'See your progress' }).click();
      await expect(page.getByRole('heading', { name: 'It starts with a meal' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Progress' })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await look(page);
    });

    await test.step('a weight is logged offline, and undone', async () => {
      await context.setOffline(true);
      const weights = page.getByRole('list', { name: 'Logged weights' });
      await page.getByRole('button', { name: 'Save weight' }).click();
      await expect(page.getByText('Please enter your weight')).toBeVisible();
      await page.getByRole('textbox', { name: 'Weight' }).fill('69,5');
      await page.getByRole('button', { name: 'Save weight' }).click();
      await expect(weights.getByText('69.5 kg')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(weights).toHaveCount(0);
      await context.setOffline(false);
    });

    await test.step('meals of another device give averages over the complete days', async () => {
      await bringHistory(page, HISTORY);
      await page.goto('/insights');
      // (5 x 1,000) / 5
      await expect(page.getByText('On average 1,000 kcal a day.')).toBeVisible();
      await expect(
        page.getByText(/^5 of 7 days are complete, and only those count\./),
      ).toBeVisible();
      await page.getByRole('radio', { name: '30 days' }).check();
      // (5 x 1,000 + 5 x 1,500) / 10
      await expect(page.getByText('On average 1,250 kcal a day.')).toBeVisible();
      await expect(page).toHaveURL(/days=30/);
      await expect(page.getByText(/^The trend is \d\d\.\d\skg, .* down since/)).toBeVisible();
      await expect(
        page.getByText(
          /^From your own meals: .* Noodle soup gave you .* of your sodium, 95% of the total/,
        ),
      ).toBeVisible();
    });

    await test.step('a chart is navigated by keyboard, and read as a table', async () => {
      await page.getByRole('radio', { name: '7 days' }).check();
      const calories = chart(page, /^Calories\. On average 1,000\skcal/);
      await calories.focus();
      await page.keyboard.press('End');
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('status').filter({ hasText: /kcal|not logged/ })).toBeVisible();
      await look(page);
      await page.getByRole('button', { name: 'Calories: show as a table' }).click();
      const table = page.getByRole('table', { name: 'Calories, day by day' });
      await expect(table.getByRole('row')).toHaveCount(8);
      await expect(table.getByText('1,000 kcal')).toHaveCount(5);
      await expect(table.getByText('not logged')).toHaveCount(2);
      await page.emulateMedia({ colorScheme: 'dark' });
      await look(page);
    });

    await test.step('Premium adds the insights', async () => {
      await openCheckout(page);
      await subscribe(page);
      await page.waitForURL('**/profile?payment=success');
      await expect(page.getByText('Premium Active')).toBeVisible();
      await page.goto('/insights?days=30');
      // (5 x 1,610 + 5 x 3,110) / 10
      await expect(page.getByText('2,360 mg', { exact: true })).toBeVisible();
      await expect(page.getByText('At most 2,000 mg a day: above that')).toBeVisible();
      await expect(page.getByText(/^Known for 40% of the calories you ate/)).toBeVisible();
      await page.getByText('Most from Noodle soup (95%)').click();
      await expect(page.getByText(/World Health Organization, 2012/)).toBeVisible();
      await page.getByRole('link', { name: 'Open my week' }).click();
      await expect(
        page.getByRole('table', { name: /^An average day in the last 7 days/ }),
      ).toBeVisible();
      await look(page);
      await page.setViewportSize({ width: 1_280, height: 860 });
      await look(page);
      await page.getByRole('link', { name: 'Back to Progress' }).click();
    });

    await test.step('everything opens without a server, including the charts', async () => {
      await expect
        .poll(async () =>
          page.evaluate(async () => (await (await caches.open('for-members')).keys()).length),
        )
        .toBe(1);
      await context.setOffline(true);
      await page.reload();
      await expect(chart(page, /^Calories\./)).toBeVisible();
      await expect(chart(page, /^Weight\./)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Open my week' })).toBeVisible();
    });
    await context.close();
  },
);

test('the charts are not cached for a visitor', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: shop.server.url });
  const page = await context.newPage();
  await page.goto('/login');
  await shellIsKept(page);
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const files = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return files.flat().filter(({ url }) => url.includes('recharts')).length;
  });
  expect(kept).toBe(0);
  await context.close();
});

test('the selected range is marked in forced colors', async ({ browser }) => {
  const context = await browser.newContext({
    baseURL: shop.server.url,
    forcedColors: 'active',
    serviceWorkers: 'block',
  });
  const page = await context.newPage();
  await signUp(page, newPerson(), { to: '/insights' });
  await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
  // Polled, because the page may render again meanwhile.
  await expect(page.getByText('7 days', { exact: true })).toHaveCSS('outline-style', 'solid');
  await expect(page.getByText('30 days', { exact: true })).toHaveCSS('outline-style', 'none');
  await context.close();
});
