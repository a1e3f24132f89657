import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { newPerson, signUp } from '../kit/browsers';

// The service worker is not needed here, and its precache takes a second of processor time per visitor.
test.use({ locale: 'en-GB', serviceWorkers: 'block' });

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'skipped goals start empty; what matters is shown next to the number',
  { tag: '@proof' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await signUp(page, newPerson(), { to: '/profile' });

    await test.step('no number is filled in that the user has not given', async () => {
      await expect(page.getByText('Enter your weight, height and age')).toBeVisible();
      for (const label of ['Current Weight', 'Target Weight', 'Height', 'Age']) {
        await expect(field(page, label)).toHaveValue('');
      }
      await expect(page.getByText('Your daily target:')).toHaveCount(0);
    });

    await test.step('an error disappears as soon as it is fixed, also by another unit', async () => {
      await button(page, 'Save').click();
      await expect(field(page, 'Current Weight')).toBeFocused();
      await expect(page.getByText('Height is required')).toBeVisible();
      await field(page, 'Height').fill('175');
      await expect(page.getByText('Height is required')).toHaveCount(0);
      await field(page, 'Age').fill('25');
      await expect(page.getByText('Age is required')).toHaveCount(0);
      await field(page, 'Current Weight').fill('70');
      await field(page, 'Target Weight').fill('65');
      await expect(page.getByText(/is required/)).toHaveCount(0);
    });

    await test.step('the macros, the limit, the likely date and who should ask a doctor are shown', async () => {
      const card = page.getByRole('region', { name: 'Goals and details' });
      await expect(card).toContainText('Your daily target: 2,010 kcal');
      await expect(card).toContainText(/Protein.*112 g/s);
      await expect(card).toContainText(
        /At this pace you reach 65 kg around \w+ \d{4}, in about 12 weeks\./,
      );
      await expect(card).toContainText('If you are pregnant or nursing, ask a doctor.');
      await field(page, 'Target Weight').fill('72');
      await expect(card).toContainText('You are already at or past your target weight');
      await expect(card).not.toContainText('At this pace');
      await field(page, 'Target Weight').fill('40');
      await expect(card).toContainText(/goes down to 56\.7.kg, the lowest healthy weight/);
      await field(page, 'Target Weight').fill('65');
      await field(page, 'Timeline').selectOption('1 Month');
      await expect(card).toContainText(/Slower than you asked: .* share of what you burn in a day/);
      await field(page, 'Daily Target').selectOption('own');
      await field(page, 'Calories a Day').fill('5');
      await expect(page.getByText(/^Enter a whole number/)).toHaveCount(0);
      await button(page, 'Save').click();
      await expect(page.getByText('Enter a whole number from 800 to 10,000.')).toBeVisible();
      await expect(field(page, 'Calories a Day')).toBeFocused();
      await field(page, 'Calories a Day').fill('1,200');
      await expect(page.getByText(/^Enter a whole number/)).toHaveCount(0);
      await expect(card).toContainText('This is below 1,591 kcal, the least for your body.');
      await expect(card).not.toContainText('At this pace');
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('leaving asks for confirmation: by a link, a tab and the back button', async () => {
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      const bar = page.getByRole('navigation', { name: 'Main' });
      await bar.getByRole('link', { name: 'Diary' }).click();
      await expect(question).toBeVisible();
      expect(await barriers(page)).toEqual([]);
      await button(page, 'Stay here').click();
      await expect(question).toHaveCount(0);
      await page.getByRole('tab', { name: 'Subscription' }).click();
      await question.getByRole('button', { name: 'Stay here' }).click();
      await expect(field(page, 'Calories a Day')).toHaveValue('1,200');
      await field(page, 'Calories a Day').fill('1900');
      await field(page, 'Height').fill('50');
      await button(page, 'Save').click();
      await expect(page.getByText(/^50.cm is unusual for an adult\./)).toBeVisible();
      await button(page, 'Change it').click();
      await expect(field(page, 'Height')).toBeFocused();
      await field(page, 'Height').fill('175');
      await button(page, 'Save').click();
      await expect(page.getByText('Your goals and details are up to date.')).toBeVisible();
      await bar.getByRole('link', { name: 'Today' }).click();
      await expect(page.getByText('of 1,900 kcal')).toBeVisible();
      await bar.getByRole('link', { name: 'Profile' }).click();
      await field(page, 'Age').fill('26');
      await page.goBack();
      await expect(question).toBeVisible();
      await expect(page).toHaveURL(/\/profile$/);
      await question.getByRole('button', { name: 'Leave', exact: true }).click();
      await expect(page).toHaveURL(/\/dashboard$/);
    });
  },
);
