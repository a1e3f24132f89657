import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { bringHistory, daysAgo } from '../kit/history';
import { helping } from '../kit/items';
import { profileOfOwnTarget } from '../kit/profiles';

const DAYS = Array.from({ length: 45 }, (_, index) => 45 - index);

// At 2,300 kcal eaten and 0.05 kg lost a day, the body uses about 2,600 kcal.
const HISTORY = {
  profile: profileOfOwnTarget(),
  meals: DAYS.map((ago) => ({
    at: `${daysAgo(ago)}T12:30`,
    items: [helping('Stew', { calories: 2_300, protein: 120, carbs: 220, fat: 90 })],
  })),
  weights: DAYS.map((ago) => ({
    at: `${daysAgo(ago)}T07:00`,
    weight: Number((80 + 0.05 * (ago - 1)).toFixed(2)),
  })),
};

const card = (page: Page) => page.getByRole('region', { name: 'What your body uses' });
const question = (page: Page) => page.getByRole('region', { name: 'Weekly check-in' });
const adapt = (page: Page) => page.getByLabel('Adapt my daily target to this');

async function look(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect({ found: await barriers(page), overflow }).toEqual({ found: [], overflow: false });
}

test(
  'two offline devices answer one check-in, and one target remains',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    await page.setViewportSize({ width: 360, height: 780 });
    const person = newPerson();
    await signUp(page, person, { to: '/dashboard' });
    await shellIsKept(page);
    await bringHistory(page, HISTORY);

    await test.step('expenditure is shown with its range and its reason', async () => {
      await page.goto('/insights');
      await expect(card(page)).toContainText(/2,[56]\d0 kcal a day/);
      await expect(card(page)).toContainText(/Likely between 2,\d{3} and 2,\d{3}.kcal/);
      await expect(card(page)).toContainText(/you ate 2,300.kcal on an average complete day/);
      await expect(card(page)).toContainText(/your weight went down 0\.\d.kg a week/);
      await card(page).getByText('What is counted').click();
      await expect(card(page)).toContainText(/28 complete days, and your weight on 28 days/);
      await expect(question(page)).toHaveCount(0);
      await look(page);
    });

    await test.step('there is no check-in until it is turned on, and the target changes only after a yes', async () => {
      await adapt(page).click();
      await expect(adapt(page)).toBeChecked();
      await expect(question(page)).toContainText(/2,150 kcal a day/);
      await expect(question(page)).toContainText(/Your target until now: 2,000.kcal/);
      await look(page);
    });

    const other = await newDevice();
    await haveSession(other, person);
    await other.goto('/insights');
    await shellIsKept(other);
    await expect(question(other)).toBeVisible({ timeout: 30_000 });

    await test.step('each answers offline', async () => {
      for (const device of [page, other]) await device.context().setOffline(true);
      await question(page).getByRole('button', { name: 'Use 2,150 kcal' }).press('Enter');
      await expect(question(page)).toHaveCount(0);
      await expect(card(page).getByRole('heading')).toBeFocused();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(question(page)).toBeVisible();
      await question(page).getByRole('button', { name: 'Use 2,150 kcal' }).click();
      await expect(question(page)).toHaveCount(0);
      await question(other).getByRole('button', { name: 'Another number' }).click();
      const number = question(other).getByLabel('Target in kcal a day');
      await expect(number).toBeFocused();
      await number.fill('5');
      await number.press('Enter');
      await expect(question(other)).toContainText('Enter a whole number from 800 to 10,000.');
      await number.fill('2,100');
      await number.press('Enter');
      await expect(question(other)).toHaveCount(0);
    });

    await test.step('both have the later answer, and show its date', async () => {
      for (const device of [page, other]) await device.context().setOffline(false);
      for (const device of [page, other]) {
        await expect(adapt(device)).toBeChecked();
        await card(device).getByText('Your targets so far').click();
        await expect(card(device)).toContainText(/Since .*2,100 kcalBefore2,000 kcal/, {
          timeout: 30_000,
        });
        await look(device);
      }
      await page.goto('/dashboard');
      await expect(page.getByText('of 2,100 kcal')).toBeVisible();
    });

    await test.step('the profile says that the target adapts, and can fix it', async () => {
      await page.goto('/profile');
      const way = page.getByLabel('Daily Target', { exact: true });
      await expect(way).toHaveValue('adaptive');
      await look(page);
      await way.selectOption('own');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your goals and details are up to date.')).toBeVisible();
      await page.goto('/insights');
      await expect(adapt(page)).not.toBeChecked();
    });
  },
);
