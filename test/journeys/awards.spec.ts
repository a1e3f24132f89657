import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';

const TOAST = helping('Toast', { calories: 300, protein: 8, fiber: 2 });
const SOON = { timeout: 15_000 };

const medal = (page: Page, words: RegExp) => page.getByText(words);

async function look(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect({ found: await barriers(page), overflow }).toEqual({ found: [], overflow: false });
}

test.use({ viewport: { width: 360, height: 780 } });

test(
  'two offline devices earn an award once, and it stays when its meal is deleted',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    const person = newPerson();
    await signUp(page, person, { to: '/food-tracker' });
    await shellIsKept(page);
    const other = await newDevice();
    await haveSession(other, person);
    await other.goto('/food-tracker');
    await shellIsKept(other);

    await test.step('each earns the first award', async () => {
      for (const device of [page, other]) {
        await device.context().setOffline(true);
        await describeMeal(device, 'an apple');
        await expect(device.getByRole('article')).toHaveCount(1);
        await device.goto('/awards');
        await expect(medal(device, /^First meal: You logged your first meal\. Earned/)).toBeVisible(
          SOON,
        );
        await expect(medal(device, /^Ten meals: 1 of 10 so far/)).toBeVisible();
      }
      await look(page);
    });

    await test.step('in the end both have it once', async () => {
      for (const device of [page, other]) await device.context().setOffline(false);
      for (const device of [page, other]) {
        await expect(medal(device, /^Ten meals: 2 of 10 so far/)).toBeVisible();
        await expect(device.getByText('1 of 24 earned')).toBeVisible();
      }
    });

    await test.step('it stays when the meals are deleted', async () => {
      await page.goto('/food-tracker');
      await page.getByRole('button', { name: 'Delete Apple' }).first().click();
      await page.goto('/awards');
      await expect(medal(page, /^First meal: You logged your first meal\. Earned/)).toBeVisible();
    });

    await test.step('a streak continues over a frozen day', async () => {
      const days = [1, 2, 3, 5, 6];
      await bringHistory(page, {
        meals: days.map((day) => ({ at: `${daysAgo(day)}T08:00`, items: [TOAST] })),
      });
      await page.goto('/awards');
      const streak = page.getByRole('region', { name: 'Your streak' });
      await expect(streak).toContainText(/[56]days in a row/, SOON);
      await expect(streak).toContainText(/meals on [56] days, 1 freeze used/);
    });

    await test.step('all awards can be hidden', async () => {
      await page.getByRole('button', { name: 'Hide awards' }).click();
      await expect(page.getByText(/^Awards are hidden/)).toBeVisible();
      await page.goto('/profile');
      await expect(page.getByLabel('Awards', { exact: true })).toHaveValue('hidden');
      await page.getByLabel('Streak', { exact: true }).selectOption('Hidden');
      await expect(
        page.getByText('Saved', { exact: true }).or(page.getByText(/^Saved\./)),
      ).toBeVisible();
      await page.goto('/dashboard');
      await expect(page.getByRole('link', { name: 'See your progress' })).toBeVisible();
      await expect(page.getByText(/in a row/)).toHaveCount(0);
      await expect(page.getByRole('link', { name: /award/i })).toHaveCount(0);
    });
  },
);
