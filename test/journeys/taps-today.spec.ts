import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { mealsOnServer, newPerson, shellIsKept, signUp } from '../kit/browsers';
import { bringHistory } from '../kit/history';
import { helping } from '../kit/items';
import { profileFields } from '../kit/profiles';
import { countTaps } from '../kit/taps';

const BREAKFAST_HOUR = 8;
const DAY_MS = 24 * 3600 * 1000;

/** A time zone in which it is breakfast time now. */
function breakfastZone(): string {
  const ahead = ((BREAKFAST_HOUR - new Date().getUTCHours() + 35) % 24) - 11;
  // The sign of these names is inverted.
  return ahead > 0 ? `Etc/GMT-${ahead}` : `Etc/GMT+${-ahead}`;
}

function dayIn(timeZone: string, daysAgo: number): string {
  // The Swedish locale formats dates as 'YYYY-MM-DD'.
  return new Date(Date.now() - daysAgo * DAY_MS).toLocaleDateString('sv-SE', { timeZone });
}

const PORRIDGE = helping('Porridge with berries', { calories: 390 });
const LATTE = helping('Latte', { calories: 120 });
const meals = (page: Page) => page.getByRole('region', { name: 'Today’s meals' });
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text);

async function openApp(page: Page): Promise<void> {
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Hello, Ada' })).toBeVisible();
}

test(
  'from the opened app: breakfast again 2, weight 3, this week 1',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const timezoneId = breakfastZone();
    const viewport = { width: 360, height: 780 };
    const page = await newDevice({ timezoneId, viewport, hasTouch: true });
    await signUp(page, newPerson(), { to: '/robots.txt' });
    const yesterday = dayIn(timezoneId, 1);
    await bringHistory(page, {
      meals: [
        { at: `${yesterday}T08:05`, items: [PORRIDGE] },
        { at: `${yesterday}T08:20`, items: [LATTE] },
      ].map((meal) => ({ ...meal, mealType: 'breakfast' as const })),
      profile: profileFields(),
      weights: [{ at: `${yesterday}T07:00`, weight: 70 }],
    });
    await openApp(page);
    await shellIsKept(page);
    const again = meals(page).getByRole('button', { name: /^Same breakfast as yesterday/ });
    await expect(again).toContainText('Porridge with berries + Latte');
    expect(await barriers(page)).toEqual([]);
    await page.context().setOffline(true);

    await test.step('yesterday’s breakfast again, offline', async () => {
      await countTaps('yesterday’s breakfast again', 2, async ({ tap }) => {
        await tap(again);
        await expect(toast(page, 'Added to Breakfast')).toBeVisible();
        await expect(toast(page, '510 kcal today')).toBeVisible();
      });
      const rows = meals(page).getByRole('listitem');
      await expect(rows).toHaveCount(2);
      await expect(again).toBeHidden();
      await expect(rows.first().getByRole('link')).toBeFocused();
      await expect(page.getByText('1,500 kcal left')).toBeVisible();
      await expect(page.getByText(/^2 entries waiting for signal/)).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(again).toBeFocused();
      await expect(rows).toHaveCount(0);
      await again.evaluate((button: HTMLElement) => {
        button.click();
        button.click();
      });
      await expect(rows).toHaveCount(2);
    });

    await test.step('the weight, prefilled and changed by steps', async () => {
      await openApp(page);
      await expect(page.getByLabel('Weight in kg')).toHaveValue('70');
      await countTaps('weight', 3, async ({ tap }) => {
        await tap(page.getByRole('button', { name: '0.1 kg less' }));
        await tap(page.getByRole('button', { name: '0.1 kg less' }));
        await tap(page.getByRole('button', { name: 'Save weight' }));
        await expect(toast(page, '69.8 kg saved')).toBeVisible();
      });
      await expect(page.getByLabel('Weight in kg')).toHaveValue('69.8');
      await expect(page.getByRole('button', { name: 'Save weight' })).toBeFocused();
      await page.getByLabel('Weight in kg').fill('98');
      await page.keyboard.press('Enter');
      await expect(page.getByText(/40% more than your last weight/)).toBeVisible();
      await page.getByRole('button', { name: 'Change it' }).click();
      await expect(page.getByLabel('Weight in kg')).toBeFocused();
    });

    await test.step('this week', async () => {
      await openApp(page);
      await countTaps('this week', 1, async ({ tap }) => {
        await tap(page.getByRole('link', { name: 'Progress', exact: true }));
        await expect(page.getByRole('radio', { name: '7 days' })).toBeChecked();
        await expect(
          page.getByText(/^None of these 7 days is complete yet: 1 is logged/),
        ).toBeVisible();
      });
    });

    await test.step('everything reaches the server, once', async () => {
      await page.context().setOffline(false);
      await expect.poll(async () => (await mealsOnServer(page)).length).toBe(4);
      await openApp(page);
      await expect(page.getByText(/waiting for signal|not sent yet|not answering/)).toBeHidden();
    });
  },
);
