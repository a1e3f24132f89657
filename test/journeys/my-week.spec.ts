import { readFile } from 'node:fs/promises';

import { expect, test } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { shellIsKept, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { foodItem, helping } from '../kit/items';
import { openCheckout, Shop, subscribe } from '../kit/stripe/shop';

let shop: Shop;
test.beforeAll(async () => {
  shop = await Shop.open();
});
test.afterAll(async () => {
  await shop.close();
});

const SOUP = helping('Noodle soup', { calories: 800, protein: 20, sodium: 1_500, vitaminC: 5 });
const BREAD = helping('Bread', { calories: 500, protein: 30, sodium: 400, vitaminC: 0 });
// 'Milk, whole' of the survey has 123 mg of calcium in 100 g.
const MILK = foodItem({
  name: 'Milk',
  grams: 400,
  source: { kind: 'table', table: 'FNDDS 2021-2023', code: '11111000', description: 'Milk, whole' },
});

const HISTORY = {
  meals: [1, 2, 3, 5, 8, 9, 10, 11].flatMap((days) => [
    { at: `${daysAgo(days)}T08:00`, items: [BREAD, MILK] },
    { at: `${daysAgo(days)}T12:30`, items: days > 7 ? [SOUP] : [SOUP, SOUP] },
  ]),
  weights: Array.from({ length: 20 }, (_, days) => ({
    at: `${daysAgo(days + 1)}T07:00`,
    weight: 68 + days / 5,
  })),
};

test(
  'my week works offline: the reason of each sentence, on paper, as a table',
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
    await bringHistory(page, HISTORY);

    await test.step('the free plan shows what it is', async () => {
      await page.goto('/my-week');
      await expect(page.getByText(/^With Premium: your week in a few sentences/)).toBeVisible();
      await expect(page.getByText(/^From your own meals: .* Noodle soup gave you/)).toBeVisible();
    });

    await test.step('Premium opens it, and it stays available offline', async () => {
      await openCheckout(page);
      await subscribe(page);
      await page.waitForURL('**/profile?payment=success');
      await expect(page.getByText('Premium Active')).toBeVisible();
      await shellIsKept(page);
      await context.setOffline(true);
      await page.goto('/my-week');
      const sodium = page.locator('summary', {
        hasText: /^Noodle soup brought 8\d% of your sodium/,
      });
      await sodium.click();
      await expect(page.getByText('12,000 mg · 87%')).toBeVisible();
      await expect(page.getByText(/^Your weight goes down by 1\.4.kg a week/)).toBeVisible();
      await expect(page.getByText(/^Most changed: .* more a day\./).first()).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('on paper everything is expanded, and the navigation is hidden', async () => {
      await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
      await expect(page.locator('main details:not([open])')).toHaveCount(0);
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
      await expect(page.getByRole('link', { name: 'Diary' })).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    });

    await test.step('weekly averages as a table', async () => {
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save weekly averages (CSV)' }).click();
      const file = await (await saving).path();
      const [head = '', last = ''] = (await readFile(file, 'utf8')).split('\r\n');
      const names = head.replace('\uFEFF', '').slice(1, -1).split('","');
      const cells = last.split(',').map((cell) => cell.replaceAll('"', ''));
      expect(cells[names.indexOf('complete days')]).toBe('4');
      // 400 g of milk a day.
      expect(cells[names.indexOf('Calcium (mg)')]).toBe('492');
      // Known only for the milk.
      expect(Number(cells[names.indexOf('Calcium, known for % of energy')])).toBeLessThan(10);
    });
    await context.close();
  },
);
