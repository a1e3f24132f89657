import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { cutOff, cutOffWhereRoomIsShort, drawn } from '../kit/cut-off';
import { copyMeal } from '../kit/device-storage';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';
import { profileFields } from '../kit/profiles';

const ROUTES = [
  '/dashboard',
  '/food-tracker',
  '/insights',
  '/profile',
  '/profile?tab=subscription',
  '/sync-status',
];
// The longest possible name, in one word; and one that is written from right to left.
const NAMES = { long: 'W'.repeat(100), 'right-to-left': 'عبد الرحمن بن عبد الله آل الشيخ' };

test.use({ reducedMotion: 'reduce' });

/** Checks every screen at these widths; each is loaded once. */
async function look(page: Page, widths: number[]): Promise<string[]> {
  const found: string[] = [];
  for (const route of ROUTES) {
    await page.goto(route);
    await expect(page.locator('h1')).toBeVisible();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await drawn(page);
      found.push(...(await cutOff(page)).map((what) => `${route}, ${width} px: ${what}`));
    }
  }
  return found;
}

for (const [kind, name] of Object.entries(NAMES)) {
  test(
    `a ${kind} name of a user and of a meal fits on every screen`,
    { tag: '@proof' },
    async ({ page }) => {
      await signUp(page, newPerson(name));
      await bringHistory(page, {
        meals: [{ at: `${daysAgo(0)}T08:05`, items: [helping(name, { calories: 400 })] }],
      });
      expect(await look(page, [320, 1280])).toEqual([]);
      await page.setViewportSize({ width: 320, height: 800 });
      for (const act of ['Copy', 'Edit']) {
        await page.goto('/food-tracker');
        await page.getByRole('button', { name: `${act} ${name}` }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await cutOff(page)).toEqual([]);
      }
    },
  );
}

test('with goals and large text, the numbers of days fit, and no word is broken', async ({
  page,
}) => {
  await signUp(page, newPerson());
  await bringHistory(page, {
    profile: profileFields(),
    meals: [0, 1, 2].map((days) => ({
      at: `${daysAgo(days)}T08:05`,
      items: [helping('Porridge', { calories: 1_900, protein: 112, fat: null })],
    })),
  });
  for (const route of ['/food-tracker', '/insights']) {
    await page.goto(route);
    await expect(page.getByText('unknown').first()).toBeVisible();
    expect(await cutOffWhereRoomIsShort(page)).toEqual([]);
  }
  const unknown = page.locator('strong', { hasText: /^unknown$/ }).first();
  const isBroken = await unknown.evaluate((shown) => {
    const words = document.createRange();
    words.selectNodeContents(shown);
    return words.getClientRects().length > 1;
  });
  expect(isBroken).toBe(false);
});

test(
  'with 10,000 meals every screen opens, and the numbers are right',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/food-tracker' });
    await describeMeal(page, 'an apple');
    await expect(page.getByText('Synced', { exact: true })).toBeVisible();
    await shellIsKept(page);
    await page.context().setOffline(true);
    await copyMeal(page, 10_000);
    await page.goto('/dashboard');
    await expect(page.getByText('1,000 days in a row')).toBeVisible();
    await page.goto('/food-tracker');
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await look(page, [360])).toEqual([]);
  },
);
