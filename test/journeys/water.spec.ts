import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';

const water = (page: Page) => page.getByRole('region', { name: 'Water', exact: true });
const glass = async (page: Page) =>
  water(page).getByRole('button', { name: 'Glass', exact: true }).click();

test(
  'water of two offline devices adds up, can be undone, and hidden',
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
    await expect(water(other).getByText('0 of 8 glasses')).toBeVisible();

    await test.step('each counts offline', async () => {
      for (const device of [page, other]) await device.context().setOffline(true);
      await glass(page);
      await expect(water(page).getByText('1 of 8 glasses')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await glass(page);
      await expect(water(page).getByText('2 of 8 glasses')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(water(page).getByText('1 of 8 glasses')).toBeVisible();
      await water(other).getByRole('button', { name: 'Bottle, 500 ml' }).click();
      await expect(water(other).getByText('2 of 8 glasses')).toBeVisible();
    });

    await test.step('both count in the end', async () => {
      for (const device of [page, other]) await device.context().setOffline(false);
      for (const device of [page, other])
        await expect(water(device).getByText('3 of 8 glasses')).toBeVisible({ timeout: 30_000 });
    });

    await test.step('the last drink is removed and restored', async () => {
      await water(page).getByRole('button', { name: 'Remove the last drink of water' }).click();
      await expect(water(page).getByText('3 of 8 glasses')).toHaveCount(0);
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(water(page).getByText('3 of 8 glasses')).toBeVisible();
    });

    await test.step('any amount, and drinks in meals', async () => {
      await water(page).getByRole('button', { name: 'Other amount' }).click();
      const amount = water(page).getByLabel('Amount in ml');
      await amount.fill('6000');
      await amount.press('Enter');
      await expect(water(page).getByText('Enter an amount from 1 to 5,000 ml.')).toBeVisible();
      await amount.fill('125');
      await amount.press('Enter');
      await expect(water(page).getByText('3.5 of 8 glasses')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await describeMeal(page, '500 ml water');
      await expect(water(page).getByText('5.5 of 8 glasses')).toBeVisible();
      await expect(water(page).getByText('2 of them from drinks in your meals.')).toBeVisible();
    });

    await test.step('Today shows it too', async () => {
      await page.goto('/dashboard');
      await expect(water(page).getByText('5.5 of 8 glasses')).toBeVisible();
      await glass(page);
      await expect(water(page).getByText('6.5 of 8 glasses')).toBeVisible();
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(water(page).getByText('5.5 of 8 glasses')).toBeVisible();
      await page.goto('/profile');
      await page.getByLabel('Drinks in Meals').selectOption('Not counted');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    });

    await test.step('another goal, or none', async () => {
      await page.goto('/profile');
      await page.getByLabel('Water', { exact: true }).selectOption('10 glasses a day');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.goto('/food-tracker');
      await expect(water(page).getByText('3.5 of 10 glasses')).toBeVisible();
      await page.goto('/profile');
      await page.getByLabel('Water', { exact: true }).selectOption('Hidden');
      await expect(page.getByText('Saved', { exact: true })).toBeVisible();
      await page.goto('/food-tracker');
      await expect(page.getByRole('button', { name: 'Your foods' })).toBeVisible();
      await expect(water(page)).toHaveCount(0);
    });
  },
);
