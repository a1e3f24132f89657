import type { Page } from '@playwright/test';

import { expect, test } from '../kit/browser-test';
import { newPerson, shellIsKept, signUp } from '../kit/browsers';

const TRACKER = '/food-tracker';

const hints = (page: Page) => page.locator('[data-first-step]');
const gotIt = (page: Page) => hints(page).getByRole('button', { name: 'Got it' });
const words = (page: Page) => page.getByRole('textbox', { name: 'Describe Meal' });

/** The app knows whether the user is new only after it has read the diary. */
async function reload(page: Page): Promise<void> {
  await page.goto(TRACKER);
  await expect(page.getByRole('region', { name: 'Day total' })).toBeVisible();
}

test(
  'a new user gets three hints, one at a time, and none again after it was followed or dismissed',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: TRACKER });
    await test.step('describe: shown on the empty page, announced, and the focus stays', async () => {
      await expect(hints(page)).toHaveCount(1);
      await expect(hints(page)).toContainText('Write a meal the way you would say it');
      await expect(page.locator('[data-spoken]')).toContainText('Write a meal the way');
      expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY');
      await gotIt(page).click();
      await expect(hints(page)).toHaveCount(0);
      await reload(page);
      await expect(hints(page)).toHaveCount(0);
    });

    await test.step('answer: below the question, until it is answered', async () => {
      await words(page).fill('milk');
      const question = page.getByRole('group', { name: 'How much milk?' });
      await expect(question.getByText('Only what changes the numbers is asked.')).toBeVisible();
      await expect(hints(page)).toHaveCount(1);
      await question.getByRole('button').first().click();
      await expect(hints(page)).toHaveCount(0);
      await words(page).press('Control+Enter');
      await expect(page.getByRole('article', { name: /Milk/ })).toBeVisible();
      // Not next to the first meal: nothing may grow while its Undo is shown.
      await expect(hints(page)).toHaveCount(0);
    });

    await test.step('undo brings the words back, unless others were typed', async () => {
      await page.getByRole('button', { name: 'Undo', exact: true }).click();
      await expect(words(page)).toHaveValue('milk');
      await expect(page.getByText('Your words are back in the field.')).toBeVisible();
      // Otherwise the meal that is being removed would be taken for the next one.
      await expect(page.getByRole('article', { name: /Milk/ })).toHaveCount(0);
      await words(page).press('Control+Enter');
      await expect(page.getByRole('article', { name: /Milk/ })).toBeVisible();
    });

    await test.step('evidence: on the next visit, until it was opened once', async () => {
      await reload(page);
      await expect(hints(page)).toHaveCount(1);
      await page.getByRole('button', { name: 'Where does this come from?' }).click();
      await expect(page.getByRole('dialog', { name: 'Where this comes from' })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(hints(page)).toHaveCount(0);
      await reload(page);
      await expect(page.getByRole('article', { name: /Milk/ })).toBeVisible();
      await expect(hints(page)).toHaveCount(0);
    });
  },
);

test('help works without an account and offline, and finds a misspelled word', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
  await expect(link).toHaveAttribute('href', '/help');
  await shellIsKept(page);
  await page.context().setOffline(true);
  await page.goto('/help#photos-offline');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help');
  await expect(page.getByText('A photo is saved on your device first')).toBeInViewport();

  const search = page.getByRole('searchbox', { name: 'Search help' });
  await search.fill('barcoed');
  await expect(page.getByRole('heading', { name: /^\d+ articles? found$/ })).toBeVisible();
  await expect(page.locator('[data-spoken]').last()).toContainText(/\d+ articles? found/);
  await page.getByText('Scan a barcode', { exact: true }).click();
  await expect(page.getByText('“Scan” reads the barcode with your camera')).toBeVisible();

  await search.fill('xyzzyfoo');
  await expect(
    page.getByRole('heading', { name: /No article found for “xyzzyfoo”/ }),
  ).toBeVisible();
  await page.getByLabel('Your message').fill('What is xyzzyfoo?');
  await search.fill('');
  await expect(page.getByLabel('Your message')).toBeHidden();
  await page.getByRole('button', { name: 'Write to us' }).click();
  await expect(page.getByLabel('Your message')).toHaveValue('What is xyzzyfoo?');
});

test(
  'help is linked from the profile, and links back to Today',
  { tag: '@proof' },
  async ({ page }) => {
    await signUp(page, newPerson(), { to: '/profile' });
    await page.getByRole('main').getByRole('link', { name: 'Help' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeFocused();
    await page.getByRole('link', { name: 'Back to Today' }).click();
    await expect(page.getByRole('heading', { name: /^Hello/ })).toBeVisible();
  },
);
