import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signUp } from '../kit/browsers';

const sheet = (page: Page) => page.getByRole('dialog').last();

test(
  'an item shows its amount, its food and its range, on a phone offline',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice({ viewport: { width: 360, height: 740 } });
    await signUp(page, newPerson(), { to: '/food-tracker' });
    await shellIsKept(page);
    await page.context().setOffline(true);
    await describeMeal(page, '2 eggs and toast');
    const items = page.getByRole('article').getByRole('list', { name: 'Items' });
    const item = (name: RegExp) => items.getByRole('button', { name });

    await test.step('the amount is shown as the user stated it, and another unit keeps the weight', async () => {
      await item(/^Eggs ?, 2 eggs \(100 g\)/).click();
      await expect(
        sheet(page).getByText('2 eggs (100 g), the number you gave, at the usual weight'),
      ).toBeVisible();
      await expect(sheet(page).getByText(/^could be \d+ to \d+$/)).toBeVisible();
      const unit = sheet(page).getByRole('combobox', { name: 'Unit for Eggs' });
      await unit.selectOption('grams');
      await expect(sheet(page).getByRole('textbox', { name: 'Grams of Eggs' })).toHaveValue('100');
      await unit.selectOption('egg (50 g)');
      const eggs = sheet(page).getByRole('textbox', { name: 'Amount of Eggs, in eggs' });
      await expect(eggs).toHaveValue('2');
      await eggs.fill('3');
      await expect(sheet(page).getByText('3 eggs (150 g), set by you')).toBeVisible();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('Escape closes the search, then the sheet; another food keeps its position', async () => {
      const change = sheet(page).getByRole('button', { name: 'Change food: Eggs' });
      await change.click();
      await page.keyboard.press('Escape');
      await expect(change).toBeFocused();
      await change.click();
      await page.getByRole('searchbox', { name: 'Replace Eggs' }).fill('tofu');
      await page.getByRole('list', { name: 'Foods found' }).getByRole('button').first().click();
      await sheet(page).getByRole('button', { name: 'Done' }).click();
      await expect(items.getByRole('button').first()).toHaveText(/150 g, changed by you/);
    });

    await test.step('an implausible value is asked about once', async () => {
      await item(/^Toast/).click();
      await sheet(page).getByRole('combobox', { name: 'Unit for Toast' }).selectOption('grams');
      await sheet(page).getByRole('textbox', { name: 'Grams of Toast' }).fill('9999');
      await sheet(page).getByRole('button', { name: 'Done' }).click();
      await expect(sheet(page).getByRole('alert')).toContainText('Is that right?');
      await sheet(page).getByRole('button', { name: 'Yes, keep it' }).click();
      await expect(item(/^Toast ?, 9,999 g/)).toBeFocused();
    });

    await test.step('unknown values are shown as unknown, and typed values have no range', async () => {
      await page.getByRole('button', { name: 'Quick add' }).click();
      await sheet(page).getByLabel('Calories, kcal').fill('450');
      await page.keyboard.press('Enter');
      const quick = page.getByRole('article', { name: 'Quick add' });
      await quick.getByRole('list', { name: 'Items' }).getByRole('button').click();
      await expect(sheet(page).getByText('unknown', { exact: true }).first()).toBeVisible();
      await expect(sheet(page).getByText(/could be/)).toHaveCount(0);
    });
  },
);
