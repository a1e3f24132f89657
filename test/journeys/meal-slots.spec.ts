import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { haveSession } from '../kit/browser-account';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';
import { daysAgo } from '../kit/history';

const LONG = '🥐 After the gym, before the bus, standing in the kitchen';

async function addMeal(page: Page, name: string, time: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a meal of the day' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel('Name').fill(name);
  await sheet.getByLabel('Usual time').fill(time);
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
}

async function logAt(page: Page, time: string, words: string): Promise<void> {
  await page.getByLabel('Meal Time').fill(`${daysAgo(0)}T${time}`);
  await page.getByLabel('Describe Meal').fill(words);
  await page.getByRole('button', { name: 'Analyze Description' }).click();
}

const titles = async (page: Page) =>
  page
    .getByRole('region', { name: 'Your meals' })
    .getByRole('heading', { level: 2 })
    .allTextContents();

test(
  'a custom meal slot, added offline, has its entries, also on another device',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const person = newPerson();
    const page = await newDevice({ viewport: { width: 1280, height: 800 } });
    await signUp(page, person, { to: '/profile' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    const card = page.getByRole('region', { name: 'Meals of the day' });

    await test.step('it is added between the four types, by its time, and moved', async () => {
      await page.getByRole('button', { name: 'Add a meal of the day' }).click();
      const sheet = page.getByRole('dialog');
      await sheet.getByLabel('Name').fill('breakfast');
      await sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await expect(sheet.getByText('There is one of this name already.')).toBeVisible();
      await sheet.getByLabel('Name').fill('Second breakfast');
      await sheet.getByLabel('Counts as').selectOption('snack');
      await sheet.getByRole('button', { name: 'Add', exact: true }).click();
      await addMeal(page, LONG, '23:30');
      await expect(card.getByRole('listitem')).toHaveCount(6);
      await card.getByRole('button', { name: 'Move Second breakfast up' }).click();
      await expect(card.getByRole('listitem').first()).toContainText('Second breakfast');
      await page.getByRole('button', { name: 'Undo' }).last().click();
      await expect(card.getByRole('listitem').nth(1)).toContainText('Second breakfast');
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('its time offers it, the diary shows it in its position, and a copy stays in it', async () => {
      await page.goto('/food-tracker');
      await logAt(page, '10:10', '1 banana');
      const section = page.getByRole('region', { name: 'Second breakfast' });
      await expect(section.getByText('Banana').first()).toBeVisible();
      await expect(page.getByText('Added to Second breakfast')).toBeVisible();
      await logAt(page, '00:10', '1 apple');
      await expect(
        page.getByRole('region', { name: LONG }).getByText('Apple').first(),
      ).toBeVisible();
      expect(await titles(page)).toEqual(
        expect.arrayContaining([
          'Breakfast',
          'Second breakfast',
          'Lunch',
          'Dinner',
          LONG,
          'Snacks',
        ]),
      );
      await page.goto('/dashboard');
      const today = page.getByRole('region', { name: 'Today’s meals' });
      await expect(today.getByText(/^Second breakfast · /)).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('it is also on another device; removed there, its entries are under Snacks', async () => {
      await page.context().setOffline(false);
      const other = await newDevice({ ...ALWAYS_ONLINE, viewport: { width: 360, height: 780 } });
      await haveSession(other, person);
      await other.goto('/food-tracker');
      const section = other.getByRole('region', { name: 'Second breakfast' });
      await expect(section.getByText('Banana').first()).toBeVisible({ timeout: 30_000 });
      expect(await barriers(other)).toEqual([]);
      await other.goto('/profile');
      await other.getByRole('button', { name: 'Change Second breakfast' }).click();
      await other.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
      await expect(other.getByText('Removed. Its entries are under Snacks.')).toBeVisible();
      await page.goto('/food-tracker');
      await expect(section).toBeHidden();
      const snacks = page.getByRole('region', { name: 'Snacks' });
      await expect(snacks.getByText('Banana').first()).toBeVisible({ timeout: 30_000 });
    });
  },
);
