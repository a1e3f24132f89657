import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { expect, test } from '../kit/browser-test';
import { ADA, agree, newPerson, shellIsKept } from '../kit/browsers';

const words = (page: Page) => page.getByRole('textbox', { name: 'What did you eat?' });
const answer = (page: Page) => page.locator('#try-it');
const foods = (page: Page) => page.getByRole('list', { name: 'Where this comes from' });
const keep = (page: Page) => page.getByRole('button', { name: 'Keep this meal' });

/** Completes the first step of signing up on the current page. */
async function createAccountHere(page: Page): Promise<void> {
  await page.getByLabel('First Name').fill('Ada');
  await page.getByLabel('Last Name').fill('Lovelace');
  await page.getByLabel('Email').fill(newPerson().email);
  await page.getByLabel('Password', { exact: true }).fill(ADA.password);
  await page.getByLabel('Confirm Password', { exact: true }).fill(ADA.password);
  await agree(page);
  await page.getByRole('button', { name: 'Create Account' }).click();
}

test.describe('without a service worker', () => {
  // Its precache would load every file anyway.
  test.use({ serviceWorkers: 'block', reducedMotion: 'reduce' });

  test('a meal is tried, kept, and in the diary after the sign-up', async ({ page }) => {
    const asked: string[] = [];
    const sent: string[] = [];
    page.on('request', (request) => {
      asked.push(request.url());
      if (request.method() !== 'GET') sent.push(request.url());
    });
    await page.goto('/', { waitUntil: 'networkidle' });

    await test.step('the analyzer is not loaded before the field has the focus', async () => {
      const before = asked.length;
      expect(page.workers()).toHaveLength(0);
      await words(page).focus();
      await expect.poll(() => page.workers().length).toBe(1);
      expect(asked.length).toBeGreaterThan(before);
    });

    await test.step('the answer has ranges and sources', async () => {
      await words(page).pressSequentially('2 eggs and toast with butter');
      const egg = foods(page).getByRole('listitem').first();
      await expect(egg).toContainText(/Eggs?.*\d+ kcal/);
      await expect(egg).toContainText(/could be \d+ to \d+/);
      await expect(egg).toContainText(/: .*\((FNDDS|SR28|Platelog)/);
      await expect(answer(page).getByRole('status')).toHaveText(/^\d foods, \d+ kilocalories/);
      await expect(words(page)).toBeFocused();
      expect(await barriers(page)).toEqual([]);
    });

    await test.step('it is kept in the tab, through a reload and after going back', async () => {
      await keep(page).click();
      await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
      await expect(page.getByText(/is waiting in this tab/)).toBeVisible();
      await page.reload();
      await expect(page.getByText(/is waiting in this tab/)).toBeVisible();
      await page.goBack();
      await expect(words(page)).toHaveValue('2 eggs and toast with butter');
      await words(page).focus();
      await keep(page).click();
      expect(sent).toEqual([]);
    });

    await test.step('it is the first meal of the account, once', async () => {
      await createAccountHere(page);
      await expect(page.getByRole('heading', { name: 'Your Goals' })).toBeVisible();
      await expect(page.getByText(/is in your diary/)).toBeVisible();
      await page.reload();
      await page.goto('/food-tracker');
      await expect(page.getByRole('article', { name: /egg/i })).toHaveCount(1);
    });

    await test.step('the landing page takes signed-in users to the app', async () => {
      await page.goto('/');
      const open = page.getByRole('link', { name: 'Open Platelog' });
      await expect(open.first()).toHaveAttribute('href', '/dashboard');
      await expect(open).toHaveCount(3);
      await expect(page.getByRole('link', { name: 'Start Tracking' })).toHaveCount(0);
      await words(page).fill('an apple');
      await page.getByRole('button', { name: 'Add to my diary' }).click();
      await page.waitForURL('**/food-tracker');
      await expect(page.getByRole('article', { name: /apple/i })).toHaveCount(1);
    });
  });

  test("on a phone 'Contact' ends at the form, with the focus in its first field", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.getByRole('link', { name: 'Contact' }).click();
    await expect(page.getByLabel('Your name')).toBeFocused();
    const header = await page.getByRole('banner').boundingBox();
    const top = async () =>
      (await page.getByRole('heading', { name: 'Get in Touch' }).boundingBox())?.y ?? 0;
    await expect.poll(top).toBeGreaterThan((header?.height ?? 0) - 1);
    await expect.poll(top).toBeLessThan(200);
  });
});

test(
  'offline: an unknown word is asked about and never counted as 0',
  { tag: '@proof' },
  async ({ newDevice }) => {
    const page = await newDevice();
    await page.goto('/');
    await shellIsKept(page);
    await page.context().setOffline(true);
    await page.reload();
    await words(page).fill('flurbel');
    await expect(answer(page).getByText('What is “flurbel”?', { exact: true })).toBeVisible();
    await expect(answer(page)).not.toContainText(/\b0 kcal/);
    await expect(keep(page)).toHaveCount(0);
    await words(page).fill('flurbel and an apple');
    await expect(foods(page).getByRole('listitem')).toHaveCount(1);
    await expect(answer(page)).toContainText('so it is not counted');
    await keep(page).click();
    await expect(page.getByText(/is waiting in this tab/)).toBeVisible();
    await words(page).waitFor({ state: 'detached' });
  },
);
