import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { newPerson } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { describeMeal, shellIsKept, signIn, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';

const STEW = helping('Stew', { calories: 1_500, protein: 60 });
const TOAST = helping('Toast', { calories: 300, protein: 8 });

const HISTORY = {
  meals: [
    { at: `${daysAgo(1)}T08:00`, items: [TOAST] },
    { at: `${daysAgo(2)}T12:30`, items: [STEW] },
  ],
  weights: [],
};

async function look(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect({ found: await barriers(page), overflow }).toEqual({ found: [], overflow: false });
}

test.use({ viewport: { width: 360, height: 780 } });

test(
  'a day counts once its user marks it as complete, also offline',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const person = newPerson();
    await signUp(page, person);
    await shellIsKept(page);
    const total = page.getByRole('region', { name: 'Day total' });

    await test.step('averages exclude a day with a missing meal, and say so', async () => {
      await bringHistory(page, HISTORY);
      await page.goto('/insights');
      await expect(page.getByText('On your only complete day 1,500 kcal.')).toBeVisible();
      await expect(page.getByText(/^1 of 7 days is complete/)).toBeVisible();
      await page.getByText('Which days are complete').click();
      await expect(page.getByText(/at least half of what your body uses at rest/)).toBeVisible();
      await page.getByRole('button', { name: 'Calories: show as a table' }).click();
      await expect(page.getByText('300 kcal, not complete')).toBeVisible();
      await look(page);
    });

    await test.step('the diary gives the reason, and one tap settles it offline', async () => {
      await page.goto(`/food-tracker?day=${daysAgo(1)}`);
      await expect(total).toContainText('Not in your averages: a meal is probably missing.');
      await page.context().setOffline(true);
      await total.getByRole('button', { name: 'That’s everything' }).click();
      await expect(total).toContainText('You said this day is complete.');
      await expect(total.getByRole('button', { name: 'Something is missing' })).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(total).toContainText('a meal is probably missing.');
      await total.getByRole('button', { name: 'That’s everything' }).press('Enter');
      await expect(total).toContainText('You said this day is complete.');
      await look(page);
      await page.getByRole('link', { name: 'Progress' }).click();
      // (300 + 1,500) / 2
      await expect(page.getByText('On average 900 kcal a day.')).toBeVisible();
      await expect(page.getByText(/^2 of 7 days are complete/)).toBeVisible();
    });

    await test.step('today is marked as complete and reopened', async () => {
      await page.goto('/food-tracker');
      await expect(total).toBeVisible();
      await expect(total.getByRole('button', { name: 'That’s everything today' })).toHaveCount(0);
      await describeMeal(page, 'an apple');
      await total.getByRole('button', { name: 'That’s everything today' }).click();
      await expect(total).toContainText('Today is complete.');
      await total.getByRole('button', { name: 'Not yet' }).click();
      await expect(total.getByRole('button', { name: 'That’s everything today' })).toBeVisible();
      await page.context().setOffline(false);
    });

    await test.step('another device shows it', async () => {
      const other = await newDevice(ALWAYS_ONLINE);
      await signIn(other, person);
      await other.goto(`/food-tracker?day=${daysAgo(1)}`);
      await expect(other.getByRole('region', { name: 'Day total' })).toContainText(
        'You said this day is complete.',
      );
    });
  },
);
