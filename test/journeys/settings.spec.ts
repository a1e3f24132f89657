import type { Page } from '@playwright/test';

import { barriers } from '../kit/barriers';
import { ALWAYS_ONLINE, expect, test } from '../kit/browser-test';
import { describeMeal, newPerson, shellIsKept, signIn, signUp } from '../kit/browsers';
import { keptOn } from '../kit/device-storage';
import { profileBody } from '../kit/profiles';
import { KEPT_CONNECTION } from '../kit/kept-connection';

test.use({ serviceWorkers: 'allow', locale: 'en-US', colorScheme: 'light' });

const choice = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const background = async (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

const PAPER = 'rgb(250, 246, 239)';
const NIGHT = 'rgb(15, 23, 18)';

test(
  'units and times apply to the user on every device, the theme to one device',
  { tag: '@proof' },
  async ({ page, newDevice }) => {
    const ada = newPerson();
    await signUp(page, ada, { to: '/food-tracker' });
    await page.request.post('/api/profile', { ...KEPT_CONNECTION, data: profileBody() });
    await describeMeal(page, '2 eggs');
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(page.getByRole('article')).toContainText(/\d{1,2}:\d\d.[AP]M/);
    await shellIsKept(page);

    await test.step('each choice takes effect at once, also on the page itself', async () => {
      await page.goto('/profile');
      await expect(page.getByText('Your daily target: 2,010 kcal')).toBeVisible();
      await choice(page, 'Energy').selectOption('kJ');
      await expect(page.getByText('Your daily target: 8,410 kJ')).toBeVisible();
      await choice(page, 'Weight unit').selectOption('lbs');
      await expect(choice(page, 'Current Weight')).toHaveValue('154.3');
      await choice(page, 'First day of the week').selectOption('Saturday');
      await choice(page, 'Clock').selectOption('24 hours');
      await expect(
        page.getByText('Saved. Your other devices follow when they sync.'),
      ).toBeVisible();
      expect(await background(page)).toBe(PAPER);
      await choice(page, 'Theme').selectOption('Dark');
      await expect.poll(async () => background(page)).toBe(NIGHT);
      expect(await barriers(page)).toEqual([]);
      await choice(page, 'Daily Target').selectOption('own');
      await choice(page, 'Kilojoules a Day').fill('8000');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page.getByText('Your goals and details are up to date.')).toBeVisible();
      await expect.poll(async () => (await keptOn(page)).outbox).toEqual([]);
    });

    const shown = async (on: Page) => {
      await on.goto('/dashboard');
      await expect(on.getByText('of 8,000 kJ')).toBeVisible();
      await on.goto('/food-tracker');
      await expect(on.getByRole('region', { name: 'Day total' })).toContainText('of 8,000 kJ');
      await expect(on.getByRole('article')).toContainText('kJ');
      await expect(on.getByRole('article')).toContainText(/\d\d:\d\d(?!.[AP]M)/);
      await expect(on.getByRole('article')).not.toContainText('kcal');
    };

    await test.step('offline, after a reload', async () => {
      await page.context().setOffline(true);
      await shown(page);
      expect(await background(page)).toBe(NIGHT);
      await page.context().setOffline(false);
    });

    await test.step('on another device, with its own theme', async () => {
      const tablet = await newDevice({
        ...ALWAYS_ONLINE,
        locale: 'en-US',
        colorScheme: 'light',
      });
      await signIn(tablet, ada);
      await shown(tablet);
      expect(await background(tablet)).toBe(PAPER);
      await tablet.goto('/profile');
      await expect(choice(tablet, 'First day of the week')).toHaveValue('saturday');
      await expect(choice(tablet, 'Current Weight')).toHaveValue('154.3');
    });

    await test.step('the tab is in the address, for a reload and for the back button', async () => {
      await page.goto('/profile');
      await page.getByRole('tab', { name: 'Subscription' }).click();
      await expect(page).toHaveURL(/\/profile\?tab=subscription$/);
      await page.reload();
      await expect(page.getByRole('tabpanel', { name: 'Subscription' })).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('tabpanel', { name: 'Account' })).toBeVisible();
    });
  },
);
